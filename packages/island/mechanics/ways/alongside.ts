import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import type { Book, EdgeClass, Part } from '../../rulebook/index.ts';
import { edgeUnfit, TAKEN } from '../core/bars.ts';

const BESIDE_ANOTHER = reason('beside-another', 'it only lies beside a piece of somebody else');

export interface AlongsideConfig {
  /** the route piece that may lie where others have one */
  readonly piece: string;
  /** what it is while it lies beside others: one name for each further seat that an edge has room for */
  readonly others: readonly string[];
  /** where it may lie */
  readonly edges?: readonly EdgeClass[];
  /** the first of the layers that the further ones lie in; `alongside` if not said, which pieces that never meet may share */
  readonly layer?: string;
}

/**
 * Several seats may have a piece of a way on one edge, each one of its own. The further ones lie in layers of their own, as pieces that
 * are made of the first: what is built, moved and counted is the first, wherever it lies.
 */
export function alongside({ piece: id, others, edges, layer = 'alongside' }: AlongsideConfig): Part {
  return {
    id: `alongside ${id}`,
    of: { id, others, edges, layer },
    pieces: others.map((other, i) => ({
      id: other,
      on: 'edge',
      layer: i === 0 ? layer : `${layer}-${i + 1}`,
      supply: { madeOf: id },
      route: true,
      ...(edges && { edges }),
      bar: () => () => BESIDE_ANOTHER,
    })),
    changes: { pieces: { [id]: { bar: roomBeside(id, others), only: 'beside' } } },
    rules: (was, b) => {
      const first = b.piece(id);
      const further = others.map((other) => b.piece(other));
      const isFurther = Uint8Array.from(b.pieces, ({ id: name }) => (others.includes(name) ? 1 : 0));
      return {
        build: (s, seat, piece, place) => {
          if (piece !== first.index || first.marks.get(s, place) === 0)
            return was.build(s, seat, piece, place);
          const free = further.find(({ marks }) => marks.get(s, place) === 0);
          b.rules.build(s, seat, free?.index ?? piece, place);
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          isFurther[piece] === 1 ? BESIDE_ANOTHER : was.barStartRoute(s, seat, piece, edge, corner),
      };
    },
    words: { terms: { 'reason.beside-another': 'It only lies beside a piece of another player.' } },
  };
}

/** A place is taken where the seat itself lies, where something else than such a piece does, and where nobody more has room. */
function roomBeside(id: string, others: readonly string[]) {
  return (b: Book): ((s: State, seat: Seat, edge: number) => Bar) => {
    const first = b.piece(id);
    const further = others.map((other) => b.piece(other));
    const unfit = edgeUnfit(b, first);
    return (s, seat, edge) => {
      const one = first.marks.get(s, edge);
      if (one !== 0 && (b.pieceOf[one] !== first.index || b.ownerOf[one] === seat)) return TAKEN;
      let room = one === 0;
      for (let i = 0; i < further.length; i++) {
        const mark = further[i].marks.get(s, edge);
        if (mark === 0) room = true;
        else if (b.ownerOf[mark] === seat) return TAKEN;
      }
      if (!room) return TAKEN;
      return b.rules.edgeFit(s, first.index, edge) ? b.rules.barJoin(s, seat, first.index, edge) : unfit;
    };
  };
}
