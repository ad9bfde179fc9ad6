import type { GameEvent } from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';

/** How often each number fell, whatever it came from: dice, a card, a wheel. */
export type Counts = Readonly<Record<string, number>>;

/** Counts the numbers of a game as it tells of them; which events bring one is declared in its looks. */
export function counterOf(game: Playable): (counts: Counts, events: readonly GameEvent[]) => Counts {
  const { numbers } = looksOf(game.modules, game.seats, game.options);
  const kinds = new Set(Object.keys(numbers ?? {}));
  return (counts, events) => {
    let now = counts;
    for (const { kind, data } of events)
      if (kinds.has(kind) && typeof data.number === 'number')
        now = { ...now, [data.number]: (now[data.number] ?? 0) + 1 };
    return now;
  };
}
