import { layoutOnce } from '../../board/index.ts';
import { hexRows } from './rows.ts';

/**
 * Three columns of four, five and four hexes, seen from the players, who sit in the west and in the east: the dark hole
 * lies in the middle, and each player starts on the three hexes of one end.
 */
export const netbattle2 = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'netbattle-2',
  name: 'NetBattle',
  provenance: 'reconstructed',
  note: 'The picture is lost. Thirteen hexes with the desert in the middle and a central column between two others: columns of four, five and four.',
  hexes: hexRows(
    `-1 -1: x x x x
        0 -2: x x o x x
        1 -2: x x x x`,
    { x: 'network', o: 'hole' },
  ),
  groups: {
    network: { terrains: { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4 }, spare: 6 },
    hole: { terrains: { desert: 1 } },
  },
  marks: {
    hexes: {
      navi: [
        { q: -1, r: -1, value: 0 },
        { q: -2, r: 1, value: 0 },
        { q: 2, r: -1, value: 1 },
        { q: 1, r: 1, value: 1 },
      ],
      'sp-navi': [
        { q: -2, r: 0, value: 0 },
        { q: 2, r: 0, value: 1 },
      ],
      'dark-hole': [{ q: 0, r: 0 }],
    },
  },
  robber: null,
}));
