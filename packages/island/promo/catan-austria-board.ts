import { type EdgePlace, hexText, layoutOnce, neighbour, readHex } from '../board/index.ts';

/** the marks of the edges between two regions, and of a hex of each region with its name */
export const BORDER = 'region-border';
export const REGION_NAME = 'region-name';

export const LANDS = {
  vorarlberg: 'Vorarlberg',
  tyrol: 'Tyrol',
  salzburg: 'Salzburg',
  'upper-austria': 'Upper Austria',
  carinthia: 'Carinthia',
  styria: 'Styria',
  'lower-austria': 'Lower Austria',
  vienna: 'Vienna',
  burgenland: 'Burgenland',
} as const;
export type LandName = keyof typeof LANDS;

/** West to east, each hex with its terrain and number: the regions, and the glaciers that are in none. */
const REGIONS: Readonly<Record<LandName, string>> = {
  vorarlberg: '-6,0 pasture 9',
  tyrol: '-5,0 mountains 4, -4,0 mountains 10, -3,0 forest 6, -3,-1 pasture 11',
  salzburg: '-2,0 mountains 3, -1,0 forest 5, -1,-1 hills 8',
  'upper-austria': '0,-2 fields 10, 1,-2 hills 5, 0,-1 pasture 12',
  carinthia: '-2,1 pasture 2, -1,1 forest 11, 0,1 mountains 9',
  styria: '0,0 mountains 8, 1,0 forest 3, 2,0 hills 4, 1,1 hills 6, 0,2 pasture 5',
  'lower-austria':
    '2,-2 forest 12, 3,-2 fields 6, 4,-2 fields 3, 1,-1 forest 4, 2,-1 hills 11, 4,-1 fields 9',
  vienna: '3,-1 gold-field 2',
  burgenland: '3,0 pasture 8, 2,1 fields 10',
};
const GLACIERS = '-3,1';

const HEXES = [
  ...Object.entries(REGIONS).flatMap(([region, hexes]) =>
    hexes.split(', ').map((text) => {
      const [place, terrain, number] = text.split(' ');
      return { ...readHex(place), terrain, number: Number(number), region };
    }),
  ),
  { ...readHex(GLACIERS), terrain: 'desert', region: undefined },
];

export const austriaBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'catan-austria',
  name: 'Austria',
  provenance: 'house',
  note: 'The printed map is lost; the sizes of its nine regions are known. This one is our own, drawn after the land.',
  frame: 'land',
  hexes: HEXES,
  marks: {
    hexes: {
      [REGION_NAME]: Object.entries(REGIONS).map(([region, hexes]) => ({
        ...readHex(hexes.split(' ')[0]),
        value: LANDS[region as LandName],
      })),
    },
    edges: { [BORDER]: borders() },
  },
}));

/** the edges between hexes of different regions, each from one of them */
function borders(): EdgePlace[] {
  const regions = new Map(HEXES.map((hex) => [hexText(hex), hex.region]));
  return HEXES.flatMap(({ q, r, region }) =>
    // the three eastern sides of each hex are the western ones of others
    [0, 1, 5].flatMap((side) => {
      const near = hexText(neighbour({ q, r }, side));
      return regions.has(near) && regions.get(near) !== region ? [{ q, r, side }] : [];
    }),
  );
}
