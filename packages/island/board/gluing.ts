import { DIRECTIONS, type HexPlace, hexText, neighbour } from './directions.ts';

/** So many steps from any place of a glued board lies the same place again. */
export type Gluing = readonly HexPlace[];

/** A hex as it is seen beyond a glued border: another lies where it would go on. */
export interface GhostHex extends HexPlace {
  readonly hex: number;
}

/** how far apart two borders are at least: nearer ones would join two hexes along two edges */
const NARROWEST = 3;

type Folding = (x: number, y: number) => readonly [x: number, y: number];

/**
 * Gives all names of one place the same one, by taking the steps away as often as they fit. The units are whatever the
 * steps are measured in, as long as they are whole.
 */
export function foldingBy(steps: readonly (readonly [x: number, y: number])[]): Folding {
  const counts = countsOf(steps);
  return (x, y) => {
    let [atX, atY] = [x, y];
    counts(x, y).forEach((count, i) => {
      atX -= count * steps[i][0];
      atY -= count * steps[i][1];
    });
    return [atX, atY];
  };
}

/** Says what a place is called, whichever of its names is given. */
export function namesOn(glue: Gluing = []): (at: HexPlace) => string {
  const fold = foldingBy(glue.map(({ q, r }) => [q, r] as const));
  return ({ q, r }) => fold(q, r).join();
}

/** How often each step fits into the way there, from the border on. */
function countsOf(
  steps: readonly (readonly [x: number, y: number])[],
): (x: number, y: number) => readonly number[] {
  if (steps.length === 0) return () => [];
  const [[ax, ay], [bx, by] = [-steps[0][1], steps[0][0]]] = steps;
  const area = ax * by - ay * bx;
  return (x, y) =>
    steps.length === 1
      ? [Math.floor((x * ax + y * ay) / (ax * ax + ay * ay))]
      : [Math.floor((x * by - y * bx) / area), Math.floor((ax * y - ay * x) / area)];
}

/** What is wrong with a gluing, in words that name the step; nothing if it is sound. */
export function gluingError(glue: Gluing, hexes: readonly HexPlace[]): string | undefined {
  const [a, b] = glue;
  if (a === undefined) return undefined;
  const named = glue.map((step) => `glue ${hexText(step)}`);
  const still = glue.findIndex(({ q, r }) => q === 0 && r === 0);
  if (still >= 0) return `${named[still]} leads nowhere`;
  if (b !== undefined && a.q * b.r === a.r * b.q) return `${named.join(' and ')} run the same way`;
  const narrow = around(glue).find((way) => stepsLong(way) < NARROWEST);
  if (narrow)
    return `${named.join(' and ')} would join borders ${stepsLong(narrow)} hexes apart, and ${NARROWEST} is the least`;
  const nameOf = namesOn(glue);
  const known = new Map<string, HexPlace>();
  for (const hex of hexes) {
    const other = known.get(nameOf(hex));
    if (other)
      return `hex ${hexText(hex)} would be hex ${hexText(other)} once more: ${named.join(' and ')} makes them one`;
    known.set(nameOf(hex), hex);
  }
  const idle = glue.findIndex(
    (_, i) =>
      !hexes.some((hex) =>
        DIRECTIONS.some((_step, side) => {
          const beyond = neighbour(hex, side);
          const other = known.get(nameOf(beyond));
          return other !== undefined && timesOf(glue, beyond.q - other.q, beyond.r - other.r)[i] !== 0;
        }),
      ),
  );
  return idle >= 0 ? `${named[idle]} joins nothing: no two borders meet that way` : undefined;
}

/** The hexes that are seen beyond the glued borders, so many steps from a hex of the board at most. */
export function ghostsOf(
  hexes: readonly HexPlace[],
  glue: Gluing,
  hexAt: (q: number, r: number) => number,
  deep = 1,
): GhostHex[] {
  if (glue.length === 0) return [];
  const ghosts = new Map<string, GhostHex>();
  let from: readonly HexPlace[] = hexes;
  for (let step = 0; step < deep; step++) {
    const found: GhostHex[] = [];
    for (const at of from)
      for (let side = 0; side < 6; side++) {
        const { q, r } = neighbour(at, side);
        const hex = hexAt(q, r);
        if (hex < 0 || (hexes[hex].q === q && hexes[hex].r === r) || ghosts.has(hexText({ q, r }))) continue;
        found.push({ hex, q, r });
        ghosts.set(hexText({ q, r }), { hex, q, r });
      }
    from = found;
  }
  return [...ghosts.values()];
}

/** How often each step is taken on the way from a place to its like. */
function timesOf(glue: Gluing, q: number, r: number): readonly number[] {
  const [a, b] = glue;
  if (b === undefined) return [a.q !== 0 ? q / a.q : r / a.r];
  const area = a.q * b.r - a.r * b.q;
  return [(q * b.r - r * b.q) / area, (a.q * r - a.r * q) / area];
}

/** The shortest ways that lead back to where one was, and others. */
function around([a, b]: Gluing): HexPlace[] {
  const ways: HexPlace[] = [];
  const far = b === undefined ? 0 : REACH;
  for (let m = -REACH; m <= REACH; m++)
    for (let n = -far; n <= far; n++)
      if (m !== 0 || n !== 0) ways.push({ q: m * a.q + n * (b?.q ?? 0), r: m * a.r + n * (b?.r ?? 0) });
  return ways;
}
const REACH = 12;

const stepsLong = ({ q, r }: HexPlace): number => (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
