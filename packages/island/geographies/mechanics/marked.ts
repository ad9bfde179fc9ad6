import type { Corner, Edge } from '../../board/index.ts';
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
