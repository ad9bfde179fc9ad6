import { isOver, itemAt, legalMoves, type Outcome, Rng, refuse } from '@hexwright/kernel';
import {
  type Command,
  fileOf,
  type GameFile,
  Host,
  type OwnMore,
  type OwnPresenter,
  type Sent,
  type Step,
  Table,
  type TableView,
} from '@hexwright/table';
import type { Notice, Reply } from '../table/protocol.ts';
import type { BotThinker } from './bot-thinker.ts';
import { WriteConflict } from './disk.ts';
import type { GameStore } from './game-store.ts';
import type { KeptGame } from './kept-game.ts';
import type { Leading } from './leading.ts';

/** What the browser gives to its tables. */
export interface Floor {
  readonly shelf: GameStore;
  readonly leading: Leading;
  readonly mind: BotThinker;
  /** milliseconds between the moves of bots */
  pace(): number;
  now(): number;
  say(reply: Reply): void;
}

const PAGE = 'page';

/** The house of one table in this browser: keeps its lines, asks its bots, and shows it to the page. */
export class LocalTable {
  private readonly face: OwnPresenter;
  private readonly floor: Floor;
  private kept: KeptGame;
  private host: Host<OwnMore>;
  private leads = false;
  private closed = false;
  /** the game was thrown away elsewhere: it is here to be looked at, and saved */
  private gone = false;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private catching: Promise<void> = Promise.resolve();

  constructor(face: OwnPresenter, kept: KeptGame, table: Table<OwnMore>, floor: Floor) {
    this.face = face;
    this.kept = kept;
    this.floor = floor;
    this.host = this.hosting(table);
  }

  /** Shows the table, and plays it if no other tab does. */
  begin(): void {
    this.show(this.table.join(PAGE, this.persons()));
    this.floor.leading.join(this.kept.id, (leads) => void this.lead(leads));
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.floor.leading.leave(this.kept.id);
  }

  take(): void {
    this.floor.leading.take(this.kept.id);
  }

  look(seat: number): void {
    const view = this.table.look(PAGE, seat);
    if (view) this.show(view);
  }

  async play(seat: number, command: Command): Promise<Outcome<object>> {
    if (this.table.players[seat]?.kind !== 'person') return refuse('not-yours', 'no person sits there');
    return this.leads ? this.host.send(seat, command) : elsewhere;
  }

  async undo(command: Omit<Command, 'move'>): Promise<Outcome<object>> {
    const persons = this.persons();
    if (persons.length !== 1) return refuse('undo-alone', 'moves are taken back only by who plays alone');
    if (this.isTold()) return refuse('chapter-over', 'this chapter is over, and what came of it stays');
    return this.leads ? this.host.back(persons, command) : elsewhere;
  }

  /** A bot plays the seat to the end. */
  async resign(seat: number): Promise<Outcome<object>> {
    const player = this.table.players[seat];
    if (player?.kind !== 'person') return refuse('not-yours', 'no person sits there');
    if (!this.leads) return elsewhere;
    await this.host.settled();
    const { name, colour } = player;
    this.table.reseat(seat, {
      kind: 'bot',
      ...(name !== undefined && { name }),
      ...(colour !== undefined && { colour }),
      resigned: true,
    });
    this.kept = { ...this.kept, players: this.table.players, touched: this.floor.now() };
    await this.floor.shelf.write(this.kept, this.kept.lines, []);
    this.show(this.table.join(PAGE, this.persons()));
    this.tend();
    return { ok: true };
  }

  async redo(command: Omit<Command, 'move'>): Promise<Outcome<object>> {
    const persons = this.persons();
    if (persons.length !== 1) return refuse('undo-alone', 'moves are taken back only by who plays alone');
    return this.leads ? this.host.again(itemAt(persons, 0), command) : elsewhere;
  }

  /** The game as a file, whether or not it is kept. */
  file(): GameFile {
    return fileOf(this.table);
  }

  /** Another tab has written something. */
  hear(): void {
    if (!this.leads) this.catchUp();
  }

  private get table(): Table<OwnMore> {
    return this.host.table;
  }

  private hosting(table: Table<OwnMore>): Host<OwnMore> {
    return new Host(table, { append: (step) => this.append(step), show: (sent) => this.showAll(sent) });
  }

  private async lead(leads: boolean): Promise<void> {
    const lost = this.leads && !leads;
    this.leads = leads;
    this.stop();
    // What could not be written here is not in what the other tab goes on with.
    if (lost && this.floor.shelf.letGo(this.kept.id)) await this.reload();
    else if (leads) await this.catchUp();
    this.notify();
    this.tend();
  }

  private async append({ from, entries, after }: Step<OwnMore>): Promise<void> {
    if (!this.leads) throw new Error(elsewhere.reason.text);
    const { shelf, leading, now } = this.floor;
    const lines = from + entries.length;
    const kept = { ...this.kept, ...after, lines, touched: now() };
    const before = shelf.unwritten(kept.id);
    try {
      await shelf.write(kept, from, entries);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
      this.leads = false;
      void this.reload().then(() => this.notify());
      throw new Error(elsewhere.reason.text);
    }
    this.kept = kept;
    leading.tell(kept.id);
    if (before?.why !== shelf.unwritten(kept.id)?.why) this.notify();
  }

  /** Makes the moves that another tab has written meanwhile. */
  private catchUp(): Promise<void> {
    this.catching = this.catching.then(async () => {
      const from = this.table.lines;
      const found = await this.floor.shelf.since(this.kept.id, from).catch(() => null);
      if (!found?.ok || found.entries.length === 0) return;
      const followed = await this.host.follow(from, found.entries);
      if (!followed.ok) await this.reload();
    });
    return this.catching;
  }

  /** The table anew from what is kept. */
  private async reload(): Promise<void> {
    const found = await this.floor.shelf.find(this.kept.id);
    this.gone = !found.ok && found.reason.code === 'game-lost';
    if (!found.ok || this.closed) return;
    const rebuilt = Table.rebuild(this.face, { ...found.game, entries: found.entries });
    if (!rebuilt.ok) return;
    this.kept = found.game;
    this.host = this.hosting(rebuilt.table);
    this.show(this.table.join(PAGE, this.persons()));
  }

  /** Sees to what the table wants: lets nature move, and the bots one at a time, until persons are asked. */
  private tend(): void {
    this.stop();
    if (!this.leads || this.closed) return;
    const want = this.table.wants();
    if (want.kind === 'nature') void this.host.nature();
    if (want.kind === 'bot')
      this.timer = setTimeout(() => void this.letBotMove(want.seat), this.floor.pace());
  }

  /** A bot that stumbles must not stop the table: then any legal move will do. */
  private async letBotMove(seat: number): Promise<void> {
    const { state, lines, players } = this.table;
    const rng = new Rng(`bot ${seat}`, lines);
    try {
      const move = await this.floor.mind(this.face.game, state, seat, rng, itemAt(players, seat).level);
      // Somebody may have taken a move back, or closed the table, while it thought.
      if (this.closed || !this.leads || this.table.lines !== lines) return;
      const made = await this.host.move(seat, move, lines);
      if (made.ok || this.table.lines !== lines) return;
    } catch (error) {
      console.error(error);
      if (this.table.lines !== lines) return;
    }
    const { moves } = legalMoves(state, seat);
    if (moves.length > 0) await this.host.move(seat, itemAt(moves, rng.below(moves.length)), lines);
  }

  private showAll(sent: readonly Sent<OwnMore>[]): void {
    for (const { shown } of sent) this.show(shown.view);
    if (this.table.report()) this.notify();
    this.tend();
  }

  private show(view: TableView<OwnMore>): void {
    if (this.closed) return;
    const shown = this.isTold() ? { ...view, mayUndo: false } : view;
    this.floor.say({ game: this.kept.id, view: shown });
  }

  /** A chapter that is over stands in its campaign's chronicle, and later chapters follow from it. */
  private isTold(): boolean {
    return this.kept.campaign !== undefined && isOver(this.table.state);
  }

  private notify(): void {
    if (this.closed) return;
    const notice: Notice = {
      elsewhere: !this.leads && !this.gone,
      unkept: this.gone ? thrownAway : this.floor.shelf.unwritten(this.kept.id),
      fault: this.table.report()?.text ?? null,
    };
    this.floor.say({ game: this.kept.id, notice });
  }

  private persons(): number[] {
    return this.table.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  }

  private stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }
}

const elsewhere = refuse('elsewhere', 'another tab plays this game');
const thrownAway = { why: 'the game was thrown away in another tab', since: 0 };
