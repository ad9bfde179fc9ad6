import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { handOver, held } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

const NO_TOLL = reason('way-toll', 'whoever has a piece there already must be paid');

export interface PaidAlongsideConfig {
  /** the route piece that several seats may have on one edge */
  readonly piece: string;
  /** the good that whoever comes later pays to each who is there */
  readonly toll: string;
}

/** Whoever lays a piece of a way where others have one pays each of them. */
export function paidAlongside({ piece: id, toll }: PaidAlongsideConfig): Part {
  return {
    id: `paid-alongside ${id}`,
    of: { id, toll },
    rules: (was, b) => {
      const good = b.good(toll);
      const kinds = b.pieces.filter((piece) => piece.id === id || b.pieces[piece.source].id === id);
      const isKind = Uint8Array.from(b.pieces, (piece) => (kinds.includes(piece) ? 1 : 0));
      const isThere = (s: State, seat: Seat, edge: Edge): boolean =>
        kinds.some(({ index, marks }) => marks.get(s, edge) === b.mark(seat, index));
      const due = (s: State, seat: Seat, edge: Edge): number => {
        let count = 0;
        // Colours of nobody's pay nothing.
        if (seat >= b.seats) return 0;
        for (const other of b.rivals[seat]) if (isThere(s, other, edge)) count++;
        return count;
      };
      return {
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ??
          (isKind[piece] && held(b, s, seat, good) < due(s, seat, place) ? NO_TOLL : undefined),
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (!isKind[piece] || seat >= b.seats) return;
          for (const other of b.rivals[seat]) {
            if (!isThere(s, other, place)) continue;
            handOver(b, s, seat, other, good, 1);
            if (s.events) tell(s, 'way-paid', { seat, to: other, good: toll });
          }
        },
      };
    },
    words: {
      terms: {
        'event.way-paid': '{seat} pays {to:seat} 1 {good} for the way.',
        'reason.way-toll': 'You cannot pay those who have a piece there already.',
      },
    },
  };
}
