import type { Save } from '@hexwright/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Player } from '../table/protocol.ts';

/** A game as the browser keeps it: setup and log are the truth, the rest is for the list of games. */
export interface KeptGame {
  readonly id: string;
  readonly title: string;
  readonly save: Save;
  readonly players: readonly Player[];
  readonly guided: boolean;
  readonly turn: number;
  readonly over: boolean;
  readonly touched: number;
}

interface Shelf extends DBSchema {
  games: { key: string; value: KeptGame };
}

/** Where games are kept between visits. */
export interface GameShelf {
  all(): Promise<KeptGame[]>;
  get(id: string): Promise<KeptGame | undefined>;
  put(game: KeptGame): Promise<void>;
  remove(id: string): Promise<void>;
}

export function openShelf(): GameShelf {
  let opening: Promise<IDBPDatabase<Shelf>> | null = null;
  const db = (): Promise<IDBPDatabase<Shelf>> => {
    opening ??= openDB<Shelf>('hexwright', 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('games', { keyPath: 'id' });
      },
    });
    return opening;
  };
  return {
    all: async () => (await db()).getAll('games'),
    get: async (id) => (await db()).get('games', id),
    put: async (game) => {
      await (await db()).put('games', game);
    },
    remove: async (id) => (await db()).delete('games', id),
  };
}
