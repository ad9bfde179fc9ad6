import { itemAt, refuse } from '@hexwright/kernel';
import type { ProposalKind } from '@hexwright/table';
import { newPersonId } from '../random.ts';
import { proposed, voted } from './in-play.ts';
import { inTheGame, type KeptRoom, seatOf, wasAlwaysAlone } from './kept.ts';
import { notSeated } from './sitting.ts';
import type { TableSession } from './table-session.ts';
import type { Done, TableWriter } from './table-writer.ts';

interface Command {
  readonly id: string;
  readonly at: number;
}

const asPlayed = refuse(
  'tournament-play',
  'in a tournament every game is played to its end, and no move is taken back',
);

/** what can be proposed also while the game rests */
const EVEN_PAUSED: readonly ProposalKind[] = ['abandon', 'send-away'];

/** What needs the consent of all who hold a seat: a move taken back, a pause, an end, that somebody has to go. */
export class Votes {
  private readonly session: TableSession;
  private readonly writer: TableWriter;
  private readonly sendAway: (person: string) => void;

  constructor(session: TableSession, writer: TableWriter, sendAway: (person: string) => void) {
    this.session = session;
    this.writer = writer;
    this.sendAway = sendAway;
  }

  async undo(person: string, { id, at }: Command): Promise<Done> {
    const { host } = this.session;
    const { room, lines, state } = this.session.kept;
    const seat = seatOf(room, person);
    if (seat === null) return notSeated;
    if (!host || state !== 'playing') return refuse('not-begun', 'the game is not being played');
    if (room.tournament) return asPlayed;
    if (wasAlwaysAlone(room, seat)) return this.takeBack(seat, { id, at });
    const to = host.table.lastMoveOf([seat]);
    if (to < 0) return refuse('undo-nothing', 'there is no move to take back');
    if (host.table.toldSecretsSince(to))
      return refuse('undo-secret', 'chance has decided since, or somebody has learnt a secret');
    if (at !== lines) return refuse('stale', 'something has happened since');
    return this.proposed(seat, 'undo', id);
  }

  async propose(person: string, what: ProposalKind, whom?: number): Promise<Done> {
    const { room, state } = this.session.kept;
    const seat = seatOf(room, person);
    if (seat === null || itemAt(room.seats, seat).resigned)
      return refuse('not-seated', 'you do not play at this table');
    if (room.tournament) return asPlayed;
    const wanted = what === 'resume' ? 'paused' : 'playing';
    if (state !== wanted && !(EVEN_PAUSED.includes(what) && state === 'paused'))
      return refuse('not-now', `a game that is ${state} cannot be proposed to ${what}`);
    const why = whom === undefined ? undefined : whyNotSend(room, seat, whom, this.session.face?.game.teams);
    return why ?? this.proposed(seat, what, newPersonId(), whom);
  }

  async vote(person: string, proposal: string, yes: boolean): Promise<Done> {
    const seat = seatOf(this.session.kept.room, person);
    return seat === null ? notSeated : this.voted(seat, proposal, yes);
  }

  private async proposed(seat: number, what: ProposalKind, id: string, whom?: number): Promise<Done> {
    const asked = await this.writer.change((table) => proposed(table, seat, what, id, whom));
    return asked.ok ? this.voted(seat, id, true) : asked;
  }

  private async voted(seat: number, id: string, yes: boolean): Promise<Done> {
    let undoes: number | null = null;
    let sent: string | null = null;
    const done = await this.writer.change((table) => {
      const cast = voted(table, seat, id, yes, this.personsAsked(), this.session.context.now());
      const settled = cast.ok ? cast.settled : null;
      undoes = settled?.what === 'undo' ? settled.by : null;
      sent = settled?.whom === undefined ? null : (itemAt(table.room.seats, settled.whom).person?.id ?? null);
      return cast;
    });
    if (done.ok && sent !== null) this.sendAway(sent);
    return done.ok && undoes !== null ? this.takeBack(undoes, { id, at: this.session.kept.lines }) : done;
  }

  private async takeBack(seat: number, command: Command): Promise<Done> {
    const { host } = this.session;
    return host ? host.back([seat], command) : refuse('not-begun', 'the game has not begun');
  }

  private personsAsked(): number[] {
    const want = this.session.host?.table.wants();
    return want?.kind === 'person' ? [...want.seats] : [];
  }
}

/**
 * Nobody gains by it that somebody has to go: in a rated game nobody loses a seat, and elsewhere at least two must agree,
 * so that of two players none sends the other away. No team sends one of another away by itself.
 */
function whyNotSend(room: KeptRoom, by: number, whom: number, teams?: readonly number[]) {
  const seat = room.seats[whom];
  if (!seat?.person || seat.resigned)
    return refuse('seat-unknown', 'nobody plays there who could be sent away');
  if (whom === by) return refuse('resign', 'you may give up yourself');
  if (room.settings.rated) return refuse('rated-seats', 'in a rated game nobody is sent away');
  if (inTheGame(room).length < 3)
    return refuse('two-agree', 'at least two who stay must agree that somebody has to go');
  const staying = inTheGame(room).filter((each) => each !== whom);
  if (teams && new Set(staying.map((each) => teams[each])).size < 2)
    return refuse('two-teams', 'no team sends somebody of another away by itself');
  return undefined;
}
