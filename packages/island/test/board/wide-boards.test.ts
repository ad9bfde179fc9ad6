import { Rng } from '@hexwright/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BoardFiller, type Filled, type Layout, makeTopology } from '../../board/index.ts';
import { makeCounting } from '../../board/spread-counting.ts';
import { type Ground, layGround, sortIntoClasses } from '../../board/spread-ground.ts';
import { makeSwapping } from '../../board/spread-swapping.ts';
import { fillerOf, outcomesOf, smallLayout, TERRAINS } from './filling.ts';

/** a board of so many columns and rows */
const field = (columns: number, rows: number): { q: number; r: number }[] =>
  Array.from({ length: columns * rows }, (_, k) => {
    const r = Math.floor(k / columns);
    return { q: (k % columns) - (r >> 1), r };
  });

const LAND = ['hills', 'fields', 'forest', 'mountains', 'pasture'];
const TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12];

/** the five lands and the tokens of the base game in equal parts */
const evenly = (places: readonly { q: number; r: number }[], constraints: readonly string[]): Layout =>
  smallLayout({
    hexes: places.map(({ q, r }) => ({ q, r, group: 'all' })),
    groups: {
      all: {
        terrains: Object.fromEntries(
          LAND.map((land, i) => [land, Math.floor((places.length + LAND.length - 1 - i) / LAND.length)]),
        ),
        numbers: { arrange: 'shuffle', bag: places.map((_, k) => TOKENS[k % TOKENS.length]) },
        constraints: [...constraints],
      },
    },
  });

function filled(filler: BoardFiller, seed: number): Filled {
  const rng = new Rng('wide', seed);
  const drawn = new Int32Array(filler.draws);
  for (let k = 0; k < filler.draws; k++) {
    const list = outcomesOf(filler, k, drawn);
    for (const { weight } of list)
      if (!Number.isInteger(weight) || weight < 1) throw new Error(`weight ${weight}`);
    let rest = rng.below(list.reduce((sum, { weight }) => sum + weight, 0));
    const chosen = list.find(({ weight }) => {
      rest -= weight;
      return rest < 0;
    });
    if (!chosen) throw new Error(`draw ${k} has no outcome`);
    drawn[k] = chosen.value;
  }
  return filler.finish(drawn);
}

/** neighbouring hexes that both hold one of these numbers, or of these terrains */
function touching(layout: Layout, board: Filled, values: readonly (number | string)[]): number {
  const { hexes, hexHex } = makeTopology(layout);
  const mask = values.reduce<number>((bits, n) => (typeof n === 'number' ? bits | (1 << n) : bits), 0);
  const holds = (hex: number): boolean =>
    hex >= 0 && ((board.numbers[hex] & mask) !== 0 || values.includes(TERRAINS[board.terrain[hex]]));
  let pairs = 0;
  for (let hex = 0; hex < hexes; hex++)
    for (let d = 0; d < 3; d++) if (holds(hex) && holds(hexHex[hex * 6 + d])) pairs++;
  return pairs;
}

/**
 * What filling a board may cost at most, in steps: the positions that are counted or the search for a first arrangement
 * for each rule that gives way, and the mending for each draw and kind of value.
 */
const MOST = (places: number, rules: number, kinds: number): number =>
  rules * (2 ** 19 + 2_200_000 + 9 * places * places) + 2 * places * kinds * 40 * places;

describe('boards that are too wide to count', () => {
  const four = ['apart:hills', 'apart:fields', 'apart:forest', 'apart:mountains'];

  test.each<[string, Layout, readonly (readonly (number | string)[])[]]>([
    ['64 hexes with four lands apart', evenly(field(8, 8), four), four.map((text) => [text.slice(6)])],
    ['484 hexes with reds apart', evenly(field(22, 22), ['reds-apart']), [[6, 8]]],
    [
      '484 hexes with reds and a land apart',
      evenly(field(22, 22), ['reds-apart', 'apart:hills']),
      [[6, 8], ['hills']],
    ],
  ])('%s: all rules hold within bounded work', (_, layout, rules) => {
    const filler = fillerOf(layout);
    for (let seed = 0; seed < 2; seed++) {
      const board = filled(filler, seed);
      for (const values of rules) expect(touching(layout, board, values)).toBe(0);
    }
    expect(filler.effort()).toBeLessThan(2 * MOST(layout.hexes.length, rules.length, 11));
  });

  test('as many of a kind as fit apart still find their places', () => {
    const layout = smallLayout({
      hexes: field(30, 9).map((at) => ({ ...at, group: 'all' })),
      groups: { all: { terrains: { hills: 85, fields: 185 }, constraints: ['apart:hills'] } },
    });
    expect(touching(layout, filled(fillerOf(layout), 1), ['hills'])).toBe(0);
  });

  test('what is wanted on a few hexes comes to lie there', () => {
    const places = field(20, 20);
    const layout = smallLayout({
      hexes: places.map((at, k) => ({
        ...at,
        group: 'all',
        terrain: k === 250 || k === 300 ? 'gold' : 'hills',
      })),
      groups: {
        all: {
          numbers: { arrange: 'shuffle', bag: places.map((_, k) => TOKENS[k % TOKENS.length]) },
          constraints: ['reds-apart', 'apart:9,10', 'apart:4,5', 'some-on:gold:12'],
        },
      },
    });
    const filler = fillerOf(layout);
    for (let seed = 0; seed < 4; seed++) {
      const { numbers } = filled(filler, seed);
      expect([numbers[250], numbers[300]]).toContain(1 << 12);
    }
  });

  test('a wish that no board can keep gives way, at once', () => {
    const layout = smallLayout({
      hexes: field(30, 30).map((at) => ({ ...at, group: 'all' })),
      groups: {
        all: { terrains: { hills: 500, fields: 400 }, constraints: ['apart:fields', 'apart:hills'] },
      },
    });
    const filler = fillerOf(layout);
    outcomesOf(filler, 0, new Int32Array(filler.draws));
    expect(filler.effort()).toBeLessThan(10_000);
  });

  test('no part of the board gets more reds than another', () => {
    const layout = evenly(field(20, 24), ['reds-apart']);
    const filler = fillerOf(layout);
    const bands = [0, 0, 0, 0];
    const { r } = makeTopology(layout);
    const games = 10;
    for (let seed = 0; seed < games; seed++)
      filled(filler, seed).numbers.forEach((mask, hex) => {
        if (mask & ((1 << 6) | (1 << 8))) bands[Math.floor(r[hex] / 6)]++;
      });
    const mean = bands.reduce((sum, n) => sum + n, 0) / 4;
    for (const n of bands) expect(Math.abs(n - mean) / mean).toBeLessThan(0.15);
  });

  test('a draw may be looked at again, in whatever order', () => {
    const filler = fillerOf(evenly(field(16, 16), ['reds-apart', ...four]));
    const drawn = new Int32Array(filler.draws);
    const rng = new Rng(5);
    const lists = Array.from({ length: filler.draws }, (_, k) => {
      const list = outcomesOf(filler, k, drawn);
      drawn[k] = list[rng.below(list.length)].value;
      return list;
    });
    const fresh = fillerOf(evenly(field(16, 16), ['reds-apart', ...four]));
    for (const k of [400, 17, 256, 255, 511, 0]) {
      expect(outcomesOf(filler, k, drawn)).toEqual(lists[k]);
      expect(outcomesOf(fresh, k, drawn)).toEqual(lists[k]);
    }
  });
});

describe('boards that are counted', () => {
  test('64 hexes in any order with reds apart are as fair as in rows', () => {
    const rows = field(8, 8);
    const mixed = [...rows];
    new Rng(3).shuffle(mixed);
    const [one, other] = [rows, mixed].map((places) => fillerOf(evenly(places, ['reds-apart'])));
    const first = (filler: BoardFiller) => {
      const drawn = new Int32Array(filler.draws);
      for (let k = 0; k < 64; k++) drawn[k] = outcomesOf(filler, k, drawn)[0].value;
      return outcomesOf(filler, 64, drawn).map(({ weight }) => weight);
    };
    expect(first(other)).toEqual(first(one));
  });

  test('weights and their sum stay below 2^31 on 81 hexes', () => {
    const layout = evenly(field(9, 9), ['reds-apart']);
    const filler = fillerOf(layout);
    for (let seed = 0; seed < 5; seed++) expect(touching(layout, filled(filler, seed), [6, 8])).toBe(0);
  });
});

const randomLayout = fc
  .record({
    places: fc.uniqueArray(fc.record({ q: fc.nat(9), r: fc.nat(9) }), {
      minLength: 1,
      maxLength: 100,
      selector: ({ q, r }) => q * 10 + r,
    }),
    groups: fc.integer({ min: 1, max: 3 }),
    terrains: fc.array(fc.nat(4), { minLength: 100, maxLength: 100 }),
    numbers: fc.array(fc.constantFrom(2, 3, 5, 6, 8, 9, 12), { minLength: 100, maxLength: 100 }),
    rules: fc.subarray([
      'reds-apart',
      'apart:hills',
      'apart:fields,forest',
      'apart:2,12',
      'apart:mountains',
      'no-red-on:pasture',
      'not-in:shore:6,8,9',
      'only-in:shore:hills',
    ]),
  })
  .map(({ places, groups, terrains, numbers, rules }) => {
    const names = Array.from({ length: Math.min(groups, places.length) }, (_, g) => `g${g}`);
    const count = (list: readonly string[]) =>
      Object.fromEntries(LAND.map((land) => [land, list.filter((one) => one === land).length]));
    const hexes = places.map((at, k) => ({
      ...at,
      group: names[k % names.length],
      region: k % 3 === 0 ? 'shore' : 'inland',
    }));
    const mine = (name: string) => [...hexes.keys()].filter((k) => hexes[k].group === name);
    return smallLayout({
      hexes,
      groups: Object.fromEntries(
        names.map((name) => [
          name,
          {
            terrains: count(mine(name).map((k) => LAND[terrains[k]])),
            numbers: { arrange: 'shuffle', bag: mine(name).map((k) => numbers[k]) },
            constraints: rules,
          },
        ]),
      ),
    });
  });

test('any layout is filled within bounded work, without a dead end', () => {
  fc.assert(
    fc.property(randomLayout, fc.nat(1000), (layout, seed) => {
      const filler = fillerOf(layout);
      const board = filled(filler, seed);
      const rules = Object.values(layout.groups).reduce((n, group) => n + group.constraints.length, 0);
      expect(filler.effort()).toBeLessThanOrEqual(MOST(layout.hexes.length, 2 * rules, 11));
      expect([...board.terrain].every((terrain) => terrain >= 0)).toBe(true);
    }),
    { numRuns: 60, seed: 7 },
  );
});

/** the numbers of a layout with one group, as both ways of dealing see them */
function numbersOf(layout: Layout, apart: readonly (readonly number[])[]) {
  const topology = makeTopology(layout);
  const n = layout.hexes.length;
  const bag = new Int32Array(13);
  for (const token of layout.groups.all.numbers!.bag!) bag[token as number]++;
  const classes = sortIntoClasses(
    apart.map((values) => ({
      bags: [0],
      holds: (value) => values.includes(value),
      rule: { apart: () => false },
    })),
    [bag],
    13,
  );
  const sites = { at: Int16Array.from({ length: n }, (_, k) => k), bag: new Int16Array(n) };
  const ground: Ground = layGround(sites, topology.hexHex, new Int32Array(n * 3));
  return { classes, ground };
}

describe('swapping against counting', () => {
  const tokens = (numbers: readonly number[]) =>
    fc.record({
      places: fc
        .tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 2, max: 5 }))
        .map((at) => field(...at)),
      bag: fc.array(fc.constantFrom(...numbers), { minLength: 36, maxLength: 36 }),
    });
  const seen = ({ places, bag }: { places: { q: number; r: number }[]; bag: number[] }) => {
    const layout = smallLayout({
      hexes: places.map((at) => ({ ...at, terrain: 'hills', group: 'all' })),
      groups: { all: { numbers: { arrange: 'shuffle', bag: bag.slice(0, places.length) } } },
    });
    const { classes, ground } = numbersOf(layout, [[6, 8], [2, 12], [4]]);
    return {
      counted: makeCounting(classes).possible(ground),
      swapped: makeSwapping(classes).possible(ground),
    };
  };

  test('it finds nothing that is not there, however tight', () => {
    const tally = { there: 0, not: 0 };
    fc.assert(
      fc.property(tokens([2, 2, 6, 8, 12, 4, 4, 5]), (board) => {
        const { counted, swapped } = seen(board);
        if (swapped) expect(counted).toBe(true);
        tally[counted ? 'there' : 'not']++;
      }),
      { numRuns: 20, seed: 11 },
    );
    expect(Math.min(tally.there, tally.not)).toBeGreaterThan(3);
  });

  test('it finds an arrangement wherever no rule fills more than a fifth of the board', () => {
    const few = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(tokens([3]), few, few, few, ({ places, bag }, reds, ends, fours) => {
        const some = (percent: number, number: number) =>
          new Array<number>(Math.floor((places.length * percent) / 100)).fill(number);
        const { counted, swapped } = seen({
          places,
          bag: [...some(reds, 8), ...some(ends, 12), ...some(fours, 4), ...bag],
        });
        expect(counted).toBe(true);
        expect(swapped).toBe(true);
      }),
      { numRuns: 30, seed: 11 },
    );
  });
});
