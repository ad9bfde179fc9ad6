import { seatMarkNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface GivenPiecesConfig {
  /** the piece that stands on the corners of each mark; the value of a mark is the seat it belongs to */
  readonly corners?: Readonly<Record<string, string>>;
  /** the same on edges */
  readonly edges?: Readonly<Record<string, string>>;
}

/** Some pieces of every seat stand on the board before anybody places a first one. Nobody's seats stay empty. */
export function givenPieces({ corners = {}, edges = {} }: GivenPiecesConfig): Part {
  return {
    id: 'given-pieces',
    of: { corners },
    boardNeeds: [
      ...Object.keys(corners).map((mark) => seatMarkNeed('corners', mark)),
      ...Object.keys(edges).map((mark) => seatMarkNeed('edges', mark)),
    ],
    prepare: (b) => {
      const { marks } = b.layout;
      const given = [
        ...Object.entries(corners).flatMap(([mark, piece]) =>
          (marks.corners[mark] ?? []).map((at) => ({
            piece: b.piece(piece).index,
            seat: Number(at.value),
            place: b.topology.cornerAt(at.q, at.r, at.corner),
          })),
        ),
        ...Object.entries(edges).flatMap(([mark, piece]) =>
          (marks.edges[mark] ?? []).map((at) => ({
            piece: b.piece(piece).index,
            seat: Number(at.value),
            place: b.topology.edgeAt(at.q, at.r, at.side),
          })),
        ),
      ].filter(({ seat }) => seat < b.seats);
      return (s) => {
        for (const { seat, piece, place } of given) b.rules.build(s, seat, piece, place);
      };
    },
  };
}
