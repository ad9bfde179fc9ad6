import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES } from '../base/index.ts';
import {
  DIRECTIONS,
  type EdgePlace,
  type HexPlace,
  hexagon,
  hexText,
  type Layout,
  type LayoutFile,
  layoutOnce,
} from '../board/index.ts';
import type { OptionSpec, Options } from '../rulebook/index.ts';
import { AMBUSH } from './mechanics/road-barbarians.ts';
import { CLOSED, type TradePlace, tradePaths } from './mechanics/trade-hexes.ts';

type Place = readonly [q: number, r: number];

export const TRADE_PLACES_19: readonly TradePlace[] = [
  { hex: [-2, 0], kind: 'trade-castle', sea: 3 },
  { hex: [2, -2], kind: 'quarry', sea: 1 },
  { hex: [0, 2], kind: 'glassworks', sea: 5 },
];

/** the paths where barbarians stand from the beginning */
export const AMBUSHES_19: readonly (readonly [Place, Place])[] = [
  [
    [1, -2],
    [1, -1],
  ],
  [
    [-1, 0],
    [-2, 1],
  ],
  [
    [0, 1],
    [1, 1],
  ],
];

const TRADE_PLACES_37: readonly TradePlace[] = [
  { hex: [0, 0], kind: 'trade-castle' },
  { hex: [0, -3], kind: 'quarry', sea: 2 },
  { hex: [3, 0], kind: 'quarry' },
  { hex: [-3, 3], kind: 'quarry' },
  { hex: [3, -3], kind: 'glassworks' },
  { hex: [-3, 0], kind: 'glassworks' },
  { hex: [0, 3], kind: 'glassworks', sea: 5 },
];

/** the edge between two hexes, of which the second may lie outside */
export function between([one, other]: readonly [Place, Place]): EdgePlace {
  return {
    q: one[0],
    r: one[1],
    side: DIRECTIONS.findIndex(({ q, r }) => one[0] + q === other[0] && one[1] + r === other[1]),
  };
}

/** The layout with these hexes as trade hexes, and barbarians on these paths. */
export function withTrade(
  file: LayoutFile,
  places: readonly TradePlace[],
  ambushes: readonly (readonly [Place, Place])[],
): LayoutFile {
  const { closed, extraCorners, extraEdges } = tradePaths(places);
  return {
    ...file,
    extraCorners,
    extraEdges,
    marks: {
      hexes: {},
      corners: {},
      ...file.marks,
      edges: { ...file.marks?.edges, [CLOSED]: closed, [AMBUSH]: ambushes.map(between) },
    },
  };
}

const kindAt = (places: readonly TradePlace[]) => {
  const kinds = new Map(places.map(({ hex: [q, r], kind }) => [hexText({ q, r }), kind]));
  return (at: HexPlace) => kinds.get(hexText(at));
};

const small = layoutOnce(() => {
  const kind = kindAt(TRADE_PLACES_19);
  return withTrade(
    {
      format: 'hexwright-layout/1',
      id: 'traders-and-barbarians-3-4',
      name: 'The island of the traders, for three and four',
      provenance: 'reconstructed',
      note: 'Numbers are laid at random, no 6 beside an 8. The three barbarians begin where the 2025 edition puts them.',
      hexes: ISLAND_19.map((at) => ({ ...at, ...(kind(at) ? { terrain: kind(at) } : { group: 'main' }) })),
      groups: {
        main: {
          terrains: { forest: 4, hills: 3, pasture: 3, fields: 3, mountains: 3 },
          numbers: {
            arrange: 'shuffle',
            bag: LETTERS_A_TO_R.filter((number) => number !== 2 && number !== 12),
          },
          constraints: ['reds-apart'],
        },
      },
      harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
      robber: null,
    },
    TRADE_PLACES_19,
    AMBUSHES_19,
  );
});

const NUMBERS_37: readonly (readonly [q: number, r: number, number: number])[] = [
  [1, -3, 6],
  [2, -3, 10],
  [-1, -2, 4],
  [1, -2, 3],
  [2, -2, 12],
  [3, -2, 8],
  [-2, -1, 3],
  [-1, -1, 5],
  [0, -1, 10],
  [1, -1, 5],
  [2, -1, 9],
  [3, -1, 11],
  [-2, 0, 8],
  [-1, 0, 12],
  [1, 0, 2],
  [2, 0, 6],
  [-3, 1, 11],
  [-2, 1, 9],
  [-1, 1, 4],
  [0, 1, 9],
  [1, 1, 5],
  [2, 1, 3],
  [-3, 2, 6],
  [-2, 2, 2],
  [-1, 2, 11],
  [1, 2, 4],
  [-2, 3, 10],
  [-1, 3, 8],
];
const HARBOURS_37: readonly (readonly [Place, Place])[] = [
  [
    [1, -3],
    [1, -4],
  ],
  [
    [3, -3],
    [4, -4],
  ],
  [
    [3, -2],
    [4, -2],
  ],
  [
    [2, 1],
    [3, 1],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [-1, 3],
    [-1, 4],
  ],
  [
    [-3, 3],
    [-4, 4],
  ],
  [
    [-3, 2],
    [-4, 2],
  ],
  [
    [-3, 0],
    [-4, 0],
  ],
  [
    [-2, -1],
    [-2, -2],
  ],
  [
    [-1, -2],
    [-1, -3],
  ],
];

const large = layoutOnce(() => {
  const kind = kindAt(TRADE_PLACES_37);
  const numbers = new Map(NUMBERS_37.map(([q, r, number]) => [hexText({ q, r }), number]));
  return withTrade(
    {
      format: 'hexwright-layout/1',
      id: 'traders-and-barbarians-5-6',
      name: 'The island of the traders, for five and six',
      provenance: 'reconstructed',
      note: 'Numbers, deserts, harbour places and barbarians as in the 2025 edition.',
      hexes: hexagon(4).map((at) => {
        const number = numbers.get(hexText(at));
        if (number !== undefined) return { ...at, group: 'main', number };
        return { ...at, terrain: kind(at) ?? 'desert' };
      }),
      groups: { main: { terrains: { forest: 6, hills: 5, pasture: 6, fields: 6, mountains: 5 } } },
      harbours: {
        places: HARBOURS_37.map(between),
        bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
      },
      robber: null,
    },
    TRADE_PLACES_37,
    [
      [
        [2, -3],
        [2, -2],
      ],
      [
        [-2, 0],
        [-3, 1],
      ],
      [
        [0, 2],
        [1, 2],
      ],
    ],
  );
});

export function tradersBoard(seats: number): Layout {
  return seats > 4 ? large() : small();
}

const OPEN = 'open';

/** The English glassworks have no closed paths; in all other releases those along the sea are closed at every trade hex. */
export const glassworksCoast: OptionSpec = {
  type: 'choice',
  default: 'closed',
  values: ['closed', OPEN],
  words: 'The paths of the glassworks along the sea: closed, or (English editions) open to roads',
};

/** The board as the option has the paths of the glassworks. */
export function withCoast(layout: Layout, { glassworksCoast: coast }: Options): Layout {
  if (coast !== OPEN) return layout;
  const known = opened.get(layout) ?? openGlassworks(layout);
  opened.set(layout, known);
  return known;
}

const opened = new WeakMap<Layout, Layout>();

function openGlassworks(layout: Layout): Layout {
  const works = new Set(layout.hexes.filter(({ terrain }) => terrain === 'glassworks').map(hexText));
  const { edges } = layout.marks;
  const closed = edges[CLOSED].filter((at) => !works.has(hexText(at)));
  return { ...layout, marks: { ...layout.marks, edges: { ...edges, [CLOSED]: closed } } };
}
