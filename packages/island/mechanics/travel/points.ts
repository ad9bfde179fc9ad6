import type { Bar, Flavour, Reason, Seat, State } from '@hexwright/kernel';
import type { CargoLook, PieceShape } from '@hexwright/rulebook';
import type { Book, Options } from '../../rulebook/index.ts';
import type { GroundRules } from './overland.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    travel: TravelPoints;
  }
}

/** One that travels: those of the first seat, of the next, and so on, then those of nobody's. */
export type Traveller = Flavour<'traveller'>;

/**
 * What is asked about travellers. `kind` is their name, so that a game may have several: knights and wagons. `via` is
 * what a step leads over: the edge between two corners or hexes, the corner between two edges.
 */
export interface TravelPoints {
  /** the movement points that it has in a turn, without what was bought */
  allowance(s: State, kind: string, unit: Traveller): number;
  /** whether the seat moves it in its own turn */
  leads(s: State, kind: string, seat: Seat, unit: Traveller): boolean;
  /** the movement points that a step costs */
  stepCost(s: State, kind: string, seat: Seat, via: number, to: number): number;
  /** how many of the good of the toll it costs besides; where anything is due, `payToll` pays it */
  toll(s: State, kind: string, seat: Seat, via: number, to: number): number;
  payToll(s: State, kind: string, seat: Seat, via: number, to: number): void;
  /** what speaks against going over there, even without a stop */
  barStep(s: State, kind: string, seat: Seat, unit: Traveller, via: number, to: number): Bar;
  /** what speaks against standing there when the move is over */
  barStand(s: State, kind: string, seat: Seat, unit: Traveller, place: number): Bar;
  /** whether its journey of this turn ends there */
  stops(s: State, kind: string, unit: Traveller, place: number): boolean;
  /** whether one that had to stop there may go on with the points that it has left, once that is seen to */
  goesOn(s: State, kind: string, unit: Traveller, place: number): boolean;
  /** it has come to this place by a move */
  arrived(s: State, kind: string, seat: Seat, unit: Traveller, place: number): void;
  /** what speaks against the seat's leaving all of them where they are */
  barRest(s: State, kind: string, seat: Seat): Bar;
}

export interface TravelConfig {
  /** names its fields, moves, decision and events */
  readonly name: string;
  readonly on: 'corner' | 'edge' | 'hex';
  /** how it is drawn, in the colour of its owner */
  readonly shape: PieceShape;
  /** how many each seat has */
  readonly each: number;
  /** how many belong to nobody. Default none. */
  readonly neutral?: (seats: number, options: Options) => number;
  /** movement points a turn */
  readonly allowance: number;
  /**
   * One step a move, which may cost a toll; or at once to wherever its points lead, past whatever it may pass. On such a way
   * the toll of any place that it leaves, passes or comes to is paid once a turn, and avoided where it can be.
   */
  readonly goes: 'step' | 'way';
  /** whether it is chosen first, and then where its way leads. Default false: one move says both. */
  readonly picks?: boolean;
  /**
   * Where it goes and stays and where its journey ends, by the terrain alone. Where nobody has amended anything else of its ways, they are kept until
   * the terrain changes. Default everywhere.
   */
  readonly ground?: (b: Book) => GroundRules;
  /** why no more of them stand on one place, where that is so */
  readonly apart?: Reason;
  /** how many of them may stand on one place then. Default one. */
  readonly abreast?: number;
  /** moved in a phase of its own after trading and building, or among the moves of these decisions. Default phase. */
  readonly when?: 'phase' | readonly string[];
  /** so many points more for this price, once a turn for each */
  readonly extra?: { readonly cost: Readonly<Record<string, number>>; readonly points: number };
  /** the good that tolls are paid in */
  readonly toll?: string;
  /** whether several that a seat leads may stand on one place: then a move names which of them goes. Default false. */
  readonly shared?: boolean;
  /** what each can carry */
  readonly hold?: { readonly slots: number; readonly kinds: readonly CargoLook[] };
}
