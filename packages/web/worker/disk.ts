import type { Entry } from '@hexwright/table';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { type KeptGame, keptBefore } from './kept-game.ts';

/** Where lines last between visits. Each call is one transaction; it fails where the browser refuses. */
export interface Disk {
  /** whatever is kept as the heads of games: it may be damaged */
  games(): Promise<readonly unknown[]>;
  game(id: string): Promise<unknown>;
  /** the lines of a game from one on, with their numbers */
  lines(id: string, from?: number): Promise<readonly KeptLine[]>;
  /** Adds lines to a game, durably. Fails with Outrun where somebody else has added to it or thrown it away. */
  write(game: KeptGame, from: number, entries: readonly Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

export interface KeptLine {
  readonly game: string;
  readonly line: number;
  readonly entry: Entry;
}

/** Another tab was quicker: what was to be written no longer fits. */
export class WriteConflict extends Error {}

interface Shelves extends DBSchema {
  games: { key: string; value: KeptGame };
  lines: { key: [string, number]; value: KeptLine };
}

type Upgrade = IDBPTransaction<Shelves, ('games' | 'lines')[], 'versionchange'>;

export function openDisk(name = 'hexwright'): Disk {
  let opening: Promise<IDBPDatabase<Shelves>> | null = null;
  const close = (): void => {
    void opening?.then((db) => db.close());
    opening = null;
  };
  const open = (): Promise<IDBPDatabase<Shelves>> =>
    new Promise((opened, refused) => {
      openDB<Shelves>(name, 2, {
        upgrade: async (db, before, _now, tx) => {
          if (before < 1) db.createObjectStore('games', { keyPath: 'id' });
          db.createObjectStore('lines', { keyPath: ['game', 'line'] });
          if (before === 1) await moveOver(tx as Upgrade);
        },
        blocked: () => refused(new Error('another tab has an older version of this page open')),
        blocking: close,
        terminated: close,
      }).then(opened, refused);
    });
  const db = (): Promise<IDBPDatabase<Shelves>> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };

  return {
    games: async () => (await db()).getAll('games'),
    game: async (id) => (await db()).get('games', id),
    lines: async (id, from = 0) => (await db()).getAll('lines', linesOf(id, from)),
    write: async (game, from, entries) => {
      const tx = (await db()).transaction(['games', 'lines'], 'readwrite', { durability: 'strict' });
      // Whatever goes wrong on the way, the transaction ends with nothing of it kept.
      const ended = tx.done.then(
        () => null,
        (error: unknown) => error ?? new Error('the browser did not keep it'),
      );
      try {
        const games = tx.objectStore('games');
        const lines = tx.objectStore('lines');
        const there = (await games.get(game.id))?.lines ?? 0;
        if (there !== from) throw new WriteConflict(`line ${from} was to be written, but there are ${there}`);
        const adding = entries.map((entry, i) => lines.add({ game: game.id, line: from + i, entry }));
        await Promise.all([...adding, games.put(game)]);
      } catch (error) {
        stop(tx);
        await ended;
        throw error;
      }
      const failed = await ended;
      if (failed) throw failed;
    },
    remove: async (id) => {
      const tx = (await db()).transaction(['games', 'lines'], 'readwrite');
      await Promise.all([
        tx.objectStore('games').delete(id),
        tx.objectStore('lines').delete(linesOf(id, 0)),
        tx.done,
      ]);
    },
  };
}

/** A transaction that has failed by itself cannot be ended again. */
function stop(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    return;
  }
}

const linesOf = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/** Games used to be kept with their whole log in one piece. What cannot be read stays as it is. */
async function moveOver(tx: Upgrade): Promise<void> {
  const lines = tx.objectStore('lines');
  for (let cursor = await tx.objectStore('games').openCursor(); cursor; cursor = await cursor.continue()) {
    const before = keptBefore(cursor.value);
    if (!before) continue;
    const { game, log } = before;
    for (const [line, entry] of log.entries()) await lines.put({ game: game.id, line, entry });
    await cursor.update(game);
  }
}
