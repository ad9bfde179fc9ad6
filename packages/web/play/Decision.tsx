import { itemAt } from '@hexwright/kernel';
import { useTranslation } from 'react-i18next';
import { numbers } from '../board/read.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { TableView } from '../table/protocol.ts';
import { entryOf, isPlaceArg, placesAsked } from './choices.ts';
import { useGame } from './game-context.ts';
import type { Pointing } from './pointing.ts';

/** What is to be decided, by whom, and the confirmation of what was pointed at. */
export function Decision({ pointing }: { readonly pointing: Pointing }) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const { decision, seat } = view;
  if (view.over || !decision) return null;
  const mine = seat !== null && decision.seats.includes(seat);
  const asked = speak.term(`decision.${decision.kind}`, decision.args);
  // Once a button is pressed, what it wants is the question.
  const words =
    mine && pointing.unfinished
      ? t('decision.second-place')
      : mine && pointing.wanted
        ? t('decision.point', { move: speak.name('move', pointing.wanted) })
        : asked;
  const count = typeof decision.args.left === 'number' ? decision.args.left : owed(view);
  const left = words.includes(String(count)) ? 0 : count;
  const { meant } = pointing;
  // What is at stake may have words of its own, as cards have.
  const more = Object.entries(decision.args).flatMap(([arg, value]) =>
    speak.has(`${arg}.${value}.text`) ? [speak.term(`${arg}.${value}.text`)] : [],
  );
  const where = placesAsked(sheet, decision).map(({ on, place }) => speak.place(on, place, view.fields));
  return (
    <div className={`decision${mine ? ' mine' : ''}`}>
      <p className="ask" data-decision={decision.kind}>
        {!mine && decision.seats.map((who) => <SeatBadge key={who} seat={who} size={20} />)}
        <span>
          {mine
            ? words
            : t('decision.waiting', { who: decision.seats.map(speak.seat).join(', '), what: words })}
          {mine && left > 1 ? ` ${t('decision.left', { count: left })}` : ''}
        </span>
        {mine && more.length > 0 && <small>{more.join(' ')}</small>}
        {where.length > 0 && <span className="sr">{t('decision.where', { places: where.join('; ') })}</span>}
      </p>
      {mine && meant.length > 0 && (
        <div className="confirm">
          {meant.length === 1 ? (
            <button type="button" className="action primary" onClick={pointing.confirm}>
              {t('confirm', { move: speak.name('move', itemAt(meant, 0).move) })}
            </button>
          ) : (
            meant.map((move) => (
              <button
                key={JSON.stringify(move)}
                type="button"
                className="action primary"
                onClick={() => pointing.make(move)}
              >
                {[
                  new Set(meant.map((each) => each.move)).size > 1 ? speak.name('move', move.move) : '',
                  speak.choice(
                    move,
                    (entryOf(sheet, move.move)?.args ?? [])
                      .filter((arg) => isPlaceArg(arg.domain))
                      .map((arg) => arg.name),
                  ),
                ]
                  .filter(Boolean)
                  .join(': ')}
              </button>
            ))
          )}
          <button type="button" className="action" onClick={pointing.cancel}>
            {t('cancel')}
          </button>
        </div>
      )}
      {mine && pointing.unfinished && (
        <div className="confirm">
          <button type="button" className="action" onClick={pointing.cancel}>
            {t('cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

/** How many cards the seat still has to give up. */
function owed({ fields, seat }: TableView): number {
  return seat === null ? 0 : (numbers(fields.toDiscard)[seat] ?? 0);
}
