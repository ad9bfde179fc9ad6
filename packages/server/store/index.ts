import { storeFile } from './backup.ts';
import type { Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

export type { Appended, Change, Database } from './database.ts';
export type { Schema } from './schema.ts';

export interface StoreSettings {
  /** where the file of SQLite lies */
  readonly dataDir: string;
  /** PostgreSQL instead, by its address */
  readonly databaseUrl?: string;
  readonly databaseConnections: number;
  /** the server before this one died: the file is read through before it is trusted */
  readonly foundUnclean?: boolean;
}

export async function openDatabase(settings: StoreSettings): Promise<Database> {
  const { dataDir, databaseUrl, databaseConnections, foundUnclean } = settings;
  if (databaseUrl === undefined) return openSqlite(storeFile(dataDir), foundUnclean);
  // Whoever has no use for it does not load it either.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, databaseConnections);
}
