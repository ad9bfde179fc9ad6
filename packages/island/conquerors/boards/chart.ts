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
  readonly landings?: readonly Place[];
  readonly marks?: LayoutFile['marks'];
}

const hexesOf = (rows: readonly Place[], counts: readonly number[]): HexPlace[] =>
  rows.flatMap(([q, r], row) => Array.from({ length: counts[row] }, (_, i) => ({ q: q + i, r })));

/** where a player’s first settlement stands, and where its road lies */
export const SITE = 'site';
export const SITE_ROAD = 'site-road';
/** where conquerors come ashore */
export const LANDING = 'landing';

export function charted({ id, name, note, rows, hexes, sites, harbours, landings = [], marks }: Chart) {
  const lines = hexes.split(';');
  const counts = lines.map((line) => line.split(',').length);
  return {
    format: 'hexwright-layout/1',
    id,
    name,
    provenance: 'house',
    note,
    hexes: printedHexes(hexesOf(rows, counts), lines.join(',')),
    harbours: { places: harbours.map(({ edge: [q, r, side], kind }) => ({ q, r, side, kind })) },
    robber: null,
    marks: {
      hexes: {
        ...(landings.length > 0 && { [LANDING]: landings.map(([q, r]) => ({ q, r })) }),
        ...marks?.hexes,
      },
      corners: {
        [SITE]: sites.map(({ corner: [q, r, corner] }) => ({ q, r, corner })),
        ...marks?.corners,
      },
      edges: {
        [SITE_ROAD]: sites.map(({ road: [q, r, side] }) => ({ q, r, side })),
        ...marks?.edges,
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
