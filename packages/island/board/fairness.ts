import type { Topology } from './topology.ts';

/** A board as it lies, and what its terrains give. */
export interface FairnessInput {
  readonly topology: Topology;
  /** index of the terrain, per hex */
  readonly terrain: ArrayLike<number>;
  /** per hex: bit n is set for number n */
  readonly numbers: ArrayLike<number>;
  readonly terrains: readonly { readonly id: string; readonly land?: boolean; readonly gives?: string }[];
  readonly seats: number;
  /** whether a game may begin at this corner; every corner of the land if not said */
  readonly mayStart?: (corner: number) => boolean;
  /** how many starting places each seat takes. Default 2. */
  readonly rounds?: number;
}

export interface IslandYield {
  /** its first hex, by which it is known */
  readonly hex: number;
  readonly hexes: number;
  /** in how many of 36 rolls each of its hexes pays, summed up */
  readonly pips: number;
  /** the same by good */
  readonly goods: Readonly<Record<string, number>>;
  /** corners on which one can start */
  readonly places: number;
  /** the pips of the best of them */
  readonly best: number;
}

export interface StartYield {
  readonly corner: number;
  readonly pips: number;
  readonly goods: readonly string[];
}

export interface SeatYield {
  readonly seat: number;
  readonly places: readonly StartYield[];
  readonly pips: number;
  readonly goods: readonly string[];
}

export interface Fairness {
  readonly islands: readonly IslandYield[];
  /** the pips of the whole board by good, also of goods of which there are none */
  readonly goods: Readonly<Record<string, number>>;
  /** every place to start, the richest first */
  readonly starts: readonly StartYield[];
  /** what the seats get if each in its turn takes the richest place that is left */
  readonly seats: readonly SeatYield[];
  /** pips between the richest and the poorest seat after that */
  readonly gap: number;
  /** one figure for all of it: what the poorest seat has of what the richest has, in hundredths */
  readonly even: number;
  /** hexes that pay side by side: both red, and both with the same number */
  readonly beside: { readonly reds: readonly HexPair[]; readonly equals: readonly HexPair[] };
}

export type HexPair = readonly [hex: number, other: number];

/** Rolls of 36 that bring a number; tokens have as many dots. */
export const pips = (number: number): number => Math.max(0, 6 - Math.abs(7 - number));

/** What the board can be expected to yield: by island, by place to start, and by seat when places are taken in turn. */
export function fairness(board: FairnessInput): Fairness {
  const pipsOf = Array.from({ length: board.topology.hexes }, (_, hex) => hexPips(board, hex));
  const starts = startsOf(board, pipsOf);
  const seats = draft(board, starts);
  const sums = seats.map((seat) => seat.pips);
  const [poorest, richest] = [Math.min(...sums), Math.max(...sums)];
  const islands = islandsOf(board, pipsOf, starts);
  return {
    islands,
    goods: goodsOf(board, islands),
    starts,
    seats,
    gap: richest - poorest,
    even: richest > 0 ? Math.round((100 * poorest) / richest) : 100,
    beside: besideEachOther(board, pipsOf),
  };
}

function goodsOf({ terrains }: FairnessInput, islands: readonly IslandYield[]): Record<string, number> {
  const goods = [...new Set(terrains.flatMap(({ gives }) => gives ?? []))];
  return Object.fromEntries(
    goods.map((good) => [good, islands.reduce((sum, island) => sum + (island.goods[good] ?? 0), 0)]),
  );
}

const REDS = (1 << 6) | (1 << 8);

function besideEachOther(
  { topology, numbers }: FairnessInput,
  pipsOf: readonly number[],
): Fairness['beside'] {
  const reds: HexPair[] = [];
  const equals: HexPair[] = [];
  for (let hex = 0; hex < topology.hexes; hex++)
    for (let d = 0; d < 6; d++) {
      const other = topology.hexHex[hex * 6 + d];
      if (other <= hex || pipsOf[hex] === 0 || pipsOf[other] === 0) continue;
      if ((numbers[hex] & REDS) !== 0 && (numbers[other] & REDS) !== 0) reds.push([hex, other]);
      if ((numbers[hex] & numbers[other]) !== 0) equals.push([hex, other]);
    }
  return { reds, equals };
}

function hexPips({ terrain, terrains, numbers }: FairnessInput, hex: number): number {
  if (terrains[terrain[hex]]?.gives === undefined) return 0;
  let sum = 0;
  for (let n = 2; n <= 12; n++) if ((numbers[hex] >> n) & 1) sum += pips(n);
  return sum;
}

const isLand = ({ terrain, terrains }: FairnessInput, hex: number): boolean =>
  terrain[hex] >= 0 && terrains[terrain[hex]]?.land !== false;

function islandsOf(
  board: FairnessInput,
  pipsOf: readonly number[],
  starts: readonly StartYield[],
): IslandYield[] {
  const { hexes, hexHex } = board.topology;
  const islandOf = new Array<number>(hexes).fill(-1);
  const islands: number[][] = [];
  for (let first = 0; first < hexes; first++) {
    if (islandOf[first] >= 0 || !isLand(board, first)) continue;
    const island = [first];
    islandOf[first] = islands.length;
    for (const hex of island)
      for (let d = 0; d < 6; d++) {
        const next = hexHex[hex * 6 + d];
        if (next < 0 || islandOf[next] >= 0 || !isLand(board, next)) continue;
        islandOf[next] = islands.length;
        island.push(next);
      }
    islands.push(island);
  }
  const placesOf = islands.map((): StartYield[] => []);
  for (const start of starts)
    for (const island of new Set(hexesAt(board.topology, start.corner).map((hex) => islandOf[hex])))
      if (island >= 0) placesOf[island].push(start);
  return islands.map((island, i) => {
    const goods: Record<string, number> = {};
    for (const hex of island) {
      const { gives } = board.terrains[board.terrain[hex]];
      if (gives !== undefined) goods[gives] = (goods[gives] ?? 0) + pipsOf[hex];
    }
    return {
      hex: island[0],
      hexes: island.length,
      pips: island.reduce((sum, hex) => sum + pipsOf[hex], 0),
      goods,
      places: placesOf[i].length,
      best: Math.max(0, ...placesOf[i].map((start) => start.pips)),
    };
  });
}

function startsOf(board: FairnessInput, pipsOf: readonly number[]): StartYield[] {
  const { topology, terrain, terrains } = board;
  const starts: StartYield[] = [];
  for (let corner = 0; corner < topology.corners; corner++) {
    const hexes = hexesAt(topology, corner).filter((hex) => isLand(board, hex));
    if (board.mayStart ? !board.mayStart(corner) : hexes.length === 0) continue;
    const paying = hexes.filter((hex) => pipsOf[hex] > 0);
    starts.push({
      corner,
      pips: paying.reduce((sum, hex) => sum + pipsOf[hex], 0),
      goods: [...new Set(paying.map((hex) => terrains[terrain[hex]].gives!))].sort(),
    });
  }
  return starts.sort((a, b) => b.pips - a.pips || b.goods.length - a.goods.length || a.corner - b.corner);
}

/** Forwards and backwards by turns, each takes the richest place that is far enough from the others. */
function draft({ topology, seats, rounds = 2 }: FairnessInput, starts: readonly StartYield[]): SeatYield[] {
  const { cornerCorner, cornerCornerFrom } = topology;
  const closed = new Set<number>();
  const taken = Array.from({ length: seats }, (): StartYield[] => []);
  for (let round = 0; round < rounds; round++)
    for (let i = 0; i < seats; i++) {
      const place = starts.find((start) => !closed.has(start.corner));
      if (!place) continue;
      taken[round % 2 === 0 ? i : seats - 1 - i].push(place);
      closed.add(place.corner);
      for (let k = cornerCornerFrom[place.corner]; k < cornerCornerFrom[place.corner + 1]; k++)
        closed.add(cornerCorner[k]);
    }
  return taken.map((places, seat) => ({
    seat,
    places,
    pips: places.reduce((sum, place) => sum + place.pips, 0),
    goods: [...new Set(places.flatMap((place) => place.goods))].sort(),
  }));
}

const hexesAt = ({ cornerHex, cornerHexFrom }: Topology, corner: number): number[] =>
  Array.from(cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1]));
