import { useTranslation } from 'react-i18next';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { namingFor } from './naming.ts';
import type { Picking } from './picking.ts';
import { useRivals } from './use-rivals.ts';

/** What is to be decided, by whom, and the confirmation of what was pointed at. */
export function Question({ picking }: { readonly picking: Picking }) {
  const { t } = useTranslation();
  const { sheet, view, speak, play } = useRivals();
  const { decision, seat } = view;
  if (view.over || !decision) return null;
  const mine = seat !== null && decision.seats.includes(seat);
  const asked = speak.term(`decision.${decision.kind}`, decision.args);
  const { pick, meant } = picking;
  const words = mine && pick.kind ? t('decision.point', { move: speak.term(`move.${pick.kind}`) }) : asked;
  const naming = namingFor(sheet, view, speak);
  // A card that is held up has its own buttons beside its words, the way back among them.
  const heldUp = pick.kind === null && pick.spots.at(-1)?.on === 'card';
  const begun = !heldUp && (pick.kind !== null || pick.spots.length > 0);
  return (
    <div className={`decision${mine ? ' mine' : ''}`}>
      <p className="ask" data-decision={decision.kind}>
        {!mine && decision.seats.map((who) => <SeatBadge key={who} seat={who} size={20} />)}
        <span>
          {mine
            ? words
            : t('decision.waiting', { who: decision.seats.map(speak.seat).join(', '), what: words })}
        </span>
      </p>
      {mine && begun && (
        <div className="confirm">
          {meant.map((move) => (
            <button
              key={JSON.stringify(move)}
              type="button"
              className="action primary"
              onClick={() => play(move)}
            >
              {naming.move(move)}
            </button>
          ))}
          {picking.menu.map((spot) => (
            <button
              key={`${spot.on} ${spot.at}`}
              type="button"
              className="action choice"
              onClick={() => picking.tap(spot)}
            >
              {naming.spot(spot)}
            </button>
          ))}
          <button type="button" className="action" onClick={picking.cancel}>
            {t('cancel')}
          </button>
        </div>
      )}
    </div>
  );
}
