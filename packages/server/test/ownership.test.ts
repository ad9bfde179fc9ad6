import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '../store/index.ts';
import { Ownership } from '../tables/ownership.ts';
import { TableStore } from '../tables/table-store.ts';
import { newDir, removeDirs } from './built.ts';

let database: Database;
let store: TableStore;

beforeAll(async () => {
  database = await openDatabase({ dataDir: newDir(), databaseConnections: 1 });
  store = new TableStore(database);
});
afterAll(async () => {
  await database.close();
  removeDirs();
});
beforeEach(async () => {
  await database.db.deleteFrom('processes').execute();
  await database.db.deleteFrom('tables').execute();
  const made = { state: 'playing', listed: 0, host: 'h', room: '{}', rev: 0, lines: 0, moves: 0, turn: 0 };
  await database.db
    .insertInto('tables')
    .values({ id: 'table', ...made, due: 5, holder: null, made: 0, touched: 0 })
    .execute();
});

const dies = (process: string) =>
  database.db.updateTable('processes').set({ lease: 0 }).where('id', '=', process).execute();

test('whoever claims a table first has it, until it lets go', async () => {
  const [one, other] = [new Ownership(store, 'one'), new Ownership(store, 'other')];
  expect(await one.claim('table')).toBe('one');
  expect(await other.claim('table')).toBe('one');
  expect(await one.claim('table')).toBe('one');
  await one.letGo('table');
  expect(await other.claim('table')).toBe('other');
});

test('of a process that is dead another takes the table, and sees to what is due there', async () => {
  const [one, other] = [new Ownership(store, 'one'), new Ownership(store, 'other')];
  await one.claim('table');
  expect(await store.due(10, 5), 'the living sees to it').toEqual([]);
  await dies('one');
  expect(await store.due(10, 5)).toEqual(['table']);
  expect(await other.claim('table')).toBe('other');
  expect(await store.due(10, 5)).toEqual([]);
});

test('a process is given up when it was missing twice, and not where it came back', async () => {
  const [one, other] = [new Ownership(store, 'one'), new Ownership(store, 'other')];
  await one.beat([]);
  expect(await other.beat(['one'])).toEqual([]);
  await dies('one');
  expect(await other.beat(['one'])).toEqual([]);
  await one.beat([]);
  expect(await other.beat(['one'])).toEqual([]);
  await dies('one');
  expect(await other.beat(['one'])).toEqual([]);
  expect(await other.beat(['one'])).toEqual(['one']);
});

test('a process that leaves leaves nothing behind', async () => {
  const one = new Ownership(store, 'one');
  await one.claim('table');
  await one.close();
  expect(await store.aliveProcesses()).toEqual([]);
  expect(await new Ownership(store, 'other').claim('table')).toBe('other');
});
