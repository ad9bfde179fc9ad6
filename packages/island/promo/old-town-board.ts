import { layoutOnce } from '../board/index.ts';

/** by place: the terrain, and the numbers of its tokens */
const HEXES: readonly (readonly [q: number, r: number, terrain: string, numbers: readonly number[]])[] = [
  [0, -1, 'hills', [2, 8]],
  [1, -1, 'alchemists', [5, 10]],
  [2, -1, 'forest', [4, 10]],
  [-1, 0, 'almshouse', [3, 8]],
  [0, 0, 'fields', [6, 12]],
  [1, 0, 'den', []],
  [2, 0, 'pasture', [3, 5]],
  [-1, 1, 'palace', [4, 9]],
  [0, 1, 'mountains', [9, 11]],
  [1, 1, 'school', [6, 11]],
];

/** Ten hexes: every guild comes in 6 of 36 throws, every house with numbers in 7. */
export const oldTownBoard = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'old-town',
  name: 'The old town',
  provenance: 'house',
  note: 'The printed board is lost, and with it which hexes touch, the numbers but for the 5 and 10 of the alchemists, and which resource belongs to which guild.',
  frame: 'land',
  hexes: HEXES.map(([q, r, terrain, number]) => ({ q, r, terrain, number: [...number] })),
  robber: { q: 1, r: 0 },
}));
