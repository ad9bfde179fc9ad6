import { layoutOf } from '../../board/index.ts';
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
  layoutOf({
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
  });

export const playmatA = playmat(
  'A',
  `fields 11, mountains 9, mountains 6,
   hills 5, fields 4, pasture 3, forest 2,
   pasture 8, forest 12, desert, hills 6, hills 3,
   mountains 11, fields 10, pasture 4, fields 10,
   forest 8, pasture 5, forest 9`,
  ['any', 'lumber', 'brick', 'grain', 'any', 'any', 'wool', 'any', 'ore'],
  2,
  [
    [0, '-1,1/5', '-1,1|5'],
    [0, '-1,-1/4', '-2,0|0'],
    [1, '-2,1/5', '-1,1|4'],
    [1, '0,-2/4', '0,-2|5'],
    [2, '0,1/5', '0,1|0'],
    [2, '1,0/5', '1,0|5'],
    [3, '1,-2/5', '2,-2|4'],
    [3, '1,-1/5', '1,-1|5'],
  ],
);

export const playmatB = playmat(
  'B',
  `forest 6, forest 3, fields 8,
   mountains 5, hills 4, pasture 11, hills 9,
   forest 2, pasture 11, mountains 6, fields 12, fields 4,
   forest 10, fields 3, pasture 9, desert,
   mountains 8, hills 10, pasture 5`,
  ['ore', 'wool', 'any', 'grain', 'lumber', 'any', 'any', 'any', 'brick'],
  1,
  [
    [0, '-2,1/5', '-2,1|0'],
    [0, '-1,0/5', '-1,0|0'],
    [1, '0,-1/5', '0,-1|0'],
    [1, '-1,1/5', '0,1|4'],
    [2, '0,-2/3', '0,-2|4'],
    [2, '0,0/5', '1,0|4'],
    [3, '2,-2/4', '1,-1|0'],
    [3, '-2,2/5', '-1,2|4'],
  ],
);

export const playmatC = playmat(
  'C',
  `pasture 6, desert, pasture 4,
   mountains 5, forest 12, fields 11, hills 9,
   fields 4, pasture 11, forest 8, hills 10, fields 8,
   forest 6, hills 5, pasture 3, mountains 9,
   fields 3, mountains 10, forest 2`,
  ['wool', 'any', 'ore', 'grain', 'any', 'any', 'lumber', 'any', 'brick'],
  6,
  [
    [0, '1,0/5', '1,0|5'],
    [0, '-2,0/4', '-2,1|3'],
    [1, '-1,0/4', '-2,1|0'],
    [1, '2,-1/5', '2,-1|0'],
    [2, '0,0/4', '-1,1|0'],
    [2, '-1,-1/4', '-1,-1|5'],
    [3, '1,-1/4', '1,-1|5'],
    [3, '0,-2/4', '-1,-1|0'],
  ],
);

export const playmatD = playmat(
  'D',
  `desert, forest 2, pasture 5,
   mountains 6, fields 11, mountains 3, pasture 11,
   fields 12, pasture 10, hills 9, hills 8, mountains 4,
   forest 9, fields 8, fields 4, forest 10,
   pasture 3, hills 5, forest 6`,
  ['brick', 'wool', 'any', 'any', 'grain', 'any', 'any', 'lumber', 'ore'],
  4,
  [
    [0, '-1,0/5', '-1,0|5'],
    [0, '-1,2/5', '-1,2|5'],
    [1, '-1,1/5', '-1,1|5'],
    [1, '2,-1/4', '2,-1|4'],
    [2, '-1,-1/5', '-1,-1|5'],
    [2, '-2,1/5', '-2,1|0'],
    [3, '1,0/4', '0,1|0'],
    [3, '1,-1/4', '1,-1|5'],
  ],
);
