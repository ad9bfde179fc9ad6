import { itemAt, type Outcome, refuse } from '@hexwright/kernel';
import type { Command } from '@hexwright/table';
import { seatOf } from './kept.ts';
import type { Sitting } from './sitting.ts';
import type { StoreSync } from './store-sync.ts';
import type { TableSession } from './table-session.ts';
import { ATTEMPTS, outrun } from './table-writer.ts';

/** The moves of persons. */
export class Moves {
  private readonly session: TableSession;
  private readonly sitting: Sitting;
  private readonly storeSync: StoreSync;

  constructor(session: TableSession, sitting: Sitting, storeSync: StoreSync) {
    this.session = session;
    this.sitting = sitting;
    this.storeSync = storeSync;
  }

  async play(person: string, seat: number, command: Command): Promise<Outcome<{ readonly line: number }>> {
    const { session } = this;
    const { room, state } = session.kept;
    if (seatOf(room, person) !== seat) return refuse('not-yours', 'this is not your seat');
    if (itemAt(room.seats, seat).resigned) return refuse('resigned', 'you have given the game up');
    if (state === 'paused') return refuse('paused', 'the game is paused');
    if (!session.host) return notBegun;
    session.touch();
    if (itemAt(room.seats, seat).bot) await this.sitting.giveBack(seat);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // Another process may have closed the table meanwhile.
      if (!session.host) return notBegun;
      const made = await session.host.send(seat, command);
      if (made.ok || made.reason.code !== 'not-written' || !session.outrun) return made;
      await this.storeSync.sync();
    }
    return outrun;
  }
}

const notBegun = refuse('not-begun', 'the game has not begun');
