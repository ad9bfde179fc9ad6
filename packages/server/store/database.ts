import type { CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** One statement of a unit that is written as a whole or not at all. */
export interface Change {
  readonly query: Pick<CompiledQuery, 'sql' | 'parameters'>;
  /** how many rows it must touch; otherwise somebody else was quicker, and nothing of the unit happens */
  readonly must?: number;
}

/** A step of one table: lines that are added to it, and what is another with them. */
export interface Appended {
  readonly table: string;
  /** how many lines there must be before */
  readonly from: number;
  readonly entries: readonly string[];
  readonly state: string;
  readonly moves: number;
  readonly turn: number;
  readonly clock: string | null;
  readonly due: number | null;
  readonly at: number;
  /** who is asked for a move now, or is not any more */
  readonly asked: readonly {
    readonly person: string;
    readonly asked: boolean;
    readonly until: number | null;
  }[];
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
  /**
   * Writes a step of a table that is played, where the store has a quicker way than a list of changes: false where there were other lines
   * before, or the table is not played any more.
   */
  append?(step: Appended): Promise<boolean>;
  close(): Promise<void>;
}
