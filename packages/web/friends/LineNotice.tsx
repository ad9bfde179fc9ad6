import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { theReferee, useLine } from './server-session.ts';

/** Says that the connection is broken, once it has been so for longer than a blink. */
export function LineNotice() {
  const { t } = useTranslation();
  const broken = useLine() === 'broken';
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!broken) return setLong(false);
    const timer = setTimeout(() => setLong(true), 700);
    return () => clearTimeout(timer);
  }, [broken]);
  return (
    <div role="status">
      {broken && long && (
        <p className="house-notice line-broken">
          <span className="pulse" aria-hidden="true" />
          <span>{t('line.broken')}</span>
          <button type="button" className="quiet-button" onClick={() => theReferee().redial()}>
            {t('line.now')}
          </button>
        </p>
      )}
    </div>
  );
}
