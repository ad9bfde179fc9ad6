import type { Change, Database } from '../store/index.ts';
import { gameOf, gameRow, type KeptGame, type KeptTournament, tournamentOf, tournamentRow } from './kept.ts';
import type { GameResult } from './standings.ts';

/** Tournaments in the store. */
export class TournamentStore {
  private readonly database: Database;

  constructor(database: Database) {
    this.database = database;
  }

  private get db() {
    return this.database.db;
  }

  async create(kept: KeptTournament): Promise<void> {
    await this.database.write([
      { query: this.db.insertInto('tournaments').values(tournamentRow(kept)).compile() },
    ]);
  }

  async find(id: string): Promise<KeptTournament | undefined> {
    const row = await this.db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
    return row && tournamentOf(row);
  }

  async games(id: string): Promise<KeptGame[]> {
    const rows = await this.db
      .selectFrom('tournament_games')
      .selectAll()
      .where('tournament_id', '=', id)
      .orderBy('round')
      .orderBy('board')
      .execute();
    return rows.map(gameOf);
  }

  /** Which of these tables have come to an end without a result, and which have begun. */
  async statesOf(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (tables.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('tables')
      .select(['id', 'state', 'due'])
      .where('id', 'in', [...tables])
      .execute();
    // Of a game that was given up something may still be to be written.
    return new Map(
      rows.map(({ id, state, due }) => [id, state === 'abandoned' && due !== null ? 'playing' : state]),
    );
  }

  /** Those that are listed and those somebody has to do with, what is not over first and the latest first. */
  async listed(person: string | null, most: number): Promise<KeptTournament[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .selectAll()
      .where((is) =>
        is.or([
          is.and([is('listed', '=', 1), is('state', '!=', 'cancelled')]),
          is('host', '=', person ?? ''),
          is(
            'id',
            'in',
            this.db
              .selectFrom('tournament_people')
              .select('tournament_id')
              .where('person', '=', person ?? ''),
          ),
        ]),
      )
      .orderBy((is) => is.case().when('state', 'in', ['open', 'running']).then(0).else(1).end())
      .orderBy('touched', 'desc')
      .limit(most)
      .execute();
    return rows.map(tournamentOf);
  }

  /** how many somebody hosts that are not over */
  async hostedBy(person: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('tournaments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('host', '=', person)
      .where('state', 'in', ['open', 'running'])
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** Every tournament that has this person's name. */
  async of(person: string): Promise<string[]> {
    const [hosted, entered] = await Promise.all([
      this.db.selectFrom('tournaments').select('id').where('host', '=', person).execute(),
      this.db.selectFrom('tournament_people').select('tournament_id').where('person', '=', person).execute(),
    ]);
    return [...new Set([...hosted.map(({ id }) => id), ...entered.map((each) => each.tournament_id)])];
  }

  async due(now: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tournaments')
      .select('id')
      .where('due', 'is not', null)
      .where('due', '<=', now)
      .orderBy('due')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Keeps a change, and what is written with it: all of it lasts or nothing. False where it is another by now. */
  async change(
    before: KeptTournament,
    after: KeptTournament,
    more: readonly Change[] = [],
  ): Promise<boolean> {
    const { id: _, made: __, ...set } = tournamentRow(after);
    const people = (kept: KeptTournament): string[] =>
      kept.entrants.flatMap(({ id, level }) => (level === null ? id : []));
    const [was, is] = [people(before), people(after)];
    const gone = was.filter((each) => !is.includes(each));
    const come = is.filter((each) => !was.includes(each));
    return this.database.write([
      {
        query: this.db
          .updateTable('tournaments')
          .set(set)
          .where('id', '=', before.id)
          .where('rev', '=', before.rev)
          .compile(),
        must: 1,
      },
      ...(gone.length > 0
        ? [
            {
              query: this.db
                .deleteFrom('tournament_people')
                .where('tournament_id', '=', before.id)
                .where('person', 'in', gone)
                .compile(),
            },
          ]
        : []),
      ...come.map((person) => ({
        query: this.db
          .insertInto('tournament_people')
          .values({ tournament_id: before.id, person })
          .onConflict((on) => on.doNothing())
          .compile(),
      })),
      ...more,
    ]);
  }

  /** The games of a round, to be written with it. */
  added(id: string, games: readonly KeptGame[]): Change[] {
    return games.map((game) => ({
      query: this.db.insertInto('tournament_games').values(gameRow(id, game)).compile(),
    }));
  }

  /** What a table tells of its game, to be written with its end: once, seat by seat. */
  told(table: string, seats: readonly (string | null)[], result: GameResult): Change[] {
    return [
      {
        query: this.db
          .updateTable('tournament_games')
          .set({ seats: JSON.stringify(seats), result: JSON.stringify(result) })
          .where('table_id', '=', table)
          .where('result', 'is', null)
          .compile(),
      },
    ];
  }

  /** The tournament is to be looked at, to be written with whatever has happened at a table of it. */
  touched(id: string, now: number): Change[] {
    return [
      {
        query: this.db
          .updateTable('tournaments')
          .set(({ eb }) => ({ due: now, rev: eb('rev', '+', 1) }))
          .where('id', '=', id)
          .where('state', '=', 'running')
          .compile(),
      },
    ];
  }
}
