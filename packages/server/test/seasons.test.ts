import { afterAll, beforeAll, expect, test } from 'vitest';
import { People } from '../people/index.ts';
import { type Database, openDatabase } from '../store/index.ts';
import type { KeptTable } from '../tables/kept.ts';
import { ladder } from '../tables/ladder.ts';
import { Results } from '../tables/results.ts';
import { seasonOf } from '../tables/season.ts';
import { newDir, removeDirs } from './client.ts';

let now = Date.UTC(2026, 8, 30, 23, 59);
const NEXT = Date.UTC(2026, 9, 1);
let database: Database;
let people: readonly { readonly id: string; readonly name: string }[];

beforeAll(async () => {
  database = await openDatabase({ dataDir: newDir(), databaseConnections: 1 });
  const known = new People(database, () => now);
  people = await Promise.all(
    ['Ada', 'Ben', 'Cy'].map(async (name) => {
      const { person } = await known.guest(name);
      return known.change(person, { rated: true });
    }),
  );
});
afterAll(async () => {
  await database?.close();
  removeDirs();
});

/** A rated game that was won by one of them. */
async function played(id: string, winner: number, game = 'first-island/base'): Promise<void> {
  const seats = people.map((person) => ({ person: { ...person, account: false }, resigned: false }));
  const room = { seats, settings: { rated: true, wish: { game, seats: 3 } } };
  const scores = people.map((_, seat) => (seat === winner ? 10 : 5 - seat));
  const results = new Results(database, () => now);
  const changes = await results.changesFor({ id, room } as unknown as KeptTable, {
    winners: [winner],
    scores,
    ending: 'points',
  });
  expect(await database.write(changes)).toBe(true);
}

const names = async (asked: Parameters<typeof ladder>[2] = {}) =>
  (await ladder(database, now, asked)).rows.map(({ person }) => person.name);

test('a season is a quarter of a year', () => {
  expect(seasonOf(NEXT - 1)).toBe('2026-Q3');
  expect(seasonOf(NEXT)).toBe('2026-Q4');
});

test('each game has a ladder of its own, led by who has won', async () => {
  await played('one', 1);
  await played('two', 1);
  await played('three', 2, 'seafarers/four-islands');
  const first = await ladder(database, now, {});
  expect(first).toMatchObject({
    season: '2026-Q3',
    game: 'first-island/base',
    games: ['first-island/base', 'seafarers/four-islands'],
  });
  expect(first.rows[0]).toMatchObject({ person: { name: 'Ben' }, place: 1, games: 2, wins: 2 });
  expect((await names({ game: 'seafarers/four-islands' }))[0]).toBe('Cy');
});

test('with the next season everybody begins anew, and the last one stays to be seen', async () => {
  now = NEXT;
  expect(await names()).toEqual([]);
  await played('four', 0);
  const rows = (await ladder(database, now, {})).rows;
  expect(rows[0]).toMatchObject({ person: { name: 'Ada' }, games: 1, wins: 1 });
  expect((await names({ season: '2026-Q3', game: 'first-island/base' }))[0]).toBe('Ben');
  const results = new Results(database, () => now);
  const [ada] = await results.ratingsOf(people[0].id);
  expect(ada.games, 'the rating for good goes on').toBe(3);
});

test('who shows no rating stands on no ladder', async () => {
  await new People(database, () => now).change(people[0] as never, { rated: false });
  expect(await names()).not.toContain('Ada');
});
