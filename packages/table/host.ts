import { NATURE, type Outcome, type RawMove, refuse } from '@hexwright/kernel';
import type { Command, Entry } from './entry.ts';
import type { Offered, Step, Table } from './table.ts';
import type { Sent } from './viewer.ts';

/** What a house must be able to do for a table. */
export interface TableBackend<More extends object = object> {
  /** Makes the lines of the step durable; fails where it cannot, or where another house was quicker. */
  append(step: Step<More>): Promise<void>;
  /** Tells the viewers. */
  show(sent: readonly Sent<More>[]): void;
}

/** the number of lines after the step, whether it was made now or before */
export type CommandAnswer = Outcome<{ readonly line: number }>;

/**
 * Runs a table for a house: one step after the other, each written before anybody is told of it. What could not be
 * written has not happened.
 */
export class Host<More extends object = object> {
  readonly table: Table<More>;
  private readonly house: TableBackend<More>;
  private last: Promise<unknown> = Promise.resolve();

  constructor(table: Table<More>, house: TableBackend<More>) {
    this.table = table;
    this.house = house;
  }

  send(seat: number, command: Command): Promise<CommandAnswer> {
    return this.make(() => this.table.offer(seat, command));
  }

  /** A bot's move, or nature's by real dice, thought out when the record had so many lines. */
  move(by: number, move: RawMove, at: number): Promise<CommandAnswer> {
    return this.make(() =>
      at === this.table.lines
        ? this.table.offerMove(by, move)
        : refuse('stale', 'something has happened since'),
    );
  }

  nature(): Promise<CommandAnswer> {
    return this.make(() => this.table.offerNature());
  }

  /** Takes back the last move of one of these seats, with all that followed. */
  back(
    seats: readonly number[],
    command: { readonly id: string; readonly at: number },
  ): Promise<CommandAnswer> {
    return this.make(() =>
      this.table.offerBack(seats[0] ?? NATURE, { ...command, to: this.table.lastMoveOf(seats) }),
    );
  }

  /** Makes again what a seat has taken back. */
  again(seat: number, command: { readonly id: string; readonly at: number }): Promise<CommandAnswer> {
    return this.make(() => this.table.offerAgain(seat, command));
  }

  /** Lines that were written elsewhere. */
  follow(from: number, entries: readonly Entry[]): Promise<Outcome<object>> {
    return this.inTurn(async () => {
      const followed = this.table.follow(from, entries);
      if (followed.ok) this.house.show(followed.sent);
      return followed;
    });
  }

  /** resolves when everything asked for so far is written and shown, or refused */
  async settled(): Promise<void> {
    await this.last;
  }

  private make(offer: () => Offered<More>): Promise<CommandAnswer> {
    return this.inTurn(async (): Promise<CommandAnswer> => {
      const stopped = this.table.report() !== null;
      const offered = offer();
      if (!offered.ok) {
        // A rule that threw has stopped the table: everybody is told.
        if (!stopped && this.table.report() !== null) this.house.show(this.table.showAll());
        return offered;
      }
      const { step } = offered;
      if (step === null) return { ok: true, line: offered.line };
      try {
        await this.house.append(step);
      } catch (error) {
        step.abandon();
        return refuse('not-written', error instanceof Error ? error.message : String(error));
      }
      this.house.show(step.commit());
      return { ok: true, line: this.table.lines };
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.last.then(work, work);
    this.last = mine.catch(() => {});
    return mine;
  }
}
