import { LETTERS_A_TO_R, printedHarbours } from '../../base/index.ts';
import type { Layout } from '../../board/index.ts';
import type { GroundPlace } from '../fishermen-boards.ts';
import type { Place } from '../mechanics/river.ts';
import type { TradePlace } from '../mechanics/trade-hexes.ts';
import { between } from '../traders-boards.ts';
import { LONG, SHORT } from './rivers.ts';
import { greatIsland, laid, type Source } from './ultimate-island.ts';

/** One of eighteen boards: what lies where, row by row, and the source and direction of its rivers. */
interface Sketch {
  /** a number of a hex, or K castle of the knights, D desert, L lake, O oasis, S swamp, T trade hex */
  readonly rows: string;
  readonly short: Source;
  readonly long: Source;
}

export const BOARD_NUMBERS = ['1', '2', '3', '4', '5', '6'] as const;
export const BOARD_LETTERS = ['A', 'B', 'C'] as const;

const BOARDS: Readonly<Record<string, Sketch>> = {
  '1A': {
    rows: 'T 2 3 / S K 6 4 / 12 8 9 D S / 11 L 4 O 3 T / 10 5 10 11 5 / T 9 8 6',
    short: [-2, 0, 1],
    long: [0, 2, 1],
  },
  '1B': {
    rows: 'T 2 3 / D K 8 4 / 12 6 O 3 S / 11 4 9 11 S T / 10 5 10 L 5 / T 9 8 6',
    short: [3, -3, 5],
    long: [2, -3, 5],
  },
  '1C': {
    rows: 'T 2 3 / 12 K D 4 / 11 8 O 9 S / 10 11 4 10 6 T / 9 3 5 L 5 / T S 8 6',
    short: [3, -3, 5],
    long: [-1, -1, 5],
  },
  '2A': {
    rows: 'T 2 3 / 12 K D 4 / 11 8 9 6 S / 10 10 O 4 3 T / 9 11 5 L 5 / T S 8 6',
    short: [1, -1, 0],
    long: [-1, -1, 5],
  },
  '2B': {
    rows: 'T 2 3 / K 6 D 4 / 12 S 9 8 S / 11 L 4 O 3 T / 10 5 10 11 5 / T 9 8 6',
    short: [2, -1, 3],
    long: [0, 2, 1],
  },
  '2C': {
    rows: 'T 2 3 / S K 6 4 / 12 8 O D S / 11 4 10 9 3 T / 10 5 L 11 5 / T 9 8 6',
    short: [0, 0, 2],
    long: [0, 2, 1],
  },
  '3A': {
    rows: 'T 2 3 / S K D 4 / 12 8 O 9 5 / 11 3 11 4 10 T / 10 6 5 L 6 / T S 9 8',
    short: [0, 0, 2],
    long: [-1, -1, 5],
  },
  '3B': {
    rows: 'T 2 3 / 12 K 6 4 / 11 9 O D S / 10 L 4 8 3 T / 9 5 10 11 5 / T S 8 6',
    short: [1, 0, 4],
    long: [0, 2, 1],
  },
  '3C': {
    rows: 'T 2 3 / K 6 3 4 / 12 D S 8 5 / 11 9 O L 4 T / 10 11 5 10 6 / T S 9 8',
    short: [3, -3, 4],
    long: [-1, -1, 5],
  },
  '4A': {
    rows: 'T 2 3 / K D 6 4 / 12 8 O 9 5 / 11 11 3 S 4 T / 10 5 10 L 6 / T S 9 8',
    short: [1, 2, 3],
    long: [-2, 0, 0],
  },
  '4B': {
    rows: 'T 2 3 / K S L 4 / 12 3 9 6 S / 11 4 8 O 11 T / 10 5 10 D 5 / T 9 8 6',
    short: [3, -3, 5],
    long: [-2, 1, 1],
  },
  '4C': {
    rows: 'T 2 3 / K 6 10 4 / 12 9 O D 5 / 11 L 4 5 8 T / 10 S 3 11 6 / T S 9 8',
    short: [1, 2, 3],
    long: [2, 1, 3],
  },
  '5A': {
    rows: 'T 2 3 / K D 6 4 / 12 9 3 5 S / 11 L 8 O 4 T / 10 S 10 11 5 / T 9 8 6',
    short: [1, -1, 0],
    long: [2, 1, 3],
  },
  '5B': {
    rows: 'T 2 3 / 12 K 6 4 / 11 8 9 3 D / 10 4 O 10 S T / 9 5 11 L 5 / T S 8 6',
    short: [1, 0, 4],
    long: [2, -3, 5],
  },
  '5C': {
    rows: 'T 2 3 / 12 K 6 4 / 11 8 9 11 D / 10 10 O S 4 T / 9 3 5 L 5 / T S 8 6',
    short: [3, -2, 4],
    long: [-1, -1, 5],
  },
  '6A': {
    rows: 'T 2 3 / K 10 6 4 / 12 9 11 S 5 / 11 8 O 3 L T / 10 5 4 S 6 / T D 9 8',
    short: [-1, 1, 0],
    long: [-1, -1, 0],
  },
  '6B': {
    rows: 'T 2 3 / 12 K 6 4 / 11 8 L S D / 10 11 O 4 9 T / 9 3 5 10 5 / T S 8 6',
    short: [2, 1, 2],
    long: [-1, -1, 5],
  },
  '6C': {
    rows: 'T 2 3 / K 10 6 4 / 12 5 O 9 S / 11 S 4 8 3 T / 10 L D 11 5 / T 9 8 6',
    short: [1, -2, 4],
    long: [0, 2, 1],
  },
};

/** where the rows begin, from the northernmost on */
const ROW_STARTS: readonly Place[] = [
  [1, -3],
  [0, -2],
  [-1, -1],
  [-2, 0],
  [-2, 1],
  [-2, 2],
];

/** the coast clockwise from the castle of the wagons, beside which that of the knights lies */
const CLOCKWISE: readonly Place[] = [
  [2, -3],
  [3, -3],
  [3, -2],
  [3, -1],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 2],
  [-2, 1],
  [-2, 0],
  [-1, -1],
  [0, -2],
];

const GROUNDS: readonly GroundPlace[] = [
  [[3, -4], [3, -3], [2, -3], 8],
  [[4, -3], [3, -2], [3, -3], 10],
  [[-2, -1], [-1, -1], [-2, 0], 4],
  [[-3, 1], [-2, 0], [-2, 1], 6],
  [[2, 2], [1, 2], [2, 1], 9],
  [[0, 3], [0, 2], [1, 2], 5],
];

const HARBOURS: readonly (readonly [kind: string, land: Place, sea: Place])[] = [
  ['any', [2, -3], [2, -4]],
  ['lumber', [3, -3], [4, -4]],
  ['wool', [-1, -1], [-1, -2]],
  ['grain', [3, -2], [4, -2]],
  ['any', [-2, 0], [-3, 0]],
  ['any', [2, 1], [3, 1]],
  ['brick', [-2, 1], [-3, 2]],
  ['any', [0, 2], [-1, 3]],
  ['ore', [1, 2], [1, 3]],
];

/** Castle, quarry and glassworks; the last two may change places, each looking out to sea there. */
function tradePlaces(swapped: boolean): readonly TradePlace[] {
  return [
    { hex: [1, -3], kind: 'trade-castle', sea: 2 },
    { hex: [3, 0], kind: swapped ? 'glassworks' : 'quarry', sea: 0 },
    { hex: [-2, 2], kind: swapped ? 'quarry' : 'glassworks', sea: 4 },
  ];
}

/** The board with this number and letter; numbers lie as drawn, or are laid in the order of their letters. */
export function ultimateBoard(name: string, swapped: boolean, byLetters = false): Layout {
  const { rows, short, long } = BOARDS[name];
  return greatIsland({
    id: `ultimate-${name}${swapped ? '-swapped' : ''}${byLetters ? '-letters' : ''}`,
    name: `The great island, board ${name}`,
    provenance: 'official',
    note: 'What belongs to the scenarios, numbers, harbours and fishing grounds lie as drawn; other hexes at random.',
    hexes: rows
      .split(' / ')
      .flatMap((row, k) =>
        row.split(' ').map((sign, i) => ({ q: ROW_STARTS[k][0] + i, r: ROW_STARTS[k][1], sign })),
      ),
    trade: tradePlaces(swapped),
    rivers: [laid(LONG, long, 5), laid(SHORT, short, 1)],
    coast: CLOCKWISE,
    grounds: GROUNDS,
    harbours: printedHarbours(
      HARBOURS.map(([kind]) => kind),
      HARBOURS.map(([, land, sea]) => between([land, sea])),
    ),
    terrains: { hills: 1, fields: 4, forest: 4, mountains: 1, pasture: 3 },
    ...(byLetters && { letters: LETTERS_A_TO_R }),
  });
}
