import { itemAt } from '@hexwright/kernel';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../parts/Dialog.tsx';
import { Bill } from '../parts/GoodIcon.tsx';
import { ReasonButton } from '../parts/Reason.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { Icon } from '../shapes/Shape.tsx';
import { capital } from '../words/speak.ts';
import { useGame } from './game-context.ts';
import { atSummit, climb, heights, laddersOf, type NamedLadder } from './ladders.ts';
import { whyNot } from './missing.ts';
import { heldBy } from './offered.ts';

/** How far the seat has come on every ladder, always in sight; a press opens the panel with all that they bring. */
export const Ladders = memo(function Ladders() {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const [open, setOpen] = useState(false);
  const ladders = laddersOf(sheet);
  if (ladders.length === 0) return null;
  const ready = ladders.some(({ look }) => climb(view, look));
  return (
    <>
      <button
        type="button"
        className={`ladder-strip${ready ? ' ready' : ''}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="ladder-strip-words">
          {speak.term('ladders.title')}
          {ready && <small>{t('ladders.ready')}</small>}
        </span>
        {ladders.map((ladder) => (
          <Chip key={ladder.name} {...ladder} />
        ))}
      </button>
      {open && (
        <Dialog title={speak.term('ladders.title')} close={() => setOpen(false)}>
          <div className="ladders">
            {ladders.map((ladder) => (
              <Column key={ladder.name} {...ladder} />
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
});

const painted = (colour: string) => ({ '--ladder': colour }) as React.CSSProperties;

function Chip({ name, look }: NamedLadder) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const height =
    view.seat === null ? Math.max(...heights(view, name)) : itemAt(heights(view, name), view.seat);
  const holder = atSummit(sheet, view, look);
  const rival = Math.max(0, ...heights(view, name).filter((_, seat) => seat !== view.seat));
  return (
    <span className={`ladder-chip${climb(view, look) ? ' ready' : ''}`} style={painted(look.colour)}>
      <Icon shape={look.shape} fill={look.colour} size={18} />
      <span className="sr">
        {t('ladders.height', { ladder: speak.name('field', name), height, of: look.rungs, rival })}
      </span>
      <span className="ladder-pips" aria-hidden="true">
        {Array.from({ length: look.rungs }, (_, i) => (
          <i
            key={`${i + 1}`}
            className={`${i < height ? 'climbed' : ''}${i + 1 === rival ? ' rival' : ''}`}
          />
        ))}
      </span>
      {holder >= 0 && <SeatBadge seat={holder} size={12} />}
    </span>
  );
}

/** One ladder with its rungs, the highest above, who stands where, and what the next one costs. */
function Column({ name, look }: NamedLadder) {
  const { t } = useTranslation();
  const { sheet, view, speak } = useGame();
  const all = heights(view, name);
  const mine = view.seat === null ? -1 : itemAt(all, view.seat);
  const holder = atSummit(sheet, view, look);
  const rungs = Array.from({ length: look.rungs }, (_, i) => look.rungs - i);
  const title = capital(speak.name('field', name));
  return (
    <section className="ladder" style={painted(look.colour)} aria-label={title}>
      <h3>
        <Icon shape={look.shape} fill={look.colour} size={26} />
        {title}
      </h3>
      <ol reversed>
        {rungs.map((rung) => {
          const key = `rung.${name}.${rung}`;
          const crowned = look.summit && rung === look.summit.from;
          return (
            <li
              key={rung}
              className={rung <= mine ? 'climbed' : rung === mine + 1 ? 'next' : ''}
              aria-current={rung === mine ? 'step' : undefined}
            >
              <span className="rung-number">{rung}</span>
              <span className="rung-name">{speak.term(key)}</span>
              {look.draws && (
                <span className="rung-draws" title={t('ladders.draws', { most: look.draws[rung - 1] })}>
                  <i className="tiny-die" aria-hidden="true" />
                  <span aria-hidden="true">≤{look.draws[rung - 1]}</span>
                  <span className="sr">{t('ladders.draws', { most: look.draws[rung - 1] })}</span>
                </span>
              )}
              {speak.has(`${key}.text`) && <span className="rung-text">{speak.term(`${key}.text`)}</span>}
              {crowned && (
                <span className="rung-summit">
                  <Icon shape="gate" fill={look.colour} size={18} />
                  {speak.name('field', look.summit?.field ?? '')}
                  {holder >= 0 && <SeatBadge seat={holder} size={16} />}
                </span>
              )}
              <span className="rung-seats">
                {all.flatMap((height, seat) =>
                  height === rung
                    ? [
                        <span key={`seat ${seat + 1}`}>
                          <SeatBadge seat={seat} size={18} />
                          <span className="sr">{speak.seat(seat)}</span>
                        </span>,
                      ]
                    : [],
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {look.holder !== undefined && holder >= 0 && (
        <p className="ladder-done">
          {speak.name('field', look.holder)} <SeatBadge seat={holder} size={16} />
          <span className="sr">{speak.seat(holder)}</span>
        </p>
      )}
      {look.move !== undefined && <Climb look={look} name={name} next={mine + 1} />}
    </section>
  );
}

function Climb({ name, look, next }: NamedLadder & { readonly next: number }) {
  const { t } = useTranslation();
  const game = useGame();
  const { sheet, view, speak, play } = game;
  if (view.seat === null || next > look.rungs) return <p className="ladder-done">{t('ladders.done')}</p>;
  const move = climb(view, look);
  const priced = view.prices.find(({ move: name }) => name === look.move);
  const bill = priced?.bill ?? [];
  const closed = view.closed.find((each) => each.move === look.move);
  const rung = speak.term(`rung.${name}.${next}`);
  const price = bill.map(([good, count]) => `${count} ${speak.name('good', good)}`).join(', ');
  return (
    <ReasonButton
      className={`action${move ? ' primary' : ''}`}
      label={t('actions.priced', { move: rung, price })}
      reason={move ? undefined : closed ? whyNot(game, closed.reason, priced) : t('ladders.not-now')}
      onClick={() => move && play(move)}
    >
      <span className="action-words">{rung}</span>
      <Bill sheet={sheet} bill={bill} held={heldBy(sheet, view)} size={16} />
    </ReasonButton>
  );
}
