import type { Settings } from './settings.ts';
import { backup, restore } from './store/backup.ts';

/** What can be done with the store besides serving it, by name. */
export async function keep(what: 'backup' | 'restore', file: string, settings: Settings): Promise<string> {
  if (settings.DATABASE_URL !== undefined)
    throw new Error(
      what === 'backup'
        ? 'the store is in PostgreSQL: pg_dump --format=custom "$DATABASE_URL" makes a copy of it'
        : 'the store is in PostgreSQL: pg_restore --clean --dbname "$DATABASE_URL" puts a copy back',
    );
  if (what === 'backup') {
    backup(settings.DATA_DIR, file);
    return `The store of ${settings.DATA_DIR} is in ${file}`;
  }
  const before = restore(settings.DATA_DIR, file);
  return before === undefined
    ? `${file} is the store of ${settings.DATA_DIR} now`
    : `${file} is the store of ${settings.DATA_DIR} now; what was there is in ${before}`;
}
