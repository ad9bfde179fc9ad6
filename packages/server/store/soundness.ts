import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import Sqlite from 'libsql';

const MAGIC = 'SQLite format 3\0';

const restoreAgain =
  'Say hexwright restore FILE again; to begin with an empty store, move all its files away';

/**
 * Why a file cannot be the store, in words for whoever runs the server; nothing where it can. A store that was shut down
 * in order is trusted beyond its first page; where a server died, all of it is read.
 */
export function whyNotAStore(file: string, thoroughly: boolean): string | undefined {
  const advice =
    'put a backup in its place (hexwright restore FILE), or move the file away to begin with an empty store';
  if (!existsSync(file)) {
    // Whoever began an empty store here would lose the one that was.
    const left = ['.restoring', '-wal'].map((end) => file + end).find((each) => existsSync(each));
    return (
      left &&
      `${file} is not there, but ${left} is: a restore was cut short, or the file moved. ${restoreAgain}`
    );
  }
  const { size } = statSync(file);
  if (size === 0) return `${file} is empty (0 bytes), which no store ever is: ${advice}`;
  if (firstBytes(file) !== MAGIC) return `${file} is damaged or no store of Hexwright: ${advice}`;
  const found = thoroughly ? damageOf(file) : undefined;
  return found && `${file} is damaged (${found}): ${advice}`;
}

/** What SQLite finds wrong in a file; nothing where it is sound. */
export function damageOf(file: string, readonly = false): string | undefined {
  let sqlite: ReturnType<typeof open> | undefined;
  try {
    sqlite = open(file, readonly);
    const [found] = sqlite.prepare('pragma integrity_check').all([]) as { integrity_check: string }[];
    return found?.integrity_check === 'ok'
      ? undefined
      : (found?.integrity_check ?? 'it cannot be read').split('\n')[0];
  } catch (error) {
    return error instanceof Error ? error.message : 'it cannot be read';
  } finally {
    sqlite?.close();
  }
}

const open = (file: string, readonly: boolean) =>
  new Sqlite(file, { timeout: 5000, ...(readonly && { readonly }) });

function firstBytes(file: string): string {
  const bytes = Buffer.alloc(MAGIC.length);
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(descriptor);
  }
  return bytes.toString('latin1');
}
