import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import { edgeUnfit, TAKEN } from '../core/bars.ts';

const BESIDE_ANOTHER = reason('beside-another', 'it only lies beside a piece of somebody else');

export interface AlongsideConfig {
  /** the route piece, which forms lanes */
  readonly piece: string;
  /** what it is while it lies beside another one */
  readonly second: string;
}

/**
 * Two seats may have a piece of a lane on one edge. The second lies in a layer of its own, as a piece that is made of the first: what
 * is built, moved and counted is the first, wherever it lies.
 */
export function alongside({ piece: id, second: secondId }: AlongsideConfig): Part {
  return {
    id: `alongside ${id}`,
    of: { id, secondId },
    pieces: [
      {
        id: secondId,
        on: 'edge',
        layer: 'alongside',
        supply: { madeOf: id },
        route: true,
        edges: ['coast', 'sea'],
        bar: () => () => BESIDE_ANOTHER,
      },
    ],
    changes: { pieces: { [id]: { bar: roomBeside(id, secondId), only: 'beside' } } },
    rules: (was, b) => {
      const first = b.piece(id);
      const second = b.piece(secondId).index;
      return {
        build: (s, seat, piece, place) => {
          if (piece === first.index && first.marks.get(s, place) !== 0) b.rules.build(s, seat, second, place);
          else was.build(s, seat, piece, place);
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          piece === second ? BESIDE_ANOTHER : was.barStartRoute(s, seat, piece, edge, corner),
      };
    },
    words: { terms: { 'reason.beside-another': 'It only lies beside a ship of somebody else.' } },
  };
}

/** A place is taken where the seat itself lies, and where two others do. */
function roomBeside(id: string, secondId: string) {
  return (b: Book): ((s: State, seat: Seat, edge: number) => Bar) => {
    const first = b.piece(id);
    const second = b.piece(secondId);
    const unfit = edgeUnfit(b, first);
    return (s, seat, edge) => {
      const one = first.marks.get(s, edge);
      const two = second.marks.get(s, edge);
      if (one !== 0 && (two !== 0 || b.pieceOf[one] !== first.index || b.ownerOf[one] === seat)) return TAKEN;
      if (two !== 0 && b.ownerOf[two] === seat) return TAKEN;
      return b.rules.edgeFit(s, first.index, edge) ? b.rules.barJoin(s, seat, first.index, edge) : unfit;
    };
  };
}
