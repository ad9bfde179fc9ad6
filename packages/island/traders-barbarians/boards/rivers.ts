import {
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
import { type HexPlace, type Layout, type LayoutFile, layoutOf, type Token } from '../../board/index.ts';
import { type Course, mouthsOf, riverMarks } from '../mechanics/river.ts';

/** A river and what lies along it, from its source on. */
export interface LaidRiver extends Course {
  readonly terrains: readonly string[];
}

export interface RiversBoard {
  readonly seats: number;
  /** three and four: everything where the manual draws it */
  readonly recommended: boolean;
  readonly mouths: 'open' | 'closed';
}

export const SHORT = ['mountains', 'hills', 'swamp'];
export const LONG = ['mountains', 'hills', 'pasture', 'swamp'];
export const THIRD = ['mountains', 'pasture', 'pasture'];

export const SMALL_RIVERS: readonly LaidRiver[] = [
  {
    terrains: LONG,
    hexes: [
      [2, -1],
      [1, -1],
      [0, -1],
      [-1, -1],
    ],
    mouth: [-1, -2],
  },
  {
    terrains: SHORT,
    hexes: [
      [0, 1],
      [-1, 1],
      [-2, 1],
    ],
    mouth: [-3, 2],
  },
];

export const LARGE_RIVERS: readonly LaidRiver[] = [
  {
    terrains: LONG,
    hexes: [
      [-2, 0],
      [-2, 1],
      [-2, 2],
      [-2, 3],
    ],
    mouth: [-3, 4],
  },
  {
    terrains: SHORT,
    hexes: [
      [-1, -1],
      [0, -2],
      [1, -3],
    ],
    mouth: [1, -4],
  },
  {
    terrains: THIRD,
    hexes: [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    mouth: [3, -1],
  },
];

/** The letters with the 2 left out and laid on the hex of the 12. */
const LETTERS_PAIRED: readonly Token[] = LETTERS_A_TO_R.filter((n) => n !== 2).map((n) =>
  n === 12 ? [2, 12] : n,
);

/** What the drawing of the manual shows, row by row. */
const DRAWN: readonly (readonly [string, Token])[] = [
  ['fields', 10],
  ['forest', [2, 12]],
  ['forest', 9],
  ['swamp', []],
  ['pasture', 6],
  ['hills', 4],
  ['mountains', 10],
  ['fields', 9],
  ['forest', 11],
  ['fields', 8],
  ['forest', 3],
  ['mountains', 8],
  ['swamp', []],
  ['hills', 3],
  ['mountains', 4],
  ['pasture', 5],
  ['hills', 5],
  ['fields', 6],
  ['pasture', 11],
];

const SMALL_LOOSE = { hills: 1, fields: 4, forest: 4, mountains: 1, pasture: 2 };
const LARGE_LOOSE = { hills: 3, fields: 6, forest: 6, mountains: 2, pasture: 3 };

export function riversBoard({ seats, recommended, mouths }: RiversBoard): Layout {
  const file = seats > 4 ? large() : recommended ? drawn() : small();
  const rivers = seats > 4 ? LARGE_RIVERS : SMALL_RIVERS;
  return layoutOf({
    ...file,
    marks: riverMarks(rivers, mouths),
    ...(mouths === 'closed' && { removedEdges: mouthsOf(rivers) }),
  });
}

function small(): LayoutFile {
  return {
    format: 'hexwright-layout/1',
    id: 'rivers-3-4',
    name: 'The island of the rivers, for three and four',
    provenance: 'official',
    hexes: withRivers(ISLAND_19, SMALL_RIVERS),
    groups: {
      main: {
        terrains: SMALL_LOOSE,
        numbers: { arrange: 'spiral', sequence: [...LETTERS_PAIRED] },
        constraints: ['reds-apart'],
      },
    },
    harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
    robber: { q: -1, r: -1 },
  };
}

function drawn(): LayoutFile {
  return {
    format: 'hexwright-layout/1',
    id: 'rivers-3-4-recommended',
    name: 'The island of the rivers, as recommended',
    provenance: 'official',
    hexes: ISLAND_19.map(({ q, r }, k) => ({ q, r, terrain: DRAWN[k][0], number: DRAWN[k][1] })),
    harbours: printedHarbours(NINE_PRINTED),
    robber: { q: -1, r: -1 },
  };
}

function large(): LayoutFile {
  return {
    format: 'hexwright-layout/1',
    id: 'rivers-5-6',
    name: 'The island of the rivers, for five and six',
    provenance: 'reconstructed',
    note: 'Harbours on the frame of the 2025 edition.',
    hexes: withRivers(ISLAND_30, LARGE_RIVERS),
    groups: {
      main: {
        terrains: LARGE_LOOSE,
        numbers: { arrange: 'spiral', sequence: LETTERS_A_TO_ZC },
        constraints: ['reds-apart'],
      },
    },
    harbours: { places: ELEVEN_2025, bag: ELEVEN_HARBOURS },
    robber: { q: -2, r: 3 },
  };
}

/** The hexes of an island with what lies along its rivers; the rest is dealt, and swamps take no number. */
export function withRivers(
  places: readonly HexPlace[],
  rivers: readonly LaidRiver[],
  group = 'main',
): LayoutFile['hexes'] {
  return places.map(({ q, r }) => {
    for (const { hexes, terrains } of rivers) {
      const k = hexes.findIndex(([atQ, atR]) => atQ === q && atR === r);
      if (k < 0) continue;
      const terrain = terrains[k];
      return { q, r, terrain, group, ...(terrain === 'swamp' && { number: [] }) };
    }
    return { q, r, group };
  });
}
