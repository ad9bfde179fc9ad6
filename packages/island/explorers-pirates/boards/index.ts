import { cornerOf, edgeOf, type Strip, stripBoard } from './strip.ts';

const SHAPE =
  'The shape is that of the published frame; which terrain lies where under the unknown hexes is chance.';

/** the numbers of the island stay where they are, its terrains are shuffled but for the printed pasture */
const ISLAND: Strip['island'] = [
  [0, -3, 11],
  [1, -3, 9],
  [-1, -2, 3],
  [0, -2, 8],
  [-2, -1, 4],
  [-1, -1, 10],
  [-3, 0, 6, 'pasture'],
  [-2, 0, 12],
  [-1, 0, 8],
  [-3, 1, 10],
  [-2, 1, 4],
  [-3, 2, 11],
  [-2, 2, 6],
  [-3, 3, 3],
  [-2, 3, 5],
];
const BAG = { hills: 2, fields: 2, forest: 4, mountains: 3, pasture: 3 };

const LARGE_ISLAND: Strip['island'] = [
  [0, -4, 2],
  [1, -4, 9],
  [-1, -3, 11],
  [0, -3, 8],
  [-2, -2, 4],
  [-1, -2, 10],
  [-3, -1, 10],
  [-2, -1, 3],
  [-1, -1, 8],
  [-4, 0, 6, 'pasture'],
  [-3, 0, 5],
  [-2, 0, 4],
  [-1, 0, 5],
  [-4, 1, 3],
  [-3, 1, 10],
  [-2, 1, 6],
  [-4, 2, 8],
  [-3, 2, 4],
  [-4, 3, 11],
  [-3, 3, 6],
  [-4, 4, 12],
  [-3, 4, 9],
];
const LARGE_BAG = { hills: 3, fields: 3, forest: 5, mountains: 5, pasture: 5 };

const GREEN = { hills: 1, fields: 1, forest: 1, mountains: 2, pasture: 1 };
const ORANGE = { hills: 1, fields: 2, forest: 1, mountains: 1, pasture: 1 };
const LARGE_GREEN = { hills: 1, fields: 2, forest: 2, mountains: 3, pasture: 1 };
const LARGE_ORANGE = { hills: 2, fields: 2, forest: 1, mountains: 2, pasture: 2 };

const small = {
  island: ISLAND,
  bag: BAG,
  note: SHAPE,
  stacks: (
    green: Readonly<Record<string, number>>,
    orange: Readonly<Record<string, number>>,
  ): Strip['stacks'] => ({
    green: { terrains: { ...GREEN, ...green }, numbers: [3, 4, 5, 6, 9, 10] },
    orange: { terrains: { ...ORANGE, ...orange }, numbers: [4, 5, 8, 9, 10, 11] },
  }),
};
const large = {
  island: LARGE_ISLAND,
  bag: LARGE_BAG,
  note: SHAPE,
  stacks: (more: Readonly<Record<string, number>>): Strip['stacks'] => ({
    green: { terrains: { ...LARGE_GREEN, ...more }, numbers: [2, 3, 4, 5, 5, 6, 9, 9, 10] },
    orange: { terrains: { ...LARGE_ORANGE, ...more }, numbers: [3, 4, 4, 5, 8, 9, 10, 10, 11] },
  }),
};

const landHo: Pick<Strip, 'rows' | 'green' | 'orange' | 'farSea' | 'stacks'> = {
  rows: [
    [[0, -3], 6],
    [[-1, -2], 7],
    [[-2, -1], 8],
    [[-3, 0], 9],
    [[-3, 1], 8],
    [[-3, 2], 7],
    [[-3, 3], 6],
  ],
  green: [
    [4, -3],
    [5, -3],
    [3, -2],
    [4, -2],
    [5, -2],
    [2, -1],
    [4, -1],
    [5, -1],
  ],
  orange: [
    [1, 1],
    [3, 1],
    [4, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [1, 3],
    [2, 3],
  ],
  farSea: [5, 0],
  stacks: small.stacks({ sea: 2 }, { sea: 2 }),
};

/** the map of Land Ho, with a shuffled island */
export const landHoBoard = stripBoard({ ...small, ...landHo, id: 'land-ho', name: 'Land Ho!' });

/** the same with everything laid as the manual recommends, and everybody's first pieces */
export const landHoPlaced = stripBoard({
  ...small,
  ...landHo,
  id: 'land-ho-placed',
  name: 'Land Ho!, with everything laid',
  island: [
    [0, -3, 11, 'mountains'],
    [1, -3, 9, 'forest'],
    [-1, -2, 3, 'fields'],
    [0, -2, 8, 'pasture'],
    [-2, -1, 4, 'hills'],
    [-1, -1, 10, 'pasture'],
    [-3, 0, 6, 'pasture'],
    [-2, 0, 12, 'mountains'],
    [-1, 0, 8, 'forest'],
    [-3, 1, 10, 'fields'],
    [-2, 1, 4, 'pasture'],
    [-3, 2, 11, 'forest'],
    [-2, 2, 6, 'hills'],
    [-3, 3, 3, 'mountains'],
    [-2, 3, 5, 'forest'],
  ],
  bag: undefined,
  starts: [
    { seat: 0, piece: 'harbour-settlement', corner: cornerOf([-2, 2], [-1, 2], [-2, 3]) },
    { seat: 0, corner: cornerOf([0, -3], [-1, -2], [0, -2]), edge: edgeOf([0, -3], [0, -2]) },
    { seat: 1, piece: 'harbour-settlement', corner: cornerOf([1, -3], [0, -2], [1, -2]) },
    { seat: 1, corner: cornerOf([-3, 2], [-2, 2], [-3, 3]), edge: edgeOf([-3, 3], [-2, 2]) },
    { seat: 2, piece: 'harbour-settlement', corner: cornerOf([-1, 0], [-2, 1], [-1, 1]) },
    { seat: 2, corner: cornerOf([-3, 0], [-2, 0], [-3, 1]), edge: edgeOf([-2, 0], [-3, 1]) },
    { seat: 3, piece: 'harbour-settlement', corner: cornerOf([-1, -1], [0, -1], [-1, 0]) },
    { seat: 3, corner: cornerOf([-3, -1], [-2, -1], [-3, 0]), edge: edgeOf([-2, -1], [-3, 0]) },
  ],
  firstShips: [
    { ...edgeOf([-2, 3], [-1, 2]), value: 0 },
    { ...edgeOf([1, -3], [1, -2]), value: 1 },
    { ...edgeOf([-1, 0], [-1, 1]), value: 2 },
    { ...edgeOf([-1, 0], [0, -1]), value: 3 },
  ],
});

export const pirateLairsBoard = stripBoard({
  ...small,
  id: 'pirate-lairs',
  name: 'The Pirate Lairs',
  rows: [
    [[0, -3], 7],
    [[-1, -2], 8],
    [[-2, -1], 9],
    [[-3, 0], 10],
    [[-3, 1], 9],
    [[-3, 2], 8],
    [[-3, 3], 7],
  ],
  green: [
    [4, -3],
    [5, -3],
    [6, -3],
    [3, -2],
    [4, -2],
    [5, -2],
    [6, -2],
    [2, -1],
    [3, -1],
    [5, -1],
    [6, -1],
  ],
  orange: [
    [1, 1],
    [2, 1],
    [4, 1],
    [5, 1],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [1, 3],
    [2, 3],
    [3, 3],
  ],
  stacks: small.stacks({ 'gold-field': 3, sea: 2 }, { 'gold-field': 3, sea: 2 }),
  farSea: [6, 0],
});

/** The frame for five and six, and the two unknown strips beyond the sea. */
const largeStrips = {
  ...large,
  rows: [
    [[0, -4], 7],
    [[-1, -3], 8],
    [[-2, -2], 9],
    [[-3, -1], 10],
    [[-4, 0], 11],
    [[-4, 1], 10],
    [[-4, 2], 9],
    [[-4, 3], 8],
    [[-4, 4], 7],
  ],
  green: [
    [4, -4],
    [6, -4],
    [3, -3],
    [4, -3],
    [5, -3],
    [6, -3],
    [2, -2],
    [3, -2],
    [4, -2],
    [5, -2],
    [6, -2],
    [2, -1],
    [4, -1],
    [6, -1],
  ],
  orange: [
    [1, 1],
    [3, 1],
    [5, 1],
    [0, 2],
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 2],
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
    [0, 4],
    [2, 4],
  ],
} as const;

export const pirateLairsLarge = stripBoard({
  ...largeStrips,
  id: 'pirate-lairs-5-6',
  name: 'The Pirate Lairs, five and six players',
  stacks: large.stacks({ 'gold-field': 4, sea: 1 }),
  farSea: [6, 0],
});

export const generalLarge = stripBoard({
  ...largeStrips,
  id: 'explorers-core-5-6',
  name: 'The general rules, five and six players',
  stacks: large.stacks({ sea: 5 }),
  farSea: [6, 0],
});
