import { reason } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface StartAlongConfig {
  /** the label of the edges that form the lines */
  readonly line: string;
}

const OFF_LINE = reason('start-off-line', 'it does not lie on one of the lines where everybody starts');

/** Starting buildings stand on corners of marked lines. */
export function startAlong({ line }: StartAlongConfig): Part {
  return {
    id: 'start-along',
    of: { line },
    words: { terms: { 'reason.start-off-line': 'Everybody starts on the marked lines.' } },
    boardNeeds: [markNeed('edges', line)],
    rules: (was, b) => {
      const open = cornersAlong(b, line);
      return {
        barStartAt: (s, seat, corner) => (open[corner] === 0 ? OFF_LINE : was.barStartAt(s, seat, corner)),
      };
    },
  };
}

/** 1 for each corner at an end of an edge with this mark */
export function cornersAlong(b: Book, label: string): Uint8Array {
  const along = new Uint8Array(b.topology.corners);
  for (const { q, r, side } of b.layout.marks.edges[label] ?? [])
    for (const corner of b.walks.endsOf[b.topology.edgeAt(q, r, side)]) along[corner] = 1;
  return along;
}
