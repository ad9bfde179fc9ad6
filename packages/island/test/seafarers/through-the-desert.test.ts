import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { dealt } from './dealt.ts';

const ROW = 'seafarers/through-the-desert';
const open = (options: TableOptions = {}) => new Table(ROW, options).started().until('main', 0).bare();
const settle = (t: Table, q: number, r: number, corner: number) =>
  t.put(0, 'settlement', t.corner(q, r, corner));

describe('new land', () => {
  // proves seafarers/through-the-desert: Starting settlements stand
  test('starting settlements stand in the main area', () => {
    const t = new Table(ROW).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: t.corner(-2, -1, 3) })?.code).toBe('start-elsewhere');
    expect(t.refusal(0, 'place-building', { corner: t.corner(4, -2, 0) })?.code).toBe('start-elsewhere');
    expect(t.refusal(0, 'place-building', { corner: t.corner(1, -1, 4) })).toBeUndefined();
  });

  // proves seafarers/through-the-desert: Your first settlement in
  // proves seafarers/through-the-desert: Points for the first settlement
  test('the first settlement in the strip is worth 2 points', () => {
    expect(settle(open(), -1, -2, 3).points(0)).toBe(3);
  });

  // proves seafarers/through-the-desert: Your first settlement in
  // proves seafarers/through-the-desert: You earn the points once
  test('so is the first on each small island', () => {
    const t = settle(open(), 4, -2, 0);
    expect(t.points(0)).toBe(3);
    expect(settle(t, 3, 1, 0).points(0)).toBe(6);
    expect(settle(t, 1, 3, 0).points(0)).toBe(9);
  });

  test('a second one in the same land brings nothing', () => {
    const t = settle(open(), -1, -2, 3);
    expect(settle(t, -2, -1, 3).points(0)).toBe(4);
  });

  // proves seafarers/through-the-desert: A settlement that touches the main
  test('a settlement that touches the main area is at home, on the desert too', () => {
    expect(settle(open(), 0, -2, 5).points(0)).toBe(1);
  });

  // proves seafarers/through-the-desert: One on desert and strip
  test('one on desert and strip is in the strip', () => {
    expect(settle(open(), 0, -2, 2).points(0)).toBe(3);
  });

  // proves seafarers/through-the-desert: One that touches only
  test('one on desert and sea alone earns nothing', () => {
    expect(settle(open(), 1, -3, 1).points(0)).toBe(1);
  });

  // proves seafarers/through-the-desert: With five and six the two
  test('with five and six the two parts of the strip are one land', () => {
    const t = settle(open({ seats: 6 }), -1, -3, 1);
    expect(t.points(0)).toBe(3);
    expect(settle(t, 3, -3, 1).points(0)).toBe(4);
  });
});

// proves seafarers/through-the-desert: The robber starts on a desert
test('the robber starts on a desert', () => {
  for (const seats of [3, 4, 5, 6]) {
    const t = new Table(ROW, { seats }).until('place-building');
    expect(t.field('terrain', t.field('blocker', t.b.blocker('robber')))).toBe(t.b.terrain('desert'));
  }
});

// proves seafarers/through-the-desert: The first to 14
test('14 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(14);
});

// proves seafarers/through-the-desert: Before 2008: 12 points
// proves seafarers/through-the-desert: The present rules, or those before
test('before 2008 12 points win and a new land is worth 1', () => {
  const t = open({ options: { seaEdition: 'older' } });
  expect(t.b.rules.target(t.s, 0)).toBe(12);
  expect(settle(t, -1, -2, 3).points(0)).toBe(2);
});

describe('the map', () => {
  test('three players', () => {
    const t = new Table(ROW, { seats: 3 }).started();
    expect(dealt(t, /./).terrains).toEqual({
      hills: 3,
      fields: 4,
      forest: 5,
      mountains: 4,
      pasture: 4,
      gold: 2,
      desert: 3,
    });
  });

  test('four players', () => {
    const t = new Table(ROW).started();
    expect(dealt(t, /./)).toEqual({
      terrains: { hills: 5, fields: 5, forest: 5, mountains: 5, pasture: 5, gold: 2, desert: 3 },
      numbers: '2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12',
    });
  });

  test.each([5, 6])('%i players', (seats) => {
    const t = new Table(ROW, { seats }).started();
    expect(dealt(t, /./).terrains).toEqual({
      hills: 7,
      fields: 7,
      forest: 7,
      mountains: 7,
      pasture: 7,
      gold: 3,
      desert: 5,
    });
  });

  // proves seafarers/through-the-desert: Before 2008: 12 points
  test.each([3, 4])('before 2008 with %i players', (seats) => {
    const t = new Table(ROW, { seats, options: { seaEdition: 'older' } }).started();
    expect(dealt(t, /./)).toEqual({
      terrains: { hills: 5, fields: 4, forest: 5, mountains: 4, pasture: 5, gold: 2, desert: 3 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12',
    });
  });

  // proves seafarers/through-the-desert: A gold field never gets
  test.each([1, 2, 3, 4, 5])('a gold field gets no 6 or 8, and one lies in the strip (board %i)', (seed) => {
    const t = new Table(ROW, { seed }).started();
    expect(dealt(t, 'strip').terrains.gold).toBe(1);
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (t.field('terrain', hex) === t.b.terrain('gold'))
        expect(t.field('numbers', hex) & ((1 << 6) | (1 << 8))).toBe(0);
  });
});

/** the hexes of land that can be walked to from one, over land that the test lets through */
function walked(t: Table, from: number, through: (hex: number) => boolean): Set<number> {
  const found = new Set([from]);
  for (const hex of found)
    for (const next of t.b.topology.hexHex.subarray(hex * 6, hex * 6 + 6))
      if (next >= 0 && t.b.land[t.field('terrain', next)] === 1 && through(next)) found.add(next);
  return found;
}

// proves seafarers/through-the-desert: The large island has a main area
// proves seafarers/through-the-desert: Small islands lie off the coast
test.each([3, 4, 5, 6])(
  'with %i a belt of deserts parts main area and strip; small islands lie apart',
  (seats) => {
    const t = new Table(ROW, { seats }).until('place-building');
    const region = (hex: number) => t.b.layout.hexes[hex].region ?? '';
    const desert = (hex: number) => t.field('terrain', hex) === t.b.terrain('desert');
    const main = t.b.layout.hexes.findIndex(({ region: label }) => label === 'main');
    const beyond = (through: (hex: number) => boolean) =>
      new Set([...walked(t, main, through)].filter((hex) => !desert(hex)).map(region));
    expect(beyond((hex) => !desert(hex))).toEqual(new Set(['main']));
    const large = beyond(() => true);
    expect([...large].some((label) => label.startsWith('strip'))).toBe(true);
    const all = new Set(t.b.layout.hexes.map((_, hex) => region(hex)).filter((label) => label !== ''));
    expect([...all].filter((label) => !large.has(label)).length).toBeGreaterThan(1);
  },
);

// proves seafarers/through-the-desert: Terrains and numbers of the large island are shuffled
test('terrains and numbers are shuffled, those of the small islands among themselves', () => {
  const boards = [1, 2, 3, 4, 5, 6].map((seed) => new Table(ROW, { seed }).until('place-building'));
  const small = (label = '') => label !== '' && label !== 'main' && !label.startsWith('strip');
  const terrains = (t: Table, islands: boolean, field: string) =>
    t.b.layout.hexes.flatMap(({ region }, hex) =>
      region && small(region) === islands ? [t.field(field, hex)] : [],
    );
  for (const field of ['terrain', 'numbers'])
    for (const islands of [true, false]) {
      const lists = boards.map((t) => terrains(t, islands, field));
      expect(new Set(lists.map((list) => list.join())).size).toBeGreaterThan(1);
      expect(new Set(lists.map((list) => list.sort((a, z) => a - z).join())).size).toBe(1);
    }
});

// proves seafarers/through-the-desert: In 1997 every number of players has a map of its own
test('in 1997 every number of players has a map of its own, with four deserts or five', () => {
  const tables = [3, 4, 5, 6].map((seats) =>
    new Table(ROW, { seats, options: { seaEdition: '1997' } }).until('place-building'),
  );
  expect(new Set(tables.map((t) => t.b.layout.id)).size).toBe(4);
  const deserts = (t: Table) =>
    t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === t.b.terrain('desert')).length;
  expect(tables.map(deserts)).toEqual([4, 4, 5, 5]);
});

// proves seafarers/through-the-desert: Of several deserts the robber takes the first
// proves seafarers/through-the-desert: The pirate is in play
test('of several deserts the robber takes the first, and the pirate is in play', () => {
  const t = new Table(ROW).started();
  const { q, r, hexes } = t.b.topology;
  const deserts = Array.from({ length: hexes }, (_, hex) => hex)
    .filter((hex) => t.field('terrain', hex) === t.b.terrain('desert'))
    .sort((a, z) => r[a] - r[z] || q[a] - q[z]);
  expect(t.field('blocker', t.b.blocker('robber'))).toBe(deserts[0]);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.roll(7);
  expect(t.legal(0, 'move-blocker').map(({ blocker }) => blocker)).toContain('pirate');
});

// proves seafarers/through-the-desert: Before 2008: 12 points
test('before 2008 three and four play on one map with five hexes on small islands; five and six keep theirs', () => {
  const of = (seats: number, seaEdition: string) =>
    new Table(ROW, { seats, options: { seaEdition } }).b.layout;
  expect(of(3, 'older').id).toBe(of(4, 'older').id);
  const small = of(3, 'older').hexes.filter(({ region = '' }) => /island/.test(region));
  expect(small).toHaveLength(5);
  for (const seats of [5, 6]) expect(of(seats, 'older').id).toBe(of(seats, 'present').id);
});
