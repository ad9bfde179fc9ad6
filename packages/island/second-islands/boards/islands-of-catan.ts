import {
  ELEVEN_HARBOURS,
  NINE_HARBOURS,
  TERRAINS_19,
  TERRAINS_30,
  TOKENS_18,
  TOKENS_28,
} from '../../base/index.ts';
import { edgeList, layoutOnce } from '../../board/index.ts';
import { hexRows } from './rows.ts';

/** Three islands of six hexes around a rock in the middle; a channel of one hex is one bridge wide. */
export const islandsOfCatan34 = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'islands-of-catan-3-4',
  name: 'The Islands of Catan, for three and four',
  provenance: 'house',
  note: 'Picture and table are lost: laid anew with the 19 land hexes, 18 sea hexes and nine harbours of one base set.',
  hexes: hexRows(
    `-3  0: i i ~ ~
       -2 -1: i i i ~ ~
       -1 -2: ~ i ~ ~ i i
        0 -3: ~ ~ ~ i ~ i i
        1 -3: ~ i ~ ~ i i
        2 -3: i i i ~ ~
        3 -3: i i ~ ~`,
    { i: 'islands' },
  ),
  groups: {
    islands: {
      terrains: TERRAINS_19,
      numbers: { arrange: 'shuffle', bag: TOKENS_18 },
      constraints: ['reds-apart'],
    },
  },
  harbours: {
    places: edgeList('2,0|3 3,-1|2 2,1|4 0,-2|5 -1,-2|4 1,-3|0 -2,2|1 -2,3|0 -3,2|2'),
    bag: NINE_HARBOURS,
  },
}));

/** Four islands of eight and seven hexes, two north and two south of a strait. */
export const islandsOfCatan56 = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'islands-of-catan-5-6',
  name: 'The Big Islands of Catan, for five and six',
  provenance: 'reconstructed',
  note: 'The picture is lost: the hexes, tokens and harbours of its table on the outline of the 30-hex island with its ring of sea.',
  hexes: hexRows(
    `-4  0: ~ ~ i ~
       -3 -1: i i ~ i i
       -2 -2: i i i ~ i i
       -1 -3: ~ i i i ~ i i
        0 -4: ~ ~ ~ ~ ~ ~ ~ ~
        1 -4: i i ~ i i i ~
        2 -4: i i ~ i i i
        3 -4: i i ~ i i
        4 -4: ~ i ~ ~`,
    { i: 'islands' },
  ),
  groups: {
    islands: {
      terrains: TERRAINS_30,
      numbers: { arrange: 'shuffle', bag: TOKENS_28 },
      constraints: ['reds-apart'],
    },
  },
  harbours: {
    places: edgeList('0,-3|2 -2,-1|3 2,-4|0 3,-1|5 0,-2|0 -1,-1|5 -1,3|5 1,1|0 -3,4|3 -4,1|2 -1,2|3'),
    bag: ELEVEN_HARBOURS,
  },
}));
