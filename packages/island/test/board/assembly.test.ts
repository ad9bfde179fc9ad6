import { expect, test } from 'vitest';
import { type LayoutFile, layoutOf, parseLayout } from '../../board/index.ts';
import { everyBoard, fillerOf, HARBOURS, outcomesOf, TERRAINS } from './filling.ts';

const side = (name: string, terrains: string[], harbours: (string | null)[] = []) => ({
  name,
  terrains,
  numbers: terrains.map((_, k) => k + 2),
  harbours,
});
const [WEST, EAST] = [
  { q: 0, r: 0, side: 3 },
  { q: 3, r: 0, side: 0 },
];

/** Two strips of two hexes in a row of four; the ends of the row are harbours that one of the strips brings. */
const twoStrips: LayoutFile = {
  format: 'hexwright-layout/1',
  id: 'two-strips',
  name: 'Two strips',
  provenance: 'house',
  hexes: [0, 1, 2, 3].map((q) => ({ q, r: 0 })),
  harbours: { places: [WEST, EAST] },
  assembly: {
    tilings: [
      {
        name: 'side by side',
        slots: [
          {
            kind: 'strip',
            cells: [
              { q: 0, r: 0 },
              { q: 1, r: 0 },
            ],
            coast: [WEST],
            turns: [
              { cells: [0, 1], coast: [0] },
              { cells: [1, 0], coast: [0] },
            ],
          },
          {
            kind: 'strip',
            cells: [
              { q: 3, r: 0 },
              { q: 2, r: 0 },
            ],
            coast: [EAST],
          },
        ],
      },
    ],
    pieces: [
      {
        name: 'one',
        kind: 'strip',
        sides: [side('A', ['hills', 'fields'], ['ore']), side('B', ['hills', 'fields'], [null])],
      },
      { name: 'two', kind: 'strip', sides: [side('A', ['forest', 'pasture'], ['any'])] },
    ],
  },
};

test('nature draws the side of each piece, then piece and turn for each slot', () => {
  const filler = fillerOf(layoutOf(twoStrips));
  const draws = Array.from({ length: filler.draws }, (_, k) => filler.what(k));
  expect(draws).toEqual([
    { what: 'side', where: 'one' },
    { what: 'piece', where: 'slot 1' },
    { what: 'turn', where: 'slot 1' },
    { what: 'piece', where: 'slot 2' },
  ]);
  expect([filler.label(0, 1), filler.label(1, 1), filler.label(2, 1)]).toEqual(['B', 'two', '1']);
});

test('a piece is used once', () => {
  const filler = fillerOf(layoutOf(twoStrips));
  expect(outcomesOf(filler, 3, Int32Array.of(0, 1, 0, 0))).toEqual([{ value: 0, weight: 1 }]);
});

test('a piece brings its terrains, numbers and harbours as it lies', () => {
  const filler = fillerOf(layoutOf(twoStrips));
  const board = filler.finish(Int32Array.of(0, 0, 1, 1));
  expect([...board.terrain].map((index) => TERRAINS[index])).toEqual([
    'fields',
    'hills',
    'pasture',
    'forest',
  ]);
  expect([...board.numbers].map(Math.log2)).toEqual([3, 2, 3, 2]);
  expect([...board.harbour].map((kind) => HARBOURS[kind])).toEqual(['ore', 'any']);
});

test('a side without a harbour leaves the place empty', () => {
  const filler = fillerOf(layoutOf(twoStrips));
  expect([...filler.finish(Int32Array.of(1, 0, 0, 1)).harbour]).toEqual([-1, 0]);
});

test('pieces that flip together show the same side', () => {
  const [one, two] = twoStrips.assembly!.pieces;
  const pieces = [
    { ...one, flipsWith: 'both' },
    { ...two, sides: [two.sides[0], side('B', ['forest', 'pasture'], ['wool'])], flipsWith: 'both' },
  ];
  const layout = layoutOf({ ...twoStrips, assembly: { ...twoStrips.assembly!, pieces } });
  expect(fillerOf(layout).what(0)).toEqual({ what: 'side', where: 'one' });
  expect(everyBoard(fillerOf(layout)).size).toBe(2 * 2 * 2);
});

test('loose numbers cover the printed ones', () => {
  const layout = layoutOf({
    ...twoStrips,
    hexes: twoStrips.hexes.map((hex) => ({ ...hex, group: 'main' })),
    groups: { main: { numbers: { arrange: 'sequence', sequence: [8, 9, 10, 11], path: twoStrips.hexes } } },
  });
  expect([...fillerOf(layout).finish(new Int32Array(4)).numbers].map(Math.log2)).toEqual([8, 9, 10, 11]);
});

type AssemblyFile = NonNullable<LayoutFile['assembly']>;
const [slots, pieces] = [twoStrips.assembly!.tilings[0].slots, twoStrips.assembly!.pieces];
const withSlots = (list: AssemblyFile['tilings'][number]['slots']) => ({
  pieces,
  tilings: [{ name: 'bad', slots: list }],
});
const withPieces = (list: AssemblyFile['pieces']) => ({ tilings: twoStrips.assembly!.tilings, pieces: list });

test.each<[string, AssemblyFile, object?]>([
  ['tiling bad has 1 slot for 2 strip pieces', withSlots([slots[0]])],
  [
    'slot 1 of tiling bad: a turn must name each cell and each coast edge once',
    withSlots([{ ...slots[0], turns: [{ cells: [0, 0] }] }, slots[1]]),
  ],
  [
    'slot 1 of tiling bad: hex 7,7 is not on the board',
    withSlots([{ ...slots[0], cells: [{ q: 7, r: 7 }] }, slots[1]]),
  ],
  [
    'slot 1 of tiling bad: edge 0,0|2 is no harbour place',
    withSlots([{ ...slots[0], coast: [{ q: 0, r: 0, side: 2 }] }, slots[1]]),
  ],
  [
    'piece one is too large for its slots',
    withPieces([{ ...pieces[0], sides: [side('A', ['hills', 'hills', 'hills'])] }, pieces[1]]),
  ],
  [
    'the pieces have 3 hexes for 4 places',
    withPieces([{ ...pieces[0], sides: [side('A', ['hills'])] }, pieces[1]]),
  ],
  [
    'piece one has more hexes on one side than on the other',
    withPieces([{ ...pieces[0], sides: [side('A', ['hills', 'hills']), side('B', ['hills'])] }, pieces[1]]),
  ],
  [
    'piece one flips with pieces that have another number of sides',
    withPieces(pieces.map((piece) => ({ ...piece, flipsWith: 'both' }))),
  ],
  [
    'hex 0,0 has terrain hills under a piece',
    twoStrips.assembly!,
    { hexes: [{ q: 0, r: 0, terrain: 'hills' }, ...twoStrips.hexes.slice(1)] },
  ],
  [
    'harbour 1 at 0,0|3 has kind ore and is printed on a piece',
    twoStrips.assembly!,
    { harbours: { places: [{ ...WEST, kind: 'ore' }, EAST] } },
  ],
])('%s', (message, assembly, parts = {}) => {
  const parsed = parseLayout({ ...twoStrips, assembly, ...parts });
  expect(parsed.ok ? [] : parsed.errors).toContain(message);
});
