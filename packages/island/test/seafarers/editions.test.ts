import { describe, expect, test } from 'vitest';
import type { Layout } from '../../board/index.ts';
import { Table } from '../table.ts';

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const TERRAINS = ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold', 'sea'];
/** sea hexes that are printed on the frame of 1997: one at either end of every other row */
const PRINTED = 6;

const first = { seaEdition: '1997' };
const fog = { fog: 'half-1997' };

/**
 * What the tables of the older editions count: hexes by terrain without those printed on the frame, tokens by number,
 * special and general harbours, and the length of the outer rows of the frame.
 */
const printed: readonly (readonly [
  row: string,
  seats: readonly number[],
  options: Record<string, string>,
  hexes: readonly number[],
  tokens: readonly number[],
  harbours: readonly [special: number, general: number],
  rows: number,
])[] = [
  [
    'heading-for-new-shores',
    [3, 4],
    first,
    [4, 5, 5, 5, 5, 1, 2, 19],
    [2, 3, 3, 3, 2, 3, 3, 3, 3, 1],
    [5, 4],
    7,
  ],
  // three and four: numbers and harbours survive, the hexes do not
  ['four-islands', [3], first, [3, 3, 3, 3, 3, 0, 0, 24], [1, 1, 2, 1, 2, 2, 2, 2, 1, 1], [5, 3], 6],
  ['four-islands', [4], first, [4, 4, 4, 4, 5, 0, 0, 25], [1, 2, 3, 2, 2, 2, 3, 3, 2, 1], [5, 4], 7],
  ['four-islands', [5], first, [5, 5, 6, 5, 6, 0, 0, 26], [2, 3, 3, 3, 3, 3, 3, 3, 2, 2], [5, 5], 8],
  ['four-islands', [6], first, [6, 6, 7, 6, 7, 0, 0, 28], [2, 3, 4, 4, 3, 3, 4, 4, 3, 2], [5, 6], 9],
  ['fog-islands', [3], fog, [3, 3, 4, 4, 3, 0, 1, 14], [1, 2, 2, 2, 2, 2, 2, 2, 2, 1], [5, 3], 5],
  ['fog-islands', [4], fog, [4, 5, 4, 4, 5, 1, 2, 21], [1, 3, 3, 3, 3, 2, 3, 3, 2, 1], [5, 4], 7],
  ['fog-islands', [5], fog, [5, 6, 7, 5, 6, 2, 2, 29], [2, 3, 4, 3, 4, 3, 4, 4, 3, 1], [5, 4], 9],
  ['fog-islands', [6], fog, [6, 6, 7, 6, 7, 0, 2, 26], [1, 3, 4, 5, 4, 4, 4, 4, 3, 2], [5, 5], 9],
  ['through-the-desert', [3], first, [5, 4, 4, 4, 5, 4, 1, 12], [1, 2, 3, 3, 2, 3, 3, 3, 2, 1], [5, 4], 6],
  ['through-the-desert', [4], first, [5, 5, 5, 4, 5, 4, 2, 16], [2, 2, 3, 3, 3, 3, 3, 3, 3, 1], [5, 4], 7],
  ['through-the-desert', [5], first, [6, 6, 7, 6, 6, 5, 2, 22], [2, 3, 4, 4, 3, 4, 4, 4, 3, 2], [5, 5], 9],
  ['through-the-desert', [6], first, [7, 7, 7, 7, 7, 5, 3, 24], [3, 4, 4, 4, 4, 4, 4, 4, 4, 3], [5, 6], 10],
  [
    'forgotten-tribe',
    [3, 4],
    { tribeRules: '2002' },
    [4, 5, 5, 4, 4, 4, 2, 18],
    [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
    [4, 2],
    7,
  ],
  // a mountain less than printed: there are 24 numbers and 46 places
  [
    'wonders-of-catan',
    [3, 4],
    { wonderMap: '2000' },
    [4, 4, 5, 4, 5, 4, 2, 18],
    [1, 3, 3, 2, 3, 3, 2, 3, 2, 2],
    [5, 4],
    7,
  ],
];

const setups = printed.flatMap(([row, seats, ...rest]) => seats.map((each) => [row, each, ...rest] as const));

describe.each(setups)('%s with %i, %o', (row, seats, options, hexes, tokens, [special, general], width) => {
  const t = new Table(`seafarers/${row}`, { seats, options });
  const { layout } = t.b;

  test('hexes, numbers and harbours are those of the inventory', () => {
    const found = inventory(layout);
    found.hexes.sea -= PRINTED;
    expect(TERRAINS.map((terrain) => found.hexes[terrain] ?? 0)).toEqual(hexes);
    expect(NUMBERS.map((number) => found.numbers[number] ?? 0)).toEqual(tokens);
    const { any = 0, ...others } = found.harbours;
    expect([total(others), any]).toEqual([special, general]);
    expect(Math.max(...Object.values(others))).toBe(1);
  });

  test('the frame is that of 1997: rows of one length, the others longer by the printed sea at their ends', () => {
    const rows = [-3, -2, -1, 0, 1, 2, 3].map((r) => layout.hexes.filter((hex) => hex.r === r));
    expect(rows.map((each) => each.length)).toEqual(rows.map((_, i) => width + (i % 2)));
    for (const each of [rows[1], rows[3], rows[5]])
      expect([each[0].terrain, each.at(-1)!.terrain]).toEqual(['sea', 'sea']);
  });

  test('the map says that it is ours', () => {
    expect(layout.provenance).toBe('house');
    expect(layout.note).toBeTruthy();
  });

  test('games on it are played to their end', () => {
    const game = new Table(`seafarers/${row}`, { seats, options: { ...options, points: 6 } });
    for (let i = 0; i < 40_000 && !game.over; i++) game.anything();
    expect(game.over).toBe(true);
  });
});

test('the maps of 1997 are played by the rules of before 2008', () => {
  const rules = (row: string) => {
    const { b, s } = new Table(`seafarers/${row}`, { options: first });
    return [b.rules.target(s, 0), b.option('shipMoves')];
  };
  expect(rules('heading-for-new-shores')).toEqual([13, 'same-anchor']);
  expect(rules('four-islands')).toEqual([12, 'same-anchor']);
  expect(rules('through-the-desert')).toEqual([12, 'same-anchor']);
});

test('on the map of 2002 the robber starts on a desert of the main island', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const t = new Table('seafarers/forgotten-tribe', { seed, options: { tribeRules: '2002' } }).until(
      'place-building',
    );
    const hex = t.field('blocker', t.b.blocker('robber'));
    expect(t.b.layout.hexes[hex].region).toBe('main');
    expect(t.field('terrain', hex)).toBe(t.b.terrain('desert'));
  }
});

test('on the map of 2000 no 6 or 8 lies beside a desert', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const t = new Table('seafarers/wonders-of-catan', { seed, options: { wonderMap: '2000' } }).until(
      'place-building',
    );
    for (let hex = 0; hex < t.b.topology.hexes; hex++) {
      if (t.field('terrain', hex) !== t.b.terrain('desert')) continue;
      for (let d = 0; d < 6; d++) {
        const near = t.b.topology.hexHex[hex * 6 + d];
        if (near >= 0) expect([1 << 6, 1 << 8]).not.toContain(t.field('numbers', near));
      }
    }
  }
});

test.each([3, 4, 5, 6])('in 1997 no unknown hex touches the land on which %i players start', (seats) => {
  const { b } = new Table('seafarers/fog-islands', { seats, options: fog });
  for (const [i, hex] of b.layout.hexes.entries())
    for (let d = 0; d < 6; d++) {
      const other = b.topology.hexHex[i * 6 + d];
      if (hex.hidden && other >= 0) expect(b.layout.hexes[other].region).not.toBe('main');
    }
});

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Everything that lies on the board, in the bags of its groups and in the stacks under the fog. */
function inventory(layout: Layout) {
  const hexes: Record<string, number> = {};
  const numbers: Record<string, number> = {};
  const harbours: Record<string, number> = { ...layout.harbours.bag };
  const add = (to: Record<string, number>, key: string | number, n = 1) => {
    to[key] = (to[key] ?? 0) + n;
  };
  for (const { terrain, number } of layout.hexes) {
    if (terrain !== undefined) add(hexes, terrain);
    for (const token of [number ?? []].flat()) add(numbers, token);
  }
  for (const group of Object.values(layout.groups)) {
    for (const [terrain, n] of Object.entries(group.terrains ?? {})) add(hexes, terrain, n);
    for (const token of [group.numbers?.bag ?? group.numbers?.sequence ?? []].flat(2)) add(numbers, token);
  }
  for (const stack of Object.values(layout.stacks)) {
    for (const [terrain, n] of Object.entries(stack.terrains)) add(hexes, terrain, n);
    for (const token of stack.numbers.flat()) add(numbers, token);
  }
  for (const { kind } of layout.harbours.places)
    if (kind !== undefined && kind !== 'none') add(harbours, kind);
  return { hexes, numbers, harbours };
}
