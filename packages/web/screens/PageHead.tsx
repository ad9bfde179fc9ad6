import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../look/page-title.ts';
import { hrefOf } from './address.ts';
import { follow } from './route.ts';

/** The head of every page but the front page and the table: where am I, and the way back. */
export function PageHead({ title, back = '/' }: { readonly title: string; readonly back?: string }) {
  const { t } = useTranslation();
  usePageTitle(title);
  return (
    <header className="page-head">
      <a href={hrefOf(back)} className="quiet-button" onClick={follow}>
        ← {t('back')}
      </a>
      <h1>{title}</h1>
    </header>
  );
}
