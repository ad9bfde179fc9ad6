import { ELEVEN_HARBOURS, LETTERS_A_TO_ZC } from '../../base/index.ts';
import type { Layout } from '../../board/index.ts';
import type { GroundPlace } from '../fishermen-boards.ts';
import type { Place } from '../mechanics/river.ts';
import type { TradePlace } from '../mechanics/trade-hexes.ts';
import { between } from '../traders-boards.ts';
import { LONG, SHORT, THIRD } from './rivers.ts';
import { greatIsland, laid, type Sketched, type Source } from './ultimate-island.ts';

/** A board for five and six: its hexes row by row (`~` lies along a river, `.` is dealt), and where its rivers begin. */
interface Sketch {
  readonly rows: string;
  readonly rivers: readonly [long: Source, short: Source, third: Source];
}

const BOARDS: Readonly<Record<string, Sketch>> = {
  '1A': {
    rows: 'T K . . / ~ l . . . / . ~ . ~ ~ ~ / . . ~ . . . T / . ~ ~ ~ ~ . / . . O L . / T . . .',
    rivers: [
      [-2, 1, 0],
      [-1, 0, 2],
      [1, -1, 0],
    ],
  },
  '1B': {
    rows: 'T . . . / K . . . . / ~ ~ ~ ~ . . / . O l . ~ . T / . ~ ~ ~ ~ . / . L . . ~ / T . . .',
    rivers: [
      [1, -1, 5],
      [0, 1, 3],
      [-2, -1, 0],
    ],
  },
  '1C': {
    rows: 'T . . ~ / ~ K . ~ . / ~ ~ . ~ . . / . ~ ~ ~ . . T / . ~ . . l . / . . L O . / T . . .',
    rivers: [
      [0, 0, 1],
      [-1, 0, 2],
      [-2, 1, 2],
    ],
  },
  '2A': {
    rows: 'T . . ~ / K . . . ~ / . l . . . ~ / . . ~ ~ ~ ~ T / . . ~ . O . / . . ~ L . / T . ~ .',
    rivers: [
      [-1, 0, 0],
      [3, -1, 2],
      [-1, 3, 2],
    ],
  },
  '2B': {
    rows: 'T . . ~ / K . . ~ . / . l . ~ . . / . . ~ ~ ~ ~ T / . ~ ~ ~ L . / . . . O . / T . . .',
    rivers: [
      [-1, 0, 0],
      [1, -1, 1],
      [0, 1, 3],
    ],
  },
  '2C': {
    rows: 'T . . ~ / K ~ . ~ . / . . ~ ~ . . / . ~ . ~ . l T / . ~ . . O . / . ~ . L . / T ~ . .',
    rivers: [
      [-2, 3, 2],
      [1, -1, 1],
      [0, -2, 5],
    ],
  },
  '3A': {
    rows: 'T . . . / . K . . ~ / . O ~ . ~ . / . l ~ . ~ ~ T / . ~ . L ~ . / ~ . . ~ . / T . . .',
    rivers: [
      [0, -1, 4],
      [1, 0, 1],
      [2, 0, 4],
    ],
  },
  '3B': {
    rows: 'T . . . / K . . ~ . / ~ L . ~ O . / . ~ . ~ ~ l T / . ~ ~ . ~ . / . . . . ~ / T . . .',
    rivers: [
      [-1, 1, 1],
      [1, 0, 5],
      [-2, 1, 2],
    ],
  },
  '3C': {
    rows: 'T . . . / . K L O . / . . . . . ~ / . . . l . ~ T / ~ ~ ~ . ~ . / ~ ~ ~ ~ . / T . . .',
    rivers: [
      [0, 2, 1],
      [-1, 1, 3],
      [-3, 2, 0],
    ],
  },
  '4A': {
    rows: 'T . ~ . / . K . ~ . / ~ ~ ~ ~ ~ . / . ~ l O . . T / . ~ . L . . / . ~ . . . / T . . .',
    rivers: [
      [1, -1, 3],
      [2, -1, 2],
      [-2, 0, 5],
    ],
  },
  '4B': {
    rows: 'T . ~ . / K l ~ . . / . . ~ . . ~ / . . ~ . . ~ T / . ~ . . ~ . / . ~ L O . / T ~ . .',
    rivers: [
      [-1, 0, 1],
      [3, -1, 4],
      [-2, 1, 5],
    ],
  },
  '4C': {
    rows: 'T . . ~ / . K . ~ . / ~ ~ ~ ~ . . / . . l ~ O ~ T / . . . L ~ . / . . . ~ . / T . . .',
    rivers: [
      [0, 0, 1],
      [0, -1, 3],
      [2, 0, 4],
    ],
  },
  '5A': {
    rows: 'T . ~ . / . K . ~ . / . . ~ O ~ . / ~ . . ~ L ~ T / ~ . l ~ . . / ~ . . . . / T . . .',
    rivers: [
      [2, 0, 2],
      [-3, 2, 2],
      [0, -1, 5],
    ],
  },
  '5B': {
    rows: 'T ~ . . / K ~ . . . / . ~ . . . . / . l . ~ ~ . T / . O . ~ ~ . / . L . ~ ~ / T . . ~',
    rivers: [
      [0, 3, 2],
      [1, 0, 5],
      [-1, -1, 1],
    ],
  },
  '5C': {
    rows: 'T K . . / . L . . . / . . . . ~ ~ / ~ ~ ~ ~ ~ ~ T / . . . ~ ~ . / . . l O . / T . . .',
    rivers: [
      [0, 0, 3],
      [3, -1, 4],
      [0, 1, 1],
    ],
  },
  '6A': {
    rows: 'T . ~ . / . K ~ . . / . . ~ . . . / ~ ~ ~ ~ l . T / . . L O . . / . . . . . / T ~ ~ ~',
    rivers: [
      [0, 0, 3],
      [0, -1, 1],
      [0, 3, 3],
    ],
  },
  '6B': {
    rows: 'T K . . / . . . l . / ~ . L . O . / . ~ ~ ~ ~ ~ T / . ~ . . ~ . / . . . ~ . / T . ~ .',
    rivers: [
      [-1, 0, 0],
      [1, 1, 4],
      [-2, 1, 2],
    ],
  },
  '6C': {
    rows: 'T K . . / ~ . ~ . . / . ~ . ~ . . / . l ~ . ~ . T / . O . . ~ . / . L ~ ~ ~ / T . . .',
    rivers: [
      [1, 1, 2],
      [-1, 2, 0],
      [-1, -2, 5],
    ],
  },
};

const INTRODUCTION: Sketch = {
  rows: 'T . . . T / . . D . l . / . ~ . K . ~ . / T . ~ . T . ~ T / . . ~ D K L ~ / . . ~ O . . / T ~ ~ ~ T',
  rivers: [
    [-2, -1, 5],
    [2, 1, 2],
    [-1, 3, 3],
  ],
};

type RowStart = readonly [q: number, r: number];
const ROWS_37: readonly RowStart[] = [
  [0, -3],
  [-1, -2],
  [-2, -1],
  [-3, 0],
  [-3, 1],
  [-3, 2],
  [-3, 3],
];
const ROWS_44: readonly RowStart[] = [
  [-1, -3],
  [-2, -2],
  [-3, -1],
  [-4, 0],
  [-4, 1],
  [-4, 2],
  [-4, 3],
];

const COAST_37: readonly Place[] = [
  [1, -3],
  [2, -3],
  [3, -3],
  [3, -2],
  [3, -1],
  [2, 1],
  [1, 2],
  [0, 3],
  [-1, 3],
  [-2, 3],
  [-3, 2],
  [-3, 1],
  [-3, 0],
  [-2, -1],
  [-1, -2],
];
const COAST_44: readonly Place[] = [
  [0, -3],
  [1, -3],
  [2, -3],
  [3, -2],
  [3, -1],
  [2, 1],
  [1, 2],
  [-1, 3],
  [-2, 3],
  [-3, 3],
  [-4, 2],
  [-4, 1],
  [-3, -1],
  [-2, -2],
];

const GROUNDS_37: readonly GroundPlace[] = [
  [[2, -4], [2, -3], [1, -3], 9],
  [[3, -4], [3, -3], [2, -3], 8],
  [[4, -3], [3, -2], [3, -3], 10],
  [[2, 2], [1, 2], [2, 1], 5],
  [[1, 3], [0, 3], [1, 2], 4],
  [[-1, 4], [-1, 3], [0, 3], 6],
  [[-4, 1], [-3, 0], [-3, 1], 5],
  [[-3, -1], [-2, -1], [-3, 0], 9],
];
const HARBOURS_37: readonly (readonly [land: Place, sea: Place])[] = [
  [
    [1, -3],
    [1, -4],
  ],
  [
    [3, -3],
    [4, -4],
  ],
  [
    [3, -1],
    [4, -1],
  ],
  [
    [2, 1],
    [3, 1],
  ],
  [
    [0, 3],
    [0, 4],
  ],
  [
    [-2, 3],
    [-3, 4],
  ],
  [
    [-3, 2],
    [-4, 3],
  ],
  [
    [-3, 1],
    [-4, 2],
  ],
  [
    [-3, 0],
    [-4, 0],
  ],
  [
    [-2, -1],
    [-2, -2],
  ],
  [
    [-1, -2],
    [-1, -3],
  ],
];
const GROUNDS_44: readonly GroundPlace[] = [
  [[1, -4], [1, -3], [0, -3], 9],
  [[2, -4], [2, -3], [1, -3], 8],
  [[4, -2], [3, -1], [3, -2], 10],
  [[2, 2], [1, 2], [2, 1], 5],
  [[-2, 4], [-2, 3], [-1, 3], 4],
  [[-3, 4], [-3, 3], [-2, 3], 6],
  [[-5, 2], [-4, 2], [-4, 1], 5],
  [[-3, -2], [-3, -1], [-2, -2], 9],
];
const HARBOURS_44: readonly (readonly [land: Place, sea: Place])[] = [
  [
    [0, -3],
    [0, -4],
  ],
  [
    [2, -3],
    [3, -4],
  ],
  [
    [3, -2],
    [4, -3],
  ],
  [
    [3, -1],
    [4, -1],
  ],
  [
    [2, 1],
    [3, 1],
  ],
  [
    [1, 2],
    [1, 3],
  ],
  [
    [-1, 3],
    [-1, 4],
  ],
  [
    [-3, 3],
    [-4, 4],
  ],
  [
    [-4, 2],
    [-5, 3],
  ],
  [
    [-4, 1],
    [-5, 1],
  ],
  [
    [-3, -1],
    [-4, -1],
  ],
];

/** The castle of the wagons on a corner of the island, quarry and glassworks on two others, which may change places. */
const tradePlaces = (swapped: boolean): readonly TradePlace[] => [
  { hex: [0, -3], kind: 'trade-castle', sea: 2 },
  { hex: [3, 0], kind: swapped ? 'glassworks' : 'quarry', sea: 0 },
  { hex: [-3, 3], kind: swapped ? 'quarry' : 'glassworks', sea: 4 },
];

/** Seven trade hexes: the castle in the middle, the others on the corners by turns. */
const TRADE_44: readonly TradePlace[] = [
  { hex: [0, 0], kind: 'trade-castle' },
  { hex: [-1, -3], kind: 'quarry', sea: 2 },
  { hex: [3, -3], kind: 'glassworks', sea: 1 },
  { hex: [3, 0], kind: 'quarry', sea: 0 },
  { hex: [0, 3], kind: 'glassworks', sea: 5 },
  { hex: [-4, 3], kind: 'quarry', sea: 4 },
  { hex: [-4, 0], kind: 'glassworks', sea: 3 },
];

const TERRAINS = { hills: 3, fields: 6, forest: 6, mountains: 2, pasture: 3 };

/** The letters, of which two have changed places. */
function letters(one: string, other: string): readonly number[] {
  const at = (letter: string): number => letter.charCodeAt(0) - 'A'.charCodeAt(0);
  const sequence = [...LETTERS_A_TO_ZC];
  sequence[at(one)] = LETTERS_A_TO_ZC[at(other)];
  sequence[at(other)] = LETTERS_A_TO_ZC[at(one)];
  return sequence;
}

const riversOf = ([long, short, third]: Sketch['rivers']) => [
  laid(LONG, long, 5),
  laid(SHORT, short, 1),
  laid(THIRD, third, 1),
];

function sketched(rows: string, starts: readonly RowStart[], lakes: boolean): Sketched[] {
  const signOf = (sign: string): string => (lakes ? (OTHER_LAKE[sign] ?? sign) : sign);
  return rows
    .split(' / ')
    .flatMap((row, k) =>
      row.split(' ').map((sign, i) => ({ q: starts[k][0] + i, r: starts[k][1], sign: signOf(sign) })),
    );
}

const OTHER_LAKE: Readonly<Record<string, string>> = { L: 'l', l: 'L' };

/** what has changed places */
interface Swapped {
  /** quarry and glassworks */
  readonly works: boolean;
  readonly lakes: boolean;
}

const NOTE =
  'The drawing is lost: what is counted lies as we think fit, the numbers by their letters from a corner, other hexes at random.';

/** The board for five and six with this number and letter. */
export function largeUltimateBoard(name: string, { works, lakes }: Swapped): Layout {
  const { rows, rivers } = BOARDS[name];
  return greatIsland({
    id: `ultimate-${name}-5-6${works ? '-works' : ''}${lakes ? '-lakes' : ''}`,
    name: `The great island for five and six, board ${name}`,
    provenance: 'reconstructed',
    note: NOTE,
    hexes: sketched(rows, ROWS_37, lakes),
    trade: tradePlaces(works),
    rivers: riversOf(rivers),
    coast: COAST_37,
    grounds: GROUNDS_37,
    harbours: { places: HARBOURS_37.map(between), bag: ELEVEN_HARBOURS },
    terrains: TERRAINS,
    letters: letters('K', 'R'),
  });
}

/** The board on which five and six begin. */
export function introductoryUltimateBoard(lakes: boolean): Layout {
  return greatIsland({
    id: `ultimate-introduction-5-6${lakes ? '-lakes' : ''}`,
    name: 'The great island for five and six, to begin with',
    provenance: 'reconstructed',
    note: NOTE,
    hexes: sketched(INTRODUCTION.rows, ROWS_44, lakes),
    trade: TRADE_44,
    rivers: riversOf(INTRODUCTION.rivers),
    coast: COAST_44,
    grounds: GROUNDS_44,
    harbours: { places: HARBOURS_44.map(between), bag: ELEVEN_HARBOURS },
    terrains: TERRAINS,
    letters: letters('N', 'R'),
  });
}
