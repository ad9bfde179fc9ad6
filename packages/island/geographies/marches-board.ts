import { ISLAND_30, printedHexes } from '../base/index.ts';
import { layoutOnce, wordsOf } from '../board/index.ts';
import { sights } from './boards.ts';

/** No region in particular: a map of our own on which the common rules are played without another. */
export const marchesBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'geographies-marches',
  name: 'The Marches',
  provenance: 'house',
  note: 'The maps of the series are regions. This one is nowhere: half of it is the other half turned round.',
  hexes: printedHexes(
    ISLAND_30,
    `fields 11, forest 8, fields 10,
     hills 9, mountains 2, hills 5, pasture 11,
     forest 3, fields 5, pasture 4, forest 9, mountains 4,
     mountains 8, hills 12, desert, desert, pasture 2, forest 10,
     forest 4, pasture 8, mountains 3, hills 6, fields 9,
     hills 3, forest 11, fields 12, pasture 10,
     fields 6, pasture 5, mountains 6`,
  ),
  marks: sights({
    cities: wordsOf(`
      0,-3/3 0,-3/5 1,-3/0 2,-3/4 -1,-2/5 0,-2/5 2,-2/4 -2,-1/3 -2,-1/5 -1,-1/5 1,-1/4 2,-1/5
      -3,0/4 -2,0/5 0,0/4 1,0/4 2,0/4 -3,1/5 -1,1/4 0,1/4 -3,2/5 -1,2/4 0,2/4 -3,3/5`),
    victories: '0,-3/0 2,-3/5 -1,-2/3 1,-2/4 -2,1/5 1,1/4 -3,2/4 -2,3/5',
    paths: {
      any: '0,-3|2 2,-2|0 -1,3|5 -3,1|4',
      lumber: '2,-3|2',
      wool: '-2,-1|0',
      brick: '2,0|5',
      ore: '0,1|0',
      grain: '-3,3|5',
    },
    // three of them are one river through the middle
    waters: '0,-1|5 -1,0|0 -1,0|5 1,-3|5 -2,2|5 -3,0|0 1,0|0',
  }),
}));
