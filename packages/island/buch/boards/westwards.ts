import { edgeList, type HexPlace, layoutOnce, readCorner, readRows, wordsOf } from '../../board/index.ts';

/** the land beyond the borders in the north and the south: built on as any other, it gives nothing */
export const ABROAD = 'abroad';
/** the hexes that lie west of the great river */
export const WEST = 'west';
/** the edges on which a rail crosses a river */
export const RIVER = 'river';
/** the western coast, as far as the line may end there */
export const PACIFIC = 'pacific';
/** corners of the eastern coast where a line may begin; the value says how many rails it begins with */
export const HEAD = 'line-head';
/** the corners where cities may stand; the value is their name */
export const CITY_SITE = 'named-city';

const TERRAINS: Readonly<Record<string, string>> = {
  h: 'hills',
  f: 'fields',
  w: 'forest',
  m: 'mountains',
  p: 'pasture',
  d: 'desert',
  g: 'gold',
  x: ABROAD,
};

/** `w` as the second letter: west of the great river; `~` the sea */
const ROWS = `
  0 -1: ~ ww fw pw x x m w
  1  0: ww mw gw w h m ~
  2 -1: ~ gw mw fw f h ~
  3 -1: hw dw pw h w m ~
  4 -2: ~ dw dw pw f p ~
  5 -1: xw xw pw h f p
  6  0: dw ~ ~ ~`;

/** Colorado, Missouri and, from the northern border to the gulf, Mississippi */
const CROSSINGS = `
  1,2|4 0,3|4
  2,0|5 2,1|5 2,2|5
  3,0|5 3,1|5 3,2|4 2,3|5 2,4|5 2,5|4`;

const COAST = '0,0|3 0,0|4 0,1|3 0,1|4 0,2|3 -1,3|2';

const HEADS = '6,0/4=3 5,1/4=2 4,3/4=2 3,4/5=1 3,5/0=1 4,5/3=3';

const SITES = [
  ['0,0/2', 'Seattle'],
  ['0,1/1', 'Spokane'],
  ['0,1/2', 'Portland'],
  ['0,2/3', 'San Francisco'],
  ['-1,3/3', 'Los Angeles'],
  ['-1,3/4', 'San Diego'],
  ['-1,3/5', 'Phoenix'],
  ['1,2/5', 'Denver'],
  ['1,4/0', 'Dallas'],
  ['1,5/5', 'Houston'],
  ['0,4/5', 'El Paso'],
  ['2,2/2', 'Omaha'],
  ['3,1/4', 'Minneapolis'],
  ['3,2/0', 'Chicago'],
  ['4,1/2', 'Detroit'],
  ['2,3/1', 'St. Louis'],
  ['5,0/3', 'Buffalo'],
  ['6,0/4', 'Boston'],
  ['5,1/4', 'New York'],
  ['4,2/1', 'Pittsburgh'],
  ['4,2/5', 'Philadelphia'],
  ['4,3/2', 'Washington'],
  ['4,3/4', 'Norfolk'],
  ['2,5/5', 'New Orleans'],
  ['3,4/2', 'Atlanta'],
  ['3,4/5', 'Savannah'],
  ['3,5/0', 'Jacksonville'],
  ['3,5/4', 'Tampa'],
  ['4,5/3', 'Miami'],
] as const;

/** Two places for one harbour: the two smallest of the cities where a line begins lie at its ends. */
const HARBOURS = [
  ['6,0|5', 'lumber'],
  ['5,1|5', 'brick'],
  ['4,3|5', 'ore'],
  ['3,5|1', 'grain'],
  ['4,5|4', 'wool'],
  ...['0,0|3', '0,2|3', '-1,3|4', '1,5|5', '2,5|5'].map((at) => [at, 'any'] as const),
] as const;

const NUMBERS = '2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 11 11 11 12 12';

const bare = (terrain: string): boolean => terrain === 'desert' || terrain === ABROAD;

const valued = (text: string) => {
  const [at, value] = text.split('=');
  return { ...readCorner(at), value: Number(value) };
};

const hexes = (): (HexPlace & { terrain: string })[] =>
  readRows(ROWS, (word) => {
    if (word === '~') return { terrain: 'sea' };
    const terrain = TERRAINS[word[0]];
    return {
      terrain,
      ...(word[1] === 'w' && { region: WEST }),
      ...(bare(terrain) ? { number: [] } : { group: 'land' }),
    };
  });

/** The land between two oceans, North up. */
export const westwardsBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'westwards',
  name: 'From ocean to ocean',
  provenance: 'house',
  note: 'The map is lost: the counts of the setup and the cities by name. Where land, rivers, cities and the western coast lie is ours, and so are the numbers, which are shuffled.',
  hexes: hexes(),
  groups: {
    land: {
      numbers: { arrange: 'shuffle', bag: wordsOf(NUMBERS).map(Number) },
      constraints: ['reds-apart', 'no-red-on:gold'],
    },
  },
  harbours: { places: HARBOURS.map(([at, kind]) => ({ ...edgeList(at)[0], kind })) },
  marks: {
    edges: { [RIVER]: edgeList(CROSSINGS), [PACIFIC]: edgeList(COAST) },
    corners: {
      [CITY_SITE]: SITES.map(([at, value]) => ({ ...readCorner(at), value })),
      [HEAD]: wordsOf(HEADS).map(valued),
    },
  },
  robber: { q: 0, r: 3 },
}));
