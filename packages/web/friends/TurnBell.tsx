import { useTranslation } from 'react-i18next';
import { useBell } from './use-bell.ts';

/** Offers to tell when it is one's turn; gone once that is settled. */
export function TurnBell() {
  const { t } = useTranslation();
  const { bell, ring } = useBell();
  if (bell !== 'off') return null;
  return (
    <button type="button" className="quiet-button" onClick={ring}>
      {t('notice.allow')}
    </button>
  );
}
