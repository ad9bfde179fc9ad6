import type { Draws, Rng } from './chance.ts';
import type { MoveList } from './moves.ts';
import { NATURE } from './rules.ts';
import { DEPTH, OVER, resetState, type State, top } from './state.ts';

/** Writes every listed legal move of the seat (or of nature) in the open decision. */
export function listMoves(s: State, seat: number, out: MoveList): void {
  out.clear();
  if (s.cells[DEPTH] === 0) return;
  const moves = s.rules.decisions[s.cells[top(s)]].listed;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i];
    if (lacks(s.cells, seat, move.needs)) continue;
    out.begin(move);
    move.list(s, seat, out);
  }
}

function lacks(cells: Int32Array, seat: number, needs: Int32Array): boolean {
  for (let i = 0; i < needs.length; i += 3)
    if (cells[needs[i] + seat * needs[i + 1]] < needs[i + 2]) return true;
  return false;
}

/** Applies a legal code. Whoever calls it has listed the moves or asked the referee. */
export function applyCode(s: State, seat: number, code: number): void {
  const move = s.rules.moves[s.rules.kindOf[code]];
  const rest = code - move.base;
  switch (move.arity) {
    case 0:
      move.apply(s, seat, 0, 0, 0);
      break;
    case 1:
      move.apply(s, seat, rest, 0, 0);
      break;
    default: {
      const a = (rest / move.stepA) | 0;
      const left = rest - a * move.stepA;
      if (move.arity === 2) move.apply(s, seat, a, left, 0);
      else {
        const b = (left / move.stepB) | 0;
        move.apply(s, seat, a, b, left - b * move.stepB);
      }
    }
  }
  if (!move.quiet) s.rules.settle(s);
  if (s.cells[DEPTH] === 0 && s.cells[OVER] === 0) s.rules.advance(s);
}

export function afterMove(s: State): void {
  s.rules.settle(s);
  if (s.cells[DEPTH] === 0 && s.cells[OVER] === 0) s.rules.advance(s);
}

/** One of the listed moves: uniform for a seat, by weight for nature. */
export function pick(list: MoveList, rng: Draws, weighted: boolean): number {
  const { length, total } = list;
  if (!weighted || total === length) return list.codes[rng.below(length)];
  let left = rng.below(total);
  for (let i = 0; i < length; i++) {
    left -= list.weights[i];
    if (left < 0) return list.codes[i];
  }
  throw new Error('nature has no outcome to choose from');
}

/** the lowest seat of a set */
export function firstSeat(seats: number): number {
  return 31 - Math.clz32(seats & -seats);
}

/** one seat of a set, each equally likely */
export function someSeat(seats: number, rng: Rng): number {
  if ((seats & (seats - 1)) === 0) return firstSeat(seats);
  let count = 0;
  for (let left = seats; left; left &= left - 1) count++;
  let skip = rng.below(count);
  let left = seats;
  while (skip-- > 0) left &= left - 1;
  return firstSeat(left);
}

export interface Playout {
  readonly moves: number;
  readonly finished: boolean;
}

/** Plays on with uniformly random listed moves until the game ends or the limit is reached. */
export function playout(s: State, rng: Rng, list: MoveList, limit = 1_000_000): Playout {
  const { cells } = s;
  const { decisions } = s.rules;
  let moves = 0;
  while (cells[OVER] === 0 && moves < limit) {
    const frame = top(s);
    const seats = cells[frame + 1];
    const { dice } = decisions[cells[frame]];
    if (dice !== null && seats === NATURE) applyCode(s, NATURE, dice.base + rng.below(dice.size));
    else {
      const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
      listMoves(s, seat, list);
      if (list.length === 0) throw new Error(stuck(s, seat));
      applyCode(s, seat, pick(list, rng, seat === NATURE));
    }
    moves++;
  }
  return { moves, finished: s.cells[OVER] !== 0 };
}

/** A fresh random game on a used state. */
export function randomGame(s: State, rng: Rng, list: MoveList, limit?: number): Playout {
  resetState(s);
  return playout(s, rng, list, limit);
}

function stuck(s: State, seat: number): string {
  const decision = s.rules.decisions[s.cells[top(s)]];
  return `no legal move for ${seat === NATURE ? 'nature' : `seat ${seat}`} in "${decision.name}"`;
}
