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

/** endings that come by themselves: then points are compared */
const TIME_IS_UP = ['clock', 'flood'];

/**
 * Where a game ends without anybody at the goal, hidden cards decide by their points or not at all. So before its last
 * move all that is hidden is dealt anew: where the same move then has other winners, they have most points of all, and
 * so has whoever wins because time is up.
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
  const first = TIME_IS_UP.includes(book.result(state).ending) ? outdone(book, state) : undefined;
  if (first) return first;
  for (let deal = 0; deal < DEALS; deal++) {
    const other = resample(before.game.state, NATURE, rng);
    const game = { rules: book, chance: { mode: 'manual' }, state: other, log: [] } as const;
    // With other cards the move may not be possible, or reach the goal: then there is nothing to compare.
    if (!play({ ...game, log: [] }, by, move).ok) continue;
    if (!other.cells[OVER] || book.result(other).ending === 'points') continue;
    const others = JSON.stringify(book.result(other).winners);
    if (others === winners && !TIME_IS_UP.includes(book.result(other).ending)) continue;
    const wrong = outdone(book, other) ?? (others === winners ? undefined : outdone(book, state));
    if (wrong) return `${winners} win as it was, ${others} if hidden cards lie otherwise: ${wrong}`;
  }
  return undefined;
}

/** a winner with fewer points than somebody else */
function outdone(book: Playable, s: State): string | undefined {
  const { winners } = book.result(s);
  const points = Array.from({ length: book.seats }, (_, seat) => book.points(s, seat));
  return winners.some((seat) => points[seat] < Math.max(...points))
    ? `${winners} win with the points ${points}`
    : undefined;
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
