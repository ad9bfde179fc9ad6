import type { State } from '@hexwright/kernel';
import type { Book, Piece } from '../rulebook/index.ts';

export interface Measure {
  /** the longest trail in the seat's network */
  all(s: State, seat: number): number;
  /** the longest trail that contains this edge */
  through(s: State, seat: number, edge: number): number;
}

/**
 * The longest trail in the seat's network of these kinds of pieces (of all routes if not said): each piece counts
 * once, a corner may be passed more than once.
 *
 * One connected part of the network at a time is drawn as a small graph, in which the search asks no rule. A knot is
 * a corner, or that part of it whose pieces are joined. Most parts have no ring: there one walk finds the longest
 * trail. With rings the search tries every trail from the knots where an odd number of pieces meets, since a longest
 * one ends there (or anywhere, if it is one closed round).
 */
export function makeMeasure(
  b: Book,
  kinds: readonly Piece[] = b.pieces.filter((piece) => piece.route),
): Measure {
  const { edges, edgeCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const layers = [...new Set(kinds.map((piece) => piece.layerAt))];
  const marks = b.ownerOf.length;
  const counted = new Uint8Array(b.owners * marks);
  for (const piece of kinds)
    for (let owner = 0; owner < b.owners; owner++) counted[owner * marks + b.mark(owner, piece.index)] = 1;
  let widest = 1;
  for (let corner = 0; corner < b.topology.corners; corner++)
    widest = Math.max(widest, cornerEdgeFrom[corner + 1] - cornerEdgeFrom[corner]);

  // The part that was drawn last: its pieces, the knots at their two ends, the pieces at each knot.
  const drawn = new Int16Array(edges);
  const numberOf = new Int16Array(edges).fill(-1);
  const weight = new Float64Array(edges);
  const knotAt = new Int16Array(edges * 2);
  const degree = new Uint8Array(edges * 2);
  const pieceAt = new Int16Array(edges * 2 * widest);
  const used = new Uint8Array(edges);
  let pieces = 0;
  let knots = 0;
  let state: State;
  let seat = 0;
  /** the longest trail that the walk has seen turn round at some knot */
  let turned = 0;

  const own = (edge: number): boolean => {
    for (let i = 0; i < layers.length; i++)
      if (counted[seat * marks + state.cells[layers[i] + edge]] === 1) return true;
    return false;
  };
  const number = (edge: number): void => {
    numberOf[edge] = pieces;
    knotAt[pieces * 2] = -1;
    knotAt[pieces * 2 + 1] = -1;
    weight[pieces] = b.rules.routeWeight(state, seat, edge);
    drawn[pieces++] = edge;
  };
  const tie = (piece: number, end: number, knot: number): void => {
    knotAt[piece * 2 + end] = knot;
    pieceAt[knot * widest + degree[knot]++] = piece;
  };
  /** draws the part of the network around the edge, after those already drawn */
  const draw = (edge: number): void => {
    let piece = pieces;
    number(edge);
    for (; piece < pieces; piece++)
      for (let end = 0; end < 2; end++) {
        if (knotAt[piece * 2 + end] >= 0) continue;
        const from = drawn[piece];
        const corner = edgeCorner[from * 2 + end];
        const knot = knots++;
        degree[knot] = 0;
        tie(piece, end, knot);
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const to = cornerEdge[k];
          if (to === from || !own(to) || !b.rules.routeJoins(state, seat, from, to, corner)) continue;
          if (numberOf[to] < 0) number(to);
          tie(numberOf[to], edgeCorner[to * 2] === corner ? 0 : 1, knot);
        }
      }
  };
  const begin = (s: State, whose: number): void => {
    state = s;
    seat = whose;
    pieces = 0;
    knots = 0;
  };
  const forget = (): void => {
    for (let piece = 0; piece < pieces; piece++) numberOf[drawn[piece]] = -1;
  };
  const beyond = (piece: number, knot: number): number =>
    knotAt[piece * 2] === knot ? knotAt[piece * 2 + 1] : knotAt[piece * 2];

  /** without rings: the longest way on from the knot, having come along the piece (or from nowhere, -1) */
  const walk = (knot: number, along: number): number => {
    let best = 0;
    for (let k = knot * widest; k < knot * widest + degree[knot]; k++) {
      const piece = pieceAt[k];
      if (piece === along) continue;
      const length = weight[piece] + walk(beyond(piece, knot), piece);
      if (best + length > turned) turned = best + length;
      if (length > best) best = length;
    }
    return best;
  };
  /** the longest way on from the knot along pieces that are not in use */
  const onward = (knot: number): number => {
    let best = 0;
    for (let k = knot * widest; k < knot * widest + degree[knot]; k++) {
      const piece = pieceAt[k];
      if (used[piece]) continue;
      used[piece] = 1;
      const length = weight[piece] + onward(beyond(piece, knot));
      used[piece] = 0;
      if (length > best) best = length;
    }
    return best;
  };
  /** the same where the other end of the trail, at `back`, may still grow as well */
  const bothWays = (knot: number, back: number): number => {
    let best = onward(back);
    for (let k = knot * widest; k < knot * widest + degree[knot]; k++) {
      const piece = pieceAt[k];
      if (used[piece]) continue;
      used[piece] = 1;
      const length = weight[piece] + bothWays(beyond(piece, knot), back);
      used[piece] = 0;
      if (length > best) best = length;
    }
    return best;
  };
  /** the longest trail in the part whose first piece and knot are these */
  const longest = (piece: number, first: number): number => {
    if (pieces - piece === knots - first - 1) {
      turned = 0;
      walk(first, -1);
      return turned;
    }
    let best = 0;
    for (let knot = first; knot < knots; knot++)
      if (degree[knot] % 2 === 1) best = Math.max(best, onward(knot));
    return best === 0 ? onward(first) : best;
  };

  return {
    all: (s, whose) => {
      begin(s, whose);
      let best = 0;
      for (let edge = 0; edge < edges; edge++) {
        if (numberOf[edge] >= 0 || !own(edge)) continue;
        const piece = pieces;
        const knot = knots;
        draw(edge);
        best = Math.max(best, longest(piece, knot));
      }
      forget();
      return best;
    },
    through: (s, whose, edge) => {
      begin(s, whose);
      draw(edge);
      forget();
      const a = knotAt[0];
      const z = knotAt[1];
      if (pieces === knots - 1) return weight[0] + walk(a, 0) + walk(z, 0);
      used[0] = 1;
      const length = weight[0] + bothWays(a, z);
      used[0] = 0;
      return length;
    },
  };
}
