import { layoutOnce, readCorner, readEdge, readHex, wordsOf } from '../board/index.ts';
import { MARKET, TOWN_HARBOUR, TRADE_TOWN } from './mechanics/trade-towns.ts';

interface Town {
  readonly hex: string;
  readonly numbers: readonly number[];
  /** edges, by what their harbour is for */
  readonly harbours: Readonly<Record<string, string>>;
  readonly markets: string;
}

const TOWNS: Readonly<Record<string, Town>> = {
  Leeuwarden: {
    hex: '-2,0',
    numbers: [4, 10],
    harbours: { any: '-2,0|2', wool: '-2,0|4' },
    markets: '-2,0/5 -2,0/0',
  },
  Groningen: {
    hex: '2,-1',
    numbers: [5, 11],
    harbours: { any: '2,-1|1', grain: '2,-1|3' },
    markets: '2,-1/4 2,-1/5',
  },
  Assen: { hex: '1,1', numbers: [3, 9], harbours: { any: '1,1|5', ore: '1,1|1' }, markets: '1,1/2 1,1/3' },
};

/** From the Wadden Sea to the bogs of the border, by terrain. */
const LAND: Readonly<Record<string, string>> = {
  // Friesland between the lakes, the Hunze, the meadows around Slochteren
  pasture: '0,-1 3,-1 -3,0 -1,0 2,0 -2,1',
  // the clay of the north coast, the Bildt, the Oldambt
  fields: '0,-2 1,-2 3,-2 -1,-1 4,-1',
  // the Westerkwartier, Norg, Gaasterland, the woods between Friesland and Drenthe
  forest: '1,-1 1,0 -3,1 0,1',
  // brickworks at Harlingen, in the Hogeland, at Delfzijl and at Meppel
  hills: '-2,-1 2,-2 4,-2 0,2',
  // bogs: Opsterland, Westerwolde, Appelscha, Emmen, Coevorden
  mountains: '0,0 3,0 -1,1 2,1 1,2',
};

/** the three provinces */
const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  friesland: wordsOf('0,-2 -2,-1 -1,-1 0,-1 -3,0 -2,0 -1,0 0,0 -3,1 -2,1 -1,1'),
  groningen: wordsOf('1,-2 2,-2 3,-2 4,-2 1,-1 2,-1 3,-1 4,-1 3,0'),
  drenthe: wordsOf('1,0 2,0 0,1 1,1 2,1 0,2 1,2'),
};

const provinceOf = (place: string): string | undefined =>
  Object.keys(PROVINCES).find((province) => PROVINCES[province].includes(place));

export const threeTradeTownsBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'three-trade-towns',
  name: 'Friesland, Groningen and Drenthe',
  provenance: 'house',
  note: 'The printed map is lost; of it only the 24 number tokens are known. This one is our own, drawn after the land.',
  robber: null,
  hexes: [
    ...Object.entries(LAND).flatMap(([terrain, places]) =>
      wordsOf(places).map((place) => ({
        ...readHex(place),
        terrain,
        group: 'main',
        region: provinceOf(place),
      })),
    ),
    ...Object.values(TOWNS).map(({ hex, numbers }) => ({
      ...readHex(hex),
      terrain: TRADE_TOWN,
      number: [...numbers],
      region: provinceOf(hex),
    })),
  ],
  groups: {
    main: {
      numbers: {
        arrange: 'shuffle',
        bag: [2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12],
      },
      constraints: ['reds-apart'],
    },
  },
  marks: {
    corners: { [MARKET]: Object.values(TOWNS).flatMap(({ markets }) => wordsOf(markets).map(readCorner)) },
    edges: {
      [TOWN_HARBOUR]: Object.values(TOWNS).flatMap(({ harbours }) =>
        Object.entries(harbours).map(([value, edge]) => ({ ...readEdge(edge), value })),
      ),
    },
  },
}));
