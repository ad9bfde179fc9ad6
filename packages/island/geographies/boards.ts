import { type LayoutFile, readCorner, readEdge, wordsOf } from '../board/index.ts';

/** the marks that the maps of the series carry */
export const CITY_SITE = 'city-site';
export const VICTORY_SITE = 'victory-site';
export const TRADING_PATH = 'trading-path';
export const WATERWAY = 'waterway';

type Named = Readonly<Record<string, string>>;

export interface Sights {
  /** by the name of the town: its corner */
  readonly cities: Named | readonly string[];
  /** corners, in words, or by name as towns are */
  readonly victories?: Named | string;
  /** by what the sign says, `any` or a good: edges, in words */
  readonly paths: Named;
  /** edges, in words, or those of each river, lake or ferry by its name */
  readonly waters: Named | string;
}

/** What is printed on a map of the series besides hexes and numbers. */
export function sights({ cities, victories = '', paths, waters }: Sights): LayoutFile['marks'] {
  return {
    corners: {
      [CITY_SITE]: Array.isArray(cities) ? cities.map(readCorner) : named(cities as Named, readCorner),
      [VICTORY_SITE]: named(victories, readCorner),
    },
    edges: { [TRADING_PATH]: named(paths, readEdge), [WATERWAY]: named(waters, readEdge) },
  };
}

/** Places in words, each with its name for a value where they are told by name. */
function named<Place>(places: Named | string, read: (word: string) => Place) {
  if (typeof places === 'string') return wordsOf(places).map(read);
  return Object.entries(places).flatMap(([value, words]) =>
    wordsOf(words).map((word) => ({ ...read(word), value })),
  );
}
