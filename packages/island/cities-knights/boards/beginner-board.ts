import { ISLAND_19, printedHexes } from '../../base/index.ts';
import { DIRECTIONS, layoutOnce } from '../../board/index.ts';

type Place = readonly [q: number, r: number];

/** each harbour with the sea that it lies on and the land that it serves */
const HARBOURS: readonly (readonly [kind: string, sea: Place, land: Place])[] = [
  ['brick', [0, -3], [0, -2]],
  ['ore', [2, -3], [1, -2]],
  ['lumber', [3, -2], [2, -1]],
  ['any', [-2, -1], [-1, -1]],
  ['grain', [3, 0], [2, 0]],
  ['wool', [-3, 1], [-2, 1]],
  ['any', [1, 2], [1, 1]],
  ['any', [-3, 3], [-2, 2]],
  ['any', [-1, 3], [-1, 2]],
];

/** The map that the rules advise for a first game: grain and commodities are spread evenly. */
export const beginnerBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'cities-knights-beginners',
  name: 'Starting map for beginners',
  provenance: 'reconstructed',
  note: 'The numbers stand in the rules; terrains and harbours are recovered from another source.',
  hexes: printedHexes(
    ISLAND_19,
    `hills 6, mountains 2, hills 5,
     forest 3, mountains 9, desert, forest 10,
     forest 8, fields 4, hills 11, pasture 3, fields 8,
     pasture 10, fields 5, mountains 6, pasture 4,
     fields 9, pasture 12, forest 11`,
  ),
  harbours: {
    places: HARBOURS.map(([kind, sea, land]) => ({
      q: land[0],
      r: land[1],
      side: DIRECTIONS.findIndex(({ q, r }) => land[0] + q === sea[0] && land[1] + r === sea[1]),
      kind,
    })),
  },
}));
