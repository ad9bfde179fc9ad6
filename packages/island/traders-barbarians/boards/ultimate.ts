import { printedHarbours } from '../../base/index.ts';
import {
  DIRECTIONS,
  type HexPlace,
  hexText,
  type Layout,
  type LayoutFile,
  layoutOf,
} from '../../board/index.ts';
import { COAST } from '../barbarian-attack-boards.ts';
import { GROUND, type GroundPlace, groundEdges } from '../fishermen-boards.ts';
import { CASTLE } from '../mechanics/knights.ts';
import { type Place, riverMarks } from '../mechanics/river.ts';
import type { TradePlace } from '../mechanics/trade-hexes.ts';
import { between, withTrade } from '../traders-boards.ts';
import { arrowsOf } from './caravans.ts';
import { type LaidRiver, LONG, SHORT } from './rivers.ts';

/** One of eighteen boards: what lies where, row by row, and the source and direction of its rivers. */
interface Sketch {
  /** a number of a hex, or K castle of the knights, D desert, L lake, O oasis, S swamp, T trade hex */
  readonly rows: string;
  readonly short: Source;
  readonly long: Source;
}
type Source = readonly [q: number, r: number, direction: number];

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

const LETTER_TERRAINS: Readonly<Record<string, string>> = {
  K: CASTLE,
  D: 'desert',
  L: 'lake',
  O: 'oasis',
  S: 'swamp',
};

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

/** A river runs straight, and turns by one side where it ends: the short one to its left, the long one to its right. */
function laid(terrains: readonly string[], [q, r, direction]: Source, turn: number): LaidRiver {
  const step = DIRECTIONS[direction];
  const hexes = terrains.map((_, k): Place => [q + k * step.q, r + k * step.r]);
  const [lastQ, lastR] = hexes[hexes.length - 1];
  const out = DIRECTIONS[(direction + turn) % 6];
  return { terrains, hexes, mouth: [lastQ + out.q, lastR + out.r] };
}

/** The board with this number and letter; plain hexes are dealt, numbers stay. */
export function ultimateBoard(name: string, swapped: boolean): Layout {
  const { rows, short, long } = BOARDS[name];
  const rivers = [laid(LONG, long, 5), laid(SHORT, short, 1)];
  const places = tradePlaces(swapped);
  const fixed = new Map<string, string>([
    ...places.map(({ hex: [q, r], kind }): [string, string] => [hexText({ q, r }), kind]),
    ...rivers.flatMap(({ hexes, terrains }) =>
      hexes.map(([q, r], k): [string, string] => [hexText({ q, r }), terrains[k]]),
    ),
  ]);
  const sketched = rows
    .split(' / ')
    .flatMap((row, k) =>
      row.split(' ').map((sign, i) => ({ q: ROW_STARTS[k][0] + i, r: ROW_STARTS[k][1], sign })),
    );
  const hexes = sketched.map(({ q, r, sign }) => {
    const number = Number(sign);
    const terrain = fixed.get(hexText({ q, r })) ?? LETTER_TERRAINS[sign];
    return {
      q,
      r,
      ...(terrain === undefined ? { group: 'main' } : { terrain }),
      ...(number > 0 && { number }),
    };
  });
  const numbered = new Set(hexes.filter(({ number }) => number !== undefined).map(hexText));
  const river = riverMarks(rivers);
  const file: LayoutFile = {
    format: 'hexwright-layout/1',
    id: `ultimate-${name}${swapped ? '-swapped' : ''}`,
    name: `The great island, board ${name}`,
    provenance: 'official',
    note: 'What belongs to the scenarios, numbers, harbours and fishing grounds lie as drawn; other hexes at random.',
    // The robber may stand on the waters of the fishing grounds.
    hexes: [...hexes, ...GROUNDS.map(([[q, r]]) => ({ q, r, terrain: 'sea' }))],
    groups: { main: { terrains: { hills: 1, fields: 4, forest: 4, mountains: 1, pasture: 3 } } },
    harbours: printedHarbours(
      HARBOURS.map(([kind]) => kind),
      HARBOURS.map(([, land, sea]) => between([land, sea])),
    ),
    marks: {
      hexes: {
        ...river.hexes,
        [COAST]: CLOCKWISE.map(([q, r]): HexPlace => ({ q, r })).filter((at) => numbered.has(hexText(at))),
      },
      edges: { ...river.edges, [GROUND]: groundEdges(GROUNDS, true) },
      ...arrowsOf(sketched.filter(({ sign }) => sign === 'O')),
    },
    robber: null,
  };
  return layoutOf(withTrade(file, places, []));
}
