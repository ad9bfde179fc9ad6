import type { Table } from '../table.ts';

/** What lies on the board, as the tests of these scenarios count it. */

const hexes = (t: Table) => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
export const terrainOf = (t: Table, hex: number): string => t.b.terrains[t.s.cells[t.b.at.terrain + hex]].id;
export const numberOf = (t: Table, hex: number): number =>
  t.s.cells[t.b.at.numbers + hex] === 0 ? 0 : 31 - Math.clz32(t.s.cells[t.b.at.numbers + hex]);
export const isLand = (t: Table, hex: number): boolean =>
  hex >= 0 && t.b.land[t.s.cells[t.b.at.terrain + hex]] === 1;
export const besides = (t: Table, hex: number): number[] =>
  Array.from(t.b.topology.hexHex.subarray(hex * 6, hex * 6 + 6)).filter((next) => next >= 0);

const tally = (words: readonly (string | number)[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

/** how many hexes of each terrain */
export const counted = (t: Table, among = hexes(t)) => tally(among.map((hex) => terrainOf(t, hex)));
/** how many tokens of each number */
export const tokensOf = (t: Table, among = hexes(t)) =>
  tally(among.map((hex) => numberOf(t, hex)).filter((number) => number > 0));

export const harbourPlaces = (t: Table): number[] =>
  t.b.layout.harbours.places.flatMap((_, place) => (t.s.cells[t.b.at.harbour + place] >= 0 ? [place] : []));
/** how many harbours of each kind */
export const harboursOf = (t: Table) =>
  tally(harbourPlaces(t).map((place) => t.b.harbourKinds[t.s.cells[t.b.at.harbour + place]]));

/** the hexes of the board on the two sides of a harbour */
export const harbourHexes = (t: Table, place: number): number[] => {
  const { q, r, side } = t.b.layout.harbours.places[place];
  const edge = t.b.topology.edgeAt(q, r, side);
  return Array.from(t.b.topology.edgeHex.subarray(edge * 2, edge * 2 + 2));
};
/** whether every harbour has land on one side and water on the other, and both of its corners on land */
export const harboursOnLand = (t: Table): boolean =>
  harbourPlaces(t).every(
    (place) =>
      harbourHexes(t, place).filter((hex) => isLand(t, hex)).length === 1 &&
      [0, 1].every((end) => t.b.rules.cornerFit(t.s, t.b.harbourCorner[place * 2 + end])),
  );
/** whether some corner belongs to two harbours */
export const harboursTouch = (t: Table): boolean => {
  const corners = harbourPlaces(t).flatMap((place) => [
    t.b.harbourCorner[place * 2],
    t.b.harbourCorner[place * 2 + 1],
  ]);
  return new Set(corners).size < corners.length;
};

/** the sizes of the islands, largest first */
export function islandSizes(t: Table): number[] {
  const seen = new Set<number>();
  const sizes: number[] = [];
  for (const start of hexes(t)) {
    if (seen.has(start) || !isLand(t, start)) continue;
    const island = [start];
    seen.add(start);
    for (const hex of island)
      for (const next of besides(t, hex))
        if (isLand(t, next) && !seen.has(next)) {
          seen.add(next);
          island.push(next);
        }
    sizes.push(island.length);
  }
  return sizes.sort((a, z) => z - a);
}

/** whether two hexes side by side carry a 6 or an 8 each */
export const redsTouch = (t: Table): boolean => {
  const red = (hex: number) => [6, 8].includes(numberOf(t, hex));
  return hexes(t).some((hex) => red(hex) && besides(t, hex).some(red));
};
