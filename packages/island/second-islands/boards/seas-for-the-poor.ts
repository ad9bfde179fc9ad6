import { type Layout, layoutOf, withHarbourStock } from '../../board/index.ts';
import { hexRows } from './rows.ts';

/** One base set, land and sea shuffled together: 19 land hexes, nine sea hexes and nine harbour hexes. */
export const seasForThePoor34 = (): Layout =>
  layoutOf(
    withHarbourStock(
      {
        format: 'hexwright-layout/1',
        id: 'seas-for-the-poor-3-4',
        name: 'Seas for the Poor',
        provenance: 'reconstructed',
        note: 'The outline is lost: the 37 hexes of the table make a hexagon of side four. The nine harbours of the base set are laid when land and sea are known.',
        hexes: hexRows(
          `-3  0: x x x x
           -2 -1: x x x x x
           -1 -2: x x x x x x
            0 -3: x x x x x x x
            1 -3: x x x x x x
            2 -3: x x x x x
            3 -3: x x x x`,
          { x: 'all' },
        ),
        groups: {
          all: {
            terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, desert: 1, sea: 18 },
            numbers: { arrange: 'shuffle', bag: [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12] },
            constraints: ['reds-apart'],
          },
        },
      },
      { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 },
    ),
  );
