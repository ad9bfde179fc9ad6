import { storeFile } from './backup.ts';
import type { Database } from './database.ts';
import { openSqlite } from './sqlite.ts';

export type { Change, Database } from './database.ts';
export type { Schema } from './schema.ts';

export interface StoreSettings {
  /** where the file of SQLite lies */
  readonly dataDir: string;
  /** PostgreSQL instead, by its address */
  readonly databaseUrl?: string;
  readonly databaseConnections: number;
}

export async function openDatabase(settings: StoreSettings): Promise<Database> {
  const { dataDir, databaseUrl, databaseConnections } = settings;
  if (databaseUrl === undefined) return openSqlite(storeFile(dataDir));
  // Whoever has no use for it does not load it either.
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(databaseUrl, databaseConnections);
}
