import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkTo } from '../screens/address.ts';
import { gradeOf, squares } from './score.ts';

interface Props {
  readonly day: string;
  readonly score: number;
  readonly places: readonly number[];
}

/** The score of a day, and a line of it for friends. */
export function DayResult({ day, score, places }: Props) {
  const { t } = useTranslation();
  const [shared, setShared] = useState<string | null>(null);
  const line = `${t('daily.line', { day, score })} ${squares(places)} ${linkTo(`/daily/${day}`)}`;
  const share = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(line);
      setShared(t('daily.copied'));
    } catch {
      // A browser may forbid it; then the line is there to be copied by hand.
      setShared(t('daily.copy-this'));
    }
  };
  return (
    <div className="daily-result">
      <p className="daily-total">
        <b>{score}</b> {t('daily.of-100')}{' '}
        {places.map((place, nth) => (
          <i key={nth} className={`daily-square ${gradeOf(place).grade}`} aria-hidden="true" />
        ))}
      </p>
      <button type="button" className="action" data-share onClick={() => void share()}>
        {t('daily.share')}
      </button>
      {shared && (
        <p role="status" className="daily-line">
          {shared}{' '}
          <input readOnly aria-label={t('daily.share')} value={line} onFocus={(e) => e.target.select()} />
        </p>
      )}
    </div>
  );
}
