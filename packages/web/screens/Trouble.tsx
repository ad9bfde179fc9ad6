import { useTranslation } from 'react-i18next';
import { follow } from './route.ts';

/** Something is wrong, said plainly, with the way back. */
export function Trouble({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <main className="page trouble">
      <h1>{t('trouble.title')}</h1>
      <p>{text}</p>
      <a href="/" onClick={follow}>
        {t('home')}
      </a>
    </main>
  );
}
