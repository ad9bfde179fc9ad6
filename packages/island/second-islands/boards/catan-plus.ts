import { TOKENS_18 } from '../../base/index.ts';
import { layoutOnce, withHarbourStock } from '../../board/index.ts';
import { hexRows } from './rows.ts';

/** Two base sets shuffled together in nine rows of seven and eight. */
export const catanPlus34 = layoutOnce(() =>
  withHarbourStock(
    {
      format: 'hexwright-layout/1',
      id: 'catan-plus-3-4',
      name: 'Catan-Plus',
      provenance: 'reconstructed',
      note: 'The outline of the 67 hexes is lost. Of the 74 hexes of the table seven sea hexes stay out: all 38 land hexes are needed for the tokens, and 18 of the 29 others are harbours.',
      hexes: hexRows(
        `-4 -1: x x x x x x x
           -3 -2: x x x x x x x x
           -2 -2: x x x x x x x
           -1 -3: x x x x x x x x
            0 -3: x x x x x x x
            1 -4: x x x x x x x x
            2 -4: x x x x x x x
            3 -5: x x x x x x x x
            4 -5: x x x x x x x`,
        { x: 'all' },
      ),
      groups: {
        all: {
          terrains: { hills: 6, fields: 8, forest: 8, mountains: 6, pasture: 8, desert: 2, sea: 29 },
          numbers: {
            arrange: 'shuffle',
            bag: TOKENS_18.flatMap((n) => [n, n]),
          },
          constraints: ['reds-apart'],
        },
      },
    },
    { brick: 2, grain: 2, lumber: 2, ore: 2, wool: 2, any: 8 },
  ),
);
