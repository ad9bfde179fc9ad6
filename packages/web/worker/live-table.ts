import type { Book } from '@hexwright/island';
import {
  decisionOf,
  eventFor,
  type Game,
  type GameEvent,
  isOver,
  legalMoves,
  type Outcome,
  openerOf,
  play,
  type RawMove,
  Rng,
  saveGame,
  undoTo,
} from '@hexwright/kernel';
import type { Player, TableEvent, TableView } from '../table/protocol.ts';
import type { KeptGame } from './games.ts';
import type { Mind } from './mind.ts';
import { sightOf } from './table-view.ts';

interface Told {
  readonly at: number;
  readonly event: GameEvent;
}

export interface TableFloor {
  readonly mind: Mind;
  pace(): number;
  keep(game: KeptGame): void;
  show(game: string, view: TableView): void;
}

/** One game being played here: takes the moves of persons, makes those of bots, keeps and shows every step. */
export class LiveTable {
  readonly book: Book;
  private readonly kept: KeptGame;
  private readonly floor: TableFloor;
  private game: Game;
  private told: Told[];
  /** how many events each viewer's page already has */
  private shown = 0;
  private eyes: number;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(book: Book, kept: KeptGame, game: Game, told: Told[], floor: TableFloor) {
    this.book = book;
    this.kept = kept;
    this.game = game;
    this.told = told;
    this.floor = floor;
    const persons = this.persons();
    const next = this.personToMove();
    this.eyes = persons.length > 1 && next !== null ? -1 : (persons[0] ?? 0);
  }

  get players(): readonly Player[] {
    return this.kept.players;
  }

  begin(): void {
    this.shown = 0;
    this.show();
    this.tend();
  }

  look(seat: number): void {
    if (this.players[seat]?.kind !== 'person') return;
    this.eyes = seat;
    this.shown = 0;
    this.show();
  }

  play(seat: number, move: RawMove): Outcome<object> {
    if (this.players[seat]?.kind !== 'person')
      return { ok: false, reason: { code: 'not-yours', text: 'a bot sits there' } };
    const done = this.step(seat, move);
    if (done.ok) this.tend();
    return done;
  }

  undo(): Outcome<object> {
    const { log } = this.game;
    const last = log.findLastIndex((entry) => this.players[entry.by]?.kind === 'person');
    if (last < 0)
      return { ok: false, reason: { code: 'undo-nothing', text: 'there is no move to take back' } };
    const back = undoTo(this.game, last);
    if (!back.ok) return back;
    this.stop();
    this.game = back.game;
    this.told = this.told.filter(({ at }) => at <= last);
    this.shown = 0;
    this.keep();
    this.show();
    this.tend();
    return { ok: true };
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private step(seat: number, move: RawMove): Outcome<object> {
    const played = play(this.game, seat, move);
    if (!played.ok) return played;
    const at = this.game.log.length;
    this.told.push(...played.events.map((event) => ({ at, event })));
    this.keep();
    this.show();
    return { ok: true };
  }

  /** Lets the bots move, one at a time, until only persons are asked. */
  private tend(): void {
    this.stop();
    const seat = this.botToMove();
    if (seat === null) return;
    this.timer = setTimeout(() => {
      if (!this.letBotMove(seat)) return;
      this.tend();
    }, this.floor.pace());
  }

  /** A bot that stumbles must not stop the table: then any legal move will do. */
  private letBotMove(seat: number): boolean {
    const { state, log } = this.game;
    const rng = new Rng(`bot ${seat}`, log.length);
    try {
      if (this.step(seat, this.floor.mind(this.book, state, seat, rng)).ok) return true;
    } catch (error) {
      console.error(error);
    }
    const { moves } = legalMoves(state, seat);
    return moves.length > 0 && this.step(seat, moves[rng.below(moves.length)]).ok;
  }

  private botToMove(): number | null {
    const asked = this.asked();
    const bots = asked.filter((seat) => this.players[seat].kind === 'bot');
    // Whoever opened a question to the others waits for their answers.
    const opener = openerOf(this.game.state);
    return bots.find((seat) => seat !== opener) ?? (asked.length === bots.length ? (bots[0] ?? null) : null);
  }

  private asked(): readonly number[] {
    return isOver(this.game.state) ? [] : (decisionOf(this.game.state)?.seats ?? []);
  }

  private persons(): number[] {
    return this.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  }

  private personToMove(): number | null {
    const asked = this.asked().filter((seat) => this.players[seat].kind === 'person');
    if (asked.length === 0) return null;
    const opener = openerOf(this.game.state);
    return asked.includes(this.eyes) && (asked.length === 1 || this.eyes !== opener)
      ? this.eyes
      : (asked.find((seat) => seat !== opener) ?? asked[0]);
  }

  private show(): void {
    const next = this.personToMove();
    const handover = this.persons().length > 1 && next !== null && next !== this.eyes ? next : null;
    // While the table is being handed over nobody's hand lies open.
    const seat = handover !== null || this.eyes < 0 ? null : this.eyes;
    const events = this.told
      .slice(this.shown)
      .map(({ at, event }): TableEvent => ({ at, ...eventFor(event, seat) }));
    this.floor.show(this.kept.id, {
      ...sightOf(this.book, this.game.state, seat),
      moves: this.game.log.length,
      events,
      eventsFrom: this.shown,
      rolls: countRolls(
        this.book,
        this.told.map(({ event }) => event),
      ),
      handover,
      mayUndo:
        this.persons().length === 1 &&
        this.game.log.some((entry) => this.players[entry.by]?.kind === 'person'),
    });
    this.shown = this.told.length;
  }

  private keep(): void {
    const { state } = this.game;
    this.floor.keep({
      ...this.kept,
      save: saveGame(this.game),
      turn: state.cells[this.book.at.turn],
      over: isOver(state),
      touched: Date.now(),
    });
  }
}

/** How often each number came, whatever it came from. */
export function countRolls(book: Book, events: readonly GameEvent[]): Record<number, number> {
  const numbers = new Set(book.modules.flatMap(({ looks }) => Object.keys(looks?.numbers ?? {})));
  const rolls: Record<number, number> = {};
  for (const { kind, data } of events)
    if (numbers.has(kind) && typeof data.number === 'number')
      rolls[data.number] = (rolls[data.number] ?? 0) + 1;
  return rolls;
}
