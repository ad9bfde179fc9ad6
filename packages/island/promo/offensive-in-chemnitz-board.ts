import { printedHexes } from '../base/index.ts';
import { layoutOnce, readCorner, readHex, wordsOf } from '../board/index.ts';

/** the mark of the corners with a general harbour */
export const TRADE_POST = 'trade-post';

/** North up: Wittgensdorf at the top, Klaffenbach at the bottom, the middle of the town in between. */
const HEXES = wordsOf(`
  1,-3 2,-3
  0,-2 1,-2 2,-2
  -1,-1 0,-1 1,-1 2,-1
  -2,0 -1,0 0,0 1,0 2,0
  -2,1 -1,1 0,1 1,1
  -2,2 -1,2 0,2`).map(readHex);

/** where the old roads leave the town: to Leipzig, Frankenberg, Augustusburg, Annaberg, Stollberg and Zwickau */
const POSTS = '1,-3/3 2,-2/5 2,0/4 0,2/0 -2,2/2 -2,0/1';

export const chemnitzBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'offensive-in-chemnitz',
  name: 'Chemnitz',
  provenance: 'house',
  note: 'The printed map is lost, with the corners that were marked on it. This one is our own, after the shape of the town.',
  frame: 'land',
  robber: null,
  hexes: printedHexes(
    HEXES,
    `fields 9, hills 4,
     forest 5, pasture 10, mountains 8,
     hills 6, fields 11, forest 3, pasture 5,
     mountains 9, pasture 4, hills 8, mountains 10, fields 6,
     forest 3, fields 10, forest 9, pasture 11,
     mountains 5, forest 2, hills 12`,
  ),
  marks: { corners: { [TRADE_POST]: wordsOf(POSTS).map((at) => ({ ...readCorner(at), value: '3:1' })) } },
}));
