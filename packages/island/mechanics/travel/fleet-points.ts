import type { Seat, State } from '@hexwright/kernel';
import type { CargoLook } from '@hexwright/rulebook';
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
  /** kinds of cargo that lie where the ship is and could come aboard if there were room, as bits; basins are asked besides */
  atHand(s: State, seat: Seat, ship: Traveller): number;
  /** kinds of cargo that the seat could build now if there were room, as bits */
  affordable(s: State, seat: Seat): number;
  /**
   * Adds up, by corner, what a ship of the seat with this cargo aboard (-1: with room) would bring by coming there, in
   * points. Bots ask it for their own seat.
   */
  errands(s: State, seat: Seat, cargo: number, corners: Float64Array): void;
  /** what a piece of cargo is worth to the seat before it is where it is wanted; bots go by it */
  dream(s: State, seat: Seat, cargo: number): number;
}
