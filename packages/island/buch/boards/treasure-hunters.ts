import { type Layout, type LayoutFile, layoutOf } from '../../board/index.ts';
import { type Chart, readChart } from '../../seafarers/index.ts';

export const CHEST = 'chest';

const NOTE =
  'The map is lost: the counts of the setup on its frame, with the hexes that are printed there. Where land and chests lie is ours. Beyond its long sides lie the waters of the motherland, each with one edge on the rim.';
const WISHES = ['reds-apart', 'no-red-on:gold', 'apart:gold'];

/** What a chart of this game says besides: the first and last hex of the waters in the north and in the south. */
interface RimmedChart extends Chart {
  readonly rims: readonly (readonly [r: number, from: number, to: number])[];
}

const three: RimmedChart = {
  id: 'treasure-hunters-3-4',
  name: 'The Treasure Hunters, three and four players',
  provenance: 'house',
  note: NOTE,
  key: { l: 'land#west', r: 'land#east' },
  rows: `
    -4  1: ~ ~ ~ ~
    -3  0: l ~ ~ ~ r
    -2 -1: l l ~ ~ r r
    -1 -2: l l ~ ~ ~ r r
     0 -3: l l ~ ~ ~ ~ r r
     1 -3: l l ~ ~ ~ r r
     2 -3: l l ~ ~ r r
     3 -3: l ~ ~ ~ ~
     4 -3: ~ ~ ~ ~`,
  rims: [
    [-4, 1, 4],
    [4, -3, 0],
  ],
  groups: {
    land: {
      terrains: { hills: 3, fields: 4, forest: 5, mountains: 3, pasture: 4, desert: 2, gold: 2 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 8 8 9 9 10 10 10 11 11 12',
      wishes: WISHES,
    },
  },
  harbours: '0,-3|0 4,-3|1 -3,0|2 4,0|0 1,2|3 -3,3|4',
  bag: { grain: 1, lumber: 1, wool: 1, any: 3 },
  robber: 'desert',
  pirate: '-1,3',
  corners: {
    [CHEST]:
      '1,-4/2 1,-4/0 2,-4/0 3,-4/0 4,-4/0 -3,4/3 -3,4/5 -2,4/5 -1,4/5 0,4/5 2,-4/4 0,3/5 3,-4/4 -1,3/5 2,-3/4 -2,3/5 1,-2/4 -1,2/5 2,-2/4 0,1/5 0,-1/4 -1,1/5',
  },
};

const six: RimmedChart = {
  ...three,
  id: 'treasure-hunters-5-6',
  name: 'The Treasure Hunters, five and six players',
  note: `${NOTE} One of the 26 sea hexes finds no place on the frame, and the 29 tokens are one more than the hexes that the text counts.`,
  rows: `
    -4  0: ~ ~ ~ ~ ~ ~
    -3 -1: l l ~ ~ ~ r r
    -2 -2: l l l ~ ~ ~ r r
    -1 -3: l l l ~ ~ ~ r r r
     0 -4: l l l ~ ~ ~ ~ ~ r r
     1 -4: l l ~ ~ ~ ~ r r r
     2 -4: l l ~ ~ ~ ~ r r
     3 -4: l ~ ~ ~ ~ ~ r
     4 -4: ~ ~ ~ ~ ~ ~`,
  rims: [
    [-4, 0, 5],
    [4, -4, 1],
  ],
  groups: {
    land: {
      terrains: { hills: 5, fields: 5, forest: 6, mountains: 5, pasture: 6, desert: 1, gold: 3 },
      numbers: '2 3 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 10 11 11 11 12 12',
      wishes: WISHES,
    },
  },
  bag: { grain: 1, lumber: 1, wool: 1, any: 5 },
  pirate: '-1,3',
  harbours: '-1,-3|1 4,-3|1 -1,-1|5 -4,0|2 5,0|0 2,1|3 -4,3|4 2,3|0',
  corners: {
    [CHEST]:
      '0,-4/2 0,-4/0 1,-4/0 2,-4/0 3,-4/0 4,-4/0 5,-4/0 -4,4/3 -4,4/5 -3,4/5 -2,4/5 -1,4/5 0,4/5 1,4/5 2,-4/4 0,3/5 3,-4/4 -1,3/5 2,-3/4 -2,3/5 3,-3/4 -3,3/5 1,-2/4',
  },
};

const sixOf2000: RimmedChart = {
  ...six,
  id: 'treasure-hunters-5-6-2000',
  name: 'The Treasure Hunters, five and six players, 2000',
  note: NOTE,
  rows: `
    -4  0: ~ ~ ~ ~ ~ ~
    -3 -1: l l ~ ~ ~ r r
    -2 -2: l l l ~ ~ ~ r r
    -1 -3: l l l ~ ~ ~ r r r
     0 -3: l l ~ ~ ~ ~ r r
     1 -3: l l ~ ~ r r r
     2 -4: l l ~ ~ ~ ~ r r
     3 -4: l ~ ~ ~ ~ ~ r
     4 -4: ~ ~ ~ ~ ~ ~`,
  groups: {
    land: {
      terrains: { hills: 4, fields: 5, forest: 6, mountains: 5, pasture: 5, desert: 2, gold: 3 },
      numbers: '2 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 10 10 10 10 11 11 11 12',
      wishes: WISHES,
    },
  },
  harbours: '-1,-3|1 5,-3|1 0,-2|0 -3,-1|4 5,-1|0 1,1|2 3,2|0 -4,3|4',
  corners: {
    [CHEST]:
      '0,-4/2 0,-4/0 1,-4/0 2,-4/0 3,-4/0 4,-4/0 5,-4/0 -4,4/3 -4,4/5 -3,4/5 -2,4/5 -1,4/5 0,4/5 1,4/5 2,-4/4 0,3/5 3,-4/4 -1,3/5 2,-3/4 -2,3/5 3,-3/4 -3,3/5 1,-2/4 0,2/5 2,-2/4 -1,2/5',
  },
};

export const treasureHuntersCharts: Readonly<Record<string, Readonly<Record<number, RimmedChart>>>> = {
  2003: { 3: three, 4: three, 5: six, 6: six },
  2000: { 5: sixOf2000, 6: sixOf2000 },
};

const known = new Map<Chart, Layout>();

/** The board with its rims: each hex of the outermost waters is five-sided, with a single edge outside. */
export function rimmedBoard(chart: RimmedChart): Layout {
  let layout = known.get(chart);
  if (!layout) {
    layout = layoutOf({ ...readChart(chart), ...rimsOf(chart) });
    known.set(chart, layout);
  }
  return layout;
}

function rimsOf({ rims }: RimmedChart): Pick<LayoutFile, 'extraEdges' | 'removedEdges'> {
  const waters = rims.flatMap(([r, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => ({ q: from + i, r })),
  );
  return {
    // Corners and sides are counted from the upper right one anticlockwise.
    removedEdges: waters.flatMap((at) => (at.r < 0 ? [1, 2] : [4, 5]).map((side) => ({ ...at, side }))),
    extraEdges: waters.map((at) => {
      const [one, other] = at.r < 0 ? [0, 2] : [3, 5];
      return { a: { ...at, corner: one }, b: { ...at, corner: other }, hex: at };
    }),
  };
}
