import type { Bar, Seat, State } from '@hexwright/kernel';
import type { BlockerNo } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    units: UnitPoints;
  }
}

/** Where a unit stands: a corner, or an edge where they stand on paths. */
export type Post = number;

/** What is asked about units: all of them stand on corners, one a corner; or on edges, see `unitsOnPaths`. */
export interface UnitPoints {
  /** what speaks against a new unit of the seat on this corner */
  barHire(s: State, seat: Seat, corner: Post): Bar;
  /** what speaks against raising the own unit on this corner by a rank; neither price nor supply is asked here */
  barPromote(s: State, seat: Seat, corner: Post, into: number): Bar;
  /** what speaks against making the unit active, whatever it costs */
  barActivate(s: State, seat: Seat, corner: Post): Bar;
  /** what speaks against the unit's acting now */
  barAct(s: State, seat: Seat, corner: Post): Bar;
  /** whether a unit of the seat may go on past this corner */
  mayPass(s: State, seat: Seat, corner: Post): boolean;
  /** what speaks against a unit's coming to this corner, where its owner's routes lead */
  barStand(s: State, seat: Seat, corner: Post): Bar;
  /** what speaks against the unit's driving off the one on the other corner, where its owner's routes lead */
  barDisplace(s: State, seat: Seat, from: Post, to: Post): Bar;
  /** what speaks against the unit's chasing this blocker away */
  barChase(s: State, seat: Seat, corner: Post, blocker: BlockerNo): Bar;
  /** how strong the unit on this corner is */
  strength(s: State, corner: Post): number;
  /** what speaks against a unit so strong coming to this corner, where it could stand; -1 as `from` if it comes onto the board */
  barCome(s: State, seat: Seat, strength: number, corner: Post, from: number): Bar;
  /** the corners among which one that was driven off this one finds its place, if it may stand there */
  refuges(s: State, seat: Seat, corner: Post): Iterable<Post>;
  /** the seat that finds a place for a unit of this owner that is driven off the corner */
  finder(s: State, owner: number, corner: Post): Seat;
  /** whether the unit there stands at routes of the seat */
  atRoutes(s: State, seat: Seat, corner: Post): boolean;
  /** the unit there is about to be driven off */
  displaced(s: State, corner: Post): void;
  /** a unit has come to this corner: what follows */
  came(s: State, corner: Post): void;
  /** the unit on this corner has become stronger where it stands: what follows */
  rose(s: State, corner: Post): void;
  /** the unit on this corner is taken up, to be put down elsewhere: it comes there next, or is lost */
  lifted(s: State, corner: Post): void;
  /** the unit of the seat that was taken up last finds no place, and leaves the board */
  lost(s: State, seat: Seat): void;
  /** the unit on this corner has acted */
  acted(s: State, seat: Seat, corner: Post): void;
}

export interface UnitsConfig {
  /** names its fields, moves and decisions */
  readonly name: string;
  /** from the lowest to the highest: each is a piece of its own, and is raised to the next */
  readonly ranks: readonly { readonly piece: string; readonly strength: number; readonly supply: number }[];
  readonly hire: Readonly<Record<string, number>>;
  readonly promote: Readonly<Record<string, number>>;
  readonly activate: Readonly<Record<string, number>>;
  /** the name of the option that says when one that was activated may act: `later`, or `at-once`. Default later. */
  readonly acts?: string;
  /** what an active unit can do, once a turn. Default all of it. */
  readonly actions?: readonly UnitAction[];
}

export type UnitAction = 'move' | 'displace' | 'chase';
