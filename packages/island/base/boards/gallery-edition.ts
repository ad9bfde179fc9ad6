import { layoutOnce } from '../../board/index.ts';
import { ISLAND_19, NINE_PRINTED, printedHarbours } from './island-19.ts';
import { pieceSide } from './printed.ts';
import { LARGE_CELLS, SMALL_CELLS, SMALL_CELLS_WITH_MIDDLE } from './six-pieces.ts';

/** Every piece lies one way or the other way round. */
const LARGE_TURNS = [
  [0, 1, 2, 3],
  [2, 3, 0, 1],
].map((cells) => ({ cells }));
const PAIR_TURNS = [
  [0, 1],
  [1, 0],
].map((cells) => ({ cells }));
const TRIPLE_TURNS = [
  [0, 1, 2],
  [2, 1, 0],
].map((cells) => ({ cells }));

const PIECES = [
  ['large', 'forest 6, fields 12, mountains 8, pasture 4'],
  ['large', 'fields 9, hills 6, pasture 2, forest 10'],
  ['large', 'pasture 5, mountains 11, fields 10, hills 8'],
  ['pair', 'mountains 5, forest 9'],
  ['pair', 'pasture 11, fields 4'],
  ['triple', 'hills 3, desert, forest 3'],
] as const;

export const galleryEdition = layoutOnce(() => ({
  format: 'hexwright-layout/1',
  id: 'gallery-edition',
  name: 'Gallery edition',
  provenance: 'reconstructed',
  note: 'The official way: large and small pieces in turn, in a base with printed harbours.',
  hexes: ISLAND_19,
  harbours: printedHarbours(NINE_PRINTED),
  assembly: {
    tilings: [
      {
        name: 'large and small in turn',
        slots: [
          ...LARGE_CELLS.map((cells) => ({ kind: 'large', cells, turns: LARGE_TURNS })),
          { kind: 'triple', cells: SMALL_CELLS_WITH_MIDDLE[0], turns: TRIPLE_TURNS },
          { kind: 'pair', cells: SMALL_CELLS[1], turns: PAIR_TURNS },
          { kind: 'pair', cells: SMALL_CELLS[2], turns: PAIR_TURNS },
        ],
      },
    ],
    pieces: PIECES.map(([kind, hexes], k) => ({
      name: `piece ${k + 1}`,
      kind,
      sides: [pieceSide('front', hexes)],
    })),
  },
}));
