import type { Part } from '../../rulebook/index.ts';
import { firstShip } from './harbour-start.ts';

/** Where the table wants the recommended opening, everybody's first pieces lie already. */
export function placedStart(): Part {
  return {
    id: 'placed-start',
    setupSteps: (b) =>
      b.option('opening') !== 'placed'
        ? []
        : [
            {
              replace: 'place',
              by: {
                id: 'place',
                run: (s) => {
                  const road = b.piece('road').index;
                  for (const { seat, corner, edge, piece } of b.layout.starts) {
                    if (seat >= b.seats) continue;
                    const at = b.topology.cornerAt(corner.q, corner.r, corner.corner);
                    b.rules.build(s, seat, b.piece(piece).index, at);
                    if (!edge) continue;
                    b.rules.build(s, seat, road, b.topology.edgeAt(edge.q, edge.r, edge.side));
                    b.rules.startGoods(s, seat, at);
                  }
                  for (const { q, r, side, value } of b.layout.marks.edges['first-ship'] ?? [])
                    if (Number(value) < b.seats)
                      firstShip(b, s, Number(value), b.topology.edgeAt(q, r, side));
                },
              },
            },
            { remove: 'fit-out' },
          ],
  };
}
