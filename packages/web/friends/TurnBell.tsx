import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayNotify } from './notice.ts';

/** Asks whether the system may say when it is one's turn; gone once that is settled. */
export function TurnBell() {
  const { t } = useTranslation();
  const [allowed, setAllowed] = useState(mayNotify);
  if (allowed !== 'default') return null;
  return (
    <button
      type="button"
      className="quiet-button"
      onClick={() => void Notification.requestPermission().then(setAllowed)}
    >
      {t('notice.allow')}
    </button>
  );
}
