import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** One statement of a unit that is written as a whole or not at all. */
export interface Change {
  readonly query: Pick<CompiledQuery, 'sql' | 'parameters'>;
  /** how many rows it must touch; otherwise somebody else was quicker, and nothing of the unit happens */
  readonly must?: number;
}

/** Where everything lasts: SQLite in a file, or PostgreSQL. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  /** for reading */
  readonly db: Kysely<Schema>;
  /**
   * Writes these changes together. Resolves with true when they are durable, with false where a `must` did not hold;
   * fails where the store cannot write.
   */
  write(changes: readonly Change[]): Promise<boolean>;
  close(): Promise<void>;
}
