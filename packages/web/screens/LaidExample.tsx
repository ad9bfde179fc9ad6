import { useTranslation } from 'react-i18next';
import type { Evenness } from '../table/protocol.ts';

interface Props {
  readonly evenness: Evenness | null;
  /** lays another board; none where the seed was given by hand */
  reroll?(): void;
}

/** What is to be said of the board that will be played on: how even it is, and the way to another one. */
export function LaidExample({ evenness, reroll }: Props) {
  const { t } = useTranslation();
  const most = Math.max(1, ...(evenness?.pips ?? []));
  return (
    <>
      <div className="lay-ways">
        <span className="soft">{t('set-up.laid-note')}</span>
        {reroll && (
          <button type="button" className="action reroll" onClick={reroll}>
            {t('set-up.reroll')}
          </button>
        )}
      </div>
      {evenness && (
        <p className="evenness" title={t('set-up.even-note')}>
          <span className="even-bars" aria-hidden="true">
            {evenness.pips.map((pips, seat) => (
              <i key={seat} style={{ height: `${(pips / most) * 100}%` }} />
            ))}
          </span>
          <span>
            {t(evenness.even >= 90 ? 'set-up.even' : evenness.even >= 80 ? 'set-up.fair' : 'set-up.uneven')}{' '}
            <b>{evenness.even} %</b>
          </span>
          <small className="soft">
            {t('set-up.even-pips', { list: evenness.pips.join(' · ') })} {t('set-up.even-note')}
          </small>
        </p>
      )}
    </>
  );
}
