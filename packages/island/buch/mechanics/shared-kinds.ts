import type { Seat, State } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import type { Book, Piece } from '../../rulebook/index.ts';

export interface SharedKind {
  /** by piece: 1 if it is of this kind, wherever it lies */
  readonly is: Uint8Array;
  /** what it lies as: the piece, and those it is while it lies beside others */
  readonly pieces: readonly Piece[];
  /** whether the seat has one on the edge */
  has(s: State, seat: Seat, edge: Edge): boolean;
}

/** A piece of a way that several seats may have on one edge, in all the layers that it lies in. */
export function sharedKind(b: Book, id: string): SharedKind {
  const pieces = b.pieces.filter((piece) => piece.id === id || b.pieces[piece.source].id === id);
  const layers = pieces.map(({ index, marks }) => ({
    marks,
    own: Array.from({ length: b.seats }, (_, seat) => b.mark(seat, index)),
  }));
  return {
    is: Uint8Array.from(b.pieces, (piece) => (pieces.includes(piece) ? 1 : 0)),
    pieces,
    has: (s, seat, edge) => {
      for (let i = 0; i < layers.length; i++)
        if (layers[i].marks.get(s, edge) === layers[i].own[seat]) return true;
      return false;
    },
  };
}
