import type { Book } from '@hexwright/island';
import {
  eventFor,
  type Game,
  type GameEvent,
  newGame,
  type Outcome,
  parseSave,
  type RawMove,
  refuse,
  replay,
  restoreGame,
  saveGame,
} from '@hexwright/kernel';
import type {
  GameCard,
  GameFile,
  Player,
  Reply,
  RowCard,
  RowSheet,
  Story,
  TableView,
  Wish,
} from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { catalogueCards, rowSheet } from './catalogue.ts';
import type { GameShelf, KeptGame } from './games.ts';
import type { Library } from './library.ts';
import { countRolls, LiveTable, type TableFloor } from './live-table.ts';
import type { Mind } from './mind.ts';
import { sheetOf } from './sheet.ts';
import { storyOf } from './story.ts';
import { sightOf } from './table-view.ts';

export interface Told {
  readonly at: number;
  readonly event: GameEvent;
}

type Opened = Outcome<{
  readonly sheet: Sheet;
  readonly players: readonly Player[];
  readonly guided: boolean;
}>;

/** The referee of this browser: keeps the games, runs the tables, answers the page. */
export class LocalReferee {
  private readonly shelf: GameShelf;
  private readonly library: Library;
  private readonly floor: TableFloor;
  private readonly tables = new Map<string, LiveTable>();
  private readonly unkept = new Map<string, Promise<void>>();
  private between = 600;

  constructor(shelf: GameShelf, library: Library, mind: Mind, say: (reply: Reply) => void) {
    this.shelf = shelf;
    this.library = library;
    this.floor = {
      mind,
      pace: () => this.between,
      keep: (game) => {
        this.unkept.set(game.id, shelf.put(game));
      },
      show: (game, view) => say({ game, view }),
    };
  }

  catalogue(): RowCard[] {
    return catalogueCards(this.library);
  }

  row(wish: Wish): Promise<Outcome<{ readonly row: RowSheet }>> {
    return rowSheet(this.library, wish);
  }

  async games(): Promise<GameCard[]> {
    const games = await this.shelf.all();
    return games
      .sort((a, b) => b.touched - a.touched)
      .map(({ id, title, save, players, turn, over, touched }) => ({
        id,
        title,
        row: save.setup.game,
        players,
        turn,
        moves: save.log.length,
        over,
        touched,
      }));
  }

  async forget(id: string): Promise<void> {
    this.close(id);
    await this.shelf.remove(id);
  }

  async begin(
    wish: Wish,
    players: readonly Player[],
    seed: string,
    guided = false,
  ): Promise<Outcome<{ readonly game: string }>> {
    const ruled = await this.library.rulesFor(wish);
    if (!ruled.ok) return ruled;
    if (players.length !== wish.seats)
      return refuse('seats', `${players.length} players for ${wish.seats} seats`);
    const game = newGame(ruled.rules, { mode: 'seeded', seed });
    return this.keepNew(ruled.rules, game, players, guided);
  }

  async adopt(file: unknown): Promise<Outcome<{ readonly game: string }>> {
    const parsed = parseSave(file);
    if (!parsed.ok) return parsed;
    const ruled = await this.library.rulesOfSetup(parsed.save.setup);
    if (!ruled.ok) return ruled;
    const restored = restoreGame(ruled.rules, parsed.save);
    if (!restored.ok) return restored;
    const { players } = file as GameFile;
    return this.keepNew(ruled.rules, restored.game, seatsOf(players, ruled.rules.seats), false);
  }

  async copy(id: string): Promise<Outcome<{ readonly file: GameFile }>> {
    await this.unkept.get(id);
    const kept = await this.shelf.get(id);
    return kept ? { ok: true, file: { ...kept.save, players: kept.players } } : unknownGame;
  }

  async open(id: string): Promise<Opened> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const { kept, book } = found;
    const told: Told[] = [];
    let at = 0;
    const again = replay(book, kept.save.chance, kept.save.log, (_entry, events) => {
      at++;
      told.push(...events.map((event) => ({ at, event })));
    });
    if (!again.ok) return again;
    this.close(id);
    const table = new LiveTable(book, kept, again.game, told, this.floor);
    this.tables.set(id, table);
    queueMicrotask(() => table.begin());
    return { ok: true, sheet: sheetOf(book), players: kept.players, guided: kept.guided };
  }

  close(id: string): void {
    this.tables.get(id)?.stop();
    this.tables.delete(id);
  }

  look(id: string, seat: number): void {
    this.tables.get(id)?.look(seat);
  }

  play(id: string, seat: number, move: RawMove): Outcome<object> {
    return this.tables.get(id)?.play(seat, move) ?? unknownGame;
  }

  undo(id: string): Outcome<object> {
    return this.tables.get(id)?.undo() ?? unknownGame;
  }

  pace(ms: number): void {
    this.between = ms;
  }

  async story(id: string): Promise<Outcome<{ readonly story: Story }>> {
    const found = await this.find(id);
    return found.ok ? storyOf(found.book, found.kept.save, found.kept.players) : found;
  }

  async frame(id: string, moves: number): Promise<Outcome<{ readonly view: TableView }>> {
    const found = await this.find(id);
    if (!found.ok) return found;
    const { book, kept } = found;
    const told: Told[] = [];
    let at = 0;
    const again = replay(book, kept.save.chance, kept.save.log.slice(0, moves), (_entry, events) => {
      at++;
      told.push(...events.map((event) => ({ at, event })));
    });
    if (!again.ok) return again;
    const seat = kept.players.findIndex((player) => player.kind === 'person');
    const eyes =
      seat >= 0 && kept.players.filter((player) => player.kind === 'person').length === 1 ? seat : null;
    return {
      ok: true,
      view: {
        ...sightOf(book, again.game.state, eyes),
        legal: [],
        open: [],
        closed: [],
        moves,
        events: told.map(({ at, event }) => ({ at, ...eventFor(event, eyes) })),
        eventsFrom: 0,
        rolls: countRolls(
          book,
          told.map(({ event }) => event),
        ),
        handover: null,
        mayUndo: false,
      },
    };
  }

  private async find(id: string): Promise<Outcome<{ readonly kept: KeptGame; readonly book: Book }>> {
    await this.unkept.get(id);
    const kept = await this.shelf.get(id);
    if (!kept) return unknownGame;
    const ruled = await this.library.rulesOfSetup(kept.save.setup);
    return ruled.ok ? { ok: true, kept, book: ruled.rules } : ruled;
  }

  private async keepNew(
    book: Book,
    game: Game,
    players: readonly Player[],
    guided: boolean,
  ): Promise<Outcome<{ readonly game: string }>> {
    const id = crypto.randomUUID();
    await this.shelf.put({
      id,
      title: sheetOf(book).title,
      save: saveGame(game),
      players,
      guided,
      turn: game.state.cells[book.at.turn],
      over: false,
      touched: Date.now(),
    });
    return { ok: true, game: id };
  }
}

const unknownGame = refuse('game-lost', 'this game is not kept in this browser');

/** Who sits where in a game file that may not say so. */
function seatsOf(players: unknown, seats: number): Player[] {
  const given: unknown[] = Array.isArray(players) ? players : [];
  return Array.from({ length: seats }, (_, seat): Player => {
    const player = given[seat] as Partial<Player> | undefined;
    if (given.length === seats && player?.kind === 'person') return { kind: 'person', ...named(player) };
    if (given.length === seats && player?.kind === 'bot') return { kind: 'bot', ...named(player) };
    return { kind: seat === 0 ? 'person' : 'bot' };
  });
}

const named = ({ name }: Partial<Player>): { name?: string } => (typeof name === 'string' ? { name } : {});
