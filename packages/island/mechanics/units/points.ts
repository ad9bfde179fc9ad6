import type { Bar, Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { BlockerNo } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    units: UnitPoints;
  }
}

/** What is asked about units: all of them stand on corners, one a corner. */
export interface UnitPoints {
  /** what speaks against a new unit of the seat on this corner */
  barHire(s: State, seat: Seat, corner: Corner): Bar;
  /** what speaks against raising the own unit on this corner by a rank; neither price nor supply is asked here */
  barPromote(s: State, seat: Seat, corner: Corner, into: number): Bar;
  /** what speaks against the unit's acting now */
  barAct(s: State, seat: Seat, corner: Corner): Bar;
  /** whether a unit of the seat may go on past this corner */
  mayPass(s: State, seat: Seat, corner: Corner): boolean;
  /** what speaks against a unit's coming to this corner, where its owner's routes lead */
  barStand(s: State, seat: Seat, corner: Corner): Bar;
  /** what speaks against the unit's driving off the one on the other corner, where its owner's routes lead */
  barDisplace(s: State, seat: Seat, from: Corner, to: Corner): Bar;
  /** what speaks against the unit's chasing this blocker away */
  barChase(s: State, seat: Seat, corner: Corner, blocker: BlockerNo): Bar;
  /** how strong the unit on this corner is */
  strength(s: State, corner: Corner): number;
  /** what speaks against a unit so strong coming to this corner, where it could stand; -1 as `from` if it comes onto the board */
  barCome(s: State, seat: Seat, strength: number, corner: Corner, from: number): Bar;
  /** a unit has come to this corner, or has risen there: what follows */
  came(s: State, corner: Corner): void;
  /** the unit on this corner has acted */
  acted(s: State, seat: Seat, corner: Corner): void;
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
