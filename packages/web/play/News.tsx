import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useAnyGame } from './game-context.ts';
import { useSaid } from './said.ts';

/** The latest line of the log, or what somebody says, where the log itself has no room. The announcer reads it, so it is hidden from there. */
export const News = memo(function News() {
  const { t } = useTranslation();
  const { told, speak } = useAnyGame();
  const said = useSaid();
  const last = told[told.length - 1];
  if (!last) return null;
  const seat = said ? said.seat : last.data.seat;
  return (
    <p className="news only-narrow" key={said ? said.text : told.length} aria-hidden="true">
      {typeof seat === 'number' && seat >= 0 && <SeatBadge seat={seat} size={14} />}
      <span className="news-words">
        {said
          ? t('log.says', { who: speak.seat(said.seat), text: said.text })
          : speak.event(last.kind, last.data)}
      </span>
    </p>
  );
});
