import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** How the store came to be what it is, step by step, for SQLite and PostgreSQL alike. A step that was released never changes. */
const migrations: Readonly<Record<string, Migration>> = {
  '2026-11-20-faults': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('faults')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('table_hash', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('report', 'text', (c) => c.notNull())
        .addColumn('done', 'integer', (c) => c.notNull())
        .execute();
      await schema.createIndex('faults_at').on('faults').columns(['done', 'at']).execute();
    },
  },
  '2026-11-15-tables': {
    up: async (db: Kysely<unknown>) => {
      const { schema } = db;
      await schema
        .createTable('people')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('login', 'text')
        .addColumn('login_key', 'text', (c) => c.unique())
        .addColumn('password', 'text')
        .addColumn('rated', 'integer', (c) => c.notNull())
        .addColumn('banned', 'integer', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('seen', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createTable('tokens')
        .addColumn('hash', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('tokens_person').on('tokens').column('person').execute();
      await schema
        .createTable('mutes')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('other', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['person', 'other'])
        .execute();
      await schema
        .createTable('tables')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('room', 'text', (c) => c.notNull())
        .addColumn('rev', 'integer', (c) => c.notNull())
        .addColumn('setup', 'text')
        .addColumn('chance', 'text')
        .addColumn('lines', 'integer', (c) => c.notNull())
        .addColumn('moves', 'integer', (c) => c.notNull())
        .addColumn('turn', 'integer', (c) => c.notNull())
        .addColumn('clock', 'text')
        .addColumn('due', 'bigint')
        .addColumn('holder', 'text')
        .addColumn('lease', 'bigint', (c) => c.notNull().defaultTo(0))
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('touched', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createIndex('tables_listed')
        .on('tables')
        .columns(['state', 'touched'])
        .where(sql.ref('listed'), '=', 1)
        .execute();
      await schema
        .createIndex('tables_due')
        .on('tables')
        .column('due')
        .where(sql.ref('due'), 'is not', null)
        .execute();
      await schema
        .createTable('lines')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('line', 'integer', (c) => c.notNull())
        .addColumn('entry', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('lines_key', ['table_id', 'line'])
        .execute();
      await schema
        .createTable('seats')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('asked', 'integer', (c) => c.notNull())
        .addColumn('until', 'bigint')
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'person'])
        .execute();
      await schema.createIndex('seats_person').on('seats').column('person').execute();
      await schema
        .createTable('talk')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('n', 'integer', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('text', 'text')
        .addColumn('react', 'text')
        .addColumn('said', 'text', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('talk_key', ['table_id', 'n'])
        .addUniqueConstraint('talk_once', ['table_id', 'person', 'said'])
        .execute();
      await schema.createIndex('talk_person').on('talk').column('person').execute();
      await schema
        .createTable('reports')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('by_person', 'text', (c) => c.notNull())
        .addColumn('about', 'text', (c) => c.notNull())
        .addColumn('line', 'integer')
        .addColumn('why', 'text', (c) => c.notNull())
        .addColumn('words', 'text')
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addColumn('done', 'integer', (c) => c.notNull())
        .execute();
      await schema
        .createTable('results')
        .addColumn('table_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('seat', 'integer', (c) => c.notNull())
        .addColumn('place', 'integer')
        .addColumn('points', 'integer')
        .addColumn('won', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('results_key', ['table_id', 'person'])
        .execute();
      await schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();
      await schema
        .createTable('ratings')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('family', 'text', (c) => c.notNull())
        .addColumn('mu', 'double precision', (c) => c.notNull())
        .addColumn('sigma', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('ratings_key', ['person', 'family'])
        .execute();
    },
  },
  '2026-11-16-pushes': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('pushes')
        .addColumn('endpoint', 'text', (c) => c.primaryKey())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('token', 'text', (c) => c.notNull())
        .addColumn('p256dh', 'text', (c) => c.notNull())
        .addColumn('auth', 'text', (c) => c.notNull())
        .addColumn('made', 'bigint', (c) => c.notNull())
        .execute();
      await schema.createIndex('pushes_person').on('pushes').column('person').execute();
      await schema
        .createTable('secrets')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-19-processes': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('processes')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('lease', 'bigint', (c) => c.notNull())
        .execute();
    },
  },
  '2026-11-20-half-points': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable('results')
        .addColumn('halves', 'integer', (c) => c.notNull().defaultTo(0))
        .execute();
    },
  },
  '2026-11-20-team-talk': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema.alterTable('talk').addColumn('among', 'text').execute();
    },
  },
  '2026-11-20-tournaments': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('tournaments')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('listed', 'integer', (c) => c.notNull())
        .addColumn('host', 'text', (c) => c.notNull())
        .addColumn('tournament', 'text', (c) => c.notNull())
        .addColumn('rev', 'integer', (c) => c.notNull())
        .addColumn('due', 'bigint')
        .addColumn('made', 'bigint', (c) => c.notNull())
        .addColumn('touched', 'bigint', (c) => c.notNull())
        .execute();
      await schema
        .createIndex('tournaments_due')
        .on('tournaments')
        .column('due')
        .where(sql.ref('due'), 'is not', null)
        .execute();
      await schema
        .createIndex('tournaments_listed')
        .on('tournaments')
        .columns(['listed', 'touched'])
        .execute();
      await schema.createIndex('tournaments_host').on('tournaments').column('host').execute();
      await schema
        .createTable('tournament_people')
        .addColumn('tournament_id', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('tournament_people_key', ['tournament_id', 'person'])
        .execute();
      await schema.createIndex('tournament_people_person').on('tournament_people').column('person').execute();
      await schema
        .createTable('tournament_games')
        .addColumn('tournament_id', 'text', (c) => c.notNull())
        .addColumn('round', 'integer', (c) => c.notNull())
        .addColumn('board', 'integer', (c) => c.notNull())
        .addColumn('table_id', 'text', (c) => c.unique())
        .addColumn('seats', 'text', (c) => c.notNull())
        .addColumn('result', 'text')
        .addPrimaryKeyConstraint('tournament_games_key', ['tournament_id', 'round', 'board'])
        .execute();
    },
  },
  '2026-11-20-who-is-here': {
    up: async ({ schema }: Kysely<unknown>) => {
      for (const column of ['here', 'watching'])
        await schema
          .alterTable('tables')
          .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
          .execute();
    },
  },
  '2026-11-21-friends': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .alterTable('people')
        .addColumn('here_until', 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
      await schema
        .createTable('friends')
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('other', 'text', (c) => c.notNull())
        .addColumn('agreed', 'integer', (c) => c.notNull())
        .addColumn('at', 'bigint', (c) => c.notNull())
        .addPrimaryKeyConstraint('friends_key', ['person', 'other'])
        .execute();
      await schema.createIndex('friends_other').on('friends').columns(['other', 'agreed']).execute();
      await schema
        .createTable('friend_links')
        .addColumn('person', 'text', (c) => c.primaryKey())
        .addColumn('code', 'text', (c) => c.notNull().unique())
        .execute();
    },
  },
  '2026-11-21-seasons': {
    up: async ({ schema }: Kysely<unknown>) => {
      await schema
        .createTable('season_ratings')
        .addColumn('season', 'text', (c) => c.notNull())
        .addColumn('game', 'text', (c) => c.notNull())
        .addColumn('person', 'text', (c) => c.notNull())
        .addColumn('mu', 'double precision', (c) => c.notNull())
        .addColumn('sigma', 'double precision', (c) => c.notNull())
        .addColumn('games', 'integer', (c) => c.notNull())
        .addColumn('wins', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('season_ratings_key', ['season', 'game', 'person'])
        .execute();
      await schema.createIndex('season_ratings_person').on('season_ratings').column('person').execute();
    },
  },
};

/** Brings a store up to date; two processes that begin at once take turns. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  throw new Error(
    `the store could not be brought up to date${failed ? ` (${failed})` : ''}: ${wordsOf(error)}`,
  );
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
