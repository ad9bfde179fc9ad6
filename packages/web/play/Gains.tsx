import { GoodIcon } from '../parts/GoodIcon.tsx';
import type { TableEvent } from '../table/protocol.ts';
import { useGame } from './game-context.ts';

/** What a player just got or lost, shown for a moment at its name. */
export function Gains({ seat }: { readonly seat: number }) {
  const { sheet, view } = useGame();
  if (view.eventsFrom === 0) return null;
  const gains = view.events.flatMap((event) => gainsOf(event, seat));
  if (gains.length === 0) return null;
  return (
    <span className="gains" key={view.moves} aria-hidden="true">
      {gains.map(({ good, count }, i) => (
        <span key={i} className={count < 0 ? 'loss' : 'gain'}>
          {count > 0 ? `+${count}` : `−${-count}`}
          {good ? <GoodIcon sheet={sheet} good={good} size={18} /> : <span className="mini-card" />}
        </span>
      ))}
    </span>
  );
}

interface Gain {
  /** null for a card that this seat may not know */
  readonly good: string | null;
  readonly count: number;
}

/** Reads an event by its gaps: a good with a count comes to `seat` and, if it names `from`, leaves there. */
function gainsOf({ kind, data }: TableEvent, seat: number): Gain[] {
  const good = typeof data.good === 'string' ? data.good : null;
  const theft = kind === 'stolen';
  if (!theft && (good === null || typeof data.count !== 'number')) return [];
  const count = theft ? 1 : (data.count as number);
  if (data.seat === seat) return [{ good, count }];
  return data.from === seat ? [{ good, count: -count }] : [];
}
