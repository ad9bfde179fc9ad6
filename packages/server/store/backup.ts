import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'libsql';
import { holderOf } from './lock.ts';

/** The file in a data directory that is the whole store. */
export const storeFile = (dataDir: string): string => join(dataDir, 'hexwright.db');

/** Copies the store to a file, whole and at one moment, while the server runs on. */
export function backup(dataDir: string, to: string): void {
  const from = storeFile(dataDir);
  if (!existsSync(from)) throw new Error(`there is no store in ${dataDir}`);
  if (existsSync(to)) throw new Error(`${to} is there already`);
  mkdirSync(dirname(resolve(to)), { recursive: true });
  const sqlite = new Sqlite(from, { timeout: 60_000 });
  try {
    sqlite.prepare('vacuum into ?').run([to]);
  } finally {
    sqlite.close();
  }
  check(to);
}

/** Puts a copy in the place of the store; what was there is kept beside it. Answers where, if there was something. */
export function restore(dataDir: string, from: string): string | undefined {
  if (!existsSync(from)) throw new Error(`there is no file ${from}`);
  const holder = holderOf(dataDir);
  if (holder !== undefined) throw new Error(`stop the server first: process ${holder} uses ${dataDir}`);
  check(from);
  mkdirSync(dataDir, { recursive: true });
  const store = storeFile(dataDir);
  const fresh = `${store}.restoring`;
  copyFileSync(from, fresh);
  let before: string | undefined;
  if (existsSync(store)) {
    before = `${store}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}`;
    // What is in the log beside it belongs into the file before it is put aside.
    const old = new Sqlite(store);
    old.exec('pragma wal_checkpoint(truncate)');
    old.close();
    renameSync(store, before);
  }
  for (const rest of ['-wal', '-shm']) rmSync(store + rest, { force: true });
  renameSync(fresh, store);
  return before;
}

/** Whether a file is a sound store. */
function check(file: string): void {
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const [found] = sqlite.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${found?.integrity_check}`);
    const [tables] = sqlite
      .prepare("select count(*) as count from sqlite_master where name in ('tables', 'lines', 'people')")
      .all([]) as { count: number }[];
    if (tables.count !== 3) throw new Error(`${file} is no store of Hexwright`);
  } catch (error) {
    throw /not a database/.test(String(error)) ? new Error(`${file} is no store of Hexwright`) : error;
  } finally {
    sqlite.close();
  }
}
