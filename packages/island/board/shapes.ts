import { DIRECTIONS, type EdgePlace, type HexPlace, hexText, neighbour, readEdge } from './directions.ts';
import type { LayoutFile } from './layout.ts';

/**
 * Rows of so many hexes from north to south, around the middle row: a longer row begins half a hex further west than the
 * one before it, a shorter one half a hex further east.
 */
export function rowsOf(...lengths: readonly number[]): HexPlace[] {
  const top = (lengths.length - 1) / 2;
  let start = 0;
  return lengths.flatMap((length, row) => {
    if (row > 0 && length > lengths[row - 1]) start--;
    return Array.from({ length }, (_, k) => ({ q: start + k, r: row - top }));
  });
}

/** A hexagon of so many hexes a side around 0,0. */
export function hexagon(side: number): HexPlace[] {
  return rowsOf(...Array.from({ length: side * 2 - 1 }, (_, row) => side * 2 - 1 - Math.abs(row + 1 - side)));
}

/** Says of each of these places whether one beside it is not among them. */
export function rimOf(places: readonly HexPlace[]): (at: HexPlace) => boolean {
  const inside = new Set(places.map(hexText));
  return (at) => DIRECTIONS.some((_, side) => !inside.has(hexText(neighbour(at, side))));
}

/** Hexes row by row from north to south, `r q: hex hex …` with q of the first one; `read` says what a word means. */
export function readRows<Ground extends object>(
  text: string,
  read: (word: string) => Ground,
): (HexPlace & Ground)[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [at, list] = line.split(':');
      const [r, q] = wordsOf(at).map(Number);
      return wordsOf(list).map((word, i) => ({ q: q + i, r, ...read(word) }));
    });
}

/** Edges as `q,r|side`, parted by spaces. */
export const edgeList = (text: string): EdgePlace[] => wordsOf(text).map(readEdge);

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

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
