import { hexText, type Layout, type LayoutFile, layoutOf, rowsOf } from '../board/index.ts';
import { withCoastPlaces } from '../mechanics/index.ts';

export const RESERVE = 'reserve';
/** where homes begin */
export const START_PLACE = 'start-place';

interface Counts {
  readonly rows: readonly number[];
  readonly starts: string;
  /** of each terrain that gives a resource */
  readonly each: number;
  readonly desert: number;
  readonly gold: number;
  readonly sea: number;
  /** tokens from 2 to 12, without the 7 */
  readonly tokens: readonly number[];
  readonly any: number;
  readonly note: string;
}

const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const LOST = 'Outline and starting places are lost: as many places as there are hexes, and starts of ours.';

const large: Counts = {
  rows: [10, 9, 10, 9, 10, 9, 10],
  starts: '1,-2 4,-2 7,-2 -1,2 2,2 5,2',
  each: 6,
  desert: 4,
  gold: 3,
  sea: 30,
  tokens: [2, 4, 3, 4, 4, 4, 4, 3, 4, 2],
  any: 5,
  note: `${LOST} Of the garbled counts for five and six those fit the tokens that are used here for both.`,
};

const byPlayers: Readonly<Record<number, Counts>> = {
  3: {
    rows: [5, 6, 7, 6, 7, 6, 5],
    starts: '0,-2 3,-1 -1,2',
    each: 5,
    desert: 1,
    gold: 1,
    sea: 15,
    tokens: [2, 3, 3, 3, 3, 3, 3, 3, 3, 1],
    any: 2,
    note: `${LOST} The printed count of 3 for each terrain does not fit the tokens; 5 of each does.`,
  },
  4: {
    rows: [8, 7, 8, 7, 8, 7, 8],
    starts: '1,-2 5,-2 -1,2 3,2',
    each: 5,
    desert: 3,
    gold: 2,
    sea: 23,
    tokens: [2, 3, 3, 3, 3, 3, 3, 3, 3, 2],
    any: 4,
    note: LOST,
  },
  5: large,
  6: large,
};

const known = new Map<Counts, Layout>();

export function unexploredBoard(seats: number): Layout {
  const counts = byPlayers[seats];
  const layout = known.get(counts) ?? layoutFor(seats, counts);
  known.set(counts, layout);
  return layout;
}

function layoutFor(
  seats: number,
  { rows, starts, each, desert, gold, sea, tokens, any, note }: Counts,
): Layout {
  const places = rowsOf(...rows);
  const file: LayoutFile = {
    format: 'hexwright-layout/1',
    id: `unexplored-land-${seats > 4 ? '5-6' : seats}`,
    name: 'The Unexplored Land',
    provenance: 'reconstructed',
    note,
    hexes: places.map((place) => ({ ...place, hidden: RESERVE })),
    stacks: {
      [RESERVE]: {
        terrains: {
          hills: each,
          fields: each,
          forest: each,
          mountains: each,
          pasture: each,
          desert,
          gold,
          sea,
        },
        numbers: tokens.flatMap((count, i) => Array.from({ length: count }, () => NUMBERS[i])),
      },
    },
    marks: { hexes: { [START_PLACE]: places.filter((place) => starts.split(' ').includes(hexText(place))) } },
    robber: null,
  };
  return withCoastPlaces(layoutOf(file), () => true, { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any });
}
