import { type Outcome, refuse } from '@hexwright/kernel';
import type { Command } from '@hexwright/table';
import type { Desk } from './desk.ts';
import type { Following } from './following.ts';
import { seatOf } from './kept.ts';
import type { Sitting } from './sitting.ts';
import { ATTEMPTS, outrun } from './writing.ts';

/** The moves of persons. */
export class Moves {
  private readonly desk: Desk;
  private readonly sitting: Sitting;
  private readonly following: Following;

  constructor(desk: Desk, sitting: Sitting, following: Following) {
    this.desk = desk;
    this.sitting = sitting;
    this.following = following;
  }

  async play(person: string, seat: number, command: Command): Promise<Outcome<{ readonly line: number }>> {
    const { desk } = this;
    const { room, state } = desk.kept;
    if (seatOf(room, person) !== seat) return refuse('not-yours', 'this is not your seat');
    if (room.seats[seat].resigned) return refuse('resigned', 'you have given the game up');
    if (state === 'paused') return refuse('paused', 'the game is paused');
    if (!desk.host) return notBegun;
    desk.touch();
    if (room.seats[seat].bot) await this.sitting.giveBack(seat);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      // Another process may have closed the table meanwhile.
      if (!desk.host) return notBegun;
      const made = await desk.host.send(seat, command);
      if (made.ok || made.reason.code !== 'not-written' || !desk.outrun) return made;
      await this.following.sync();
    }
    return outrun;
  }
}

const notBegun = refuse('not-begun', 'the game has not begun');
