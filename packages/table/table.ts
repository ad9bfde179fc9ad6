import {
  cloneGame,
  type FaultReport,
  type Game,
  type GameEvent,
  isOver,
  itemAt,
  letNatureMove,
  NATURE,
  type Outcome,
  play,
  type RawMove,
  type Reason,
  type Refused,
  refuse,
  refuseStopped,
  reportFault,
  type Save,
  type State,
  saveGame,
  toMove,
} from '@hexwright/kernel';
import { type AwaitedPlayers, awaitedPlayers, nextAmong } from './awaited-players.ts';
import type { Command, Entry, Made } from './entry.ts';
import { eventsFor } from './event-log.ts';
import { type Keeps, LiveGame, type Moment } from './live-game.ts';
import { openEvents, openView } from './open-view.ts';
import type { Player } from './players.ts';
import type { GamePresenter } from './presenter.ts';
import { questionOf } from './question.ts';
import { fold, type TableRecord } from './record.ts';
import { ownSeatView, type SharedSeatView, seatView, sharedSeatView } from './seat-view.ts';
import { Undone } from './undone.ts';
import { type Sent, Shown, type TableView, type Viewer } from './viewer.ts';

/** A step that may be made: first its lines are written where they last, then it is committed and shown. */
export interface Step<More extends object = object> {
  /** how many lines the record has before these */
  readonly from: number;
  readonly entries: readonly Entry[];
  /** how the game will stand, for whoever lists games */
  readonly after: Standing;
  /** what the table will want then */
  readonly wants: AwaitedPlayers;
  /** makes the step, and says what every viewer is to be told */
  commit(): readonly Sent<More>[];
  /** leaves everything as it was: the lines could not be written */
  abandon(): void;
}

export interface Standing {
  readonly moves: number;
  readonly turn: number;
  readonly over: boolean;
}

export type Offered<More extends object = object> =
  | { readonly ok: true; readonly step: Step<More> }
  /** the same command was made before: so many lines there were then */
  | { readonly ok: true; readonly step: null; readonly line: number }
  | Refused;

/**
 * One game being played, with whoever looks at it. It keeps no clock, writes nowhere and draws no lots: it says what it
 * wants, and the house that runs it sees to that.
 *
 * Nothing happens before it is written: `offer` answers with a step, the house makes its lines durable and commits.
 * A table can be dropped at any time and rebuilt from its record.
 */
export class Table<More extends object = object> {
  readonly face: GamePresenter<More>;
  private seated: readonly Player[];
  private readonly course: LiveGame;
  private readonly viewers = new Map<string, Viewer>();
  /** by how many lines there were: how many moves stood */
  private readonly lengthAt: number[] = [0];
  /** the latest commands that were made, and how many lines there were then */
  private readonly made = new Map<string, number>();
  /** by seat: how many lines there were after its last move */
  private readonly movedAt: number[];
  /** how many lines there were when the present question was asked */
  private askedAt = 0;
  private question: string;
  private undone = new Undone();
  private pending: Step<More> | null = null;

  private constructor(
    face: GamePresenter<More>,
    { chance, players }: Pick<TableRecord, 'chance' | 'players'>,
    keeps: Partial<Keeps>,
  ) {
    this.face = face;
    this.seated = players;
    this.course = new LiveGame(face.game, chance, keeps);
    this.movedAt = players.map(() => 0);
    this.question = this.questionNow();
  }

  /** A table from its record; a new one has no lines yet. */
  static rebuild<More extends object>(
    face: GamePresenter<More>,
    record: Omit<TableRecord, 'setup'>,
    keeps: Partial<Keeps> = {},
  ): Outcome<{ readonly table: Table<More> }> {
    const { players, entries } = record;
    const { seats } = face.game;
    if (players.length !== seats) return refuse('seats', `${players.length} players for ${seats} seats`);
    const folded = fold(entries);
    if (!folded.ok) return folded;
    const table = new Table(face, record, keeps);
    let steps = 0;
    const repeated = table.course.repeat(folded.log, () => {
      const last = table.course.length;
      table.asked(folded.log.slice(steps, last), itemAt(folded.lineOf, last - 1));
      steps = last;
    });
    if (!repeated.ok) return repeated;
    table.lengthAt.splice(0, 1, ...folded.lengthAt);
    table.askedAt = Math.max(table.askedAt, folded.lastBack);
    for (const [i, entry] of entries.entries()) table.note(entry, endOfStep(entries, i));
    table.undone = folded.undone;
    return { ok: true, table };
  }

  get players(): readonly Player[] {
    return this.seated;
  }

  /** Another player takes a seat: a bot for somebody who is gone, or that person again. */
  reseat(seat: number, player: Player): void {
    this.seated = this.seated.map((was, i) => (i === seat ? player : was));
  }

  /** how many lines the record has: the number of the latest message */
  get lines(): number {
    return this.lengthAt.length - 1;
  }

  get moves(): number {
    return this.course.length;
  }

  /** how the game stands, for whoever lists games */
  get stands(): Standing {
    return this.standing(this.course.game);
  }

  private standing({ state, log }: Game): Standing {
    return { moves: log.length, turn: this.face.game.turnOf(state), over: isOver(state) };
  }

  /** The position, for players made of code: theirs to read, not to change, and nobody's to send. */
  get state(): State {
    return this.course.game.state;
  }

  wants(): AwaitedPlayers {
    return this.course.game.fault ? { kind: 'nothing' } : awaitedPlayers(this.state, this.seated);
  }

  /** The moves that stand, as a file keeps them. It holds the seed, so it is not for somebody who plays on. */
  save(): Save {
    return saveGame(this.course.game);
  }

  /** Where the rules broke down, for whoever runs the table: it may tell secrets. */
  report(): FaultReport | null {
    const { game } = this.course;
    return game.fault ? reportFault(game, game.fault) : null;
  }

  /**
   * A command of a seat. Sent again it is known again, and made once. It may rest on an older message than the latest
   * as long as the question is still the one that was open then and the seat has not moved since: so several who are
   * asked at once need not wait for each other, and nobody answers a question that is gone.
   */
  offer(seat: number, { id, at, move }: Command): Offered<More> {
    return this.known(seat, id) ?? this.whyStale(seat, at) ?? this.offerMove(seat, move, id);
  }

  /** A move that the house itself brings: a bot's, or nature's where somebody rolls real dice. */
  offerMove(by: number, move: RawMove, id?: string): Offered<More> {
    const next = cloneGame(this.course.game);
    const done = play(next, by, move);
    return done.ok ? this.prepare(next, done.events, id) : this.refused(next, done.reason);
  }

  /** Lets nature move where the table waits for it: to lay the board, or where a record stops short of it. */
  offerNature(): Offered<More> {
    if (this.wants().kind !== 'nature') return refuse('not-nature', 'nature has nothing to decide');
    if (this.course.game.chance.mode === 'manual')
      return refuse('manual-chance', 'in this game the dice are rolled by hand');
    const next = cloneGame(this.course.game);
    const events = letNatureMove(next);
    if (next.log.length > this.moves) return this.prepare(next, events);
    return this.refused(next, refuse('not-nature', 'nature has no move').reason);
  }

  /** Takes moves back until so many are left; the next one must have been a seat's. */
  offerBack(seat: number, { id, at, to }: { id: string; at: number; to: number }): Offered<More> {
    const known = this.known(seat, id);
    if (known) return known;
    if (at !== this.lines) return refuse('stale', 'something has happened since');
    const { log } = this.course.game;
    if (to === -1) return refuse('undo-nothing', 'there is no move to take back');
    if ((log[to]?.by ?? NATURE) < 0)
      return refuse('undo-range', `cannot go back to move ${to} of ${log.length}`);
    const moment = this.course.momentOf(to);
    if (!moment.ok) return moment;
    return this.step([{ by: seat, back: to, id }], moment.game, () => this.goBack(moment));
  }

  /** Makes again what was taken back last, with all that followed it then. */
  offerAgain(seat: number, { id, at }: { id: string; at: number }): Offered<More> {
    const known = this.known(seat, id);
    if (known) return known;
    if (at !== this.lines) return refuse('stale', 'something has happened since');
    const again = this.undone.next;
    if (!again) return refuse('redo-nothing', 'there is no move to make again');
    const ahead = this.course.ahead(again);
    if (!ahead.ok) return ahead;
    const entries = again.map((made, i) => (i === 0 ? { ...made, id } : made));
    return this.step(entries, ahead.game, () => void this.course.repeat(again, () => {}));
  }

  private goBack(moment: Moment): void {
    this.undone.takenBack(this.course.game.log.slice(moment.game.log.length));
    this.course.goBack(moment);
  }

  /** The place of the last move that one of these seats made; -1 where there is none. */
  lastMoveOf(seats: readonly number[]): number {
    return this.course.game.log.findLastIndex(({ by }) => seats.includes(by));
  }

  /** how many moves stood when the record had so many lines */
  movesAfter(lines: number): number {
    return itemAt(this.lengthAt, Math.min(lines, this.lines));
  }

  /** Whether chance has decided something since so many moves were made, or somebody has learnt a secret. */
  toldSecretsSince(moves: number): boolean {
    const told = this.course.toldFrom(this.course.toldAfter(moves));
    return (
      this.course.game.log.slice(moves).some(({ by }) => by === NATURE) ||
      told.some(({ event }) => event.secret !== undefined)
    );
  }

  /** Lines that another house wrote: this table goes the same way. */
  follow(from: number, entries: readonly Entry[]): Outcome<{ readonly sent: readonly Sent<More>[] }> {
    if (from !== this.lines) return refuse('lines-missing', `line ${this.lines} is missing`);
    let i = 0;
    while (i < entries.length) {
      const entry = itemAt(entries, i);
      if ('back' in entry) {
        const moment = this.course.momentOf(entry.back);
        if (!moment.ok) return moment;
        this.goBack(moment);
        this.written([entry]);
        i++;
        continue;
      }
      const run: Made[] = [];
      for (let next = entries[i]; next && !('back' in next); next = entries[++i]) run.push(next);
      let first = this.moves;
      const start = first;
      const repeated = this.course.repeat(run, () => {
        this.written(run.slice(first - start, this.moves - start));
        first = this.moves;
      });
      if (!repeated.ok) return repeated;
    }
    return { ok: true, sent: this.showAll() };
  }

  /**
   * Somebody comes to look. Who names the last message that it saw (with the same eyes) is told what it missed; others
   * get everything anew.
   */
  join(id: string, seats: readonly number[], seen?: number): TableView<More> {
    return this.admit(id, seats, seen).view;
  }

  /** The same, in its parts. */
  admit(id: string, seats: readonly number[], seen?: number): Shown<More> {
    const several = seats.length > 1 && !isOver(this.state);
    const eyes = several ? null : (seats[0] ?? null);
    const told = seen === undefined || several ? 0 : this.toldUntil(seen);
    const viewer: Viewer = { id, seats, eyes, told, as: eyes };
    this.viewers.set(id, viewer);
    return this.show(viewer, this.sharedNow());
  }

  /** One of several at the same screen takes a look; undefined where that is not a seat of theirs. */
  look(id: string, seat: number): TableView<More> | undefined {
    const viewer = this.viewers.get(id);
    if (!viewer?.seats.includes(seat)) return undefined;
    viewer.eyes = seat;
    return this.show(viewer, this.sharedNow()).view;
  }

  leave(id: string): void {
    this.viewers.delete(id);
  }

  /** What every viewer has missed. */
  showAll(): Sent<More>[] {
    if (this.viewers.size === 0) return [];
    const shared = this.sharedNow();
    return [...this.viewers.values()].map((viewer) => ({
      viewer: viewer.id,
      shown: this.show(viewer, shared),
    }));
  }

  private sharedNow(): SharedSeatView {
    const { game, counts } = this.course;
    const sight = sharedSeatView(this.face, game.state);
    const part = {
      ...sight.part,
      n: this.lines,
      moves: this.moves,
      rolls: counts,
      stopped: game.fault ? refuseStopped(game.fault).reason : null,
    };
    return { ...sight, part };
  }

  /** The whole state after so many moves, secrets and all: for those who look for a mistake in the rules. */
  stateAfter(moves: number): Outcome<{ readonly state: State }> {
    const moment = this.course.momentOf(moves);
    return moment.ok ? { ok: true, state: moment.game.state } : moment;
  }

  /**
   * The table as it was after so many moves, for one pair of eyes and nobody's hands; `open` with all that was hidden
   * then, which is for games that are over.
   */
  frame(moves: number, seat: number | null, open = false): Outcome<{ readonly view: TableView<More> }> {
    if (!Number.isInteger(moves) || moves < 0 || moves > this.moves)
      return refuse('frame-range', `there is no move ${moves}; the game has ${this.moves}`);
    const moment = this.course.momentOf(moves);
    if (!moment.ok) return moment;
    const told = this.course.toldFrom(0, moves);
    return {
      ok: true,
      view: {
        ...seatView(this.face, moment.game.state, seat),
        ...(open && openView(this.face, moment.game.state)),
        legal: [],
        ahead: [],
        open: [],
        closed: [],
        n: this.lines,
        moves,
        events: open ? openEvents(told) : eventsFor(told, seat),
        eventsFrom: 0,
        rolls: moment.counts,
        handover: null,
        mayUndo: false,
        mayRedo: false,
        stopped: null,
      },
    };
  }

  private show(viewer: Viewer, shared: SharedSeatView): Shown<More> {
    const { game, telling } = this.course;
    const { seats, eyes } = viewer;
    const next = nextAmong(seats, game.state, eyes);
    const handover = seats.length > 1 && next !== null && next !== eyes ? next : null;
    // While the table is being handed over nobody's hand lies open, and nothing that one of them was told.
    const seat = handover === null ? eyes : null;
    const from = viewer.as === seat ? Math.min(viewer.told, telling.count) : 0;
    viewer.told = telling.count;
    viewer.as = seat;
    return new Shown(shared.part, {
      ...ownSeatView(this.face, game.state, seat, shared),
      events: eventsFor(this.course.toldFrom(from), seat),
      eventsFrom: from,
      handover,
      mayUndo: this.playsAlone(seats) && this.lastMoveOf(seats) >= 0,
      mayRedo: this.playsAlone(seats) && this.undone.next !== undefined,
    });
  }

  /**
   * Who plays alone against bots may take back what it likes; among several it is for the house to ask them, also those
   * for whom a bot plays just now.
   */
  private playsAlone(seats: readonly number[]): boolean {
    const persons = this.seated.flatMap(({ kind, standsIn }, seat) =>
      kind === 'person' || standsIn ? [seat] : [],
    );
    return persons.length === 1 && seats.includes(itemAt(persons, 0));
  }

  private known(seat: number, id: string): Offered<More> | undefined {
    const line = this.made.get(keyOf(seat, id));
    return line === undefined ? undefined : { ok: true, step: null, line };
  }

  private whyStale(seat: number, at: number): Refused | undefined {
    if (at > this.lines)
      return refuse('at-unknown', `there is no message ${at} yet; the latest is ${this.lines}`);
    if (at < this.askedAt) return refuse('stale', 'the question is another one by now');
    if (at < itemAt(this.movedAt, seat)) return refuse('stale', 'this seat has moved since');
    return undefined;
  }

  /** A rule that threw stops the table: viewers are told when they are shown it next. */
  private refused(next: Game, reason: Reason): Refused {
    if (next.fault) this.course.game.fault = next.fault;
    return { ok: false, reason };
  }

  private prepare(next: Game, events: readonly GameEvent[], id?: string): Offered<More> {
    const first = itemAt(next.log, this.moves);
    const answers = next.log.slice(this.moves + 1);
    return this.step([id === undefined ? first : { ...first, id }, ...answers], next, () =>
      this.course.advance(next, events),
    );
  }

  private step(entries: readonly Entry[], next: Game, make: () => void): Offered<More> {
    if (this.pending) return refuse('busy', 'another step is being written');
    const close = (): void => {
      if (this.pending !== step) throw new Error('this step was committed or abandoned before');
      this.pending = null;
    };
    const step: Step<More> = {
      from: this.lines,
      entries,
      after: this.standing(next),
      wants: awaitedPlayers(next.state, this.seated),
      commit: () => {
        close();
        make();
        this.written(entries);
        return this.showAll();
      },
      abandon: close,
    };
    this.pending = step;
    return { ok: true, step };
  }

  /** The record has grown by these lines, and the game stands where they lead. */
  private written(entries: readonly Entry[]): void {
    for (const entry of entries) {
      const before = itemAt(this.lengthAt, this.lines);
      this.lengthAt.push('back' in entry ? entry.back : before + 1);
    }
    for (const entry of entries) {
      this.note(entry, this.lines);
      if (!('back' in entry)) this.undone.made(entry);
    }
    this.asked(entries, this.lines);
  }

  /** An older command than those that are kept would be stale: its seat has moved since. */
  private note({ by, id }: Entry, line: number): void {
    if (id === undefined) return;
    this.made.set(keyOf(by, id), line);
    if (this.made.size > COMMANDS) this.made.delete(this.made.keys().next().value!);
  }

  /** Finds out whether the question is another one after this step. */
  private asked(entries: readonly Entry[], line: number): void {
    const question = this.questionNow();
    // Chance may have come to the same question anew, and so may moves that were taken back. Where several have their turn at the
    // same time chance answers one of them, and the others are still asked what they were.
    const anew = (entry: Entry): boolean => 'back' in entry || (entry.by === NATURE && !this.asksSeveral());
    if (question !== this.question || entries.some(anew)) this.askedAt = line;
    this.question = question;
    for (const { by } of entries) if (by !== NATURE) this.movedAt[by] = line;
  }

  private questionNow(): string {
    return `${this.face.game.turnOf(this.state)} ${questionOf(this.state)}`;
  }

  private asksSeveral(): boolean {
    const seats = toMove(this.state);
    return seats > 0 && (seats & (seats - 1)) !== 0;
  }

  /** How many events somebody still knows rightly who saw the table last at this message. */
  private toldUntil(seen: number): number {
    if (!(seen >= 0 && seen <= this.lines)) return 0;
    const left = this.lengthAt.slice(seen).reduce((least, length) => Math.min(least, length));
    return this.course.toldAfter(left);
  }
}

/** so many of the latest commands are known again */
const COMMANDS = 200;

/** How many lines there were once this one and nature's answers to it were written. */
function endOfStep(entries: readonly Entry[], line: number): number {
  let end = line + 1;
  for (let next = entries[end]; next && !('back' in next) && next.by === NATURE; next = entries[end]) end++;
  return end;
}

const keyOf = (seat: number, id: string): string => `${seat} ${id}`;
