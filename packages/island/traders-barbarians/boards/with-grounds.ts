import type { Layout } from '../../board/index.ts';
import { GROUND, GROUNDS_19, GROUNDS_30, groundEdges } from '../fishermen-boards.ts';

/** The board of 19 or 30 hexes with the fishing grounds of its coast, whose numbers are dealt. */
export function withGrounds(board: Layout): Layout {
  const grounds = groundEdges(board.hexes.length > 19 ? GROUNDS_30 : GROUNDS_19, false);
  return {
    ...board,
    id: `${board.id}-with-grounds`,
    marks: { ...board.marks, edges: { ...board.marks.edges, [GROUND]: grounds } },
  };
}
