import { type LayoutFile, readCorner, readEdge, wordsOf } from '../board/index.ts';

/** the marks that the maps of the series carry */
export const CITY_SITE = 'city-site';
export const VICTORY_SITE = 'victory-site';
export const TRADING_PATH = 'trading-path';
export const WATERWAY = 'waterway';

export interface Sights {
  /** by the name of the town: its corner */
  readonly cities: Readonly<Record<string, string>> | readonly string[];
  /** corners, in words */
  readonly victories?: string;
  /** by what the sign says, `any` or a good: edges, in words */
  readonly paths: Readonly<Record<string, string>>;
  /** edges, in words */
  readonly waters: string;
}

/** What is printed on a map of the series besides hexes and numbers. */
export function sights({ cities, victories = '', paths, waters }: Sights): LayoutFile['marks'] {
  const named = Array.isArray(cities)
    ? cities.map((corner: string) => readCorner(corner))
    : Object.entries(cities).map(([value, corner]) => ({ ...readCorner(corner), value }));
  return {
    corners: { [CITY_SITE]: named, [VICTORY_SITE]: wordsOf(victories).map(readCorner) },
    edges: {
      [TRADING_PATH]: Object.entries(paths).flatMap(([value, edges]) =>
        wordsOf(edges).map((edge) => ({ ...readEdge(edge), value })),
      ),
      [WATERWAY]: wordsOf(waters).map(readEdge),
    },
  };
}
