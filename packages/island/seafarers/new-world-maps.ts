import type { SeaMap } from '../board/index.ts';
import { harbourBag } from './boards/index.ts';

/** seven rows, every other one a hex shorter */
const staggered = (width: number): number[] => [0, 1, 2, 3, 4, 5, 6].map((r) => width - (r % 2));
/** seven rows that grow to the third and shrink again after the fifth */
const barrel = (width: number): number[] => [0, 1, 2, 1, 2, 1, 0].map((more) => width + more);
const tokens = (text: string): number[] => text.split(' ').map(Number);

const forThreeAndFour: SeaMap = {
  id: 'new-world-3-4',
  name: 'New World, three and four players',
  provenance: 'reconstructed',
  note: 'Frame and counts of the newer editions.',
  rows: barrel(5),
  terrains: { hills: 4, fields: 5, forest: 5, mountains: 4, pasture: 5, sea: 19 },
  numbers: tokens('2 3 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12'),
  harbours: harbourBag(5),
};

const forFiveAndSix: SeaMap = {
  id: 'new-world-5-6',
  name: 'New World, five and six players',
  provenance: 'reconstructed',
  rows: barrel(8),
  terrains: { hills: 7, fields: 7, forest: 7, mountains: 7, pasture: 7, desert: 3, gold: 4, sea: 21 },
  numbers: tokens('2 2 3 3 3 4 4 4 4 5 5 5 5 5 6 6 6 6 6 8 8 8 8 8 9 9 9 9 9 10 10 10 10 11 11 11 11 12 12'),
  neverRed: ['gold'],
  harbours: { ...harbourBag(5), wool: 2 },
};

export const newWorldMaps: Readonly<Record<number, SeaMap>> = {
  3: forThreeAndFour,
  4: forThreeAndFour,
  5: forFiveAndSix,
  6: forFiveAndSix,
};

const of2003: SeaMap = {
  ...forThreeAndFour,
  id: 'new-world-2003',
  name: 'New World of 2003, three and four players',
  note: 'The counts of 2003 on the frame that they fill.',
  terrains: { hills: 4, fields: 5, forest: 4, mountains: 5, pasture: 5, sea: 19 },
  harbours: harbourBag(4),
};

/** Five and six have had the same hexes since. */
export const newWorldOf2003: Readonly<Record<number, SeaMap>> = { ...newWorldMaps, 3: of2003, 4: of2003 };

export const newWorldOf1997: Readonly<Record<number, SeaMap>> = {
  3: {
    id: 'new-world-1997-3',
    name: 'New World of 1997, three players',
    rows: staggered(6),
    terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4, sea: 19 },
    numbers: tokens('2 3 3 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12'),
    harbours: harbourBag(4),
  },
  4: {
    id: 'new-world-1997-4',
    name: 'New World of 1997, four players',
    rows: staggered(7),
    terrains: { hills: 4, fields: 5, forest: 4, mountains: 5, pasture: 5, sea: 23 },
    numbers: forThreeAndFour.numbers,
    harbours: harbourBag(5),
  },
  5: {
    id: 'new-world-1997-5',
    name: 'New World of 1997, five players',
    note: 'One sea hex less than printed, as the frame asks, and a 6 and an 8 more, since two of 28 hexes would be without a number.',
    rows: staggered(8),
    terrains: { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, sea: 25 },
    numbers: tokens('2 2 3 3 3 4 4 4 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 11 11 11 12'),
    harbours: harbourBag(5),
  },
  6: {
    id: 'new-world-1997-6',
    name: 'New World of 1997, six players',
    rows: staggered(9),
    terrains: { hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7, sea: 28 },
    numbers: tokens('2 2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 11 12 12'),
    harbours: harbourBag(5),
  },
};
