import { type Layout, type LayoutFile, layoutOf } from '../board/index.ts';

const ISLAND_19: [q: number, length: number][] = [
  [0, 3],
  [-1, 4],
  [-2, 5],
  [-2, 4],
  [-2, 3],
];
const ISLAND_30: [q: number, length: number][] = [
  [0, 3],
  [-1, 4],
  [-2, 5],
  [-3, 6],
  [-3, 5],
  [-3, 4],
  [-3, 3],
];

const NOTE =
  'The picture is lost, and its table (ten coastal tokens) does not fit twelve coastal hexes: the tokens of the base set are dealt apart to coast and interior, the rare ones to the coast.';

/** Twelve hexes on the coast, seven behind them. */
export const atlantis34 = sinking(
  ISLAND_19,
  {
    id: 'atlantis-3-4',
    name: 'The sinking island, for three and four',
    note: NOTE,
    harbours: {
      places: [
        { q: 0, r: -2, side: 2 },
        { q: 1, r: -2, side: 1 },
        { q: 2, r: -1, side: 1 },
        { q: 2, r: 0, side: 0 },
        { q: 1, r: 1, side: 5 },
        { q: -1, r: 2, side: 5 },
        { q: -2, r: 2, side: 4 },
        { q: -2, r: 1, side: 3 },
        { q: -1, r: -1, side: 3 },
      ],
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 },
    },
  },
  {
    terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 3 },
    numbers: { arrange: 'shuffle', bag: [2, 3, 3, 4, 5, 6, 8, 9, 10, 11, 11, 12] },
  },
  {
    terrains: { hills: 1, fields: 2, forest: 1, mountains: 1, pasture: 1, desert: 1 },
    numbers: { arrange: 'shuffle', bag: [4, 5, 6, 8, 9, 10] },
  },
);

/** Sixteen hexes on the coast, fourteen behind them. */
export const atlantis56 = sinking(
  ISLAND_30,
  {
    id: 'atlantis-5-6',
    name: 'The sinking island, for five and six',
    note: NOTE,
    harbours: {
      places: [
        { q: 0, r: -3, side: 2 },
        { q: 1, r: -3, side: 1 },
        { q: 2, r: -2, side: 1 },
        { q: 2, r: 0, side: 0 },
        { q: 1, r: 1, side: 5 },
        { q: -1, r: 3, side: 0 },
        { q: -2, r: 3, side: 5 },
        { q: -3, r: 3, side: 4 },
        { q: -3, r: 2, side: 3 },
        { q: -3, r: 0, side: 4 },
        { q: -2, r: -1, side: 3 },
      ],
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
    },
  },
  {
    terrains: { hills: 3, fields: 3, forest: 4, mountains: 3, pasture: 3 },
    numbers: { arrange: 'shuffle', bag: [2, 2, 3, 3, 4, 4, 5, 6, 8, 9, 10, 10, 11, 11, 12, 12] },
  },
  {
    terrains: { hills: 2, fields: 3, forest: 2, mountains: 2, pasture: 3, desert: 2 },
    numbers: { arrange: 'shuffle', bag: [3, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 11] },
  },
);

type Group = NonNullable<LayoutFile['groups']>[string];

function sinking(
  rows: readonly (readonly [q: number, length: number])[],
  frame: Pick<LayoutFile, 'id' | 'name' | 'note' | 'harbours'>,
  coast: Group,
  interior: Group,
): Layout {
  const top = (rows.length - 1) / 2;
  const hexes = rows.flatMap(([start, length], row) =>
    Array.from({ length }, (_, k) => {
      const rim = row === 0 || row === rows.length - 1 || k === 0 || k === length - 1;
      return { q: start + k, r: row - top, group: rim ? 'coast' : 'interior' };
    }),
  );
  return layoutOf({
    format: 'hexwright-layout/1',
    provenance: 'house',
    ...frame,
    hexes,
    groups: {
      coast: { ...coast, constraints: ['reds-apart'] },
      interior: { ...interior, constraints: ['reds-apart'] },
    },
  });
}
