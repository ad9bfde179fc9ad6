import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Sqlite from 'libsql';
import { whileNobodyUses } from './lock.ts';
import { damageOf } from './soundness.ts';

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
  // It holds sign-ins and talk: for whoever runs the server alone.
  chmodSync(to, 0o600);
  check(to);
}

/** Puts a copy in the place of the store; what was there is kept beside it. Answers where, if there was something. */
export function restore(dataDir: string, from: string): string | undefined {
  if (!existsSync(from)) throw new Error(`there is no file ${from}`);
  return whileNobodyUses(dataDir, () => {
    check(from);
    const store = storeFile(dataDir);
    const fresh = `${store}.restoring`;
    copyFileSync(from, fresh);
    chmodSync(fresh, 0o600);
    onDisk(fresh);
    const before = putAside(store);
    renameSync(fresh, store);
    return before;
  });
}

/**
 * The store under another name, with the log that belongs to it. It may be damaged, so nothing of it is read; and a log that was left
 * alone must not be taken for the next store's.
 */
function putAside(store: string): string | undefined {
  const there = ['', '-wal'].filter((end) => existsSync(store + end));
  const aside = `${store}.before-${new Date().toISOString().replace(/\D/g, '')}`;
  for (const end of there) renameSync(store + end, aside + end);
  rmSync(`${store}-shm`, { force: true });
  return there.length > 0 ? aside + there[0] : undefined;
}

function onDisk(file: string): void {
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Whether a file is a sound store. */
function check(file: string): void {
  const damage = damageOf(file, true);
  if (damage && /not a database/.test(damage)) throw new Error(`${file} is no store of Hexwright`);
  if (damage) throw new Error(`${file} is damaged: ${damage}`);
  const sqlite = new Sqlite(file, { readonly: true });
  try {
    const [tables] = sqlite
      .prepare("select count(*) as count from sqlite_master where name in ('tables', 'lines', 'people')")
      .all([]) as { count: number }[];
    if (tables?.count !== 3) throw new Error(`${file} is no store of Hexwright`);
  } finally {
    sqlite.close();
  }
}
