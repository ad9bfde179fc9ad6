import { layoutOnce } from '../../board/index.ts';
import {
  COAST_30,
  ISLAND_19,
  LETTERS_A_TO_R,
  NINE_HARBOURS,
  NINE_ON_COAST,
  TERRAINS_19,
} from './island-19.ts';
import { letterOrder } from './letter-order.ts';

/** The two harbours that look west would not fit into the small box: they sit one edge further, towards the corners. */
const SHIFTED = new Map([
  [23, 22],
  [27, 28],
]);

const numbers = letterOrder(LETTERS_A_TO_R);
const { desert: _, ...freeTerrains } = TERRAINS_19;

export const portableEdition = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'portable-edition',
  name: 'Portable edition',
  provenance: 'reconstructed',
  note: 'Printed: the desert, here in the middle, and the numbers, here in letter order. Hexes and harbours are free.',
  hexes: ISLAND_19.map((hex, k) =>
    hex.q === 0 && hex.r === 0
      ? { ...hex, terrain: 'desert' }
      : { ...hex, group: 'free', number: numbers[k] },
  ),
  groups: { free: { terrains: freeTerrains } },
  harbours: {
    places: NINE_ON_COAST.map((edge) => COAST_30[SHIFTED.get(edge) ?? edge]),
    bag: NINE_HARBOURS,
  },
}));
