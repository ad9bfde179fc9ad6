import {
  type HexPlace,
  hexagon,
  hexText,
  type Layout,
  type LayoutFile,
  layoutOf,
  neighbour,
} from '../board/index.ts';
import { withCoastPlaces } from '../mechanics/index.ts';
import type { Options } from '../rulebook/index.ts';

export const PRIVATE = 'private';
/** Homes of others are only reached where everybody has one. */
export const isPrivate = ({ stobieStart, stobieScoring }: Options): boolean =>
  stobieStart === PRIVATE || String(stobieScoring).startsWith('reach');
/** the region of a home by its seat */
export const homeRegion = (seat: number): string => `home-${seat + 1}`;

const at = (q: number, r: number): HexPlace => ({ q, r });
const RESOURCES = ['hills', 'fields', 'forest', 'mountains', 'pasture'];

/** tokens as they come in a game, drawn on from the beginning when there are more hexes */
const TOKENS = [6, 3, 9, 5, 10, 8, 4, 11, 2, 9, 5, 10, 3, 8, 4, 6, 11, 12];
const tokens = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => TOKENS[i % TOKENS.length]);

/** by players: one island in the middle */
const ONE: Readonly<Record<number, readonly HexPlace[]>> = {
  3: [...hexagon(2), at(2, -1), at(-2, 1), at(1, 1)],
  4: [...hexagon(2), at(2, -1), at(2, -2), at(1, 1), at(0, 2), at(-2, 1), at(-2, 2), at(-1, -1), at(0, -2)],
};
/** two of them, on opposite sides */
const TWO: Readonly<Record<number, readonly HexPlace[]>> = {
  3: [
    at(-3, 0),
    at(-4, 1),
    at(-3, 1),
    at(-2, -1),
    at(-3, -1),
    at(3, 0),
    at(4, -1),
    at(3, -1),
    at(2, 1),
    at(3, 1),
  ],
  4: [
    ...[at(-3, 0), at(-4, 1), at(-3, 1), at(-2, -1), at(-3, -1), at(-4, 2), at(-2, -2), at(-4, 0)],
    ...[at(3, 0), at(4, -1), at(3, -1), at(2, 1), at(3, 1), at(4, -2), at(2, 2)],
  ],
};
/** homes of five hexes each, around these places */
const HOMES: Readonly<Record<number, readonly HexPlace[]>> = {
  3: [at(3, 0), at(0, -3), at(-3, 3)],
  4: [at(-3, 0), at(2, -4), at(3, 0), at(-2, 4)],
};
const homeAround = (middle: HexPlace): HexPlace[] => [
  middle,
  ...[0, 1, 3, 4].map((side) => neighbour(middle, side)),
];

/** by size: hexes a side; homes of their own take more room */
const SIDES: Readonly<Record<string, number>> = { small: 5, medium: 6, large: 7 };

export const stobieSizes = Object.keys(SIDES);

const known = new Map<string, Layout>();

/** Known land in the middle of the unknown, as the options ask for. */
export function discoveryBoard(seats: number, options: Options): Layout {
  const { stobieStart, stobieSwap, stobieSwapFor, stobieSize, stobieBorder } = options;
  const id = [
    'stobies-discovery',
    seats,
    isPrivate(options) ? PRIVATE : stobieStart,
    stobieSwap,
    stobieSwapFor,
    stobieSize,
    stobieBorder,
  ].join('-');
  const layout = known.get(id) ?? layoutFor(id, seats, options);
  known.set(id, layout);
  return layout;
}

function layoutFor(id: string, seats: number, options: Options): Layout {
  const own = isPrivate(options);
  const homes = HOMES[seats].map(homeAround);
  const land = own ? homes.flat() : (options.stobieStart === 'two-islands' ? TWO : ONE)[seats];
  const places = hexagon(SIDES[String(options.stobieSize)] + (own ? 1 : 0));
  const lands = new Set(land.map(hexText));
  const isShore = (place: HexPlace): boolean =>
    [0, 1, 2, 3, 4, 5].some((side) => lands.has(hexText(neighbour(place, side))));
  const each = seats === 3 ? 2 : 3;
  const unknown = places.filter(
    (place) => !lands.has(hexText(place)) && (options.stobieBorder || !isShore(place)),
  );
  const file: LayoutFile = {
    format: 'hexwright-layout/1',
    id,
    name: 'Stobie’s Discovery',
    provenance: 'house',
    note: 'There never was a map: a recipe, followed by one of ours for each choice.',
    hexes: places.map((place) => {
      if (lands.has(hexText(place)))
        return own
          ? { ...place, terrain: 'sea', region: homeRegion(homes.findIndex((home) => includes(home, place))) }
          : { ...place, group: 'main', region: 'main' };
      return includes(unknown, place) ? { ...place, hidden: 'fog' } : { ...place, terrain: 'sea' };
    }),
    groups: own
      ? {}
      : {
          main: {
            terrains: swapped(Object.fromEntries(RESOURCES.map((terrain) => [terrain, each])), options),
            numbers: { arrange: 'shuffle', bag: tokens(land.length) },
            constraints: ['reds-apart'],
          },
        },
    stacks: {
      fog: fogOf(unknown.length),
      ...(own && {
        homes: { terrains: Object.fromEntries(RESOURCES.map((terrain) => [terrain, seats])), numbers: [] },
      }),
    },
    robber: null,
  };
  return withCoastPlaces(
    layoutOf(file),
    ({ region }) => region !== undefined,
    own ? { any: seats } : { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: seats - 1 },
  );
}

const includes = (places: readonly HexPlace[], { q, r }: HexPlace): boolean =>
  places.some((place) => place.q === q && place.r === r);

/** one hex of hills, of mountains, or of both gives way */
function swapped(
  terrains: Record<string, number>,
  { stobieSwap, stobieSwapFor }: Options,
): Record<string, number> {
  const to = String(stobieSwapFor);
  const changed = { ...terrains };
  for (const from of ['hills', 'mountains'])
    if (stobieSwap === from || stobieSwap === 'both') {
      changed[from]--;
      changed[to] = (changed[to] ?? 0) + 1;
    }
  return changed;
}

/** Half of the unknown is sea; of the rest a tenth is gold and a tenth desert, and all else as evenly as can be. */
function fogOf(count: number): { terrains: Record<string, number>; numbers: number[] } {
  const sea = Math.round(count / 2);
  const rest = count - sea;
  const gold = Math.max(1, Math.round(rest / 10));
  const desert = Math.max(1, Math.round(rest / 10));
  const land = rest - gold - desert;
  const terrains = Object.fromEntries(
    RESOURCES.map((terrain, i) => [terrain, Math.floor(land / 5) + (i < land % 5 ? 1 : 0)]),
  );
  return { terrains: { ...terrains, sea, gold, desert }, numbers: tokens(land + gold) };
}
