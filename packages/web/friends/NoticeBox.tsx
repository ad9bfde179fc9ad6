import { useTranslation } from 'react-i18next';
import { useBell } from './use-bell.ts';

/** Whether this browser tells when it is one's turn: what it can, what it was forbidden, on and off. */
export function NoticeBox() {
  const { t } = useTranslation();
  const { bell, ring, ringNoMore } = useBell();
  if (bell === null) return null;
  const rings = bell === 'page' || bell === 'push';
  return (
    <section className="card-box notices" data-bell={bell}>
      <h2>{t('notice.title')}</h2>
      <p className="soft">{t(`notice.${bell}`)}</p>
      {bell === 'off' && (
        <button type="button" className="action" onClick={ring}>
          {t('notice.allow')}
        </button>
      )}
      {rings && (
        <button type="button" className="action" onClick={ringNoMore}>
          {t('notice.stop')}
        </button>
      )}
    </section>
  );
}
