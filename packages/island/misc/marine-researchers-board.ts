import { hexagon, hexText, type Layout, layoutOf } from '../board/index.ts';
import { openCoasts } from '../mechanics/index.ts';

/** the central gold field */
export const CENTRE = 'main';

/** what lies beside the board for so many players */
interface Reserves {
  readonly land: Readonly<Record<string, number>>;
  readonly oceans: number;
  /** tokens of the numbers from 2 to 6, and of those from 8 to 12 */
  readonly tokens: readonly [number, number];
  readonly harbours: Readonly<Record<string, number>>;
  /** how many hexes of unknown sea lie between the middle and the rim */
  readonly reach: number;
}

const RESOURCES = ['hills', 'fields', 'forest', 'mountains', 'pasture'];
const each = (count: number): Record<string, number> =>
  Object.fromEntries(RESOURCES.map((terrain) => [terrain, count]));
const SPECIAL_HARBOURS = { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1 };

export const reserves: Readonly<Record<number, Reserves>> = {
  3: {
    land: { ...each(3), desert: 2, gold: 1 },
    oceans: 21,
    tokens: [2, 1],
    harbours: { ...SPECIAL_HARBOURS, any: 4 },
    reach: 6,
  },
  4: {
    land: { ...each(4), desert: 2, gold: 1 },
    oceans: 21,
    tokens: [3, 2],
    harbours: { ...SPECIAL_HARBOURS, any: 4 },
    reach: 6,
  },
  5: {
    land: { ...each(5), hills: 4, mountains: 4, desert: 3, gold: 2 },
    oceans: 28,
    tokens: [3, 2],
    harbours: { ...SPECIAL_HARBOURS, any: 5 },
    reach: 7,
  },
  6: {
    land: { ...each(6), hills: 5, mountains: 5, desert: 3, gold: 2 },
    oceans: 34,
    tokens: [3, 3],
    harbours: { ...SPECIAL_HARBOURS, wool: 2, any: 6 },
    reach: 7,
  },
};

export const isSpecial = (number: number): boolean => number === 6 || number === 8;

const times = (count: number, number: number): number[] => Array.from({ length: count }, () => number);

const tokensOf = ([low, high]: readonly [number, number]): number[] => [
  ...[2, 3, 4, 5, 6].flatMap((number) => times(low, number)),
  ...[8, 9, 10, 11, 12].flatMap((number) => times(high, number)),
];

/** the tokens of the special or of the normal reserve */
export const reserveTokens = (seats: number, special: boolean): number[] =>
  tokensOf(reserves[seats].tokens).filter((number) => isSpecial(number) === special);

const known = new Map<number, Layout>();

/** One gold field in a ring of ocean, and the unknown all around it. */
export function researchBoard(seats: number): Layout {
  const layout = known.get(seats) ?? layoutFor(seats);
  known.set(seats, layout);
  return layout;
}

function layoutFor(seats: number): Layout {
  const { land, harbours, reach } = reserves[seats];
  const ring = new Set(hexagon(2).map(hexText));
  const places = hexagon(reach + 1);
  const layout = openCoasts(
    layoutOf({
      format: 'hexwright-layout/1',
      id: `marine-researchers-${seats}`,
      name: 'The Marine Researchers',
      provenance: 'reconstructed',
      note: 'The gold field in its ring of ocean is told in words. The tables of hexes are garbled for three and four players and lost for five and six: the oceans of five and six, the land of all, and how wide the unknown is are ours.',
      hexes: places.map((place) => {
        if (place.q === 0 && place.r === 0) return { ...place, terrain: 'gold', region: CENTRE };
        return ring.has(hexText(place)) ? { ...place, terrain: 'sea' } : { ...place, hidden: 'fog' };
      }),
      stacks: {
        // A stack covers all that is unknown; the rules lay no more oceans than there are.
        fog: { terrains: { ...land, sea: places.length - ring.size }, numbers: reserveTokens(seats, false) },
      },
      robber: null,
    }),
  );
  // Any of them may lie anywhere in time.
  const open = layout.harbours.places.map(({ q, r, side }) => ({ q, r, side }));
  return { ...layout, harbours: { ...layout.harbours, places: open, stock: harbours } };
}
