import { layoutOnce } from '../../board/index.ts';
import { CENTRE, INNER_6, ISLAND_19, NINE_HARBOURS, NINE_PLACES, RING_12 } from './island-19.ts';
import { pieceSide } from './printed.ts';

/**
 * Six triangles of three hexes around a printed desert. Each takes a corner, the inner hex below it and one of the two
 * hexes beside the corner: all six the one to the right, or all six the one to the left.
 */
const TRIANGLE_TURNS = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
].map((cells) => ({ cells }));

const tiling = (name: string, beside: number) => ({
  name,
  slots: INNER_6.map((inner, k) => ({
    kind: 'triangle',
    cells: [RING_12[k * 2], RING_12[(k * 2 + beside + 12) % 12], inner],
    turns: TRIANGLE_TURNS,
  })),
});

const PIECES = [
  'forest 6, hills 10, pasture 2',
  'fields 8, mountains 3, pasture 5',
  'hills 5, forest 9, fields 12',
  'pasture 6, mountains 4, fields 11',
  'mountains 8, forest 11, pasture 10',
  'hills 4, fields 9, forest 3',
];

export const catanPortable = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'catan-portable',
  name: 'Catan Portable',
  provenance: 'reconstructed',
  hexes: ISLAND_19.map((hex) =>
    hex.q === CENTRE.q && hex.r === CENTRE.r ? { ...hex, terrain: 'desert' } : hex,
  ),
  harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  assembly: {
    tilings: [tiling('triangles to the right', 1), tiling('triangles to the left', -1)],
    pieces: PIECES.map((hexes, k) => ({
      name: `piece ${k + 1}`,
      kind: 'triangle',
      sides: [pieceSide('front', hexes)],
    })),
  },
}));
