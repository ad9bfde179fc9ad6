import {
  applyCode,
  argsOf,
  isOver,
  listMoves,
  MoveList,
  newState,
  playout,
  Rng,
  type Seat,
  type State,
  toMove,
  topKind,
} from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';

/** Games that are begun, and moves that beginning one may take. */
const BEGINNINGS = 2;
const MOVES = 20_000;

/**
 * Whether a board has places to start for everybody: all take the place that spoils most others, on a board as chance
 * lays it. Says for whom there was none.
 */
export function crowdedStart(b: Book): string | undefined {
  if (!b.moves.some(({ name }) => name === 'place-building')) return undefined;
  const decision = b.decision('place-building');
  const placed = b.cell('startsPlaced');
  const without = (built: number, seat: Seat): string => {
    const all = b.seats * b.rules.startRounds(newState(b));
    return `the board has too few places to start: if all stand in each other’s way, ${built} of ${all} starting buildings find one and seat ${seat} goes without`;
  };
  const list = new MoveList();
  for (let game = 0; game < BEGINNINGS; game++) {
    const s = newState(b);
    const rng = new Rng('beginning', game);
    let built = 0;
    for (let n = 0; n < MOVES && !isOver(s) && b.fields.turn.get(s) === 0; n++) {
      // Whose building is still to get its route is not counted as placed.
      if (placed.get(s) > built) return without(built, startSeat(b, s, built));
      if (topKind(s) === decision) {
        const seat = 31 - Math.clz32(toMove(s));
        listMoves(s, seat, list);
        applyCode(s, seat, worst(b, list));
        built++;
      } else playout(s, rng, list, 1);
    }
    if (placed.get(s) > built) return without(built, startSeat(b, s, built));
  }
  return undefined;
}

/** whose placement is the n-th */
export function startSeat(b: Book, s: State, n: number): Seat {
  const round = Math.floor(n / b.seats);
  const i = n % b.seats;
  return (b.rules.firstSeat(s) + (round % 2 === 0 ? i : b.seats - 1 - i)) % b.seats;
}

/** The corner of the list with the most neighbours in it. */
function worst(b: Book, list: MoveList): number {
  const { cornerCorner, cornerCornerFrom } = b.topology;
  const codes = Array.from(list.codes.subarray(0, list.length)).filter(
    (code) => b.moves[b.kindOf[code]].name === 'place-building',
  );
  const open = new Set(codes.map((code) => argsOf(b, code)[0]));
  let best = list.codes[0];
  let most = -1;
  for (const code of codes) {
    const [corner] = argsOf(b, code);
    let spoilt = 0;
    for (let i = cornerCornerFrom[corner]; i < cornerCornerFrom[corner + 1]; i++)
      if (open.has(cornerCorner[i])) spoilt++;
    if (spoilt > most) {
      most = spoilt;
      best = code;
    }
  }
  return best;
}
