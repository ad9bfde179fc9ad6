import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import type { Book, PieceNo } from '../../rulebook/index.ts';

export interface AnchoredConfig {
  /** the route pieces that are looked at */
  readonly bears: (piece: PieceNo) => boolean;
  /** by corner: 1 where a building of the seat holds what comes to it; every corner if not said */
  readonly at?: Uint8Array;
  /** the buildings that hold it; all if not said */
  readonly by?: (piece: PieceNo) => boolean;
  /** whether routes must join as the rules want it, so that what others built in between cuts them. Default true. */
  readonly cut?: boolean;
}

/** What hangs together with the buildings of a seat; the numbers are those of the last search. */
export interface Anchored {
  /** by edge, and by corner: 1 where pieces lead to a building of the seat, and where those come to */
  readonly edges: Uint8Array;
  readonly corners: Uint8Array;
  find(s: State, seat: Seat): void;
}

/** Whether a building of the seat stands on the corner. */
export function ownsTown(b: Book, s: State, seat: Seat, corner: Corner): boolean {
  const mark = b.fields.building.get(s, corner);
  return mark !== 0 && b.ownerOf[mark] === seat;
}

/** Finds the routes of a seat that hang on one of its buildings, and every corner they come to. */
export function makeAnchored(b: Book, { bears, at, by, cut = true }: AnchoredConfig): Anchored {
  const { cornerEdge, cornerEdgeFrom, edgeCorner } = b.topology;
  const corners = new Uint8Array(b.topology.corners);
  const edges = new Uint8Array(b.topology.edges);
  const queue = new Int16Array(edges.length);
  const carries = Uint8Array.from(b.pieces, ({ index, route }) => (route && bears(index) ? 1 : 0));
  const layers = [...new Set(b.pieces.filter(({ index }) => carries[index]).map(({ marks }) => marks))];
  const isOwn = (s: State, seat: Seat, edge: Edge): boolean => {
    for (let i = 0; i < layers.length; i++) {
      const mark = layers[i].get(s, edge);
      if (mark !== 0 && b.ownerOf[mark] === seat && carries[b.pieceOf[mark]] === 1) return true;
    }
    return false;
  };
  const holds = (s: State, seat: Seat, corner: Corner): boolean =>
    (at === undefined || at[corner] === 1) &&
    ownsTown(b, s, seat, corner) &&
    (by?.(b.pieceOf[b.fields.building.get(s, corner)]) ?? true);
  let tail = 0;
  const goOn = (s: State, seat: Seat, from: number, corner: Corner): void => {
    corners[corner] = 1;
    if (cut && b.rules.cornerBlocks(s, seat, corner)) return;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
      const edge = cornerEdge[i];
      if (edges[edge] || !isOwn(s, seat, edge)) continue;
      if (cut && from >= 0 && !b.rules.routeJoins(s, seat, from, edge, corner)) continue;
      edges[edge] = 1;
      queue[tail++] = edge;
    }
  };
  return {
    edges,
    corners,
    find: (s, seat) => {
      corners.fill(0);
      edges.fill(0);
      tail = 0;
      for (let corner = 0; corner < corners.length; corner++)
        if (holds(s, seat, corner)) goOn(s, seat, -1, corner);
      for (let head = 0; head < tail; head++) {
        goOn(s, seat, queue[head], edgeCorner[queue[head] * 2]);
        goOn(s, seat, queue[head], edgeCorner[queue[head] * 2 + 1]);
      }
    },
  };
}
