import { describe, expect, test } from 'vitest';
import { dealt } from '../seafarers/dealt.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/small-islands';
const open = (options: TableOptions = {}) => new Table(ROW, options).started().until('main', 0).bare();
const settle = (t: Table, q: number, r: number, corner: number) =>
  t.put(0, 'settlement', t.corner(q, r, corner));

describe('new land', () => {
  // proves misc/small-islands: Starting settlements stand on the mainland
  test('starting settlements stand on the mainland', () => {
    const t = new Table(ROW).until('place-building');
    const start = (q: number, r: number, corner: number) =>
      t.refusal(0, 'place-building', { corner: t.corner(q, r, corner) })?.code;
    expect(start(-4, 0, 3)).toBe('start-elsewhere');
    expect(start(4, -3, 1)).toBe('start-elsewhere');
    expect(start(-3, 1, 4)).toBe('start-elsewhere');
    expect(start(0, 0, 0)).toBeUndefined();
  });

  // proves misc/small-islands: first settlement in a land beyond the mainland, whether the
  test('the first settlement beyond the belt is worth 1 extra point, and so is one on an island', () => {
    expect(settle(open(), -4, 0, 2).points(0)).toBe(2);
    expect(settle(open(), 0, 3, 4).points(0)).toBe(2);
  });

  // proves misc/small-islands: Your first settlement in each of the next three
  // proves misc/small-islands: A fifth land is worth nothing extra
  test('each of the next three lands is worth 2, in whatever order, and a fifth nothing', () => {
    const t = settle(open(), 0, 3, 4);
    expect(settle(t, -4, 0, 2).points(0)).toBe(2 + 3);
    expect(settle(t, -4, 3, 4).points(0)).toBe(2 + 3 + 3);
    expect(settle(t, 4, 0, 0).points(0)).toBe(2 + 3 + 3 + 3);
    expect(t.field('regionPoints', 0)).toBe(7);
    expect(settle(t, 4, -3, 1).points(0)).toBe(2 + 3 + 3 + 3 + 1);
    expect(t.field('regionPoints', 0)).toBe(7);
  });

  test('a second settlement in the same land earns nothing, and everybody counts their own lands', () => {
    const t = settle(open(), -4, 0, 2);
    expect(settle(t, -4, 1, 3).points(0)).toBe(3);
    t.put(1, 'settlement', t.corner(-3, -1, 2));
    expect(t.points(1)).toBe(2);
  });

  // proves misc/small-islands: A settlement that touches the mainland is at home
  // proves misc/small-islands: One on desert and sea alone
  test('what touches the mainland is home; desert and sea earn nothing; desert and strip are the strip', () => {
    expect(settle(open(), -2, 0, 0).points(0)).toBe(1);
    expect(settle(open(), -2, -1, 1).points(0)).toBe(1);
    expect(settle(open(), -2, 0, 3).points(0)).toBe(2);
  });
});

// proves misc/small-islands: The robber starts on a desert
// proves misc/small-islands: Of the deserts the robber takes the first
// proves misc/small-islands: The pirate starts on the sea
// proves misc/small-islands: The pirate’s sea hex is that in the far east
test.each([3, 4, 5, 6])(
  'with %i the robber starts on the first desert and the pirate in the far east',
  (seats) => {
    const t = new Table(ROW, { seats }).until('place-building');
    const { q, r, hexes } = t.b.topology;
    const deserts = Array.from({ length: hexes }, (_, hex) => hex)
      .filter((hex) => t.field('terrain', hex) === t.b.terrain('desert'))
      .sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(deserts[0]);
    const pirate = t.field('blocker', t.b.blocker('pirate'));
    expect(t.field('terrain', pirate)).toBe(t.b.terrain('sea'));
    const east = (hex: number) => q[hex] + r[hex] / 2;
    const lands = Array.from({ length: hexes }, (_, hex) => hex).filter(
      (hex) => t.b.layout.hexes[hex].region === 'main',
    );
    expect(east(pirate)).toBeGreaterThan(1 + Math.max(...lands.map(east)));
  },
);

// proves misc/small-islands: The first to 13
test('13 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(13);
});

// proves misc/small-islands-knights: The first to 16
test('with Cities & Knights 16 points win', () => {
  const t = new Table(ROW, { modules: ['cities-knights/core', 'cities-knights/sea', `${ROW}-knights`] });
  expect(t.b.rules.target(t.s, 0)).toBe(16);
});

// proves misc/small-islands: The central island has a mainland
// proves misc/small-islands: Small islands lie around it
test.each([4, 6])(
  'with %i deserts part the mainland from the strip, and five islands lie around',
  (seats) => {
    const t = new Table(ROW, { seats }).until('place-building');
    const region = (hex: number) => t.b.layout.hexes[hex].region;
    const desert = (hex: number) => t.field('terrain', hex) === t.b.terrain('desert');
    const land = (hex: number) => hex >= 0 && t.b.land[t.field('terrain', hex)] === 1;
    const walked = (through: (hex: number) => boolean) => {
      const found = new Set([t.b.layout.hexes.findIndex((hex) => hex.region === 'main')]);
      for (const hex of found)
        for (const next of t.b.topology.hexHex.subarray(hex * 6, hex * 6 + 6))
          if (land(next) && through(next)) found.add(next);
      return new Set([...found].map(region));
    };
    expect(walked((hex) => !desert(hex))).toEqual(new Set(['main']));
    expect(walked(() => true)).toEqual(new Set(['main', 'desert-belt', 'strip']));
    const islands = new Set(
      t.b.layout.hexes.flatMap((hex) => (/^island/.test(hex.region ?? '') ? [hex.region] : [])),
    );
    expect(islands.size).toBe(5);
  },
);

// proves misc/small-islands: Terrains and numbers of the central island are shuffled
// proves misc/small-islands: A gold field never gets a 6 or 8
test('lands are shuffled apart, and a gold field without 6 or 8 lies in the strip', () => {
  const boards = [1, 2, 3, 4, 5, 6].map((seed) => new Table(ROW, { seed }).until('place-building'));
  const of = (t: Table, pattern: RegExp, field: string) =>
    t.b.layout.hexes.flatMap(({ region = '' }, hex) => (pattern.test(region) ? [t.field(field, hex)] : []));
  for (const field of ['terrain', 'numbers'])
    for (const pattern of [/main|strip/, /island/]) {
      const lists = boards.map((t) => of(t, pattern, field));
      expect(new Set(lists.map((list) => list.join())).size).toBeGreaterThan(1);
      expect(new Set(lists.map((list) => list.sort((a, z) => a - z).join())).size).toBe(1);
    }
  for (const t of boards) {
    expect(dealt(t, 'strip').terrains.gold).toBe(1);
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (t.field('terrain', hex) === t.b.terrain('gold'))
        expect(t.field('numbers', hex) & ((1 << 6) | (1 << 8))).toBe(0);
  }
});
