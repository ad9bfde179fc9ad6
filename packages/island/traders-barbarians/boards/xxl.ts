import { ISLAND_19, LETTERS_A_TO_R, NINE_HARBOURS, NINE_PLACES } from '../../base/index.ts';
import { type HexPlace, hexText, type Layout, type LayoutFile, layoutOf } from '../../board/index.ts';
import { GROUND, GROUNDS_19, type GroundPlace, groundEdges } from '../fishermen-boards.ts';
import { riverMarks } from '../mechanics/river.ts';
import { TRADE_PLACES_19, withTrade } from '../traders-boards.ts';
import type { LaidRiver } from './rivers.ts';

/** The long river reaches the sea; the short one flows into it. Three parts are left, with a trade hex each. */
const RIVERS: readonly LaidRiver[] = [
  {
    terrains: ['mountains', 'hills', 'pasture', 'swamp'],
    hexes: [
      [2, -1],
      [1, -1],
      [0, -1],
      [-1, -1],
    ],
    mouth: [-1, -2],
  },
  {
    terrains: ['mountains', 'hills', 'swamp'],
    hexes: [
      [-1, 2],
      [-1, 1],
      [-1, 0],
    ],
    mouth: [0, -1],
  },
];
/** in the largest part, away from the coast */
const LAKE: HexPlace = { q: 0, r: 0 };
const FREE: HexPlace = { q: 1, r: 0 };

/** along the coast from the northern corner, clockwise, then round the middle */
const CLOCKWISE: readonly (readonly [q: number, r: number])[] = [
  [0, -2],
  [1, -2],
  [2, -2],
  [2, -1],
  [2, 0],
  [1, 1],
  [0, 2],
  [-1, 2],
  [-2, 2],
  [-2, 1],
  [-2, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** without B and H, which are the 2 and the 12 */
const LETTERS: readonly number[] = LETTERS_A_TO_R.filter((n) => n !== 2 && n !== 12);
/** P and Q, a 6 and a 3, have changed places to keep the 6 from an 8 */
const SWAPPED: readonly number[] = [...LETTERS.slice(0, 13), LETTERS[14], LETTERS[13], LETTERS[15]];

/** The numbers of the grounds: 6 and 8 where no hex beside them has either. */
const GROUND_NUMBERS = [9, 4, 6, 5, 10, 8];
const GROUNDS: readonly GroundPlace[] = GROUNDS_19.map(([sea, one, other], k) => [
  sea,
  one,
  other,
  GROUND_NUMBERS[k],
]);

/** The island with wagons, rivers and fishing grounds, and this terrain for the hex that is free to choose. */
export function xxlBoard(free: string): Layout {
  const fixed = new Map<string, string>([
    [hexText(LAKE), 'lake'],
    [hexText(FREE), free],
    ...TRADE_PLACES_19.map(({ hex: [q, r], kind }): [string, string] => [hexText({ q, r }), kind]),
    ...RIVERS.flatMap(({ hexes, terrains }) =>
      hexes.map(([q, r], k): [string, string] => [hexText({ q, r }), terrains[k]]),
    ),
  ]);
  const bears = (at: HexPlace): boolean =>
    !['swamp', 'lake', 'desert'].includes(fixed.get(hexText(at)) ?? '');
  const letters = bears(FREE) ? SWAPPED : LETTERS;
  const numbers = new Map(
    CLOCKWISE.map(([q, r]) => ({ q, r }))
      .filter(bears)
      .map((at, k) => [hexText(at), letters[k]]),
  );
  const file: LayoutFile = {
    format: 'hexwright-layout/1',
    id: `xxl-${free}`,
    name: 'The island of fishermen, rivers and wagons',
    provenance: 'reconstructed',
    note: 'The drawing is lost: the rivers lie as its description says, and the numbers follow it letter by letter.',
    hexes: ISLAND_19.map(({ q, r }) => {
      const terrain = fixed.get(hexText({ q, r }));
      const number = numbers.get(hexText({ q, r }));
      return {
        q,
        r,
        ...(terrain === undefined ? { group: 'main' } : { terrain }),
        ...(number !== undefined ? { number } : {}),
      };
    }),
    groups: { main: { terrains: { fields: 3, forest: 2, mountains: 1, pasture: 1 } } },
    harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
    marks: withGrounds(riverMarks(RIVERS)),
    robber: null,
  };
  return layoutOf(
    withTrade(file, TRADE_PLACES_19, [
      [
        [0, -2],
        [1, -2],
      ],
      [
        [-2, 1],
        [-2, 2],
      ],
      [
        [0, 1],
        [1, 1],
      ],
    ]),
  );
}

function withGrounds(marks: ReturnType<typeof riverMarks>): NonNullable<LayoutFile['marks']> {
  return { ...marks, edges: { ...marks.edges, [GROUND]: groundEdges(GROUNDS, true) } };
}
