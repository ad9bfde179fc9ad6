import { type Outcome, refuse } from '@hexwright/kernel';
import type {
  GameWish,
  HouseNews,
  NewTournament,
  PersonCard,
  TournamentAct,
  TournamentCard,
  TournamentSheet,
} from '@hexwright/table';
import type { Log } from '../log.ts';
import type { Call } from '../push/index.ts';
import { newPersonId, newSeed } from '../random.ts';
import type { Change, Database } from '../store/index.ts';
import type { KeptTable } from '../tables/kept.ts';
import type { Wisher } from '../tables/rules.ts';
import { cancel, type Entered, enter, enterBots, forgotten, leave, remove, takesPart } from './entering.ts';
import type { KeptGame, KeptTournament } from './kept.ts';
import { isRoundOver, nextRound, started } from './rounds.ts';
import type { GameResult } from './standings.ts';
import { tournamentCard, tournamentSheet } from './tournament-sheet.ts';
import { TournamentStore } from './tournament-store.ts';
import { tournamentTable } from './tournament-table.ts';

/** What tournaments need of the rest of the server. */
export interface TournamentParts {
  readonly log: Pick<Log, 'error'>;
  now(): number;
  isOverloaded(): boolean;
  /** what a game is called, where it can be played at all */
  titleOf(wish: GameWish, by: Wisher): Promise<Outcome<{ readonly title: string }>>;
  hashPassword(password: string): Promise<string>;
  isPassword(hashed: string, password: string): Promise<boolean>;
  /** what is written when a table is laid */
  laid(table: KeptTable): Change[];
  tellPerson(person: string, news: HouseNews): void;
  callPerson(person: string, call: Call): void;
}

const SWEEP = 1000;
const LISTED = 60;
/** unfinished tournaments of one host */
const HOSTED = 5;
const ATTEMPTS = 8;

const noTournament = refuse('not-here', 'there is no such tournament');
const notHost = refuse('not-host', 'only the host of the tournament may do this');
const busy = refuse('busy', 'too much happens at this tournament at once; try again');

/**
 * Tournaments: who takes part, and what is played next. Tables tell by themselves what came of their games; any process may go on from there,
 * because a round is written with its tables at once or not at all.
 */
export class Tournaments {
  private readonly store: TournamentStore;
  private readonly parts: TournamentParts;
  private readonly sweeper: NodeJS.Timeout;
  private sweeping = false;
  private closing = false;

  constructor(database: Database, parts: TournamentParts) {
    this.store = new TournamentStore(database);
    this.parts = parts;
    this.sweeper = setInterval(() => void this.sweep(), SWEEP).unref();
  }

  async create(
    { password, ...settings }: NewTournament,
    host: PersonCard,
    source: string,
  ): Promise<Outcome<{ readonly tournament: string }>> {
    if (this.parts.isOverloaded())
      return refuse('overloaded', 'this server has too much to do just now; try again in a minute');
    if ((await this.store.hostedBy(host.id)) >= HOSTED)
      return refuse(
        'tournaments-own',
        `you have ${HOSTED} unfinished tournaments; finish or cancel one first`,
      );
    if (settings.wish.seats < 2)
      return refuse('tournament-seats', 'a tournament is played at tables of two or more');
    const titled = await this.parts.titleOf(settings.wish, { person: host.id, source });
    if (!titled.ok) return titled;
    const now = this.parts.now();
    if (settings.starts !== null && settings.starts <= now)
      return refuse('tournament-starts', 'it cannot begin in the past');
    const kept: KeptTournament = {
      id: newPersonId(),
      state: 'open',
      rev: 0,
      due: settings.starts,
      made: now,
      touched: now,
      host,
      settings,
      password: password === undefined ? null : await this.parts.hashPassword(password),
      game: titled.title,
      entrants: [],
      round: 0,
      rounds: 0,
      roundEnds: null,
      plan: null,
      lot: newSeed(),
      why: null,
    };
    await this.store.create(kept);
    return { ok: true, tournament: kept.id };
  }

  /** The tournament as it is kept, or nothing. */
  async find(id: string): Promise<KeptTournament | null> {
    return (await this.store.find(id)) ?? null;
  }

  async list(person: string | null): Promise<TournamentCard[]> {
    const found = await this.store.listed(person, LISTED);
    return Promise.all(
      found.map(async (kept) => {
        const plays = person !== null && kept.state === 'running' && takesPart(kept, person);
        return tournamentCard(kept, plays ? await this.store.games(kept.id) : [], person);
      }),
    );
  }

  async sheet(id: string, person: string | null): Promise<Outcome<{ readonly tournament: TournamentSheet }>> {
    const kept = await this.store.find(id);
    if (!kept) return noTournament;
    const games = await this.store.games(id);
    const states = await this.store.statesOf(open(games));
    return { ok: true, tournament: tournamentSheet(kept, games, states, person) };
  }

  async enter(id: string, person: PersonCard, password: string | undefined): Promise<Outcome<object>> {
    const kept = await this.store.find(id);
    if (!kept) return noTournament;
    if (kept.password !== null && kept.host.id !== person.id && !takesPart(kept, person.id)) {
      if (password === undefined) return refuse('password-needed', 'this tournament asks for a password');
      if (!(await this.parts.isPassword(kept.password, password)))
        return refuse('password-wrong', 'the password of this tournament is another one');
    }
    return this.change(id, (now) => enter(now, person));
  }

  leave(id: string, person: string): Promise<Outcome<object>> {
    return this.change(id, (now) => leave(now, person));
  }

  act(id: string, by: string, asked: TournamentAct): Promise<Outcome<object>> {
    return this.change(id, (kept) => {
      if (kept.host.id !== by) return notHost;
      if (asked.act === 'cancel') return cancel(kept, 'the host has cancelled it');
      if (asked.act === 'bots') return enterBots(kept, asked.count, asked.level, newPersonId);
      if (asked.act === 'remove') return remove(kept, asked.entrant);
      const begun = started(kept);
      return begun.ok ? { ok: true, tournament: { ...begun.tournament, due: this.parts.now() } } : begun;
    });
  }

  /** Takes somebody's name off every tournament. */
  async forget(person: string): Promise<void> {
    for (const id of await this.store.of(person))
      await this.change(id, (kept) => ({ ok: true, tournament: forgotten(kept, person) }));
  }

  // ---- what its tables tell

  /** What came of a game, to be written with its end. */
  told(table: string, seats: readonly (string | null)[], result: GameResult): Change[] {
    return this.store.told(table, seats, result);
  }

  /** A table has come to an end, to be written with it. */
  touched(id: string): Change[] {
    return this.store.touched(id, this.parts.now());
  }

  close(): void {
    this.closing = true;
    clearInterval(this.sweeper);
  }

  /** Sees to a tournament that is due: a table of it is done, its beginning has come, or a round is over. */
  look(id: string): void {
    this.seen(id).catch((error: unknown) => this.failed(error));
  }

  private async seen(id: string): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS && !this.closing; attempt++) if (await this.looked(id)) return;
  }

  /** It is tried again with the next sweep. */
  private failed(error: unknown): void {
    this.parts.log.error({ error: String(error) }, 'tournament sweep failed');
  }

  private async change(id: string, act: (kept: KeptTournament) => Entered): Promise<Outcome<object>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const kept = await this.store.find(id);
      if (!kept) return noTournament;
      const acted = act(kept);
      if (!acted.ok) return acted;
      if (acted.tournament === kept) return { ok: true };
      if (!(await this.store.change(kept, this.next(kept, acted.tournament)))) continue;
      const { due } = acted.tournament;
      if (due !== null && due <= this.parts.now()) await this.seen(id);
      return { ok: true };
    }
    return busy;
  }

  private next(before: KeptTournament, after: KeptTournament): KeptTournament {
    return { ...after, rev: before.rev + 1, touched: this.parts.now() };
  }

  /** One step of it; false where it has become another meanwhile. */
  private async looked(id: string): Promise<boolean> {
    const now = this.parts.now();
    const kept = await this.store.find(id);
    if (kept === undefined || kept.due === null || kept.due > now) return true;
    if (kept.state === 'open') return this.begun(kept);
    if (kept.state !== 'running') return this.store.change(kept, this.next(kept, { ...kept, due: null }));
    const games = await this.store.games(id);
    const states = await this.store.statesOf(open(games));
    const ended = games.filter(
      ({ table, result }) =>
        result === null && table !== null && ['abandoned', 'closed'].includes(states.get(table) ?? 'closed'),
    );
    const settled = games.map((game) => (ended.includes(game) ? { ...game, result: 'void' as const } : game));
    const voids = ended.flatMap(({ table, seats }) => this.store.told(table!, seats, 'void'));
    if (kept.round > 0 && !isRoundOver(kept, settled, now))
      return this.store.change(kept, this.next(kept, { ...kept, due: kept.roundEnds }), voids);
    return this.opened(kept, settled, voids);
  }

  /** The time has come at which it begins by itself. */
  private begun(kept: KeptTournament): Promise<boolean> {
    const begun = started(kept);
    const after = begun.ok
      ? { ...begun.tournament, due: this.parts.now() }
      : { ...kept, state: 'cancelled' as const, due: null, why: 'too few came' };
    return this.store.change(kept, this.next(kept, after)).then((done) => done && !begun.ok);
  }

  /** The next round, with all of its tables. */
  private async opened(
    kept: KeptTournament,
    games: readonly KeptGame[],
    more: readonly Change[],
  ): Promise<boolean> {
    const now = this.parts.now();
    const { tournament, games: paired, begins } = nextRound(kept, games, now);
    const laid = paired.map(({ rests, ...game }) => {
      const table = rests ? null : tournamentTable(tournament, { ...game, rests }, begins, now);
      return { game: { ...game, table: table?.id ?? null }, table };
    });
    const done = await this.store.change(kept, this.next(kept, tournament), [
      ...more,
      ...laid.flatMap(({ table }) => (table ? this.parts.laid(table) : [])),
      ...this.store.added(
        kept.id,
        laid.map(({ game }) => game),
      ),
    ]);
    if (done) for (const { table } of laid) if (table) this.call(tournament, table, begins);
    return done;
  }

  /** Everybody is told where to sit, also whoever has no page open. */
  private call({ settings }: KeptTournament, table: KeptTable, until: number): void {
    for (const { person } of table.room.seats) {
      if (!person) continue;
      this.parts.tellPerson(person.id, { kind: 'called', table: table.id, title: settings.title });
      this.parts.callPerson(person.id, { table: table.id, title: settings.title, until });
    }
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    try {
      for (const id of await this.store.due(this.parts.now(), LISTED)) await this.seen(id);
    } catch (error) {
      this.failed(error);
    } finally {
      this.sweeping = false;
    }
  }
}

const open = (games: readonly KeptGame[]): string[] =>
  games.flatMap(({ table, result }) => (table !== null && result === null ? table : []));
