import { expect, test } from 'vitest';
import { dealt } from '../seafarers/dealt.ts';
import type { Table } from '../table.ts';
import { atSea, closed, fresh, ISLANDS, sailTo, terrainAt, treasures, unknownAt } from './waters.ts';

const islandOf = (t: Table, hex: number): string | undefined => t.b.layout.hexes[hex].region;

// proves schaetze/treasure-islands: The first to 14 points on their own turn wins.
test('14 points win', () => {
  const t = fresh(ISLANDS);
  expect(t.b.rules.target(t.s, 0)).toBe(14);
});

// proves schaetze/treasure-islands: The main island is laid as in the base game
// proves schaetze/treasure-islands: Everybody starts there.
test('the main island is that of the base game, with the robber on its desert, and all start there', () => {
  const t = fresh(ISLANDS).until('place-building');
  expect(dealt(t, 'main')).toEqual({
    terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
    numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
  });
  const robber = t.field('blocker', t.b.blocker('robber'));
  expect([terrainAt(t, robber), islandOf(t, robber)]).toEqual(['desert', 'main']);
  for (const { corner } of t.legal(0, 'place-building'))
    expect(t.b.walks.hexesAt[Number(corner)].map((hex) => islandOf(t, hex))).toContain('main');
});

// proves schaetze/treasure-islands: When your road or ship reaches the corner of a treasure, you take it
// proves schaetze/treasure-islands: However you won a treasure, you get what is
test('a ship that comes to a treasure takes it, and it is redeemed at once', () => {
  const t = atSea(ISLANDS);
  const [corner] = treasures(t);
  sailTo(t, corner);
  expect([t.decision, t.field('treasureAt', corner)]).toEqual(['treasure', 0]);
  t.nature('treasure', { front: 'materials' });
  expect(t.hand(0)).toEqual({ brick: 1, lumber: 1, wool: 1 });
  expect(closed(t)).toEqual([4, 4, 5, 4, 2]);
});

// proves schaetze/treasure-islands: When your road or ship reaches the corner of a treasure, you take it
test('a road takes a treasure as well', () => {
  const t = atSea(ISLANDS);
  const hex = t.hex(4, -2);
  for (const { hidden, q, r } of t.b.layout.hexes) if (hidden) t.lay(t.hex(q, r), 'hills');
  const corner = treasures(t).find((at) => t.b.walks.hexesAt[at].includes(hex))!;
  const edge = t.b.walks.edgesAt[corner].find((at) => t.b.rules.edgeFit(t.s, t.b.piece('road').index, at))!;
  const from = t.b.walks.endsOf[edge].find((end) => end !== corner)!;
  t.put(0, 'settlement', from).give(0, { brick: 1, lumber: 1 }).play(0, 'road', { edge });
  expect([t.decision, t.field('treasureAt', corner)]).toEqual(['treasure', 0]);
});

// proves schaetze/treasure-islands: Treasures that are not on the board form the reserve
// proves schaetze/treasure-islands: uncover a desert or open sea, you take a treasure
// proves schaetze/treasure-islands: However you won a treasure, you get what is
test.each([
  ['desert', 1],
  ['sea', 1],
  ['hills', 0],
  ['gold', 0],
])('uncovering %s brings %i treasures from the reserve', (terrain, count) => {
  const t = atSea(ISLANDS);
  expect(t.field('treasuresSpare')).toBe(5);
  const hex = t.b.layout.hexes.findIndex(({ hidden }) => hidden !== undefined);
  t.b.the.discovery.discover(t.s, 2, hex);
  t.nature(t.legal(-1, 'discover').find((move) => move.terrain === terrain)!);
  expect(t.field('treasuresSpare')).toBe(5 - count);
  if (count === 0) return;
  t.nature('treasure', { front: 'materials' });
  expect([t.decision, t.hand(2)]).toEqual(['main', { brick: 1, lumber: 1, wool: 1 }]);
});

// proves schaetze/treasure-islands: Fifteen treasures lie on the board
// proves schaetze/treasure-islands: Treasures that are not on the board form the reserve
test('three treasures lie at each of five islands, and the reserve is as large as there is fog without goods', () => {
  const t = fresh(ISLANDS).until('place-building');
  expect(treasures(t)).toHaveLength(15);
  for (let n = 1; n <= 5; n++)
    expect(
      treasures(t).filter((corner) => unknownAt(t, corner).some((hex) => islandOf(t, hex) === `island-${n}`)),
    ).toHaveLength(3);
  const { desert, sea } = t.b.layout.stacks.fog.terrains;
  expect([t.field('treasuresSpare'), desert + sea]).toEqual([5, 5]);
});

// proves schaetze/treasure-islands: Your first settlement on each outlying island is
// proves schaetze/treasure-islands: You earn the extra point once for each island, and others
// proves schaetze/treasure-islands: The three unknown hexes that lie together are one island
test('the first settlement on each outlying island is worth a point more, for every player', () => {
  const t = atSea(ISLANDS);
  // the middle hex of the eastern island is sea, and its ends are one island all the same
  t.lay(t.hex(4, -3), 'hills', 4).lay(t.hex(4, -2), 'sea').lay(t.hex(4, -1), 'forest', 5);
  t.lay(t.hex(3, 1), 'fields', 3);
  t.put(0, 'settlement', t.corner(4, -3, 1)).put(0, 'settlement', t.corner(4, -1, 5));
  expect([t.points(0), t.field('regionPoints', 0)]).toEqual([3, 1]);
  t.put(1, 'settlement', t.corner(4, -3, 3));
  expect(t.field('regionPoints', 1)).toBe(1);
  t.put(0, 'settlement', t.corner(3, 1, 0));
  expect(t.field('regionPoints', 0)).toBe(2);
});

// proves schaetze/treasure-islands: The pirate is in play.
test('the pirate sails', () => {
  const t = fresh(ISLANDS).until('place-building');
  expect(terrainAt(t, t.field('blocker', t.b.blocker('pirate')))).toBe('sea');
});
