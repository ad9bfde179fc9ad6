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
} from '../../base/index.ts';
import { type CornerPlace, type HexPlace, type Layout, layoutOnce } from '../../board/index.ts';
import { ARROW } from '../mechanics/caravans.ts';

const CENTRE: HexPlace = { q: 0, r: 0 };
const TWO_OASES: readonly HexPlace[] = [
  { q: -1, r: -1 },
  { q: 0, r: 1 },
];

export function caravansBoard(seats: number, recommended: boolean): Layout {
  return seats > 4 ? large() : recommended ? drawn() : small();
}

/** The marks of the three corners where the caravans of each oasis set out: upper left, upper right, below. */
export function arrowsOf(oases: readonly HexPlace[]): { corners: Record<string, CornerPlace[]> } {
  return {
    corners: { [ARROW]: oases.flatMap(({ q, r }) => [2, 0, 4].map((corner) => ({ q, r, corner }))) },
  };
}

/** The hexes of an island with oases, which take no number; the rest is dealt. */
function around(places: readonly HexPlace[], oases: readonly HexPlace[]) {
  return places.map(({ q, r }) => ({
    q,
    r,
    group: 'main',
    ...(oases.some((at) => at.q === q && at.r === r) && { terrain: 'oasis', number: [] }),
  }));
}

const small = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'caravans-3-4',
  name: 'The island of the caravans, for three and four',
  provenance: 'official',
  hexes: around(ISLAND_19, [CENTRE]),
  groups: {
    main: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_R },
      constraints: ['reds-apart'],
    },
  },
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  marks: arrowsOf([CENTRE]),
  robber: null,
}));

const drawn = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'caravans-3-4-recommended',
  name: 'The island of the caravans, as recommended',
  provenance: 'official',
  hexes: ISLAND_19.map(({ q, r }, k) => {
    const { terrain, number } = base34Beginners().hexes[k];
    return { q, r, ...(number ? { terrain, number } : { terrain: 'oasis', number: [] }) };
  }),
  harbours: printedHarbours(NINE_PRINTED),
  marks: arrowsOf([CENTRE]),
  robber: null,
}));

const large = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'caravans-5-6',
  name: 'The island of the caravans, for five and six',
  provenance: 'reconstructed',
  note: 'Harbours on the frame of the 2025 edition.',
  hexes: around(ISLAND_30, TWO_OASES),
  groups: {
    main: {
      terrains: { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6 },
      numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_ZC },
      constraints: ['reds-apart'],
    },
  },
  harbours: { places: ELEVEN_2025, bag: ELEVEN_HARBOURS },
  marks: arrowsOf(TWO_OASES),
  robber: null,
}));
