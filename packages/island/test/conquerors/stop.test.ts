import { expect, test } from 'vitest';
import { Table } from '../table.ts';
import { atWar, invader, STOP, sailTo, terrainsOf, tokensOf, war } from './war.ts';

// proves conquerors/chapter-2-stop-the-conquerors: Conquerors land on the 3rd, 7th, 11th and 14th, with strengths 3, 4, 5 and 6
test.each([
  [3, 3],
  [7, 4],
  [11, 5],
  [14, 6],
])('on space %i conquerors of strength %i come', (space, strength) => {
  const t = sailTo(war(STOP), space);
  expect(t.b.layout.marks.hexes.landing.map(({ q, r }) => t.field('invader', t.hex(q, r)))).toEqual(
    Array(4).fill(strength),
  );
});

// proves conquerors/chapter-2-stop-the-conquerors: march on the 4th, 9th, 12th, 16th, 19th, 22nd and 25th; barbarians attack on the 8th, 15th and 23rd
test('marches and attacks come where they are pictured', () => {
  for (const space of [4, 9, 12, 16, 19, 22, 25])
    expect(sailTo(invader(war(STOP), war(STOP).hex(0, 0), 3), space).decision).toBe('march');
  for (const space of [8, 15, 23]) expect(sailTo(war(STOP), space).field('attacks')).toBe(1);
});

// proves conquerors/chapter-2-stop-the-conquerors: Everybody has lost as soon as conquerors stand on 5 hexes with a number, with three players on 4
test.each([
  [4, 5],
  [3, 4],
])('with %i players %i occupied hexes are a common defeat', (seats, limit) => {
  const t = war(STOP, { seats }).set('occupied', 0, limit - 1);
  // a swamp in the west, with a hex that has a number to its east
  sailTo(invader(t, t.hex(-1, -1), 3), 4);
  expect(t.over).toBe(false);
  t.nature('direction', { direction: 'yellow' });
  expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [], 'defeat']);
});

// proves conquerors/chapter-2-stop-the-conquerors: The track of the ship has 25 spaces
// proves conquerors/chapter-2-stop-the-conquerors: Otherwise the chapter ends with the march on the last space: the most points win
// proves conquerors/chapter-2-stop-the-conquerors: The hero track breaks a tie; players who tie there too share the win
test('after the last march most points win, then heroes', () => {
  const t = war(STOP).set('heroes', 1, 2).set('heroes', 0, 1);
  t.put(0, 'settlement', t.corner(0, 0, 0));
  sailTo(t, 25);
  expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [1], 'clock']);
  const level = war(STOP).set('heroes', 1, 2).set('heroes', 3, 2);
  expect(sailTo(level, 25).b.rules.winners(level.s)).toEqual([1, 3]);
});

// proves conquerors/chapter-2-stop-the-conquerors: You win at once with 14 points on your own turn
test('fourteen points save everybody', () => {
  const t = atWar(STOP).set('heroes', 0, 13);
  t.put(0, 'road', t.edge(0, 0, 0)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  t.play(0, 'settlement', { corner: t.corner(0, 0, 0) });
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
});

// proves conquerors/chapter-2-stop-the-conquerors: a map of 30 hexes with three landings beyond its western rim
// proves conquerors/chapter-2-stop-the-conquerors: Four players: 43 hexes with four
// proves conquerors/chapter-2-stop-the-conquerors: Five harbours lie in the east
// proves conquerors/chapter-2-stop-the-conquerors: The map is ours
// proves conquerors/chapter-2-stop-the-conquerors: Where amber and wine lie is ours too
test.each([
  [
    3,
    {
      forest: 4,
      hills: 3,
      mountains: 4,
      fields: 4,
      pasture: 4,
      desert: 1,
      swamp: 9,
      sea: 1,
      'lost-country': 3,
    },
    [1, 2, 2, 2, 2, 2, 3, 2, 2, 1],
  ],
  [
    4,
    {
      forest: 5,
      hills: 4,
      mountains: 4,
      fields: 6,
      pasture: 6,
      desert: 1,
      swamp: 13,
      sea: 4,
      'lost-country': 4,
    },
    [2, 2, 2, 3, 3, 3, 3, 2, 2, 3],
  ],
])('the map for %i', (seats, terrains, numbers) => {
  const t = new Table(STOP, { seats });
  expect([terrainsOf(t), tokensOf(t)]).toEqual([terrains, numbers]);
  const kinds = t.b.layout.harbours.places.map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['brick', 'grain', 'lumber', 'ore', 'wool']);
  expect(t.b.layout.marks.hexes.wine.map(({ q, r }) => t.b.layout.hexes[t.hex(q, r)].terrain)).not.toContain(
    'forest',
  );
  expect(t.b.layout.marks.hexes.landing).toHaveLength(seats);
});

test.each([3, 4])('with %i players conquerors march from the landings onto the map at once', (seats) => {
  const t = war(STOP, { seats });
  for (const { q, r } of t.b.layout.marks.hexes.landing) invader(t, t.hex(q, r), 3);
  sailTo(t, 9);
  while (t.decision === 'march') t.nature('direction', { direction: 'yellow' });
  const stood = t.b.layout.hexes.filter((_, hex) => t.field('invader', hex) > 0);
  expect(stood.map(({ terrain }) => terrain)).toEqual(Array(seats).fill('swamp'));
});

// proves conquerors/chapter-2-stop-the-conquerors: nobody builds there except at its edge
test('nobody builds in lost country', () => {
  const t = war(STOP);
  const hex = t.hex(-5, 3);
  const outer = t.b.walks.cornersOf[hex].find((corner) => t.b.walks.hexesAt[corner].length === 1)!;
  const [edge] = t.b.walks.edgesAt[outer];
  const road = t.b.piece('road').index;
  t.put(0, 'settlement', outer);
  expect(t.b.rules.barBuild(t.s, 0, road, edge)).toMatchObject({ code: 'lost-country' });
});
