import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which process has the data directory now; undefined where none does. */
export function holderOf(dataDir: string): number | undefined {
  let pid: number;
  try {
    pid = Number(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
  // In a container every life has the same number: a note with our own is from an earlier one.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : undefined;
  }
}

/** Takes a data directory for this process alone: two servers on one file would not hear of each other's moves. */
export function takeDataDir(dataDir: string): () => void {
  const holder = holderOf(dataDir);
  if (holder !== undefined)
    throw new Error(`another server (process ${holder}) uses ${dataDir}; choose another with DATA_DIR=…`);
  writeFileSync(fileOf(dataDir), String(process.pid));
  return () => rmSync(fileOf(dataDir), { force: true });
}

const fileOf = (dataDir: string): string => join(dataDir, 'server.pid');
