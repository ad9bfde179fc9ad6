import {
  base34Beginners,
  ELEVEN_2025,
  ELEVEN_HARBOURS,
  ISLAND_19,
  ISLAND_30,
  LETTERS_A_TO_R,
  LETTERS_A_TO_ZC,
  NINE_HARBOURS,
  NINE_PLACES,
  NINE_PRINTED,
  printedHarbours,
  TERRAINS_19,
  TERRAINS_30,
} from '../base/index.ts';
import {
  DIRECTIONS,
  type EdgePlace,
  type HexPlace,
  type Layout,
  type LayoutFile,
  layoutOnce,
  rimOf,
} from '../board/index.ts';

export interface FishermenBoard {
  readonly seats: number;
  /** everything where the manual draws it, or all but the frame at random */
  readonly recommended: boolean;
  /** lakes in place of the deserts */
  readonly lakes: boolean;
}

/** The mark of the edges along which a fishing ground lies; each ground covers two of them. */
export const GROUND = 'fishing-ground';

export function fishermenBoard({ seats, recommended, lakes }: FishermenBoard): Layout {
  return seats > 4 ? large(lakes) : recommended ? drawn(lakes) : small(lakes);
}

type Place = readonly [q: number, r: number];
/** the sea on which a ground lies, the two hexes beside it, and the number printed in the drawing */
export type GroundPlace = readonly [sea: Place, one: Place, other: Place, number: number];

const { desert: _sand19, ...LAND_19 } = TERRAINS_19;
const { desert: _sand30, ...LAND_30 } = TERRAINS_30;

export const GROUNDS_19: readonly GroundPlace[] = [
  [[1, -3], [0, -2], [1, -2], 6],
  [[3, -1], [2, -1], [2, 0], 5],
  [[2, 1], [2, 0], [1, 1], 4],
  [[-2, 3], [-1, 2], [-2, 2], 9],
  [[-3, 2], [-2, 2], [-2, 1], 8],
  [[-1, -2], [-1, -1], [0, -2], 10],
];
const small = eitherWay((lakes) => ({
  format: 'hexwright-layout/1',
  id: lakes ? 'fishermen-3-4' : 'fishermen-3-4-desert',
  name: 'The island of the fishermen, for three and four',
  provenance: 'official',
  hexes: coasted(ISLAND_19),
  groups: {
    main: {
      terrains: { ...LAND_19, ...(lakes ? { lake: 1 } : { desert: 1 }) },
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R },
      constraints: ['reds-apart', ...(lakes ? ['only-in:inland:lake'] : [])],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  marks: { edges: { [GROUND]: groundEdges(GROUNDS_19, false) } },
  robber: null,
}));

const drawn = eitherWay((lakes) => ({
  format: 'hexwright-layout/1',
  id: lakes ? 'fishermen-3-4-recommended' : 'fishermen-3-4-recommended-desert',
  name: 'The island of the fishermen, as recommended',
  provenance: 'official',
  hexes: coasted(ISLAND_19).map(({ q, r, region }, k) => {
    const { terrain, number } = base34Beginners().hexes[k];
    return { q, r, region, ...(number ? { terrain, number } : { terrain: lakes ? 'lake' : 'desert' }) };
  }),
  harbours: printedHarbours(NINE_PRINTED),
  marks: { edges: { [GROUND]: groundEdges(GROUNDS_19, true) } },
  robber: null,
}));

export const GROUNDS_30: readonly GroundPlace[] = [
  [[2, -4], [1, -3], [2, -3], 0],
  [[3, -3], [2, -3], [2, -2], 0],
  [[3, -1], [2, -1], [2, 0], 0],
  [[1, 2], [1, 1], [0, 2], 0],
  [[-3, 4], [-2, 3], [-3, 3], 0],
  [[-4, 3], [-3, 3], [-3, 2], 0],
  [[-4, 1], [-3, 1], [-3, 0], 0],
  [[-3, -1], [-3, 0], [-2, -1], 0],
];

const large = eitherWay((lakes) => ({
  format: 'hexwright-layout/1',
  id: lakes ? 'fishermen-5-6' : 'fishermen-5-6-desert',
  name: 'The island of the fishermen, for five and six',
  provenance: 'reconstructed',
  note: 'Harbours and grounds on the frame of the 2025 edition.',
  hexes: coasted(ISLAND_30),
  groups: {
    main: {
      terrains: { ...LAND_30, ...(lakes ? { lake: 1, 'small-lake': 1 } : { desert: 2 }) },
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_ZC },
      constraints: ['reds-apart', ...(lakes ? ['only-in:inland:lake,small-lake'] : [])],
    },
  },
  harbours: { places: ELEVEN_2025, bag: ELEVEN_HARBOURS },
  marks: { edges: { [GROUND]: groundEdges(GROUNDS_30, false) } },
  robber: null,
}));

function eitherWay(file: (lakes: boolean) => LayoutFile): (lakes: boolean) => Layout {
  const [lakes, deserts] = [layoutOnce(() => file(true)), layoutOnce(() => file(false))];
  return (asked) => (asked ? lakes() : deserts());
}

function coasted(places: readonly HexPlace[]): LayoutFile['hexes'] {
  const onCoast = rimOf(places);
  return places.map((at) => ({ ...at, group: 'main', region: onCoast(at) ? 'coast' : 'inland' }));
}

export function groundEdges(
  places: readonly GroundPlace[],
  printed: boolean,
): (EdgePlace & { value?: number })[] {
  return places.flatMap(([sea, one, other, number]) =>
    [one, other].map((land) => ({
      q: land[0],
      r: land[1],
      side: DIRECTIONS.findIndex(({ q, r }) => land[0] + q === sea[0] && land[1] + r === sea[1]),
      ...(printed && { value: number }),
    })),
  );
}
