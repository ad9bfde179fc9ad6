import { DIRECTIONS, type EdgePlace, type HexPlace, hexText } from './directions.ts';
import type { LayoutFile } from './layout.ts';

/** Every edge of these hexes, once. */
export function everyEdge(places: readonly HexPlace[]): EdgePlace[] {
  const known = new Set(places.map(hexText));
  return places.flatMap(({ q, r }) =>
    DIRECTIONS.flatMap((step, side) =>
      // An edge between two hexes is named by the one that has it on its east.
      side > 2 && known.has(hexText({ q: q + step.q, r: r + step.r })) ? [] : [{ q, r, side }],
    ),
  );
}

/** The layout with a place for a harbour on every edge, and the harbours to be laid there. */
export function withHarbourStock(file: LayoutFile, stock: Readonly<Record<string, number>>): LayoutFile {
  return { ...file, harbours: { places: everyEdge(file.hexes), stock: { ...stock } } };
}
