import { NATURE, OVER, play, type Rng, replay, resample } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Walked } from './walk.ts';

const DEALS = 24;

/**
 * A game that ends without anybody at the goal is decided by a comparison that everybody can make. So before its last
 * move all that is hidden is dealt anew, and the same move must have the same winners.
 */
export function hiddenDecided(
  book: Playable,
  { log, state, finished }: Walked,
  rng: Rng,
): string | undefined {
  if (!finished || book.result(state).ending === 'points') return undefined;
  const before = replay(book, { mode: 'manual' }, log.slice(0, -1));
  if (!before.ok) return before.reason.text;
  const { by, move } = log[log.length - 1];
  const winners = JSON.stringify(book.result(state).winners);
  for (let deal = 0; deal < DEALS; deal++) {
    const other = resample(before.game.state, NATURE, rng);
    const game = { rules: book, chance: { mode: 'manual' }, state: other, log: [] } as const;
    // With other cards the move may not be possible, or reach the goal: then there is nothing to compare.
    if (!play({ ...game, log: [] }, by, move).ok) continue;
    if (!other.cells[OVER] || book.result(other).ending === 'points') continue;
    const others = JSON.stringify(book.result(other).winners);
    if (others !== winners)
      return `${winners} win as it was, but ${others} if hidden cards lie otherwise, after the same last move`;
  }
  return undefined;
}
