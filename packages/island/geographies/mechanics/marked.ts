import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Edge, Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** The corners that carry one of these marks. */
export function markedCorners(b: Book, labels: readonly string[]): Corner[] {
  return labels
    .flatMap((label) => b.layout.marks.corners[label] ?? [])
    .map(({ q, r, corner }) => b.topology.cornerAt(q, r, corner));
}

/** The edges that carry the mark, each with what is written on it. */
export function markedEdges(b: Book, label: string): { edge: Edge; value: string | number | undefined }[] {
  return (b.layout.marks.edges[label] ?? []).map(({ q, r, side, value }) => ({
    edge: b.topology.edgeAt(q, r, side),
    value,
  }));
}

/** The hexes that carry the mark. */
export function markedHexes(b: Book, label: string): Hex[] {
  return (b.layout.marks.hexes[label] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
}

/** how many of these corners the seat has a building on */
export function builtOn(b: Book, s: State, seat: Seat, corners: readonly Corner[]): number {
  let count = 0;
  for (const corner of corners) {
    const mark = b.fields.building.get(s, corner);
    if (mark !== 0 && b.ownerOf[mark] === seat) count++;
  }
  return count;
}
