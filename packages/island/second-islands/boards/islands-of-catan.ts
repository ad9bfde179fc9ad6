import { type Layout, layoutOf } from '../../board/index.ts';
import { edgeList, hexRows } from './rows.ts';

/** Three islands of six hexes around a rock in the middle; a channel of one hex is one bridge wide. */
export const islandsOfCatan34 = (): Layout =>
  layoutOf({
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
        terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1 },
        numbers: { arrange: 'shuffle', bag: [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12] },
        constraints: ['reds-apart'],
      },
    },
    harbours: {
      places: edgeList('2,0|3 3,-1|2 2,1|4 0,-2|5 -1,-2|4 1,-3|0 -2,2|1 -2,3|0 -3,2|2'),
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 },
    },
  });

/** Four islands of eight and seven hexes, two north and two south of a strait. */
export const islandsOfCatan56 = (): Layout =>
  layoutOf({
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
        terrains: { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, desert: 2 },
        numbers: {
          arrange: 'shuffle',
          bag: [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12],
        },
        constraints: ['reds-apart'],
      },
    },
    harbours: {
      places: edgeList('0,-3|2 -2,-1|3 2,-4|0 3,-1|5 0,-2|0 -1,-1|5 -1,3|5 1,1|0 -3,4|3 -4,1|2 -1,2|3'),
      bag: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 2, any: 5 },
    },
  });
