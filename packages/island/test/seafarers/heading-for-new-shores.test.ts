import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { dealt } from './dealt.ts';

const ROW = 'seafarers/heading-for-new-shores';
const open = (options: TableOptions = {}) => new Table(ROW, options).started().until('main', 0).bare();
const settle = (t: Table, seat: number, q: number, r: number, corner: number) =>
  t.put(seat, 'settlement', t.corner(q, r, corner));

// proves seafarers/heading-for-new-shores: Starting settlements stand
test('starting settlements stand on the main island', () => {
  const t = new Table(ROW).until('place-building');
  const regions = new Set<string>();
  for (const { corner } of t.legal(0, 'place-building')) {
    const { cornerHex, cornerHexFrom } = t.b.topology;
    for (let i = cornerHexFrom[Number(corner)]; i < cornerHexFrom[Number(corner) + 1]; i++)
      regions.add(t.b.layout.hexes[cornerHex[i]].region ?? 'sea');
  }
  expect(regions).toEqual(new Set(['main', 'sea']));
});

// proves seafarers/heading-for-new-shores: Your first settlement on
// proves seafarers/heading-for-new-shores: Points for the first settlement
test('the first settlement on each small island is worth 2 points', () => {
  const t = open();
  expect(settle(t, 0, 3, 0, 4).points(0)).toBe(3);
  expect(settle(t, 0, 0, -3, 2).points(0)).toBe(6);
});

// proves seafarers/heading-for-new-shores: Your first settlement on
// proves seafarers/heading-for-new-shores: Others can earn them
test('the points come once for each player and island, and others earn them there too', () => {
  const t = open();
  settle(t, 0, 3, 0, 4);
  expect(settle(t, 0, 3, -1, 0).points(0)).toBe(4);
  expect(settle(t, 1, 4, -2, 1).points(1)).toBe(3);
});

test('the main island brings nothing extra', () => {
  expect(settle(open(), 0, 0, 0, 1).points(0)).toBe(1);
});

// proves seafarers/heading-for-new-shores: The first to 14 points
test('14 points win', () => {
  const t = open();
  expect(t.b.rules.target(t.s, 0)).toBe(14);
});

test('points for an island gained in the building round win when one’s own turn begins', () => {
  const t = open({ seats: 5, options: { points: 5 } });
  const [q, r] = [-4, 1];
  expect(t.b.layout.hexes[t.hex(q, r)].region).toBe('island-3');
  for (const corner of [t.corner(0, 0, 0), t.corner(0, 0, 2)]) t.put(1, 'settlement', corner);
  t.put(1, 'ship', t.edge(q, r, 0)).give(1, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  t.play(0, 'end-turn').play(1, 'settlement', { corner: t.corner(q, r, 0) });
  expect([t.points(1), t.over]).toEqual([5, false]);
  for (const seat of [1, 2, 3, 4]) t.play(seat, 'done-building');
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [1]]);
});

// proves seafarers/heading-for-new-shores: Before 2008: 13 points
// proves seafarers/heading-for-new-shores: The present rules, or those before
test('under the original rules 13 points win and an island is worth 1', () => {
  const t = open({ options: { seaEdition: 'older' } });
  expect(t.b.rules.target(t.s, 0)).toBe(13);
  expect(settle(t, 0, 3, -1, 0).points(0)).toBe(2);
});

describe('the map', () => {
  test('three players: 14 hexes and 8 around them', () => {
    const t = new Table(ROW, { seats: 3 }).started();
    expect(dealt(t, 'main')).toEqual({
      terrains: { hills: 2, fields: 3, forest: 3, mountains: 2, pasture: 4 },
      numbers: '2 3 4 5 5 6 6 8 8 9 10 10 11 11',
    });
    expect(dealt(t, /island/)).toEqual({
      terrains: { hills: 2, fields: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '3 4 4 5 8 9 10 12',
    });
  });

  // proves seafarers/heading-for-new-shores: The main island is laid
  test('four players: the island of the base game and 9 hexes around it', () => {
    const t = new Table(ROW, { seats: 4 }).started();
    expect(dealt(t, 'main')).toEqual({
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
    });
    expect(dealt(t, /island/)).toEqual({
      terrains: { hills: 2, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 2 },
      numbers: '2 3 4 5 6 8 9 10 11',
    });
    expect(t.b.layout.harbours.bag).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
  });

  test.each([5, 6])('%i players: the large island and 10 hexes around it', (seats) => {
    const t = new Table(ROW, { seats }).started();
    expect(dealt(t, 'main').terrains).toEqual({
      hills: 5,
      fields: 6,
      forest: 6,
      mountains: 5,
      pasture: 6,
      desert: 2,
    });
    expect(dealt(t, /island/)).toEqual({
      terrains: { hills: 2, fields: 1, forest: 1, mountains: 2, pasture: 1, gold: 3 },
      numbers: '2 3 4 5 6 8 9 10 11 12',
    });
  });

  // proves seafarers/heading-for-new-shores: Before 2008: 13 points
  // proves seafarers/heading-for-new-shores: The present rules, or those before
  test.each([3, 4])('before 2008 %i players have 8 hexes around the island', (seats) => {
    const t = new Table(ROW, { seats, options: { seaEdition: 'older' } }).started();
    expect(dealt(t, 'main').terrains).toEqual({
      hills: 3,
      fields: 4,
      forest: 4,
      mountains: 3,
      pasture: 4,
      desert: 1,
    });
    expect(dealt(t, /island/).terrains).toEqual({
      hills: 1,
      fields: 1,
      forest: 1,
      mountains: 2,
      pasture: 1,
      gold: 2,
    });
    expect(t.b.layout.provenance).toBe('house');
  });

  // proves seafarers/heading-for-new-shores: Terrains and numbers of the small
  test.each([1, 2, 3, 4, 5])('no 6 or 8 lies on gold (board %i)', (seed) => {
    const t = new Table(ROW, { seed }).started();
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (t.field('terrain', hex) === t.b.terrain('gold'))
        expect(t.field('numbers', hex) & ((1 << 6) | (1 << 8))).toBe(0);
  });

  // proves seafarers/heading-for-new-shores: With three the main island
  test('with three the robber starts on a small island: there is no desert', () => {
    const t = new Table(ROW, { seats: 3 }).until('place-building');
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(t.hex(0, -3));
  });
});

// proves seafarers/heading-for-new-shores: There was no map for five and six
test.each([5, 6])('%i players keep the present map under the older rules', (seats) => {
  const id = (seaEdition: string) => new Table(ROW, { seats, options: { seaEdition } }).b.layout.id;
  expect([id('older'), id('1997')]).toEqual([id('present'), id('present')]);
});

// proves seafarers/heading-for-new-shores: With five and six it starts on the first desert
test.each([5, 6])('with %i the robber starts on the first desert, the pirate off the board', (seats) => {
  for (let seed = 1; seed <= 4; seed++) {
    const t = new Table(ROW, { seats, seed }).until('place-building');
    const { q, r, hexes } = t.b.topology;
    const deserts = Array.from({ length: hexes }, (_, hex) => hex)
      .filter((hex) => t.field('terrain', hex) === t.b.terrain('desert'))
      .sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(deserts.length).toBeGreaterThan(1);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(deserts[0]);
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
  }
});

// proves seafarers/heading-for-new-shores: The map of 1997 is larger
test('the map of 1997 has eight more sea hexes than that of 2003', () => {
  const sea = (seaEdition: string) =>
    new Table(ROW, { options: { seaEdition } }).b.layout.hexes.filter(({ terrain }) => terrain === 'sea')
      .length;
  expect(sea('1997') - sea('older')).toBe(8);
});
