import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Patterns } from '../board/Patterns.tsx';
import { FrontPage } from './FrontPage.tsx';
import { useRoute } from './route.ts';
import { Trouble } from './Trouble.tsx';

const TableScreen = lazy(() => import('./TableScreen.tsx').then((m) => ({ default: m.TableScreen })));

export function App() {
  const { t } = useTranslation();
  return (
    <>
      <Patterns />
      <Suspense fallback={<p className="loading">{t('loading')}</p>}>
        <Screen />
      </Suspense>
    </>
  );
}

function Screen() {
  const { t } = useTranslation();
  const [first = '', second] = useRoute().split('/');
  if (first === '') return <FrontPage />;
  if (first === 'table' && second) return <TableScreen key={second} game={second} />;
  return <Trouble text={t('trouble.no-page')} />;
}
