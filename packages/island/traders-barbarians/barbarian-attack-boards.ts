import {
  ELEVEN_2025,
  ELEVEN_HARBOURS,
  ISLAND_19,
  ISLAND_30,
  NINE_HARBOURS,
  NINE_PLACES,
} from '../base/index.ts';
import { type HexPlace, hexText, type Layout, type LayoutFile, layoutOnce } from '../board/index.ts';
import { CASTLE } from './mechanics/knights.ts';

/** the mark of the coast, in the order in which it is looked at: clockwise from the castle */
export const COAST = 'battle-coast';
/** the mark of the hexes where barbarians stand from the beginning */
export const FIRST_BARBARIANS = 'first-barbarians';

type Place = readonly [q: number, r: number];
type Numbered = readonly [q: number, r: number, number: number];

export interface AttackMap {
  readonly id: string;
  readonly name: string;
  readonly places: readonly HexPlace[];
  /** hexes that are not drawn out of bags, with their number if they have one */
  readonly fixed: readonly (readonly [q: number, r: number, terrain: string, number?: number])[];
  readonly numbers: readonly Numbered[];
  readonly order: readonly Place[];
  readonly first: readonly Place[];
  readonly coast: Readonly<Record<string, number>>;
  readonly inside: Readonly<Record<string, number>>;
  readonly large: boolean;
  readonly note?: string;
}

export const ORDER_19: readonly Place[] = [
  [-2, 1],
  [-2, 0],
  [-1, -1],
  [0, -2],
  [1, -2],
  [2, -1],
  [2, 0],
  [1, 1],
  [0, 2],
  [-1, 2],
];
export const NUMBERS_19: readonly Numbered[] = [
  [0, -2, 3],
  [1, -2, 8],
  [-1, -1, 9],
  [0, -1, 4],
  [1, -1, 5],
  [2, -1, 10],
  [-2, 0, 12],
  [-1, 0, 6],
  [0, 0, 10],
  [1, 0, 8],
  [2, 0, 11],
  [-2, 1, 4],
  [-1, 1, 9],
  [0, 1, 3],
  [1, 1, 5],
  [-1, 2, 6],
  [0, 2, 2],
];
export const INSIDE_19 = { forest: 1, hills: 1, pasture: 1, fields: 2, mountains: 2 };

const ORDER_30: readonly Place[] = [
  [-2, -1],
  [-1, -2],
  [0, -3],
  [1, -3],
  [2, -3],
  [2, -2],
  [1, 1],
  [0, 2],
  [-1, 3],
  [-2, 3],
  [-3, 3],
  [-3, 2],
];
const NUMBERS_30: readonly Numbered[] = [
  [0, -3, 12],
  [1, -3, 9],
  [2, -3, 3],
  [-1, -2, 4],
  [0, -2, 5],
  [1, -2, 10],
  [2, -2, 8],
  [-2, -1, 5],
  [-1, -1, 11],
  [0, -1, 6],
  [1, -1, 3],
  [-2, 0, 8],
  [-1, 0, 10],
  [0, 0, 4],
  [1, 0, 6],
  [-2, 1, 3],
  [-1, 1, 8],
  [0, 1, 11],
  [1, 1, 9],
  [-3, 2, 6],
  [-2, 2, 4],
  [-1, 2, 9],
  [0, 2, 10],
  [-3, 3, 2],
  [-2, 3, 5],
  [-1, 3, 11],
];

export function attackLayout(map: AttackMap): LayoutFile {
  const fixed = new Map(map.fixed.map(([q, r, terrain, number]) => [hexText({ q, r }), { terrain, number }]));
  const numbers = new Map(map.numbers.map(([q, r, number]) => [hexText({ q, r }), number]));
  const coast = new Set(map.order.map(([q, r]) => hexText({ q, r })));
  const at = ([q, r]: Place) => ({ q, r });
  return {
    format: 'hexwright-layout/1',
    id: map.id,
    name: map.name,
    provenance: 'reconstructed',
    note:
      map.note ??
      'Numbers, castle and desert as the manual places them, terrain at random by coast and inland.',
    hexes: map.places.map(({ q, r }) => {
      const here = hexText({ q, r });
      const known = fixed.get(here);
      const number = known?.number ?? (known ? undefined : numbers.get(here));
      return {
        q,
        r,
        ...(known ? { terrain: known.terrain } : { group: coast.has(here) ? 'coast' : 'inside' }),
        ...(number !== undefined && { number }),
      };
    }),
    groups: { coast: { terrains: map.coast }, inside: { terrains: map.inside } },
    harbours: map.large
      ? { places: ELEVEN_2025, bag: ELEVEN_HARBOURS }
      : { places: NINE_PLACES, bag: NINE_HARBOURS },
    marks: { hexes: { [COAST]: map.order.map(at), [FIRST_BARBARIANS]: map.first.map(at) } },
    robber: null,
  };
}

const small = layoutOnce(() =>
  attackLayout({
    id: 'barbarian-attack-3-4',
    name: 'The attacked island, for three and four',
    places: ISLAND_19,
    fixed: [
      [2, -2, 'desert'],
      [-2, 2, CASTLE],
    ],
    numbers: NUMBERS_19,
    order: ORDER_19,
    first: [
      [-2, 0],
      [0, 2],
    ],
    coast: { forest: 2, hills: 2, pasture: 3, fields: 2, mountains: 1 },
    inside: INSIDE_19,
    large: false,
  }),
);

const large = layoutOnce(() =>
  attackLayout({
    id: 'barbarian-attack-5-6',
    name: 'The attacked island, for five and six',
    places: ISLAND_30,
    fixed: [
      [2, -1, 'desert'],
      [-3, 1, 'desert'],
      [-3, 0, CASTLE],
      [2, 0, CASTLE],
    ],
    numbers: NUMBERS_30,
    order: ORDER_30,
    first: [
      [0, -3],
      [-3, 3],
    ],
    coast: { forest: 3, hills: 3, pasture: 2, fields: 2, mountains: 2 },
    inside: { forest: 2, hills: 2, pasture: 3, fields: 4, mountains: 3 },
    large: true,
  }),
);

export function attackBoard(seats: number): Layout {
  return seats > 4 ? large() : small();
}
