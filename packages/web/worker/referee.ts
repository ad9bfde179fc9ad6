import type { Chance, Outcome } from '@hexwright/kernel';
import { itemAt, refuse } from '@hexwright/kernel';
import type { Options, Playable } from '@hexwright/rulebook';
import {
  DRAWN,
  type Entry,
  fileOf,
  type OwnMore,
  type OwnPresenter,
  type Player,
  packGame,
  parseCommand,
  parseFile,
  playersFor,
  retell,
  Table,
  titleOf,
  unpackGame,
} from '@hexwright/table';
import type {
  AnyView,
  BoardKit,
  BoardRead,
  BoardSurvey,
  ChronicleSheet,
  Front,
  GameCard,
  LaidBoard,
  RowCard,
  RowSheet,
  Seating,
  Story,
  Wish,
} from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';
import type { KeptCampaign } from './campaigns.ts';
import { catalogueCards, frontOf, rowSheet } from './catalogue.ts';
import { randomName } from './chance.ts';
import { faceFor } from './face-for.ts';
import type { Inspection } from './inspect.ts';
import type { CampaignPlace, KeptGame } from './kept-game.ts';
import type { Library } from './library.ts';
import { type Floor, LocalTable } from './local-table.ts';
import { seatPlayers } from './seating.ts';

type Opened = Outcome<{
  readonly sheet: AnySheet;
  readonly players: readonly Player[];
  readonly guided: boolean;
  readonly campaign?: string;
}>;

type Rebuilt = Outcome<{
  readonly game: KeptGame;
  readonly face: OwnPresenter;
  readonly table: Table<OwnMore>;
}>;

/** What campaigns take is fetched by those who play one, or take a file in. */
const campaigns = () => import('./campaigns.ts');

/** The referee of this browser: keeps the games, runs the tables, answers the page. */
export class LocalReferee {
  private readonly library: Library;
  private readonly floor: Floor;
  private readonly tables = new Map<string, LocalTable>();
  /** the game that is being looked through, so that it is not rebuilt for every frame */
  private looked: (Rebuilt & { readonly ok: true }) | null = null;
  /** games that came by a link: they are here to be looked at, and not kept */
  private readonly shown = new Map<string, Rebuilt & { readonly ok: true }>();
  private between = 600;

  constructor(library: Library, floor: Omit<Floor, 'pace'>) {
    this.library = library;
    this.floor = { ...floor, pace: () => this.between };
    floor.leading.onNews((game) => this.tables.get(game)?.hear());
  }

  front(): Promise<Outcome<{ readonly front: Front }>> {
    return frontOf(this.library);
  }

  catalogue(): Promise<RowCard[]> {
    return catalogueCards(this.library);
  }

  row(wish: Wish): Promise<Outcome<{ readonly row: RowSheet }>> {
    return rowSheet(this.library, wish);
  }

  // Whoever draws boards of their own fetches what that takes; others never do.
  async boardRows(): Promise<string[]> {
    return (await import('./boards.ts')).boardRows(this.library);
  }

  async boardKit(wish: Wish, seed?: string): Promise<Outcome<{ readonly kit: BoardKit }>> {
    return (await import('./boards.ts')).boardKit(this.library, wish, seed);
  }

  async readBoard(file: unknown, drawing = false): Promise<BoardRead> {
    return (await import('./boards.ts')).readBoard(file, drawing);
  }

  async surveyBoard(wish: Wish, seed: string): Promise<Outcome<{ readonly survey: BoardSurvey }>> {
    return (await import('./boards.ts')).surveyBoard(this.library, wish, seed);
  }

  async board(wish: Wish, seed: string): Promise<Outcome<{ readonly board: LaidBoard }>> {
    return (await import('./laid-board.ts')).laidBoard(this.library, wish, seed);
  }

  async games(): Promise<GameCard[]> {
    const { games, damaged } = await this.floor.shelf.games();
    return [
      ...games.map((game) => this.cardOf(game)).sort((a, b) => b.touched - a.touched),
      ...damaged.map(damagedCard),
    ];
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
    seating?: Seating,
  ): Promise<Outcome<{ readonly game: string }>> {
    const ruled = await this.library.rulesFor(wish);
    if (!ruled.ok) return ruled;
    if (players.length !== wish.seats)
      return refuse('seats', `${players.length} players for ${wish.seats} seats`);
    const seated = seating ? seatPlayers(players, seating, seed) : players;
    const record = { chance: { mode: 'seeded', seed } as const, players: seated, entries: [] };
    const faced = faceFor(ruled.rules);
    return faced.ok ? this.keepNew(faced.face, record, guided) : faced;
  }

  async again(id: string, seed: string): Promise<Outcome<{ readonly game: string }>> {
    const found = await this.floor.shelf.find(id);
    if (!found.ok) return found;
    // By the rules as they are now, whichever the game was begun with.
    const { versions: _versions, engine: _engine, rulesVersion: _older, ...wish } = found.game.setup;
    const ruled = await this.library.rulesFor(wish);
    if (!ruled.ok) return ruled;
    const faced = faceFor(ruled.rules);
    if (!faced.ok) return faced;
    const before = playersFor(ruled.rules.seats, found.game.players).map(seatedAnew);
    const players = seatPlayers(before, DRAWN, seed);
    return this.keepNew(faced.face, { chance: { mode: 'seeded', seed }, players, entries: [] }, false);
  }

  async beginCampaign(
    of: string,
    players: readonly Player[],
    seed: string,
    modules: readonly string[] = [],
  ): Promise<Outcome<{ readonly campaign: string; readonly game: string }>> {
    const begun = await (await campaigns()).newCampaignOf(this.library, of, players.length, modules);
    if (!begun.ok) return begun;
    const campaign = randomName();
    const next = begun.campaigns.nextOfCampaign(begun.chronicle, {});
    if (!next.ok) return next;
    const kept = await this.beginChapter(next.rules, players, seed, { id: campaign, of, at: 0, chosen: {} });
    return kept.ok ? { ok: true, campaign, game: kept.game } : kept;
  }

  async chronicle(campaign: string): Promise<Outcome<{ readonly chronicle: ChronicleSheet }>> {
    const found = await this.campaign(campaign);
    return found.ok
      ? { ok: true, chronicle: (await campaigns()).sheetOfCampaign(this.library, found.kept) }
      : found;
  }

  async nextChapter(
    campaign: string,
    chosen: Options,
    seed: string,
  ): Promise<Outcome<{ readonly game: string }>> {
    const found = await this.campaign(campaign);
    if (!found.ok) return found;
    const { of, campaigns: all, chronicle, games } = found.kept;
    const next = all.nextOfCampaign(chronicle, chosen);
    if (!next.ok) return next;
    const players = itemAt(games, games.length - 1).players;
    return this.beginChapter(next.rules, players, seed, { id: campaign, of, at: games.length, chosen });
  }

  async copyCampaign(campaign: string): Promise<Outcome<{ readonly file: unknown }>> {
    const { campaignFile, gamesOf } = await campaigns();
    const games = gamesOf((await this.floor.shelf.games()).games, campaign);
    const place = games[0]?.campaign;
    if (!place) return refuse('game-lost', 'this campaign is not kept in this browser');
    return campaignFile(games, place, ({ id }) => this.copy(id));
  }

  async forgetCampaign(campaign: string): Promise<void> {
    const { gamesOf } = await campaigns();
    for (const { id } of gamesOf((await this.floor.shelf.games()).games, campaign)) await this.forget(id);
  }

  async adopt(file: unknown): Promise<Outcome<{ readonly game: string; readonly campaign?: string }>> {
    if ((await campaigns()).isCampaignFile(file)) return this.adoptCampaign(file);
    return this.adoptGame(file);
  }

  /** Takes a campaign in: whole, or, where something is wrong with it, nothing of it. */
  private async adoptCampaign(
    file: unknown,
  ): Promise<Outcome<{ readonly game: string; readonly campaign: string }>> {
    const read = await (await campaigns()).campaignOfFile(this.library, file);
    if (!read.ok) return read;
    const { games, campaign: of } = read.chronicle.file;
    if (games.length === 0) return refuse('campaign-empty', 'no game of this campaign was begun');
    const saves = (file as { readonly games: readonly { readonly save: unknown }[] }).games;
    const id = randomName();
    let last = '';
    for (const [at, { chosen }] of games.entries()) {
      const kept = await this.adoptGame(itemAt(saves, at).save, { id, of, at, chosen });
      if (!kept.ok) return kept;
      last = kept.game;
    }
    return { ok: true, campaign: id, game: last };
  }

  private async adoptGame(
    file: unknown,
    campaign?: CampaignPlace,
  ): Promise<Outcome<{ readonly game: string }>> {
    const parsed = parseFile(file);
    if (!parsed.ok) return parsed;
    const { setup, chance, log } = parsed.save;
    const ruled = await this.library.rulesOfSetup(setup);
    if (!ruled.ok) return ruled;
    const players = parsed.players(ruled.rules.seats);
    const faced = faceFor(ruled.rules);
    if (!faced.ok) return faced;
    return this.keepNew(faced.face, { chance: rolled(chance), players, entries: log }, false, campaign);
  }

  private async campaign(id: string): Promise<Outcome<{ readonly kept: KeptCampaign }>> {
    const { findCampaign, gamesOf } = await campaigns();
    const games = gamesOf((await this.floor.shelf.games()).games, id);
    return findCampaign(this.library, games, (game) => this.copy(game.id));
  }

  private beginChapter(
    rules: Playable,
    players: readonly Player[],
    seed: string,
    place: CampaignPlace,
  ): Promise<Outcome<{ readonly game: string }>> {
    const faced = faceFor(rules);
    const record = { chance: { mode: 'seeded', seed } as const, players, entries: [] };
    return faced.ok ? this.keepNew(faced.face, record, false, place) : Promise.resolve(faced);
  }

  private cardOf(game: KeptGame): GameCard {
    const { id, title, setup, players, turn, moves, over, touched, campaign } = game;
    return {
      id,
      title,
      row: setup.game,
      players,
      turn,
      moves,
      over,
      touched,
      ...(campaign && {
        campaign: {
          id: campaign.id,
          title: this.library.catalog.findOutline(campaign.of)?.words.name ?? campaign.of,
        },
      }),
    };
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
    const { players, guided, campaign } = game;
    return { ok: true, sheet: face.sheet(), players, guided, ...(campaign && { campaign: campaign.id }) };
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

  async resign(id: string, seat: number): Promise<Outcome<object>> {
    return this.tables.get(id)?.resign(seat) ?? unknownTable;
  }

  async redo(id: string, command: object): Promise<Outcome<object>> {
    const parsed = parseCommand({ ...command, move: { move: 'redo' } });
    if (!parsed.ok) return parsed;
    return this.tables.get(id)?.redo(parsed.command) ?? unknownTable;
  }

  pace(ms: number): void {
    this.between = ms;
  }

  async story(id: string): Promise<Outcome<{ readonly story: Story }>> {
    const found = await this.rebuild(id);
    if (!found.ok) return found;
    const { storyOf } = await import('./story.ts');
    return storyOf(found.face, found.table.save(), found.game.players);
  }

  async frame(id: string, moves: number): Promise<Outcome<{ readonly view: AnyView }>> {
    const looked = await this.lookedAt(id, moves);
    if (!looked.ok) return looked;
    const { game, table } = looked;
    const persons = game.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return table.frame(moves, persons.length === 1 ? itemAt(persons, 0) : null, table.stands.over);
  }

  async inspect(id: string, moves: number): Promise<Outcome<{ readonly inspection: Inspection }>> {
    const looked = await this.lookedAt(id, moves);
    if (!looked.ok) return looked;
    if (!looked.table.stands.over) return refuse('not-over', 'the game is not over');
    const found = looked.table.stateAfter(moves);
    if (!found.ok) return found;
    const { inspectionOf } = await import('./inspect.ts');
    return { ok: true, inspection: inspectionOf(looked.face.game, found.state) };
  }

  /** The game that is being looked through, which stays here until another is. */
  private async lookedAt(id: string, moves: number): Promise<Rebuilt> {
    if (this.looked?.game.id === id && moves <= this.looked.table.moves) return this.looked;
    const found = await this.rebuild(id);
    if (found.ok) this.looked = found;
    return found;
  }

  async pack(id: string): Promise<Outcome<{ readonly text: string }>> {
    const found = await this.rebuild(id);
    if (!found.ok) return found;
    // Whoever has the seed knows every roll to come.
    if (!found.table.stands.over) return refuse('not-over', 'the game is not over');
    return { ok: true, text: await packGame(found.face.game, fileOf(found.table)) };
  }

  async unpack(text: string): Promise<Outcome<{ readonly game: string }>> {
    const unpacked = await unpackGame(text);
    if (!unpacked.ok) return unpacked;
    const parsed = parseFile(unpacked.file);
    if (!parsed.ok) return parsed;
    const { setup, chance } = parsed.save;
    const ruled = await this.library.rulesOfSetup(setup);
    if (!ruled.ok) return ruled;
    const faced = faceFor(ruled.rules);
    if (!faced.ok) return faced;
    const told = unpacked.file.whole
      ? { ok: true as const, log: parsed.save.log }
      : retell(ruled.rules, parsed.save);
    if (!told.ok) return told;
    const players = parsed.players(ruled.rules.seats);
    const rebuilt = Table.rebuild(faced.face, { chance, players, entries: told.log });
    if (!rebuilt.ok) return rebuilt;
    const { table } = rebuilt;
    const id = `link-${randomName(4)}`;
    const game: KeptGame = {
      id,
      title: titleOf(ruled.rules),
      setup,
      chance,
      players,
      guided: false,
      ...table.stands,
      lines: told.log.length,
      touched: this.floor.now(),
    };
    this.shown.set(id, { ok: true, game, face: faced.face, table });
    return { ok: true, game: id };
  }

  private async rebuild(id: string): Promise<Rebuilt> {
    const shown = this.shown.get(id);
    if (shown) return shown;
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
    face: OwnPresenter,
    record: {
      readonly chance: Chance;
      readonly players: readonly Player[];
      readonly entries: readonly Entry[];
    },
    guided: boolean,
    campaign?: CampaignPlace,
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
      ...(campaign && { campaign }),
    };
    await this.floor.shelf.write(game, 0, entries);
    return { ok: true, game: id };
  }
}

/** At this table the dice roll by themselves, also in a game that somebody began with dice of their own. */
const rolled = (chance: Chance): Chance =>
  chance.mode === 'manual' ? { mode: 'seeded', seed: randomName() } : chance;

/** Whoever gave up plays again. */
function seatedAnew({ resigned, ...player }: Player): Player {
  return resigned ? { ...player, kind: 'person' } : player;
}

const unknownTable = refuse('game-lost', 'this game is not open here');

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
