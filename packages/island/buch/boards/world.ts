import { type Chart, harbourBag } from '../../seafarers/index.ts';

/** where everybody starts, and where the tokens come from in the end */
export const EURASIA = 'eurasia';
/** the desert that parts Europe from Africa */
export const DIVIDE = 'divide';
/** corners where a chit waits */
export const CHIT = 'victory-site';
/** where the storm begins, and the side that its arrow points to */
export const STORM = 'storm';

export const worldChart: Chart = {
  id: 'world-according-to-catan-3-4',
  name: 'The World According to Catan',
  note: 'The map is lost: hexes, tokens and harbours are those of the tables, with the columns in the order of the catalogue where one is lost. The left and right borders are one, in the middle of the Pacific. Every other row is a hex shorter, and a hex of the frame fills it at the seam. Continents, chits and the storm lie where we think.',
  glue: '10,0',
  key: { e: 'old#eurasia', d: '#divide', a: 'far#america', f: 'far#africa', u: 'far#australia' },
  rows: `
    -3 -3: ~ a a a ~ ~ e e e ~
    -2 -4: ~ a a a ~ e e e e e
    -1 -4: ~ a a ~ ~ e e e e e
     0 -5: ~ ~ a ~ f desert#d ~ e e e
     1 -5: ~ ~ a a f f ~ ~ e e
     2 -6: ~ ~ ~ a ~ f ~ u ~ ~
     3 -6: ~ ~ a ~ ~ ~ u u ~ ~`,
  groups: {
    old: {
      terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 6 6 8 8 9 9 10 10 11 11 12',
      wishes: ['reds-apart'],
    },
    far: {
      terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 2, gold: 2, desert: 4 },
      wishes: ['apart:gold'],
    },
  },
  reserve: '4 5 6 9 10 11',
  harbours: '3,-3|3 1,-2|4 2,0|4 5,-1|0 4,0|0 3,1|4 0,-3|0 -3,0|3 0,1|0 1,2|3',
  bag: harbourBag(5),
  robber: 'off',
  hexes: { [STORM]: '-2,0=0' },
  corners: { [CHIT]: '-2,-3/2 -3,-2/3 -1,-1/5 -2,1/5 -4,3/4 -1,0/3 -1,2/4 1,3/4 0,3/3' },
};
