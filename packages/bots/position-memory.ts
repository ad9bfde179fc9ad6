import { type Book, rangesWithout } from '@hexwright/island';
import type { State } from '@hexwright/kernel';

/** what goes by from move to move and says nothing of the board, or follows from what lies on it */
const PASSING =
  `decisions over stack turn active stage step dice drawn fill hold handSize bank gotSomething toDiscard
  special startsPlaced won ending offersMade offerGive offerWant offerAnswer counterGive counterWant offersRefused deck
  deckSize underDeck cards freshCards cardsBought cardCount cardPlayed shown award awardValue routesAt routeLength
  routesCut`.split(/\s+/);
/** so many boards are kept, a power of two */
const BOARDS = 2048;
const MIX = 0x9e3779b1;

/** A board that was looked at, with what was seen there. */
export interface RememberedPosition {
  readonly board: Int32Array;
  /** what everybody sees, and by seat what is seen by those who have looked for themselves */
  readonly common: Float64Array;
  readonly own: readonly Float64Array[];
  /** whether anybody has looked around, and a bit for each seat that has looked for itself */
  isSeen: boolean;
  seats: number;
}

/** Boards that were looked at, until they are forgotten. */
export interface PositionMemory {
  /** whether boards are kept at all; either way what was kept is forgotten */
  keep(on: boolean): void;
  /** what was kept of this board; else an empty place for it, which takes that of another; nothing where none are kept */
  of(s: State): RememberedPosition | undefined;
}

/**
 * Remembers boards by all that lies on them, whoever's turn it is. Who thinks a move through comes to the same boards again and
 * again, on other dice. The rules may see a difference between two moments of the same board, but hardly within one thought, so
 * what is kept must be forgotten after each: a choice never depends on what was thought before it.
 */
export function makePositionMemory(b: Book, common: number, own: number): PositionMemory {
  const ranges = rangesWithout(b, PASSING);
  let size = 0;
  for (let r = 0; r < ranges.length; r += 2) size += ranges[r + 1] - ranges[r];
  const known: (RememberedPosition | undefined)[] = new Array(BOARDS).fill(undefined);
  const used = new Int32Array(BOARDS);
  /** boards of another thought have another number */
  let thought = 0;
  let keeping = false;

  const empty = (): RememberedPosition => ({
    board: new Int32Array(size),
    common: new Float64Array(common),
    own: Array.from({ length: b.seats }, () => new Float64Array(own)),
    isSeen: false,
    seats: 0,
  });
  const slotOf = ({ cells }: State): number => {
    // Four sums at once: each waits for its last product alone.
    let one = 1;
    let two = 2;
    let three = 3;
    let four = 4;
    for (let r = 0; r < ranges.length; r += 2) {
      const end = ranges[r + 1];
      let i = ranges[r];
      for (; i + 3 < end; i += 4) {
        one = Math.imul(one ^ cells[i], MIX);
        two = Math.imul(two ^ cells[i + 1], MIX);
        three = Math.imul(three ^ cells[i + 2], MIX);
        four = Math.imul(four ^ cells[i + 3], MIX);
      }
      for (; i < end; i++) one = Math.imul(one ^ cells[i], MIX) + i;
    }
    const hash = Math.imul(one ^ (two >>> 7), MIX) ^ Math.imul(three ^ (four >>> 9), MIX);
    return (hash ^ (hash >>> 15)) & (BOARDS - 1);
  };
  const isSame = (board: Int32Array, { cells }: State): boolean => {
    for (let r = 0, at = 0; r < ranges.length; r += 2)
      for (let i = ranges[r]; i < ranges[r + 1]; i++) if (board[at++] !== cells[i]) return false;
    return true;
  };

  return {
    keep: (on) => {
      keeping = on;
      thought++;
    },
    of: (s) => {
      if (!keeping) return undefined;
      const slot = slotOf(s);
      known[slot] ??= empty();
      const there = known[slot];
      if (used[slot] === thought && isSame(there.board, s)) return there;
      used[slot] = thought;
      for (let r = 0, at = 0; r < ranges.length; r += 2)
        for (let i = ranges[r]; i < ranges[r + 1]; i++) there.board[at++] = s.cells[i];
      there.isSeen = false;
      there.seats = 0;
      return there;
    },
  };
}
