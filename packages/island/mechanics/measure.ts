import type { State } from '@hexwright/kernel';
import type { Book, Piece } from '../rulebook/index.ts';

export interface Measure {
  /** the longest trail in the seat's network */
  all(s: State, seat: number): number;
  /** the longest trail that contains this edge */
  through(s: State, seat: number, edge: number): number;
}

/**
 * The longest trail in the seat's network of these kinds of pieces (of all routes if not said): each piece counts once, a corner may be passed more than once.
 * A longest trail ends where an odd number of pieces meets (or anywhere on a ring), so the search starts there.
 */
export function makeMeasure(
  b: Book,
  kinds: readonly Piece[] = b.pieces.filter((piece) => piece.route),
): Measure {
  const { edges, edgeCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const used = new Uint8Array(edges);
  const mine = new Int16Array(edges);
  const numberOf = new Int16Array(edges);
  const visited = new Uint8Array(edges);
  const weight = new Float64Array(edges);
  const degrees = new Uint8Array(edges * 2);
  let widest = 1;
  for (let corner = 0; corner < b.topology.corners; corner++)
    widest = Math.max(widest, cornerEdgeFrom[corner + 1] - cornerEdgeFrom[corner] - 1);
  const ways = new Int16Array(edges * 2 * widest);
  const layers = [...new Set(kinds.map((piece) => piece.layerAt))];
  const counts = Uint8Array.from(b.pieces, (piece) => (kinds.includes(piece) ? 1 : 0));
  let state: State;
  let seat = 0;

  const own = (edge: number): boolean => {
    for (let i = 0; i < layers.length; i++) {
      const mark = state.cells[layers[i] + edge];
      if (mark !== 0 && b.ownerOf[mark] === seat && counts[b.pieceOf[mark]] === 1) return true;
    }
    return false;
  };
  const farEnd = (edge: number, corner: number): number =>
    edgeCorner[edge * 2] === corner ? edgeCorner[edge * 2 + 1] : edgeCorner[edge * 2];

  /** the longest way on from the corner, having come along the edge */
  const onward = (edge: number, corner: number): number => {
    let best = 0;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
      const next = cornerEdge[i];
      if (used[next] || !own(next) || !b.rules.routeJoins(state, seat, edge, next, corner)) continue;
      used[next] = 1;
      const length = b.rules.routeWeight(state, seat, next) + onward(next, farEnd(next, corner));
      used[next] = 0;
      if (length > best) best = length;
    }
    return best;
  };
  /** the same where the other end of the trail, at `back` of `first`, may still grow as well */
  const bothWays = (edge: number, corner: number, first: number, back: number): number => {
    let best = onward(first, back);
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
      const next = cornerEdge[i];
      if (used[next] || !own(next) || !b.rules.routeJoins(state, seat, edge, next, corner)) continue;
      used[next] = 1;
      const length =
        b.rules.routeWeight(state, seat, next) + bothWays(next, farEnd(next, corner), first, back);
      used[next] = 0;
      if (length > best) best = length;
    }
    return best;
  };
  /** how many of the seat's other pieces the edge joins at this corner */
  const joined = (edge: number, corner: number): number => {
    let count = 0;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
      const other = cornerEdge[i];
      if (other !== edge && own(other) && b.rules.routeJoins(state, seat, edge, other, corner)) count++;
    }
    return count;
  };
  /** The network as a small graph of its own, in which the search asks no rule: returns how many pieces it has. */
  const draw = (): number => {
    let count = 0;
    for (let edge = 0; edge < edges; edge++)
      if (own(edge)) {
        numberOf[edge] = count;
        mine[count++] = edge;
      }
    for (let i = 0; i < count; i++) {
      const edge = mine[i];
      weight[i] = b.rules.routeWeight(state, seat, edge);
      visited[i] = 0;
      for (let end = 0; end < 2; end++) {
        const corner = edgeCorner[edge * 2 + end];
        let degree = 0;
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const next = cornerEdge[k];
          if (next === edge || !own(next) || !b.rules.routeJoins(state, seat, edge, next, corner)) continue;
          // where one comes out on going on along that piece
          const out = edgeCorner[next * 2] === corner ? 1 : 0;
          ways[(i * 2 + end) * widest + degree++] = numberOf[next] * 2 + out;
        }
        degrees[i * 2 + end] = degree;
      }
    }
    return count;
  };
  /** the longest way on from this end of a piece of the small graph */
  const beyond = (end: number): number => {
    let best = 0;
    for (let k = end * widest; k < end * widest + degrees[end]; k++) {
      const next = ways[k] >> 1;
      if (used[next]) continue;
      used[next] = 1;
      visited[next] = 1;
      const length = weight[next] + beyond(ways[k]);
      used[next] = 0;
      if (length > best) best = length;
    }
    return best;
  };
  const starting = (piece: number, end: number): number => {
    used[piece] = 1;
    visited[piece] = 1;
    const length = weight[piece] + beyond(piece * 2 + 1 - end);
    used[piece] = 0;
    return length;
  };
  const longest = (count: number): number => {
    let best = 0;
    for (let i = 0; i < count; i++)
      for (let end = 0; end < 2; end++)
        if (degrees[i * 2 + end] !== 1) best = Math.max(best, starting(i, end));
    for (let i = 0; i < count; i++) if (!visited[i]) best = Math.max(best, starting(i, 0));
    return best;
  };
  const from = (edge: number, end: number): number => {
    used[edge] = 1;
    const length = b.rules.routeWeight(state, seat, edge) + onward(edge, edgeCorner[edge * 2 + 1 - end]);
    used[edge] = 0;
    return length;
  };

  return {
    all: (s, whose) => {
      state = s;
      seat = whose;
      return longest(draw());
    },
    through: (s, whose, edge) => {
      state = s;
      seat = whose;
      const a = edgeCorner[edge * 2];
      const z = edgeCorner[edge * 2 + 1];
      if (joined(edge, a) === 0) return from(edge, 0);
      if (joined(edge, z) === 0) return from(edge, 1);
      used[edge] = 1;
      const length = b.rules.routeWeight(s, whose, edge) + bothWays(edge, a, edge, z);
      used[edge] = 0;
      return length;
    },
  };
}
