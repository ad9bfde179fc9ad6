import type { LayoutFile } from '@hexwright/island';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A board of this browser, by its name. */
export interface KeptBoard {
  readonly name: string;
  readonly file: LayoutFile;
  /** the game that it was last checked for */
  readonly row: string;
  readonly touched: number;
}

interface Boards extends DBSchema {
  boards: { key: string; value: KeptBoard };
  /** what is on the drawing table now, saved or not */
  desk: { key: 'now'; value: KeptBoard };
}

let opening: Promise<IDBPDatabase<Boards>> | null = null;

function open(): Promise<IDBPDatabase<Boards>> {
  opening ??= openDB<Boards>('hexwright boards', 1, {
    upgrade: (db) => {
      db.createObjectStore('boards', { keyPath: 'name' });
      db.createObjectStore('desk');
    },
  }).catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

/** The latest first. What cannot be read is left where it is. */
export async function keptBoards(): Promise<readonly KeptBoard[]> {
  return (await (await open()).getAll('boards')).filter(isBoard).sort((a, b) => b.touched - a.touched);
}

export async function keepBoard(board: KeptBoard): Promise<void> {
  await (await open()).put('boards', board);
}

export async function forgetBoard(name: string): Promise<void> {
  await (await open()).delete('boards', name);
}

export async function deskBoard(): Promise<KeptBoard | undefined> {
  const board = await (await open()).get('desk', 'now');
  return isBoard(board) ? board : undefined;
}

export async function layOnDesk(board: KeptBoard): Promise<void> {
  await (await open()).put('desk', board, 'now');
}

const isBoard = (board: unknown): board is KeptBoard =>
  typeof board === 'object' &&
  board !== null &&
  typeof (board as KeptBoard).name === 'string' &&
  typeof (board as KeptBoard).row === 'string' &&
  typeof (board as KeptBoard).touched === 'number';
