import { printedHexes } from '../../base/index.ts';
import type { HexPlace, LayoutFile } from '../../board/index.ts';

type Place = readonly [q: number, r: number];
type Part = readonly [q: number, r: number, at: number];

/** A map of the Conquerors as it is written down: rows of hexes from north to south, and what lies on them. */
export interface Chart {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  /** the first hex of each row */
  readonly rows: readonly Place[];
  readonly hexes: string;
  /** where players begin: a corner and the edge of its road */
  readonly sites: readonly { readonly corner: Part; readonly road: Part }[];
  readonly harbours: readonly { readonly edge: Part; readonly kind: string }[];
  /** beyond the map, in the hands of the enemy */
  readonly lost?: readonly Place[];
  readonly landings?: readonly Place[];
  /** corners with so many tokens each */
  readonly amber?: readonly (readonly [q: number, r: number, corner: number, count: number])[];
  /** hexes with so many tokens each */
  readonly wine?: readonly (readonly [q: number, r: number, count: number])[];
  /** the last row of the north: a line runs below it */
  readonly north?: number;
  /** hexes with forts, so strong */
  readonly forts?: readonly (readonly [q: number, r: number, strength: number])[];
  /** paths where nobody builds */
  readonly roadblocks?: readonly Part[];
}

const hexesOf = (rows: readonly Place[], counts: readonly number[]): HexPlace[] =>
  rows.flatMap(([q, r], row) => Array.from({ length: counts[row] }, (_, i) => ({ q: q + i, r })));

/** where a player’s first settlement stands, and where its road lies */
export const SITE = 'site';
export const SITE_ROAD = 'site-road';
/** where conquerors come ashore */
export const LANDING = 'landing';
/** what lies on corners and hexes, as many as the value of the mark says */
export const AMBER = 'amber';
export const WINE = 'wine';
/** the hexes with forts, all hexes north of the line, the line itself, and paths where nobody builds */
export const FORT = 'fort';
export const NORTH = 'north';
export const FRONT = 'front';
export const ROADBLOCK = 'roadblock';
/** the terrain beyond the map */
export const LOST_COUNTRY = 'lost-country';

export function charted({ id, name, note, rows, hexes, sites, harbours, landings = [], ...more }: Chart) {
  const { lost = [], amber = [], wine = [], forts = [], roadblocks = [], north } = more;
  const lines = hexes.split(';');
  const counts = lines.map((line) => line.split(',').length);
  const places = hexesOf(rows, counts);
  const northern = north === undefined ? [] : places.filter(({ r }) => r <= north);
  return {
    format: 'hexwright-layout/1',
    id,
    name,
    provenance: 'house',
    note,
    hexes: printedHexes(
      [...places, ...lost.map(([q, r]) => ({ q, r }))],
      [...lines, ...lost.map(() => LOST_COUNTRY)].join(','),
    ),
    harbours: { places: harbours.map(({ edge: [q, r, side], kind }) => ({ q, r, side, kind })) },
    robber: null,
    marks: {
      hexes: {
        ...(landings.length > 0 && { [LANDING]: landings.map(([q, r]) => ({ q, r })) }),
        ...(wine.length > 0 && { [WINE]: wine.map(([q, r, value]) => ({ q, r, value })) }),
        ...(forts.length > 0 && { [FORT]: forts.map(([q, r, value]) => ({ q, r, value })) }),
        ...(northern.length > 0 && { [NORTH]: northern.map(({ q, r }) => ({ q, r })) }),
      },
      corners: {
        [SITE]: sites.map(({ corner: [q, r, corner] }) => ({ q, r, corner })),
        ...(amber.length > 0 && { [AMBER]: amber.map(([q, r, corner, value]) => ({ q, r, corner, value })) }),
      },
      edges: {
        [SITE_ROAD]: sites.map(({ road: [q, r, side] }) => ({ q, r, side })),
        ...(roadblocks.length > 0 && { [ROADBLOCK]: roadblocks.map(([q, r, side]) => ({ q, r, side })) }),
        ...(northern.length > 0 && {
          [FRONT]: northern
            .filter(({ r }) => r === north)
            .flatMap(({ q, r }) => [4, 5].map((side) => ({ q, r, side }))),
        }),
      },
    },
  } satisfies LayoutFile;
}

/** the first hexes of the rows, as wide as the maps of three and of four players are */
export const ROWS_3: readonly Place[] = [
  [-2, -2],
  [-2, -1],
  [-3, 0],
  [-3, 1],
  [-4, 2],
];
export const ROWS_4: readonly Place[] = [
  [-1, -3],
  [-2, -2],
  [-2, -1],
  [-3, 0],
  [-3, 1],
  [-4, 2],
  [-4, 3],
];

export const LOST_MAP =
  'The picture of the map is lost. Hexes, tokens, stations and landings are as many as the rules count; where they lie is ours.';
