import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { type Filled, makeTopology, spiralFrom, type Topology } from '../../board/index.ts';
import {
  countBoards,
  drawAll,
  everyBoard,
  fillBy,
  fillerOf,
  numbersFrom,
  outcomesOf,
  smallLayout,
  TERRAINS,
} from './filling.ts';

const base = boards['base-3-4']();
const topology = makeTopology(base);
const RED = (1 << 6) | (1 << 8);

function redsTouch(t: Topology, board: Filled): boolean {
  for (let h = 0; h < t.hexes; h++) {
    for (let d = 0; d < 6; d++) {
      const next = t.hexHex[h * 6 + d];
      if (next >= 0 && board.numbers[h] & RED && board.numbers[next] & RED) return true;
    }
  }
  return false;
}

test('the base island can be laid in 244,432,188,000 ways', () => {
  expect(countBoards(fillerOf(base), (what) => what === 'terrain')).toBe(244_432_188_000n);
});

test('the nine harbours can be shuffled in 1680 ways up to rotation', () => {
  expect(countBoards(fillerOf(base), (what) => what === 'harbour')).toBe(1680n * 9n);
});

test('letter order takes one draw for the corner, a free layout one for each number', () => {
  expect(fillerOf(base).draws).toBe(19 + 1 + 9);
  expect(fillerOf(base, { numbers: 'shuffle' }).draws).toBe(19 + 18 + 9);
});

test('tokens lie in letter order, counter-clockwise from a corner hex, stepping over the desert', () => {
  const filler = fillerOf(base);
  // The first outcome is always the first kind left, so the desert comes last: in the south-east corner.
  const drawn = drawAll(filler, () => 0);
  const board = filler.finish(drawn);
  const numbers = ['0,-2', '-1,-1', '-2,0', '-2,1', '-2,2', '-1,2', '0,2', '1,1', '2,0'].map((name) => {
    const [q, r] = name.split(',').map(Number);
    return Math.log2(board.numbers[topology.hexAt(q, r)]);
  });
  expect(numbers).toEqual([5, 2, 6, 3, 8, 10, -Infinity, 9, 12]);
});

test('the spiral of the extended island is the official one', () => {
  const official =
    '-3,0 -3,1 -3,2 -3,3 -2,3 -1,3 0,2 1,1 2,0 2,-1 2,-2 2,-3 1,-3 0,-3 -1,-2 -2,-1 -2,0 -2,1 -2,2 -1,2 0,1 1,0 1,-1 1,-2 0,-2 -1,-1 -1,0 -1,1 0,0 0,-1';
  const hexes = [3, 4, 5, 6, 5, 4, 3].flatMap((n, row) =>
    Array.from({ length: n }, (_, k) => ({ q: [0, -1, -2, -3, -3, -3, -3][row] + k, r: row - 3 })),
  );
  const t = makeTopology({ hexes });
  const path = spiralFrom(t, new Set(hexes.keys()), t.hexAt(-3, 0));
  expect([...path].map(t.hexName).join(' ')).toBe(official);
});

test('a shuffle makes every distinct board equally likely', () => {
  const filler = fillerOf(
    smallLayout({
      hexes: [0, 1, 2, 3].map((q) => ({ q, r: 0, group: 'g' })),
      groups: {
        g: { terrains: { hills: 2, fields: 1, desert: 1 }, numbers: { arrange: 'shuffle', bag: [5, 5, 9] } },
      },
      harbours: {
        places: [
          { q: 0, r: 0, side: 3 },
          { q: 3, r: 0, side: 0 },
        ],
        bag: { any: 1, ore: 1 },
      },
    }),
  );
  const every = everyBoard(filler);
  expect(every.size).toBe(12 * 3 * 2);
  for (const probability of every.values()) expect(probability).toBeCloseTo(1 / 72, 12);
});

test('two groups are dealt from their own bags', () => {
  const filler = fillerOf(
    smallLayout({
      hexes: [
        { q: 0, r: 0, group: 'a' },
        { q: 1, r: 0, group: 'b' },
        { q: 2, r: 0, group: 'a' },
        { q: 3, r: 0, group: 'b' },
      ],
      groups: { a: { terrains: { hills: 1, fields: 1 } }, b: { terrains: { forest: 1, pasture: 1 } } },
    }),
  );
  expect(everyBoard(filler).size).toBe(4);
});

test('with reds apart every board that keeps them apart is equally likely, and no other appears', () => {
  const layout = smallLayout({
    hexes: [
      { q: 0, r: 0, group: 'g' },
      { q: 1, r: 0, group: 'g' },
      { q: 0, r: 1, group: 'g' },
      { q: 1, r: 1, group: 'g' },
      { q: 2, r: 1, group: 'g' },
    ],
    groups: {
      g: {
        terrains: { hills: 4, desert: 1 },
        numbers: { arrange: 'shuffle', bag: [6, 8, 3, 3] },
        constraints: ['reds-apart'],
      },
    },
  });
  const t = makeTopology(layout);
  const free = everyBoard(fillerOf(layout, { redsApart: false }));
  const kept = everyBoard(fillerOf(layout));
  const legal = [...free.keys()].filter((key) => {
    const numbers = Int32Array.from(key.split(' | ')[1].split(' '), Number);
    return !redsTouch(t, { numbers, terrain: new Int16Array(5), harbour: new Int16Array(0) });
  });
  expect(legal.length).toBeLessThan(free.size);
  expect([...kept.keys()].sort()).toEqual(legal.sort());
  // Terrain comes first, so boards are alike for each place of the desert.
  const terrainOf = (key: string) => key.split(' | ')[0];
  for (const [key, probability] of kept) {
    const alike = legal.filter((other) => terrainOf(other) === terrainOf(key)).length;
    expect(probability).toBeCloseTo(1 / 5 / alike, 12);
  }
});

test('reds apart never runs into a dead end', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const filler = fillerOf(base, { numbers: 'shuffle', redsApart: true });
      const board = fillBy(filler, seed);
      expect(redsTouch(topology, board)).toBe(false);
      expect(board.numbers.filter((mask) => mask !== 0)).toHaveLength(18);
    }),
    { numRuns: 200 },
  );
});

test('drawing reds as early as possible never runs into a dead end', () => {
  const filler = fillerOf(base, { numbers: 'shuffle', redsApart: true });
  const drawn = new Int32Array(filler.draws);
  for (let k = 0; k < filler.draws; k++) {
    const list = outcomesOf(filler, k, drawn);
    const red = list.find(({ value }) => filler.what(k).what === 'number' && (value === 6 || value === 8));
    drawn[k] = (red ?? list[0]).value;
  }
  expect(redsTouch(topology, filler.finish(drawn))).toBe(false);
});

const row = (n: number, extra: object) =>
  Array.from({ length: n }, (_, q) => ({ q, r: 0, group: 'g', ...extra }));

test('reds keep off gold and gold keeps apart', () => {
  const layout = smallLayout({
    hexes: row(6, {}),
    groups: {
      g: {
        terrains: { gold: 2, hills: 4 },
        numbers: { arrange: 'shuffle', bag: [6, 8, 3, 4, 5, 9] },
        constraints: ['apart:gold', 'reds-apart', 'no-red-on:gold'],
      },
    },
  });
  const gold = TERRAINS.indexOf('gold');
  for (const key of everyBoard(fillerOf(layout)).keys()) {
    const [terrain, numbers] = key.split(' | ').map((part) => part.split(' ').map(Number));
    for (let h = 0; h < 6; h++) {
      if (terrain[h] === gold) expect(numbers[h] & RED).toBe(0);
      if (h > 0) expect(terrain[h] === gold && terrain[h - 1] === gold).toBe(false);
      if (h > 0) expect(Boolean(numbers[h] & RED && numbers[h - 1] & RED)).toBe(false);
    }
  }
});

test('values may be kept in a region or out of it', () => {
  const layout = smallLayout({
    hexes: row(5, {}).map((hex) => ({ ...hex, region: hex.q < 2 ? 'west' : 'east' })),
    groups: {
      g: {
        terrains: { gold: 1, hills: 4 },
        numbers: { arrange: 'shuffle', bag: [5, 9, 2, 3, 4] },
        constraints: ['only-in:west:gold', 'not-in:west:5,9'],
      },
    },
  });
  const every = everyBoard(fillerOf(layout));
  expect(every.size).toBe(2 * (3 * 2) * (3 * 2));
});

test('reds of two neighbouring groups and fixed reds keep apart too', () => {
  const layout = smallLayout({
    hexes: [
      { q: 0, r: 0, terrain: 'hills', number: 8 },
      { q: 1, r: 0, terrain: 'hills', group: 'a' },
      { q: 2, r: 0, terrain: 'hills', group: 'a' },
      { q: 3, r: 0, terrain: 'hills', group: 'b' },
      { q: 4, r: 0, terrain: 'hills', group: 'b' },
    ],
    groups: {
      a: { numbers: { arrange: 'shuffle', bag: [6, 3] }, constraints: ['reds-apart'] },
      b: { numbers: { arrange: 'shuffle', bag: [8, 4] } },
    },
  });
  const only = [8, 3, 6, 4, 8].map((n) => 1 << n).join(' ');
  expect([...everyBoard(fillerOf(layout)).keys()].map((key) => key.split(' | ')[1])).toEqual([only]);
});

test('some of the good numbers lie on the forests, and no such board is left out', () => {
  const layout = smallLayout({
    hexes: [
      ...row(2, { terrain: 'forest' }),
      ...row(3, { terrain: 'hills' }).map((hex) => ({ ...hex, r: 1 })),
    ],
    groups: {
      g: { numbers: { arrange: 'shuffle', bag: [2, 3, 3, 8, 9] }, constraints: ['some-on:forest:8,9'] },
    },
  });
  expect(everyBoard(fillerOf(layout)).size).toBe(60 - 18);
});

test('a terrain that is wanted in each of two regions lies in both', () => {
  const layout = smallLayout({
    hexes: [...row(2, { region: 'west' }), ...row(3, { region: 'east' }).map((hex) => ({ ...hex, r: 1 }))],
    groups: {
      g: {
        terrains: { gold: 2, hills: 2, forest: 1 },
        constraints: ['some-in:west:gold', 'some-in:east:gold'],
      },
    },
  });
  const boards = everyBoard(fillerOf(layout));
  // One of two places, one of three, and the forest on one of the three hexes that are left.
  expect(boards.size).toBe(2 * 3 * 3);
});

test('a wish for good numbers on a terrain that is not there asks for nothing', () => {
  const layout = smallLayout({
    hexes: row(2, { terrain: 'hills' }),
    groups: { g: { numbers: { arrange: 'shuffle', bag: [2, 8] }, constraints: ['some-on:forest:8'] } },
  });
  expect(everyBoard(fillerOf(layout)).size).toBe(2);
});

test('a good number that is printed on a forest is enough', () => {
  const layout = smallLayout({
    hexes: [
      { q: 0, r: 0, terrain: 'forest', number: 8, group: 'g' },
      { q: 1, r: 0, terrain: 'forest', group: 'g' },
      { q: 2, r: 0, terrain: 'hills', group: 'g' },
    ],
    groups: { g: { numbers: { arrange: 'shuffle', bag: [2, 6] }, constraints: ['some-on:forest:6,8'] } },
  });
  expect(everyBoard(fillerOf(layout)).size).toBe(2);
});

test('a wish that no board can keep gives way', () => {
  const layout = smallLayout({
    hexes: row(2, { terrain: 'hills' }),
    groups: { g: { numbers: { arrange: 'shuffle', bag: [6, 8] }, constraints: ['reds-apart'] } },
  });
  expect(everyBoard(fillerOf(layout)).size).toBe(2);
});

test('a token may carry several numbers', () => {
  const layout = smallLayout({
    hexes: row(2, { terrain: 'hills' }),
    groups: { g: { numbers: { arrange: 'shuffle', bag: [[2, 12], 5] } } },
  });
  const filler = fillerOf(layout);
  const list = outcomesOf(filler, 0, new Int32Array(2));
  expect(list.map(({ value }) => filler.label(0, value))).toEqual(['5', '2/12']);
  expect(list.every(({ value }) => value < filler.values)).toBe(true);
});

test('a draw says what it is and where', () => {
  const filler = fillerOf(base, { numbers: 'shuffle' });
  const drawn = drawAll(filler, () => 0);
  expect(filler.what(0, drawn)).toEqual({ what: 'terrain', where: '0,-2' });
  expect(filler.what(19, drawn)).toEqual({ what: 'number', where: '0,-2' });
  expect(filler.what(45, drawn)).toEqual({ what: 'harbour', where: '-1,-1|3' });
  expect(filler.label(0, 0)).toBe('hills');
});

test('listing outcomes changes nothing: any draw can be looked at again', () => {
  const filler = fillerOf(base, { numbers: 'shuffle', redsApart: true });
  const next = numbersFrom(7);
  const drawn = drawAll(filler, () => next());
  const first = Array.from({ length: filler.draws }, (_, k) => outcomesOf(filler, k, drawn));
  const other = drawAll(filler, () => next());
  for (let k = filler.draws - 1; k >= 0; k--) {
    outcomesOf(filler, k, other);
    expect(outcomesOf(filler, k, drawn)).toEqual(first[k]);
  }
});

test('a hidden hex stays unknown and takes no draw', () => {
  const filler = fillerOf(
    smallLayout({
      hexes: [
        { q: 0, r: 0, hidden: 'fog' },
        { q: 1, r: 0, terrain: 'hills', number: 4 },
      ],
      stacks: { fog: { terrains: { gold: 1, sea: 2 }, numbers: [9] } },
    }),
  );
  expect(filler.draws).toBe(0);
  expect(TERRAINS[filler.finish(new Int32Array(0)).terrain[0]]).toBe('unknown');
});

test('weights stay within 31 bits on large boards', () => {
  const hexes = Array.from({ length: 64 }, (_, k) => ({
    q: (k % 8) - (k >> 4),
    r: k >> 3,
    group: 'g',
    terrain: 'hills',
  }));
  const bag = hexes.map((_, k) => [6, 8, 3, 4, 5, 9, 10, 11][k % 8]);
  const layout = smallLayout({
    hexes,
    groups: { g: { numbers: { arrange: 'shuffle', bag }, constraints: ['reds-apart'] } },
  });
  const filler = fillerOf(layout);
  const next = numbersFrom(3);
  const drawn = drawAll(filler, () => next());
  for (let k = 0; k < filler.draws; k++) {
    const list = outcomesOf(filler, k, drawn);
    expect(list.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(2 ** 31 + 16);
    for (const { weight } of list) expect(Number.isInteger(weight)).toBe(true);
  }
  expect(redsTouch(makeTopology(layout), filler.finish(drawn))).toBe(false);
});

test('a layout that the rules do not know the words of is refused', () => {
  expect(() => fillerOf(smallLayout({ hexes: row(1, { terrain: 'moon' }), groups: { g: {} } }))).toThrow(
    'layout test: terrain moon is not known',
  );
});

test('a group must have a number for each producing hex', () => {
  const layout = smallLayout({
    hexes: row(3, {}),
    groups: { g: { terrains: { hills: 3 }, numbers: { arrange: 'shuffle', bag: [4, 5] } } },
  });
  expect(() => fillerOf(layout)).toThrow('layout test: group g has 3 producing hexes but 2 numbers');
});
