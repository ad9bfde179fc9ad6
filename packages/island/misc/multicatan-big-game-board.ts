import { type Layout, layoutOf, makeTopology } from '../board/index.ts';
import { firstSide, WATERS } from '../mechanics/index.ts';

/** an island of seven hexes: from its middle, and then around it from the east on, counter-clockwise */
interface PrintedIsland {
  readonly terrains: readonly string[];
  readonly numbers: readonly number[];
  /** the corner of the middle on which the first settlement stands, with the side of its road */
  readonly inland: readonly [corner: number, side: number];
  /** the same on the coast: which hex, which of its corners, and the side of its ship */
  readonly coast: readonly [hex: number, corner: number, side: number];
  /** which hex and side the general harbour lies on, and the special one */
  readonly general: readonly [hex: number, side: number];
  readonly special: readonly [hex: number, side: number];
}

const SUN: PrintedIsland = {
  terrains: ['forest', 'hills', 'pasture', 'fields', 'mountains', 'forest', 'fields'],
  numbers: [10, 6, 4, 9, 5, 3, 11],
  inland: [0, 0],
  coast: [4, 1, 2],
  general: [2, 2],
  special: [6, 5],
};

/** The same island turned by half, with numbers that are as likely: neither side has more than the other. */
const MOON: PrintedIsland = {
  terrains: ['forest', 'mountains', 'forest', 'fields', 'hills', 'pasture', 'fields'],
  numbers: [4, 9, 11, 3, 8, 10, 5],
  inland: [3, 3],
  coast: [1, 4, 5],
  general: [5, 5],
  special: [3, 2],
};

const AROUND = [
  [0, 0],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

/** columns of hexes from one island to the next */
const WIDE = 4;
const FIRST_ROW = -1;
const LAST_ROW = 6;
/** the rows of the middles of both sides */
const SUN_ROW = 0;
const MOON_ROW = 5;
/** between the two sides, in the drawing */
const MIDST = 3.75;
const HEX = Math.sqrt(3);

/** the axial coordinate of the n-th hex of a row */
const qOf = (column: number, row: number): number => column - Math.floor(row / 2);

const kept = new Map<number, Layout>();

/**
 * The board of so many players: two rows of islands, one for each place of a side, all of a side alike. What lies east of the last one lies west
 * of the first one, too: the two borders are glued together.
 */
export function bigGameBoard(seats: number): Layout {
  const half = Math.max(3, firstSide(seats));
  const known = kept.get(half);
  if (known) return known;
  const layout = layoutOf(ringFile(half));
  kept.set(half, layout);
  return layout;
}

type LayoutFile = Parameters<typeof layoutOf>[0];

function ringFile(half: number): LayoutFile {
  const rows = Array.from({ length: LAST_ROW - FIRST_ROW + 1 }, (_, i) => FIRST_ROW + i);
  const hexes: { q: number; r: number; terrain: string; number?: number }[] = [];
  for (const r of rows)
    for (let column = 0; column < half * WIDE; column++) hexes.push({ q: qOf(column, r), r, terrain: 'sea' });
  const at = (q: number, r: number) => hexes.find((hex) => hex.q === q && hex.r === r)!;
  const places: { kind: string; q: number; r: number; side: number }[] = [];
  const starts: NonNullable<LayoutFile['starts']> = [];
  for (let place = 0; place < 2 * half; place++) {
    const island = place < half ? SUN : MOON;
    const r = place < half ? SUN_ROW : MOON_ROW;
    const q = qOf((place % half) * WIDE + 1, r);
    const own = AROUND.map(([dq, dr]) => at(q + dq, r + dr));
    own.forEach((hex, i) => {
      hex.terrain = island.terrains[i];
      hex.number = island.numbers[i];
    });
    const on = (hex: number) => ({ q: own[hex].q, r: own[hex].r });
    places.push({ ...on(island.general[0]), side: island.general[1], kind: 'any' });
    places.push({ ...on(island.special[0]), side: island.special[1], kind: GOODS[place % GOODS.length] });
    const [corner, side] = island.inland;
    const [coast, coastCorner, coastSide] = island.coast;
    starts.push({ seat: place, corner: { ...on(0), corner }, edge: { ...on(0), side } });
    starts.push({
      seat: place,
      corner: { ...on(coast), corner: coastCorner },
      edge: { ...on(coast), side: coastSide },
    });
  }
  return {
    format: 'hexwright-layout/1',
    id: `big-game-${2 * half}`,
    name: `The Big Game, ${2 * half} islands`,
    provenance: 'house',
    note: 'No map is told of. All islands of a side are alike, and east of the last one lies the first one.',
    hexes,
    harbours: { places },
    starts,
    robber: null,
    ...ring(hexes, half),
  };
}

/** Behind the last island of a side lies the first one; and in whose waters each corner lies. */
function ring(hexes: readonly { q: number; r: number }[], half: number) {
  const glue = [{ q: half * WIDE, r: 0 }];
  const tube = makeTopology({ hexes: [...hexes], glue });
  const waters = Array.from({ length: tube.corners }, (_, corner) => {
    const [place, i] = tube.cornerName(corner).split('/');
    const [q, r] = place.split(',').map(Number);
    const x = tube.cornerX[corner] / HEX;
    const y = tube.cornerY[corner];
    const column = Math.floor((x + 0.5) / WIDE + 1e-6);
    return {
      q,
      r,
      corner: Number(i),
      value: (y < MIDST ? 0 : half) + (column % half),
      rank: Math.round(y * 4) * 1000 + Math.round((x - column * WIDE) * 4),
    };
  });
  waters.sort((one, other) => one.value - other.value || one.rank - other.rank);
  return {
    glue,
    glueShows: WIDE,
    marks: { corners: { [WATERS]: waters.map(({ rank, ...mark }) => mark) } },
  };
}
