import { type HexPlace, type LayoutFile, readCorner, readEdge } from '../../board/index.ts';

/** Hexes as they are printed: 'hills 8, desert, …' in the order of the places. */
export function printedHexes(places: readonly HexPlace[], text: string): LayoutFile['hexes'] {
  const words = text.split(',').map((word) => word.trim());
  if (words.length !== places.length)
    throw new Error(`${words.length} hexes printed for ${places.length} places`);
  return places.map(({ q, r }, k) => ({ q, r, ...printedHex(words[k]) }));
}

/** One side of a piece: its hexes in the order of the cells, its harbours in the order of the coast. */
export function pieceSide(name: string, hexes: string, harbours: readonly (string | null)[] = []) {
  const cells = hexes === '' ? [] : hexes.split(',').map((word) => printedHex(word.trim()));
  return {
    name,
    terrains: cells.map((cell) => cell.terrain),
    numbers: cells.map((cell) => cell.number ?? null),
    harbours: [...harbours],
  };
}

function printedHex(text: string): { terrain: string; number?: number } {
  const [terrain, number] = text.split(' ');
  return number === undefined ? { terrain } : { terrain, number: Number(number) };
}

/** A start as seat, corner and edge: [0, '1,-2/3', '1,-2|4']. */
export function printedStarts(list: readonly (readonly [number, string, string])[]): LayoutFile['starts'] {
  return list.map(([seat, corner, edge]) => ({ seat, corner: readCorner(corner), edge: readEdge(edge) }));
}
