import { type Disk, type KeptLine, WriteConflict } from '../../worker/disk.ts';
import type { KeptGame } from '../../worker/kept-game.ts';

export interface MemoryDisk extends Disk {
  /** what is kept, as a test may look at it or damage it */
  readonly heads: Map<string, unknown>;
  readonly kept: Map<string, KeptLine[]>;
  /** what the next calls fail with */
  refuses: Error | null;
  /** holds writing up until it is called */
  hold(): () => void;
}

/** A disk that forgets when the test ends. */
export function memoryDisk(): MemoryDisk {
  let held: Promise<void> = Promise.resolve();
  const disk: MemoryDisk = {
    heads: new Map(),
    kept: new Map(),
    refuses: null,
    hold: () => {
      let go = (): void => {};
      held = new Promise((release) => {
        go = release;
      });
      return go;
    },
    games: async () => {
      if (disk.refuses) throw disk.refuses;
      return structuredClone([...disk.heads.values()]);
    },
    game: async (id) => structuredClone(disk.heads.get(id)),
    lines: async (id, from = 0) =>
      structuredClone((disk.kept.get(id) ?? []).filter(({ line }) => line >= from)),
    write: async (game, from, entries) => {
      await held;
      if (disk.refuses) throw disk.refuses;
      const there = (disk.heads.get(game.id) as KeptGame | undefined)?.lines ?? 0;
      if (there !== from) throw new WriteConflict(`there are ${there} lines`);
      disk.heads.set(game.id, structuredClone(game));
      const more = entries.map((entry, i) => ({ game: game.id, line: from + i, entry }));
      disk.kept.set(game.id, [...(disk.kept.get(game.id) ?? []), ...structuredClone(more)]);
    },
    remove: async (id) => {
      disk.heads.delete(id);
      disk.kept.delete(id);
    },
  };
  return disk;
}
