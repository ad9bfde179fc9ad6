import { type LayoutFile, readCorner, readEdge, readHex, wordsOf } from '../board/index.ts';
import { CITY_SITE } from './boards.ts';

export interface MoreMarks {
  /** by mark: hexes, in words */
  readonly hexes?: Readonly<Record<string, string>>;
  /** by mark: corners, in words */
  readonly corners?: Readonly<Record<string, string>>;
  /** by mark: edges, in words */
  readonly edges?: Readonly<Record<string, string>>;
  /** by mark: towns of the map */
  readonly towns?: Readonly<Record<string, readonly string[]>>;
}

/** What a map of the series has besides. */
export function alsoMarked(
  marks: LayoutFile['marks'] = {},
  { hexes, corners, edges, towns = {} }: MoreMarks = {},
): LayoutFile['marks'] {
  const sites = marks.corners?.[CITY_SITE] ?? [];
  const siteOf = (name: string) => {
    const site = sites.find(({ value }) => value === name);
    if (!site) throw new Error(`there is no town ${name}`);
    return { q: site.q, r: site.r, corner: site.corner };
  };
  const named = Object.entries(towns).map(([mark, names]) => [mark, names.map(siteOf)]);
  return {
    hexes: { ...marks.hexes, ...placed(hexes, readHex) },
    corners: { ...marks.corners, ...placed(corners, readCorner), ...Object.fromEntries(named) },
    edges: { ...marks.edges, ...placed(edges, readEdge) },
  };
}

function placed<T>(
  places: Readonly<Record<string, string>> = {},
  read: (text: string) => T,
): Record<string, T[]> {
  return Object.fromEntries(Object.entries(places).map(([mark, text]) => [mark, wordsOf(text).map(read)]));
}
