import { type Seat, type State, toMove } from '@hexwright/kernel';

/** the one seat that is asked now */
export function seatAsked(s: State): Seat {
  return toMove(s) === 1 ? 0 : 1;
}
