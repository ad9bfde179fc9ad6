import { DIRECTIONS, type HexPlace, hexText, type Layout, type LayoutHex } from '../../board/index.ts';
import { type Place, riverMarks } from '../mechanics/river.ts';

const SWAMP = 'swamp';
/** what the river flows through, from its source on, and what lay there before */
const ALONG = [
  { terrain: 'mountains', before: 'mountains' },
  { terrain: 'hills', before: 'hills' },
  { terrain: SWAMP, before: 'desert' },
] as const;
/** The ways it may flow, the liked ones first: to the south-west, then around against the clock. */
const WAYS = [4, 5, 0, 1, 2, 3].map((side) => DIRECTIONS[side]);

/**
 * The board with the great river in place of mountains, hills and a desert that lie in a row, the last at the sea; it
 * springs as far inland as can be. A board without such a row stays as it is.
 */
export function withGreatRiver(board: Layout): Layout {
  const course = courseOn(board);
  if (!course) return board;
  const places = course.map(({ q, r }): Place => [q, r]);
  const [source, , end] = places;
  const mouth: Place = [(3 * end[0] - source[0]) / 2, (3 * end[1] - source[1]) / 2];
  const marks = riverMarks([{ hexes: places, mouth }]);
  const swamp = { q: end[0], r: end[1] };
  return {
    ...board,
    id: `${board.id}-great-river`,
    hexes: board.hexes.map((hex) => {
      const along = ALONG[course.indexOf(hex)];
      if (!along) return hex;
      return { ...hex, terrain: along.terrain, ...(along.terrain === SWAMP && { number: [] }) };
    }),
    groups: Object.fromEntries(
      Object.entries(board.groups).map(([id, group]) => {
        const terrains = { ...group.terrains };
        course.forEach((hex, k) => {
          if (isDealt(hex) && hex.group === id) terrains[ALONG[k].before] -= 1;
        });
        return [id, group.terrains ? { ...group, terrains } : group];
      }),
    ),
    marks: {
      ...board.marks,
      hexes: { ...board.marks.hexes, ...marks.hexes },
      edges: { ...board.marks.edges, ...marks.edges },
    },
    robber: board.robber === null ? null : swamp,
  };
}

/** Where the river may lie: three hexes in a row. */
function courseOn(board: Layout): readonly LayoutHex[] | undefined {
  const at = new Map(board.hexes.map((hex) => [hexText(hex), hex]));
  const marked = new Set(Object.values(board.marks.hexes).flatMap((list) => list.map(hexText)));
  const isSea = (place: HexPlace): boolean => {
    const hex = at.get(hexText(place));
    return hex ? hex.terrain === 'sea' : board.frame === 'sea';
  };
  const suits = (hex: LayoutHex | undefined, k: number): boolean =>
    hex !== undefined && !marked.has(hexText(hex)) && couldBe(board, hex, k);
  const courses = WAYS.flatMap(({ q, r }) =>
    board.hexes.flatMap((first) => {
      const row = ALONG.map((_, k) => at.get(hexText({ q: first.q + k * q, r: first.r + k * r })));
      const goesOut = isSea({ q: first.q + 3 * q, r: first.r + 3 * r });
      return goesOut && row.every(suits) ? [row as LayoutHex[]] : [];
    }),
  );
  const middle = middleOf(courses.map(([first]) => first));
  const far = ([first]: readonly LayoutHex[]): number => stepsBetween(first, middle);
  return courses.reduce<readonly LayoutHex[] | undefined>(
    (best, course) => (best && far(best) <= far(course) ? best : course),
    undefined,
  );
}

/** Whether the hex is what the river replaces there, or may be dealt as such. */
function couldBe({ groups }: Layout, hex: LayoutHex, k: number): boolean {
  const { before, terrain } = ALONG[k];
  if (!isDealt(hex)) return hex.terrain === before;
  if (terrain === SWAMP && hex.number !== undefined) return false;
  return (groups[hex.group!].terrains?.[before] ?? 0) > 0;
}

function isDealt({ terrain, group, hidden, area }: LayoutHex): boolean {
  return terrain === undefined && group !== undefined && hidden === undefined && !area;
}

/** the middle of these hexes, rounded */
function middleOf(places: readonly HexPlace[]): HexPlace {
  const mean = (of: (place: HexPlace) => number): number =>
    Math.round(places.reduce((sum, place) => sum + of(place), 0) / Math.max(1, places.length));
  return { q: mean(({ q }) => q), r: mean(({ r }) => r) };
}

function stepsBetween(one: HexPlace, other: HexPlace): number {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
