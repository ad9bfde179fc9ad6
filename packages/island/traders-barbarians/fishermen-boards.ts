import { DIRECTIONS, type EdgePlace, type Layout, type LayoutFile, layoutOf } from '../board/index.ts';

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

type Rows = readonly (readonly [q: number, length: number])[];
type Place = readonly [q: number, r: number];
/** the sea on which a ground lies, the two hexes beside it, and the number printed in the drawing */
type GroundPlace = readonly [sea: Place, one: Place, other: Place, number: number];

const ROWS_19: Rows = [
  [0, 3],
  [-1, 4],
  [-2, 5],
  [-2, 4],
  [-2, 3],
];
const GROUNDS_19: readonly GroundPlace[] = [
  [[1, -3], [0, -2], [1, -2], 6],
  [[3, -1], [2, -1], [2, 0], 5],
  [[2, 1], [2, 0], [1, 1], 4],
  [[-2, 3], [-1, 2], [-2, 2], 9],
  [[-3, 2], [-2, 2], [-2, 1], 8],
  [[-1, -2], [-1, -1], [0, -2], 10],
];
const HARBOURS_19: readonly (EdgePlace & { kind: string })[] = [
  { q: 0, r: -2, side: 2, kind: 'any' },
  { q: 1, r: -2, side: 1, kind: 'grain' },
  { q: 2, r: -1, side: 1, kind: 'ore' },
  { q: 2, r: 0, side: 0, kind: 'any' },
  { q: 1, r: 1, side: 5, kind: 'wool' },
  { q: -1, r: 2, side: 5, kind: 'any' },
  { q: -2, r: 2, side: 4, kind: 'any' },
  { q: -2, r: 1, side: 3, kind: 'brick' },
  { q: -1, r: -1, side: 3, kind: 'lumber' },
];

const small = (lakes: boolean): Layout =>
  layoutOf({
    format: 'hexwright-layout/1',
    id: lakes ? 'fishermen-3-4' : 'fishermen-3-4-desert',
    name: 'The island of the fishermen, for three and four',
    provenance: 'official',
    hexes: ring(ROWS_19),
    groups: {
      main: {
        terrains: {
          hills: 3,
          fields: 4,
          forest: 4,
          mountains: 3,
          pasture: 4,
          ...(lakes ? { lake: 1 } : { desert: 1 }),
        },
        numbers: {
          arrange: 'spiral',
          sequence: [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11],
        },
        constraints: ['reds-apart', ...(lakes ? ['only-in:inland:lake'] : [])],
      },
    },
    harbours: {
      places: HARBOURS_19.map(({ q, r, side }) => ({ q, r, side })),
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 },
    },
    marks: { edges: { [GROUND]: groundEdges(GROUNDS_19, false) } },
    robber: null,
  });

const DRAWN_19 = [
  'mountains 10, pasture 2, forest 9',
  'fields 12, hills 6, pasture 4, hills 10',
  'fields 9, forest 11, lake, forest 3, mountains 8',
  'forest 8, mountains 3, fields 4, pasture 5',
  'hills 5, fields 6, pasture 11',
]
  .join(', ')
  .split(', ');

const drawn = (lakes: boolean): Layout =>
  layoutOf({
    format: 'hexwright-layout/1',
    id: lakes ? 'fishermen-3-4-recommended' : 'fishermen-3-4-recommended-desert',
    name: 'The island of the fishermen, as recommended',
    provenance: 'official',
    hexes: ring(ROWS_19).map(({ q, r, region }, k) => {
      const [terrain, number] = DRAWN_19[k].split(' ');
      return number
        ? { q, r, region, terrain, number: Number(number) }
        : { q, r, region, terrain: lakes ? terrain : 'desert' };
    }),
    harbours: { places: [...HARBOURS_19] },
    marks: { edges: { [GROUND]: groundEdges(GROUNDS_19, true) } },
    robber: null,
  });

const ROWS_30: Rows = [
  [0, 3],
  [-1, 4],
  [-2, 5],
  [-3, 6],
  [-3, 5],
  [-3, 4],
  [-3, 3],
];
const GROUNDS_30: readonly GroundPlace[] = [
  [[2, -4], [1, -3], [2, -3], 0],
  [[3, -3], [2, -3], [2, -2], 0],
  [[3, -1], [2, -1], [2, 0], 0],
  [[1, 2], [1, 1], [0, 2], 0],
  [[-3, 4], [-2, 3], [-3, 3], 0],
  [[-4, 3], [-3, 3], [-3, 2], 0],
  [[-4, 1], [-3, 1], [-3, 0], 0],
  [[-3, -1], [-3, 0], [-2, -1], 0],
];

const large = (lakes: boolean): Layout =>
  layoutOf({
    format: 'hexwright-layout/1',
    id: lakes ? 'fishermen-5-6' : 'fishermen-5-6-desert',
    name: 'The island of the fishermen, for five and six',
    provenance: 'reconstructed',
    note: 'Harbours and grounds on the frame of the 2025 edition.',
    hexes: ring(ROWS_30),
    groups: {
      main: {
        terrains: {
          hills: 5,
          fields: 6,
          forest: 6,
          mountains: 5,
          pasture: 6,
          ...(lakes ? { lake: 1, 'small-lake': 1 } : { desert: 2 }),
        },
        numbers: {
          arrange: 'spiral',
          sequence: [
            2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6,
          ],
        },
        constraints: ['reds-apart', ...(lakes ? ['only-in:inland:lake,small-lake'] : [])],
      },
    },
    harbours: {
      places: [
        { q: 0, r: -3, side: 1 },
        { q: 2, r: -3, side: 1 },
        { q: 2, r: -2, side: 0 },
        { q: 1, r: 1, side: 0 },
        { q: -1, r: 3, side: 0 },
        { q: -2, r: 3, side: 5 },
        { q: -3, r: 3, side: 4 },
        { q: -3, r: 2, side: 3 },
        { q: -3, r: 0, side: 3 },
        { q: -1, r: -2, side: 3 },
        { q: 0, r: -3, side: 3 },
      ],
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
    },
    marks: { edges: { [GROUND]: groundEdges(GROUNDS_30, false) } },
    robber: null,
  });

function ring(rows: Rows): LayoutFile['hexes'] {
  const last = rows.length - 1;
  return rows.flatMap(([start, length], row) =>
    Array.from({ length }, (_, k) => {
      const coast = row === 0 || row === last || k === 0 || k === length - 1;
      return { q: start + k, r: row - last / 2, group: 'main', region: coast ? 'coast' : 'inland' };
    }),
  );
}

function groundEdges(places: readonly GroundPlace[], printed: boolean): (EdgePlace & { value?: number })[] {
  return places.flatMap(([sea, one, other, number]) =>
    [one, other].map((land) => ({
      q: land[0],
      r: land[1],
      side: DIRECTIONS.findIndex(({ q, r }) => land[0] + q === sea[0] && land[1] + r === sea[1]),
      ...(printed && { value: number }),
    })),
  );
}
