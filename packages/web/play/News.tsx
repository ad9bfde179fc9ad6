import { memo } from 'react';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useAnyGame } from './game-context.ts';

/** The latest line of the log, where the log itself has no room. The announcer reads it, so it is hidden from there. */
export const News = memo(function News() {
  const { told, speak } = useAnyGame();
  const last = told[told.length - 1];
  if (!last) return null;
  const { seat } = last.data;
  return (
    <p className="news only-narrow" key={told.length} aria-hidden="true">
      {typeof seat === 'number' && seat >= 0 && <SeatBadge seat={seat} size={14} />}
      <span className="news-words">{speak.event(last.kind, last.data)}</span>
    </p>
  );
});
