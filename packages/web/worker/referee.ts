import type { Chance, Outcome } from '@hexwright/kernel';
import { refuse } from '@hexwright/kernel';
import {
  type Entry,
  fileOf,
  type OwnFace,
  type OwnMore,
  type Player,
  parseCommand,
  parseFile,
  playersFor,
  storyOf,
  Table,
  titleOf,
} from '@hexwright/table';
import type { AnyView, GameCard, RowCard, RowSheet, Story, Wish } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import { catalogueCards, rowSheet } from './catalogue.ts';
import { randomName } from './chance.ts';
import { faceFor } from './face-for.ts';
import type { KeptGame } from './kept-game.ts';
import type { Library } from './library.ts';
import { type Floor, LocalTable } from './local-table.ts';

type Opened = Outcome<{
  readonly sheet: AnySheet;
  readonly players: readonly Player[];
  readonly guided: boolean;
}>;

type Rebuilt = Outcome<{
  readonly game: KeptGame;
  readonly face: OwnFace;
  readonly table: Table<OwnMore>;
}>;

/** The referee of this browser: keeps the games, runs the tables, answers the page. */
export class LocalReferee {
  private readonly library: Library;
  private readonly floor: Floor;
  private readonly tables = new Map<string, LocalTable>();
  /** the game that is being looked through, so that it is not rebuilt for every frame */
  private looked: (Rebuilt & { readonly ok: true }) | null = null;
  private between = 600;

  constructor(library: Library, floor: Omit<Floor, 'pace'>) {
    this.library = library;
    this.floor = { ...floor, pace: () => this.between };
    floor.leading.onNews((game) => this.tables.get(game)?.hear());
  }

  catalogue(): RowCard[] {
    return catalogueCards(this.library);
  }

  row(wish: Wish): Promise<Outcome<{ readonly row: RowSheet }>> {
    return rowSheet(this.library, wish);
  }

  async games(): Promise<GameCard[]> {
    const { games, damaged } = await this.floor.shelf.games();
    return [...games.map(cardOf).sort((a, b) => b.touched - a.touched), ...damaged.map(damagedCard)];
  }

  unkept(): Promise<string | null> {
    return this.floor.shelf.unkept();
  }

  async forget(id: string): Promise<void> {
    this.close(id);
    await this.floor.shelf.remove(id);
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
    const record = { chance: { mode: 'seeded', seed } as const, players, entries: [] };
    const faced = faceFor(ruled.rules);
    return faced.ok ? this.keepNew(faced.face, record, guided) : faced;
  }

  async adopt(file: unknown): Promise<Outcome<{ readonly game: string }>> {
    const parsed = parseFile(file);
    if (!parsed.ok) return parsed;
    const { setup, chance, log } = parsed.save;
    const ruled = await this.library.rulesOfSetup(setup);
    if (!ruled.ok) return ruled;
    const players = parsed.players(ruled.rules.seats);
    const faced = faceFor(ruled.rules);
    if (!faced.ok) return faced;
    return this.keepNew(faced.face, { chance: rolled(chance), players, entries: log }, false);
  }

  async copy(id: string): Promise<Outcome<{ readonly file: unknown }>> {
    const live = this.tables.get(id);
    if (live) return { ok: true, file: live.file() };
    const found = await this.rebuild(id);
    if (found.ok) return { ok: true, file: fileOf(found.table) };
    const remains = await this.floor.shelf.remains(id);
    return remains === undefined ? found : { ok: true, file: remains };
  }

  async open(id: string): Promise<Opened> {
    const found = await this.rebuild(id);
    if (!found.ok) return found;
    const { game, face, table } = found;
    this.close(id);
    const local = new LocalTable(face, game, table, this.floor);
    this.tables.set(id, local);
    queueMicrotask(() => local.begin());
    return { ok: true, sheet: face.sheet(), players: game.players, guided: game.guided };
  }

  close(id: string): void {
    this.tables.get(id)?.close();
    this.tables.delete(id);
  }

  look(id: string, seat: number): void {
    this.tables.get(id)?.look(seat);
  }

  lead(id: string): void {
    this.tables.get(id)?.take();
  }

  async play(id: string, seat: number, command: unknown): Promise<Outcome<object>> {
    const parsed = parseCommand(command);
    if (!parsed.ok) return parsed;
    return this.tables.get(id)?.play(seat, parsed.command) ?? unknownTable;
  }

  async undo(id: string, command: object): Promise<Outcome<object>> {
    const parsed = parseCommand({ ...command, move: { move: 'undo' } });
    if (!parsed.ok) return parsed;
    return this.tables.get(id)?.undo(parsed.command) ?? unknownTable;
  }

  pace(ms: number): void {
    this.between = ms;
  }

  async story(id: string): Promise<Outcome<{ readonly story: Story }>> {
    const found = await this.rebuild(id);
    return found.ok ? storyOf(found.face, found.table.save(), found.game.players) : found;
  }

  async frame(id: string, moves: number): Promise<Outcome<{ readonly view: AnyView }>> {
    if (this.looked?.game.id !== id || moves > this.looked.table.moves) {
      const found = await this.rebuild(id);
      if (!found.ok) return found;
      this.looked = found;
    }
    const { game, table } = this.looked;
    const persons = game.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return table.frame(moves, persons.length === 1 ? persons[0] : null);
  }

  private async rebuild(id: string): Promise<Rebuilt> {
    const found = await this.floor.shelf.find(id);
    if (!found.ok) return found;
    const ruled = await this.library.rulesOfSetup(found.game.setup);
    if (!ruled.ok) return ruled;
    const faced = faceFor(ruled.rules);
    if (!faced.ok) return faced;
    const { face } = faced;
    const game = {
      ...found.game,
      chance: rolled(found.game.chance),
      players: playersFor(ruled.rules.seats, found.game.players),
    };
    const rebuilt = Table.rebuild(face, { ...game, entries: found.entries });
    return rebuilt.ok ? { ok: true, game, face, table: rebuilt.table } : rebuilt;
  }

  private async keepNew(
    face: OwnFace,
    record: {
      readonly chance: Chance;
      readonly players: readonly Player[];
      readonly entries: readonly Entry[];
    },
    guided: boolean,
  ): Promise<Outcome<{ readonly game: string }>> {
    const rebuilt = Table.rebuild(face, record);
    if (!rebuilt.ok) return rebuilt;
    const { table } = rebuilt;
    const entries = [...record.entries];
    if (table.wants().kind === 'nature') {
      const offered = table.offerNature();
      if (!offered.ok) return offered;
      entries.push(...(offered.step?.entries ?? []));
      offered.step?.commit();
    }
    const id = randomName();
    const game: KeptGame = {
      id,
      title: titleOf(face.game),
      setup: face.game.setup,
      chance: record.chance,
      players: record.players,
      guided,
      ...table.stands,
      lines: entries.length,
      touched: this.floor.now(),
    };
    await this.floor.shelf.write(game, 0, entries);
    return { ok: true, game: id };
  }
}

/** At this table the dice roll by themselves, also in a game that somebody began with dice of their own. */
const rolled = (chance: Chance): Chance =>
  chance.mode === 'manual' ? { mode: 'seeded', seed: randomName() } : chance;

const unknownTable = refuse('game-lost', 'this game is not open here');

function cardOf({ id, title, setup, players, turn, moves, over, touched }: KeptGame): GameCard {
  return { id, title, row: setup.game, players, turn, moves, over, touched };
}

/** A game of which too little is left to open it. */
function damagedCard(found: unknown): GameCard {
  const { id, title, touched } = (found ?? {}) as Partial<KeptGame>;
  return {
    id: String(id),
    title: typeof title === 'string' ? title : String(id),
    row: '',
    players: [],
    turn: 0,
    moves: 0,
    over: false,
    touched: typeof touched === 'number' ? touched : 0,
    damaged: 'what was kept of this game is damaged',
  };
}
