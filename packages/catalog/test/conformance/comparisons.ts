import {
  applyCode,
  cloneState,
  DEPTH,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  OVER,
  pick,
  play,
  type Rng,
  replay,
  resample,
  type State,
  toMove,
  top,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Walked } from './walk.ts';

const DEALS = 24;
const list = new MoveList();

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

/**
 * Who is asked what next follows from what is known: some move is made once as it is and once with all dealt anew that
 * the mover may not know. Whoever is picked out by a comparison must be the same.
 */
export function hiddenAsked(s: State, by: number, rng: Rng): string | undefined {
  listMoves(s, by, list);
  if (list.length === 0) return undefined;
  const code = pick(list, rng, by === NATURE);
  const other = resample(s, by, rng);
  listMoves(other, by, list);
  // What nature draws may lie elsewhere in the other deal.
  if (!list.has(code)) return undefined;
  const asked = [cloneState(s), other].map((state) => {
    applyCode(state, by, code);
    // Hidden points may win at any time.
    return state.cells[OVER] ? undefined : question(state);
  });
  if (asked.includes(undefined) || asked[0] === asked[1]) return undefined;
  const { move } = nameMove(s.rules, code);
  return `after "${move}" comes ${asked[0]}, but ${asked[1]} if hidden cards lie otherwise`;
}

function question(s: State): string {
  return s.cells[DEPTH] === 0 ? 'nothing' : `"${s.rules.decisions[s.cells[top(s)]].name}" for ${toMove(s)}`;
}
