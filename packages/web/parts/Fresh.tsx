import { useTranslation } from 'react-i18next';

/** How many new things wait behind a button. */
export function Fresh({ count }: { readonly count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className="fresh">
      {count}
      <span className="sr"> {t('fresh')}</span>
    </span>
  );
}
