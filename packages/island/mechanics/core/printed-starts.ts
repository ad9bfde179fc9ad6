import type { State } from '@hexwright/kernel';
import { startsNeed } from '../../board/index.ts';
import { type Book, type Part, taken } from '../../rulebook/index.ts';
import { take } from './goods.ts';
import { putPiece } from './pieces.ts';

export interface PrintedStartsConfig {
  /** what everybody has at first: what the last printed settlement brings, or these goods */
  readonly goods: 'last' | Readonly<Record<string, number>>;
}

/**
 * The starting pieces are printed on the board, so nobody places any. The colours that nobody plays stay
 * where they are and block.
 */
export function printedStarts(config: PrintedStartsConfig): Part {
  return {
    id: 'printed-starts',
    of: config,
    takes: [taken.start],
    boardNeeds: [startsNeed],
    without: { moves: ['place-building', 'place-route'] },
    setupSteps: (b) => [{ replace: 'place', by: { id: 'place', run: (s) => begin(b, s, config.goods) } }],
  };
}

/** The corners of the printed starts. */
export function startCorners(b: Book): number[] {
  return b.layout.starts.map(({ corner }) => b.topology.cornerAt(corner.q, corner.r, corner.corner));
}

function begin(b: Book, s: State, goods: PrintedStartsConfig['goods']): void {
  const route = b.pieces.find((piece) => piece.route)!.index;
  const corners = startCorners(b);
  b.layout.starts.forEach(({ seat, edge, piece }, i) => {
    const building = b.piece(piece).index;
    const along = edge && b.topology.edgeAt(edge.q, edge.r, edge.side);
    if (seat < b.seats) {
      b.rules.build(s, seat, building, corners[i]);
      if (along !== undefined) b.rules.build(s, seat, route, along);
    } else {
      putPiece(b, s, b.neutral, building, corners[i]);
      if (along !== undefined) putPiece(b, s, b.neutral, route, along);
    }
  });
  for (let seat = 0; seat < b.seats; seat++) {
    if (goods === 'last') {
      const last = b.layout.starts.findLastIndex((start) => start.seat === seat);
      if (last >= 0) b.rules.startGoods(s, seat, corners[last]);
    } else for (const [good, count] of b.bill(goods)) take(b, s, seat, good, count);
  }
  b.rules.reviewAwards(s);
}
