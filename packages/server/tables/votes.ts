import { refuse } from '@hexwright/kernel';
import type { ProposalKind } from '@hexwright/table';
import { newPersonId } from '../random.ts';
import type { Desk } from './desk.ts';
import { proposed, voted } from './in-play.ts';
import { agreeing, seatOf } from './kept.ts';
import { notSeated } from './sitting.ts';
import type { Done, Writing } from './writing.ts';

interface Command {
  readonly id: string;
  readonly at: number;
}

/** What needs the consent of all who play: a move taken back, a pause, an end. */
export class Votes {
  private readonly desk: Desk;
  private readonly writing: Writing;

  constructor(desk: Desk, writing: Writing) {
    this.desk = desk;
    this.writing = writing;
  }

  async undo(person: string, { id, at }: Command): Promise<Done> {
    const { host } = this.desk;
    const { room, lines, state } = this.desk.kept;
    const seat = seatOf(room, person);
    if (seat === null) return notSeated;
    if (!host || state !== 'playing') return refuse('not-begun', 'the game is not being played');
    const others = agreeing(room).filter((each) => each !== seat);
    if (others.length === 0) return this.takeBack(seat, { id, at });
    const to = host.table.lastMoveOf([seat]);
    if (to < 0) return refuse('undo-nothing', 'there is no move to take back');
    if (host.table.toldSecretsSince(to))
      return refuse('undo-secret', 'chance has decided since, or somebody has learnt a secret');
    if (at !== lines) return refuse('stale', 'something has happened since');
    return this.proposed(seat, 'undo', id);
  }

  async propose(person: string, what: ProposalKind): Promise<Done> {
    const { room, state } = this.desk.kept;
    const seat = seatOf(room, person);
    if (seat === null || room.seats[seat].resigned)
      return refuse('not-seated', 'you do not play at this table');
    const wanted = what === 'resume' ? 'paused' : 'playing';
    if (state !== wanted && !(what === 'abandon' && state === 'paused'))
      return refuse('not-now', `a game that is ${state} cannot be proposed to ${what}`);
    return this.proposed(seat, what, newPersonId());
  }

  async vote(person: string, proposal: string, yes: boolean): Promise<Done> {
    const seat = seatOf(this.desk.kept.room, person);
    return seat === null ? notSeated : this.voted(seat, proposal, yes);
  }

  private async proposed(seat: number, what: ProposalKind, id: string): Promise<Done> {
    const asked = await this.writing.change((table) => proposed(table, seat, what, id));
    return asked.ok ? this.voted(seat, id, true) : asked;
  }

  private async voted(seat: number, id: string, yes: boolean): Promise<Done> {
    let undoes: number | null = null;
    const done = await this.writing.change((table) => {
      const cast = voted(table, seat, id, yes, this.personsAsked(), this.desk.house.now());
      undoes = cast.ok && cast.settled?.what === 'undo' ? cast.settled.by : null;
      return cast;
    });
    return done.ok && undoes !== null ? this.takeBack(undoes, { id, at: this.desk.kept.lines }) : done;
  }

  private async takeBack(seat: number, command: Command): Promise<Done> {
    const { host } = this.desk;
    return host ? host.back([seat], command) : refuse('not-begun', 'the game has not begun');
  }

  private personsAsked(): number[] {
    const want = this.desk.host?.table.wants();
    return want?.kind === 'person' ? [...want.seats] : [];
  }
}
