import type { Reason } from '@hexwright/kernel';
import type { Counts } from './counts.ts';
import type { TableEvent } from './event-log.ts';
import { type SeatView, type SeatViewPart, together } from './seat-view.ts';

/**
 * Somebody who looks at a table: a seat, several who share one screen and hand it to each other, or a spectator (no
 * seat at all). It has a cursor: what it was told last, and as whom.
 */
export interface Viewer {
  readonly id: string;
  readonly seats: readonly number[];
  /** who of them looks now; null while the table is covered */
  eyes: number | null;
  /** how many events it has been told, and with whose eyes */
  told: number;
  as: number | null;
}

/** The table as one viewer sees it, with what happened since it looked last. */
export type TableView<More extends object = object> = SeatView &
  More & {
    /** the number of this message: how many lines the record has. Whoever comes back names the last one it saw. */
    readonly n: number;
    readonly moves: number;
    /** what happened since `eventsFrom`, an ordinal: what was told from there on is to be forgotten */
    readonly events: readonly TableEvent[];
    readonly eventsFrom: number;
    /** how often each number fell */
    readonly rolls: Counts;
    /** another person at this screen must decide: cover the table and hand it over */
    readonly handover: number | null;
    readonly mayUndo: boolean;
    /** something was taken back, and can be made again */
    readonly mayRedo: boolean;
    /** the rules broke down, and nothing is played on until the table is rebuilt */
    readonly stopped: Reason | null;
  };

/** What one viewer is shown: what all are shown, the same object for everybody, and what is its own. */
export class Shown<More extends object = object> {
  readonly shared: SeatViewPart;
  readonly own: SeatViewPart;

  constructor(shared: SeatViewPart, own: SeatViewPart) {
    this.shared = shared;
    this.own = own;
  }

  get view(): TableView<More> {
    return together<More>(this.shared, this.own) as TableView<More>;
  }
}

/** A message and who is to get it. */
export interface Sent<More extends object = object> {
  readonly viewer: string;
  readonly shown: Shown<More>;
}
