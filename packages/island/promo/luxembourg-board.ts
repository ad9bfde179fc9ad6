import { printedHexes } from '../base/index.ts';
import { layoutOnce, readCorner, readHex, wordsOf } from '../board/index.ts';

/** the mark of the corners that bring privileges */
export const PRIVILEGE_SITE = 'privilege-site';

/** North up: the forests of the Oesling at the top, the Moselle in the south-east. */
const HEXES = wordsOf(`
  1,-3 2,-3 3,-3
  0,-2 1,-2 2,-2 3,-2
  -1,-1 0,-1 1,-1 2,-1 3,-1
  -1,0 0,0 1,0 2,0
  -2,1 -1,1 0,1 1,1 2,1
  -2,2 -1,2 0,2 1,2`).map(readHex);

/** none of them lies at a mountain: a town of the first round keeps the others away from there */
const SITES = '2,-3/4 3,-3/0 0,-2/3 1,-2/5 1,0/4 -1,0/3 2,1/5 0,1/4';

export const luxembourgBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'settlers-of-luxembourg',
  name: 'Luxembourg',
  provenance: 'house',
  note: 'The printed map is lost, with the corners that were marked on it. This one is our own, after the shape of the land; no two mountains touch.',
  frame: 'land',
  hexes: printedHexes(
    HEXES,
    `mountains 10, fields 8, hills 5,
     hills 4, pasture 3, fields 9, mountains 4,
     forest 11, mountains 8, forest 5, fields 3, hills 6,
     pasture 12, hills 10, pasture 8, mountains 5,
     fields 10, mountains 9, fields 2, forest 4, forest 9,
     pasture 6, forest 11, pasture 6, desert`,
  ),
  marks: { corners: { [PRIVILEGE_SITE]: wordsOf(SITES).map((at) => readCorner(at)) } },
}));
