import {
  type Chance,
  cloneState,
  type Game,
  type GameEvent,
  itemAt,
  type Logged,
  newState,
  type Outcome,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type Counts, counterOf } from './counts.ts';
import { EventLog, type RecordedEvent } from './event-log.ts';
import { replayEntries } from './replay-entries.ts';
import { type Snapshot, Snapshots } from './snapshots.ts';

/** How much is kept in memory; none of it is needed to go on. */
export interface Keeps {
  /** how many of the latest events */
  readonly events: number;
  readonly snapshots: number;
  /** moves between two snapshots */
  readonly every: number;
}

const USUAL: Keeps = { events: 1000, snapshots: 8, every: 32 };

/** An earlier moment of a game. */
export interface Moment {
  readonly game: Game;
  readonly counts: Counts;
}

/** The course of a game: where it stands, what was told on the way, and the way back. */
export class LiveGame {
  game: Game;
  counts: Counts = {};
  readonly telling: EventLog;
  private readonly count: ReturnType<typeof counterOf>;
  private readonly snapshots: Snapshots;
  /** by how many moves were made: how many events had been told */
  private readonly toldAt: number[] = [0];

  constructor(game: Playable, chance: Chance, keeps: Partial<Keeps>) {
    const { events, every, snapshots } = { ...USUAL, ...keeps };
    this.count = counterOf(game);
    this.telling = new EventLog(events);
    this.snapshots = new Snapshots(every, snapshots);
    this.game = { rules: game, chance, state: newState(game), log: [] };
    this.remember();
  }

  get length(): number {
    return this.game.log.length;
  }

  /** how many events had been told when so many moves were made */
  toldAfter(moves: number): number {
    return itemAt(this.toldAt, moves);
  }

  /** The game goes on by one step: a move of a seat with nature's answers, or nature's alone. */
  advance(next: Game, events: readonly GameEvent[]): void {
    const at = next.log.length;
    for (let i = this.toldAt.length; i < at; i++) this.toldAt[i] = this.telling.count;
    this.game = next;
    this.telling.add(events.map((event) => ({ at, event })));
    this.toldAt[at] = this.telling.count;
    this.counts = this.count(this.counts, events);
    if (this.snapshots.due(at)) this.remember();
  }

  /** The game goes on by moves that were made before; `seen` is called after every step. */
  repeat(more: readonly Logged[], seen: () => void): Outcome<object> {
    const { chance } = this.game;
    const game = byHand(this.game);
    return replayEntries(game, [...game.log, ...more], game.log.length + more.length, (events) => {
      this.advance({ ...game, chance }, events);
      seen();
    });
  }

  /** How the game would stand after these moves too. */
  ahead(more: readonly Logged[]): Outcome<{ readonly game: Game }> {
    const game = byHand(this.game);
    const walked = replayEntries(game, [...game.log, ...more], game.log.length + more.length, () => {});
    return walked.ok ? { ok: true, game: { ...game, chance: this.game.chance } } : walked;
  }

  /** The game as it stood after so many moves. */
  momentOf(moves: number): Outcome<Moment> {
    const [game, snapshot] = this.from('length', moves);
    let { counts } = snapshot;
    const walked = replayEntries(game, this.game.log, moves, (events) => {
      counts = this.count(counts, events);
    });
    return walked.ok ? { ok: true, game: { ...game, chance: this.game.chance }, counts } : walked;
  }

  goBack({ game, counts }: Moment): void {
    this.game = game;
    this.counts = counts;
    this.toldAt.length = game.log.length + 1;
    this.telling.cut(itemAt(this.toldAt, game.log.length));
    this.snapshots.cut(game.log.length);
  }

  /** Everything that was told from this ordinal on, until so many moves were made. */
  toldFrom(ordinal: number, moves = this.length): readonly RecordedEvent[] {
    const count = itemAt(this.toldAt, moves) - ordinal;
    return (this.telling.since(ordinal) ?? this.tellAgain(ordinal, moves)).slice(0, count);
  }

  /** What is no longer kept is told again by making the moves again. */
  private tellAgain(ordinal: number, moves: number): RecordedEvent[] {
    const [game, snapshot] = this.from('told', ordinal);
    const told: RecordedEvent[] = [];
    replayEntries(game, this.game.log, moves, (events, at) => {
      for (const event of events) told.push({ at, event });
    });
    return told.slice(ordinal - snapshot.told);
  }

  /** the game at the nearest snapshot, ready to be walked on */
  private from(what: 'length' | 'told', count: number): [Game, Snapshot] {
    const snapshot = this.snapshots.before(what, count)!;
    const { rules, log } = this.game;
    const state = { rules, cells: snapshot.cells.slice(), events: null };
    return [{ rules, chance: { mode: 'manual' }, state, log: log.slice(0, snapshot.length) }, snapshot];
  }

  private remember(): void {
    const { state, log } = this.game;
    const { count } = this.telling;
    this.snapshots.keep({ length: log.length, cells: state.cells.slice(), told: count, counts: this.counts });
  }
}

/** The game with nature's moves left to whoever drives it: a log that is walked brings them itself. */
function byHand({ rules, state, log }: Game): Game {
  return { rules, chance: { mode: 'manual' }, state: cloneState(state), log: log.slice() };
}
