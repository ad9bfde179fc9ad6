import type { Seat, State } from '@hexwright/kernel';
import type { CargoLook } from '@hexwright/rulebook';
import type { Corner } from '../../board/index.ts';
import type { Traveller } from './points.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    fleet: FleetPoints;
  }
}

/** Something that fits into holds and basins. */
export interface CargoSpec extends CargoLook {
  /** how many of the two slots it fills */
  readonly size: 1 | 2;
  /** whether it is built and not found */
  readonly hired?: boolean;
}

export interface FleetConfig {
  /** how many ships each seat has */
  readonly ships: number;
  readonly cost: Readonly<Record<string, number>>;
  /** how many edges a ship sails in a turn */
  readonly steps: number;
  /** what adds to them, once a turn for each ship */
  readonly extra: { readonly cost: Readonly<Record<string, number>>; readonly points: number };
  /** how many ships may lie on one edge */
  readonly abreast: number;
  /** the building with a basin, beside which ships are built and loaded */
  readonly port: string;
  readonly cargo: readonly CargoSpec[];
  /** the good in which a toll is paid where one is asked for */
  readonly toll: string;
}

export interface FleetPoints {
  /** a piece of cargo of the seat leaves the board: back to where it came from */
  lost(s: State, seat: Seat, cargo: number): void;
  /** a new ship of the seat has come to lie where it is */
  launched(s: State, seat: Seat, ship: Traveller): void;
  /** something has come aboard the ship where it lies */
  loaded(s: State, seat: Seat, ship: Traveller): void;
  /** kinds of cargo that lie where the ship is and could come aboard if there were room, as bits; basins are asked besides */
  atHand(s: State, seat: Seat, ship: Traveller): number;
  /** kinds of cargo that the seat could build now if there were room, as bits */
  affordable(s: State, seat: Seat): number;
  /**
   * Names what a ship of the seat could do with this cargo aboard, or with EMPTY or ANY_CARGO in its place. Bots ask it
   * for their own seat.
   */
  errands(s: State, seat: Seat, cargo: number, errand: Errand): void;
  /** what one more of this cargo would bring the seat once it lies in a basin, in points; bots save for it by that */
  worthHiring(s: State, seat: Seat, cargo: number): number;
}

/** errands of a ship with an empty hold, and of every ship whatever it holds */
export const EMPTY = -1;
export const ANY_CARGO = -2;

/**
 * Something to be done at a corner among `corners[from]` up to, not including, `corners[to]`: what the first piece of the
 * cargo brings there, in points, and what a second and a third bring after it. Where errands bring the same thing over
 * again, `left` is what is left of this one for each piece that goes on another.
 */
export type Errand = (
  corners: ArrayLike<Corner>,
  from: number,
  to: number,
  first: number,
  second?: number,
  third?: number,
  left?: number,
) => void;
