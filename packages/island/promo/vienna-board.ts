import { type LayoutFile, layoutOnce } from '../board/index.ts';

/** By district, from 1 to 23: where it is drawn, what it gives, on which number. */
const DISTRICTS: readonly (readonly [x: number, y: number, terrain: string, number: number])[] = [
  [0, 0, 'fields', 10],
  [2.6, -1.5, 'forest', 8],
  [2.7, 1.5, 'hills', 4],
  [0.1, 2.9, 'mountains', 9],
  [-0.9, 4.5, 'pasture', 3],
  [-1.75, 2.9, 'hills', 11],
  [-2.75, 1.2, 'fields', 6],
  [-2.3, -1, 'pasture', 12],
  [0, -3, 'mountains', 5],
  [1.7, 6.2, 'pasture', 8],
  [5, 3.2, 'mountains', 10],
  [-3.2, 6, 'fields', 4],
  [-6.9, 6, 'forest', 9],
  [-7.4, 1.6, 'hills', 5],
  [-3.6, 3, 'forest', 10],
  [-5, 0.1, 'mountains', 3],
  [-5.2, -2.9, 'forest', 11],
  [-2.8, -5, 'fields', 4],
  [-0.2, -6.4, 'pasture', 9],
  [2.5, -4.4, 'hills', 2],
  [4.6, -7.2, 'fields', 5],
  [6.6, -2.6, 'pasture', 6],
  [-3.6, 8.8, 'forest', 8],
];
/** the points where districts meet */
const MEETINGS =
  '1-2-9 1-2-3 1-3-4 1-4-6 1-6-7 1-7-8 1-8-9 3-4-10 4-5-10 4-5-6 5-10-12 5-6-12-15 6-7-15 7-15-16 7-8-16 8-16-17 8-9-17 9-17-18 9-18-19 9-19-20 2-9-20 2-3-11 3-10-11 2-20-22 2-11-22 19-20-21 20-21-22 14-16-17 14-15-16 12-14-15 12-13-14 12-13-23 10-12-23';
/** the points where the border between two districts comes to the limits of the city, around it */
const LIMITS = '19-21 18-19 17-18 14-17 13-14 13-23 10-23 10-11 11-22 21-22';
/** how far the limits lie from the middle of the two districts, away from the centre */
const OUTWARD = 1.7;
/** the map is drawn so much smaller than it is given here */
const SCALE = 0.66;

const placeOf = (district: number) => ({ q: district, r: 0 });
const middle = (districts: readonly number[]): [number, number] =>
  [0, 1].map(
    (axis) => districts.reduce((sum, d) => sum + (DISTRICTS[d - 1][axis] as number), 0) / districts.length,
  ) as [number, number];

interface Point {
  readonly name: string;
  readonly districts: readonly number[];
  readonly x: number;
  readonly y: number;
}

const points = (): Point[] => {
  const read = (text: string, out: number): Point[] =>
    text.split(' ').map((name) => {
      const districts = name.split('-').map(Number);
      const [x, y] = middle(districts);
      const far = Math.hypot(x, y);
      const by = out === 0 ? 1 : (far + out) / far;
      return { name, districts, x: x * by * SCALE, y: y * by * SCALE };
    });
  return [...read(MEETINGS, 0), ...read(LIMITS, OUTWARD)];
};

/** Neighbours have two points in common, and a border from one to the other. */
function borders(all: readonly Point[]): [string, string][] {
  const found: [string, string][] = [];
  for (let one = 1; one <= DISTRICTS.length; one++)
    for (let other = one + 1; other <= DISTRICTS.length; other++) {
      const shared = all.filter(({ districts }) => districts.includes(one) && districts.includes(other));
      if (shared.length === 2) found.push([shared[0].name, shared[1].name]);
    }
  return found;
}

/** The points of a district around its middle; one at the limits of the city bulges beyond the line between its outermost points. */
function outlineOf(all: readonly Point[], district: number): { x: number; y: number }[] {
  const [x, y] = [DISTRICTS[district - 1][0] * SCALE, DISTRICTS[district - 1][1] * SCALE];
  const own = all.filter(({ districts }) => districts.includes(district));
  const rim = own.filter(({ districts }) => districts.length === 2);
  const far = Math.hypot(x, y);
  const bulge =
    rim.length > 0
      ? [{ x: (x * (far + OUTWARD * SCALE)) / far, y: (y * (far + OUTWARD * SCALE)) / far }]
      : [];
  const round = (n: number): number => Math.round(n * 1000) / 1000;
  return [...own, ...bulge]
    .map((at) => ({ x: round(at.x - x), y: round(at.y - y) }))
    .toSorted((one, two) => Math.atan2(one.y, one.x) - Math.atan2(two.y, two.x));
}

/** Vienna as a map of districts, with the borders as the printed board has them. */
export const viennaBoard = layoutOnce((): LayoutFile => {
  const all = points();
  return {
    format: 'hexwright-layout/1',
    id: 'vienna',
    name: 'Vienna',
    provenance: 'reconstructed',
    note: 'Which districts meet follows the map of Vienna and the corrections that are named. What they give, and on which numbers, was on the lost picture and is ours.',
    frame: 'land',
    robber: null,
    hexes: DISTRICTS.map(([x, y, terrain, number], i) => ({
      ...placeOf(i + 1),
      area: { x: x * SCALE, y: y * SCALE, outline: outlineOf(all, i + 1) },
      terrain,
      number,
    })),
    extraCorners: all.map(({ name, districts, x, y }) => ({
      name,
      x: x - DISTRICTS[districts[0] - 1][0] * SCALE,
      y: y - DISTRICTS[districts[0] - 1][1] * SCALE,
      hexes: districts.map(placeOf),
    })),
    extraEdges: borders(all).map(([a, b]) => ({ a: { extra: a }, b: { extra: b } })),
    marks: {
      hexes: { district: DISTRICTS.map((_, i) => ({ ...placeOf(i + 1), value: i + 1 })) },
    },
  };
});
