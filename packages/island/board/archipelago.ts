import { DIRECTIONS, type HexPlace, hexText } from './directions.ts';
import { pips } from './fairness.ts';
import type { LayoutFile } from './layout.ts';
import { everyEdge } from './shapes.ts';

/** What a sea map is made of: the frame, and everything that is laid on it. */
export interface SeaMap {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  /** where the frame and the counts come from; straits are always ours. Default house. */
  readonly provenance?: LayoutFile['provenance'];
  /**
   * How many hexes each row has, from north to south. A longer row than the one before it begins half a hex further
   * west, a shorter one further east; of rows of one length the odd ones lie further east.
   */
  readonly rows: readonly number[];
  /** the hexes by terrain, sea among them; together they fill the frame */
  readonly terrains: Readonly<Record<string, number>>;
  /** a number for every hex that produces */
  readonly numbers: readonly number[];
  /** terrains that take no 6 or 8 while there is other land */
  readonly neverRed?: readonly string[];
  /** for the players to lay, by kind */
  readonly harbours: Readonly<Record<string, number>>;
}

/** All hexes of the map shuffled over its frame: whatever islands come of it. */
export function scatteredSea(map: SeaMap): LayoutFile {
  return {
    ...ground(map),
    provenance: map.provenance ?? 'house',
    hexes: frameOf(map.rows).map((at) => ({ ...at, group: 'world' })),
    groups: {
      world: {
        terrains: { ...map.terrains },
        numbers: { arrange: 'shuffle', bag: [...map.numbers] },
        constraints: wishesOf(map),
      },
    },
  };
}

/** hexes that take no number */
const BARREN = ['sea', 'desert'];

/**
 * The same hexes, fairly: straits part the frame into waters of like size, and each of them gets its share of land,
 * of every terrain and of the numbers. What lies where within a water is up to nature, so that islands may
 * still be large or small; but no corner of the sea is richer than another.
 */
export function archipelago(map: SeaMap, islands: number): LayoutFile {
  const places = frameOf(map.rows);
  const { sea = 0, ...land } = map.terrains;
  let waters = watersOf(places, islands);
  for (let n = islands - 1; n > 0 && places.length - count(waters) > sea; n--) waters = watersOf(places, n);
  const k = waters.length;
  const tiles = spreadOut(land);
  const sizes = shares(
    tiles.length,
    waters.map((water) => water.length),
  );
  let from = 0;
  const bags = sizes.map((size) => {
    const bag = tiles.slice(from, from + size);
    from += size;
    return bag;
  });
  const numbers = dealNumbers(
    map.numbers,
    bags.map((bag) => bag.filter((terrain) => !BARREN.includes(terrain)).length),
  );
  const groupOf = new Map(waters.flatMap((water, i) => water.map((hex) => [hex, `water-${i + 1}`] as const)));
  return {
    ...ground(map),
    hexes: places.map((at, hex) => {
      const group = groupOf.get(hex);
      return group ? { ...at, group } : { ...at, terrain: 'sea' };
    }),
    groups: Object.fromEntries(
      Array.from({ length: k }, (_, i) => [
        `water-${i + 1}`,
        {
          terrains: counted([...bags[i], ...new Array<string>(waters[i].length - sizes[i]).fill('sea')]),
          numbers: { arrange: 'shuffle', bag: numbers[i] },
          constraints: wishesOf(map),
        },
      ]),
    ),
  };
}

/** The hexes of a frame, row by row. */
export function frameOf(rows: readonly number[]): HexPlace[] {
  let start = 0;
  return rows.flatMap((width, r) => {
    if (r > 0 && (width > rows[r - 1] || (width === rows[r - 1] && r % 2 === 0))) start--;
    return Array.from({ length: width }, (_, i) => ({ q: start + i, r }));
  });
}

const wishesOf = ({ neverRed = [] }: SeaMap): string[] => [
  'reds-apart',
  ...(neverRed.length > 0 ? [`no-red-on:${neverRed.join(',')}`] : []),
];

function ground(
  map: SeaMap,
): Pick<LayoutFile, 'format' | 'id' | 'name' | 'note' | 'provenance' | 'harbours' | 'robber'> {
  return {
    format: 'hexwright-layout/1',
    id: map.id,
    name: map.name,
    provenance: 'house',
    ...(map.note !== undefined && { note: map.note }),
    harbours: { places: everyEdge(frameOf(map.rows)), stock: { ...map.harbours } },
    robber: null,
  };
}

const count = (lists: readonly (readonly unknown[])[]): number =>
  lists.reduce((n, list) => n + list.length, 0);

/** Parts the frame into so many waters with straits, one hex wide, between them. */
function watersOf(places: readonly HexPlace[], wanted: number): number[][] {
  const x = places.map(({ q, r }) => q + r / 2);
  const y = places.map(({ r }) => (r * Math.sqrt(3)) / 2);
  const at = new Map(places.map((place, hex) => [hexText(place), hex]));
  const near = places.map(({ q, r }) =>
    DIRECTIONS.flatMap((step) => at.get(hexText({ q: q + step.q, r: r + step.r })) ?? []),
  );
  const water = nearest(x, y, wanted);
  const sizes = new Array<number>(wanted).fill(0);
  for (const w of water) sizes[w]++;
  // The hex that touches most foreign ones becomes sea, out of the larger water, until no two waters meet.
  for (;;) {
    let worst = -1;
    let most = 0;
    for (let hex = 0; hex < places.length; hex++) {
      if (water[hex] < 0) continue;
      const foreign = near[hex].filter((other) => water[other] >= 0 && water[other] !== water[hex]).length;
      const weight = foreign === 0 ? 0 : foreign * 1000 + sizes[water[hex]];
      if (weight > most) {
        most = weight;
        worst = hex;
      }
    }
    if (worst < 0) break;
    sizes[water[worst]]--;
    water[worst] = -1;
  }
  return Array.from({ length: wanted }, (_, w) => [...water.keys()].filter((hex) => water[hex] === w)).filter(
    (hexes) => hexes.length > 0,
  );
}

/** Each point to the nearest of so many centres that have settled in the middle of their points. */
function nearest(x: readonly number[], y: readonly number[], wanted: number): number[] {
  const centres = [0];
  while (centres.length < wanted) {
    let farthest = 0;
    let best = -1;
    x.forEach((_, hex) => {
      const gap = Math.min(...centres.map((c) => (x[c] - x[hex]) ** 2 + (y[c] - y[hex]) ** 2));
      if (gap > best + 1e-9) {
        best = gap;
        farthest = hex;
      }
    });
    centres.push(farthest);
  }
  const cx = centres.map((hex) => x[hex]);
  const cy = centres.map((hex) => y[hex]);
  let of: number[] = [];
  for (let round = 0; round < 30; round++) {
    of = x.map((_, hex) => {
      const gaps = cx.map((_c, c) => (cx[c] - x[hex]) ** 2 + (cy[c] - y[hex]) ** 2);
      return gaps.findIndex((gap) => gap <= Math.min(...gaps) + 1e-9);
    });
    for (let c = 0; c < wanted; c++) {
      const mine = [...of.keys()].filter((hex) => of[hex] === c);
      if (mine.length === 0) continue;
      cx[c] = mine.reduce((sum, hex) => sum + x[hex], 0) / mine.length;
      cy[c] = mine.reduce((sum, hex) => sum + y[hex], 0) / mine.length;
    }
  }
  return of;
}

/** Equal shares of a whole, one at a time, none larger than its room. */
function shares(whole: number, room: readonly number[]): number[] {
  const got = room.map(() => 0);
  for (let i = 0; i < whole; i++) {
    let least = -1;
    got.forEach((n, k) => {
      if (n < room[k] && (least < 0 || n < got[least])) least = k;
    });
    if (least < 0) throw new Error('the straits leave no room for the land');
    got[least]++;
  }
  return got;
}

/** The tiles in a row such that any stretch of it holds about the same of each kind. */
function spreadOut(counts: Readonly<Record<string, number>>): string[] {
  return Object.entries(counts)
    .flatMap(([terrain, n]) => Array.from({ length: n }, (_, i) => ({ terrain, at: (i + 0.5) / n })))
    .sort((a, b) => a.at - b.at || (a.terrain < b.terrain ? -1 : 1))
    .map(({ terrain }) => terrain);
}

/** The best numbers first, each to whoever has least for the hexes it must still fill. */
function dealNumbers(numbers: readonly number[], sizes: readonly number[]): number[][] {
  const hands = sizes.map((): number[] => []);
  const worth = sizes.map(() => 0);
  const mean = numbers.reduce((sum, n) => sum + pips(n), 0) / Math.max(1, numbers.length);
  for (const n of [...numbers].sort((a, b) => pips(b) - pips(a) || a - b)) {
    let next = -1;
    const wants = (k: number): number => sizes[k] * mean - worth[k] - (hands[k].includes(n) ? 0.5 : 0);
    sizes.forEach((size, k) => {
      if (hands[k].length < size && (next < 0 || wants(k) > wants(next))) next = k;
    });
    if (next < 0) throw new Error('there are more numbers than hexes that produce');
    hands[next].push(n);
    worth[next] += pips(n);
  }
  return hands.map((hand) => hand.sort((a, b) => a - b));
}

function counted(list: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of list) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
