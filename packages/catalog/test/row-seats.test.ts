import { islandModules } from '@hexwright/island';
import { expect, test } from 'vitest';
import { findRow } from '../index.ts';

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** What the documents say of how many may play, or the row of itself where they say nothing. */
test.each([
  ['historical/the-great-wall', [4, 6]],
  ['historical/troy', [4, 6]],
  ['misc/chocolate-market', [3, 4]],
  ['promo/chaffenberch-castle', [3, 4]],
  ['bonus/the-wall-peckers', [3, 4]],
  ['promo/settlers-of-luxembourg', [3, 4]],
  ['misc/lost-tribes', upTo(4, 8)],
  ['promo/renaissance-in-styria', [3, 4]],
  ['promo/vienna-meets-catan', [3, 4]],
  ['promo/guilds-of-ankh-morpork', [3, 4]],
  ['bonus/the-ministers-of-catan', [3, 4]],
  ['misc/multicatan-big-game', upTo(6, 30)],
])('%s is for %j players and no others', (id, players) => {
  expect(findRow(id)?.players).toEqual(players);
});

test('a row leaves out no number of players between its fewest and its most, but for odd ones', () => {
  const isEven = (seats: number) => seats % 2 === 0;
  for (const { id, seats } of islandModules) {
    const all = upTo(Math.min(...seats), Math.max(...seats));
    expect([id, ...seats]).toEqual([id, ...(seats.every(isEven) ? all.filter(isEven) : all)]);
  }
});
