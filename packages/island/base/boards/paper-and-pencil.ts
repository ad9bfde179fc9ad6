import { layoutOnce } from '../../board/index.ts';
import { COAST_30, ISLAND_19, NINE_ON_COAST, printedHarbours } from './island-19.ts';
import { printedHexes, printedStarts } from './printed.ts';

type Start = readonly [seat: number, corner: string, edge: string];

/** A sheet to draw on: everything is printed, with two settlements and roads for each of four colours. */
const playmat = (
  letter: string,
  hexes: string,
  harbours: readonly string[],
  /** the harbour that stands one edge further than usual, by its place on the frame */
  moved: number,
  starts: readonly Start[],
) =>
  layoutOnce(() => ({
    format: 'hexwright-layout/1',
    id: `paper-and-pencil-${letter.toLowerCase()}`,
    name: `Paper & Pencil, playmat ${letter}`,
    provenance: 'reconstructed',
    note: `The pictures are lost. The ${harbours[moved]} harbour stands one edge further than usual.`,
    hexes: printedHexes(ISLAND_19, hexes),
    harbours: printedHarbours(
      harbours,
      NINE_ON_COAST.map((edge, place) => COAST_30[place === moved ? edge + 1 : edge]),
    ),
    starts: printedStarts(starts),
  }));

export const playmatA = playmat(
  'A',
  `forest 8, fields 11, pasture 9,
   hills 3, pasture 4, mountains 3, pasture 5,
   forest 10, mountains 6, forest 10, mountains 4, fields 8,
   pasture 2, desert, forest 11, fields 9,
   hills 6, fields 12, hills 5`,
  ['grain', 'wool', 'ore', 'any', 'brick', 'any', 'any', 'lumber', 'any'],
  4,
  [
    [0, '1,0/5', '1,0|5'],
    [0, '0,1/4', '0,1|4'],
    [1, '-1,-1/4', '-2,0|0'],
    [1, '1,-1/5', '1,-1|0'],
    [2, '2,-1/5', '2,-1|0'],
    [2, '0,-2/4', '0,-2|5'],
    [3, '1,1/4', '0,2|0'],
    [3, '0,-1/4', '0,-1|5'],
  ],
);

export const playmatB = playmat(
  'B',
  `hills 5, mountains 6, mountains 12,
   fields 4, forest 3, pasture 11, forest 8,
   pasture 9, fields 5, pasture 8, fields 4, hills 9,
   pasture 10, forest 2, hills 11, forest 10,
   desert, fields 3, mountains 6`,
  ['grain', 'wool', 'any', 'brick', 'any', 'any', 'lumber', 'ore', 'any'],
  1,
  [
    [0, '-2,0/5', '-2,0|0'],
    [0, '2,-1/5', '2,-1|0'],
    [1, '1,-1/4', '1,-1|5'],
    [1, '0,1/5', '0,1|5'],
    [2, '1,0/5', '2,0|4'],
    [2, '-1,0/5', '0,0|4'],
    [3, '0,-2/5', '1,-2|4'],
    [3, '-1,-1/5', '-1,-1|0'],
  ],
);

export const playmatC = playmat(
  'C',
  `hills 6, fields 2, mountains 10,
   forest 11, forest 10, mountains 8, pasture 3,
   desert, pasture 9, fields 12, pasture 9, mountains 11,
   forest 4, hills 3, forest 4, fields 6,
   hills 5, fields 8, pasture 5`,
  ['any', 'ore', 'lumber', 'grain', 'any', 'brick', 'any', 'any', 'wool'],
  2,
  [
    [0, '0,1/5', '0,1|5'],
    [0, '-2,1/4', '-2,2|3'],
    [1, '1,0/5', '1,0|0'],
    [1, '0,-1/4', '0,-1|5'],
    [2, '0,-2/4', '0,-2|5'],
    [2, '1,-2/4', '1,-2|5'],
    [3, '-1,0/4', '-1,0|4'],
    [3, '-1,1/4', '-1,1|5'],
  ],
);

export const playmatD = playmat(
  'D',
  `pasture 10, forest 5, desert,
   forest 8, fields 2, hills 6, pasture 3,
   fields 11, hills 9, mountains 4, forest 10, fields 9,
   mountains 4, pasture 11, hills 3, pasture 8,
   mountains 6, fields 5, forest 12`,
  ['any', 'ore', 'grain', 'wool', 'brick', 'any', 'any', 'lumber', 'any'],
  7,
  [
    [0, '-1,-1/5', '-1,-1|0'],
    [0, '2,0/4', '1,1|0'],
    [1, '-2,0/5', '-2,0|0'],
    [1, '-1,0/5', '0,0|4'],
    [2, '0,-1/5', '0,-1|0'],
    [2, '-2,1/5', '-1,1|4'],
    [3, '1,0/4', '0,1|0'],
    [3, '2,-1/4', '2,-1|4'],
  ],
);
