import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';

export interface DataDirLock {
  /** whether the server before this one ended without putting things in order */
  readonly foundUnclean: boolean;
  release(): void;
}

/**
 * Takes a data directory for this process alone: two servers on one file would not hear of each other's moves. The lock is
 * the kernel's, on a file that nothing is written to (SQLite takes it as it does its own): it is gone with the process however that ends, and it holds
 * between containers that share a volume, where every server is process 1. The note beside it only tells people who has
 * it, and the next server that the last one died.
 */
export function lockDataDir(dataDir: string): DataDirLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = tryLock(dataDir);
  if (!lock)
    throw new Error(`another server (${holderIn(dataDir)}) uses ${dataDir}; choose another with DATA_DIR=…`);
  const foundUnclean = noteIn(dataDir) !== undefined;
  writeFileSync(noteFile(dataDir), `${process.pid} on ${hostname()}`);
  return {
    foundUnclean,
    release: () => {
      rmSync(noteFile(dataDir), { force: true });
      lock.close();
    },
  };
}

/** Does something with a data directory while no server can use it. */
export function whileNobodyUses<T>(dataDir: string, act: () => T): T {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = tryLock(dataDir);
  if (!lock) throw new Error(`stop the server first: ${holderIn(dataDir)} uses ${dataDir}`);
  try {
    return act();
  } finally {
    lock.close();
  }
}

function tryLock(dataDir: string): { close(): void } | undefined {
  const sqlite = new Sqlite(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    sqlite.exec('begin exclusive');
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (/locked|busy/i.test(String((error as Error).message))) return undefined;
    throw error;
  }
}

const noteFile = (dataDir: string): string => join(dataDir, 'server.pid');

function noteIn(dataDir: string): string | undefined {
  try {
    return readFileSync(noteFile(dataDir), 'utf8');
  } catch {
    return undefined;
  }
}

const holderIn = (dataDir: string): string => `process ${noteIn(dataDir) ?? 'unknown'}`;
