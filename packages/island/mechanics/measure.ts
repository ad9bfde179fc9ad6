import type { State } from '@hexwright/kernel';
import type { Book, Piece } from '../rulebook/index.ts';

export interface Measure {
  /** the longest trail in the seat's network */
  all(s: State, seat: number): number;
  /** the longest trail with this piece, just laid, when it was so long before */
  grown(s: State, seat: number, edge: number, before: number): number;
  /** the longest trail without this piece, which still lies there, when it is so long with it */
  shrunk(s: State, seat: number, edge: number, before: number): number;
}

/**
 * The longest trail in the seat's network of these kinds of pieces (of all routes if not said): each piece counts
 * once, a corner may be passed more than once.
 *
 * One connected part of the network at a time is drawn as a small graph, in which the search asks no rule. A knot is
 * a corner, or that part of it whose pieces are joined. Most parts have no ring: there one walk finds the longest
 * trail. With rings the search tries every trail from the knots where an odd number of pieces meets, since a longest
 * one ends there (or anywhere, if it is one closed round), as long as enough pieces are left to beat the best.
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
  /** the longest trail found so far, and the weight of what is not in use */
  let best = 0;
  let left = 0;

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
    best = 0;
  };
  const forget = (): void => {
    for (let piece = 0; piece < pieces; piece++) numberOf[drawn[piece]] = -1;
  };
  const beyond = (piece: number, knot: number): number =>
    knotAt[piece * 2] === knot ? knotAt[piece * 2 + 1] : knotAt[piece * 2];

  /** without rings: the longest way on from the knot, having come along the piece (or from nowhere, -1) */
  const walk = (knot: number, along: number): number => {
    let longest = 0;
    for (let k = knot * widest; k < knot * widest + degree[knot]; k++) {
      const piece = pieceAt[k];
      if (piece === along) continue;
      const length = weight[piece] + walk(beyond(piece, knot), piece);
      if (longest + length > best) best = longest + length;
      if (length > longest) longest = length;
    }
    return longest;
  };
  /** with rings: tries every way on from the knot along pieces that are not in use */
  const extend = (knot: number, length: number): void => {
    if (length > best) best = length;
    for (let k = knot * widest; k < knot * widest + degree[knot] && length + left > best; k++) {
      const piece = pieceAt[k];
      if (used[piece]) continue;
      take(piece);
      extend(beyond(piece, knot), length + weight[piece]);
      release(piece);
    }
  };
  /** the same where the other end of the trail, at `back`, may still grow as well */
  const extendBoth = (knot: number, back: number, length: number): void => {
    extend(back, length);
    for (let k = knot * widest; k < knot * widest + degree[knot] && length + left > best; k++) {
      const piece = pieceAt[k];
      if (used[piece]) continue;
      take(piece);
      extendBoth(beyond(piece, knot), back, length + weight[piece]);
      release(piece);
    }
  };
  const take = (piece: number): void => {
    used[piece] = 1;
    left -= weight[piece];
  };
  const release = (piece: number): void => {
    used[piece] = 0;
    left += weight[piece];
  };
  /** the weight of all pieces from this one on */
  const weigh = (from: number): number => {
    let sum = 0;
    for (let piece = from; piece < pieces; piece++) sum += weight[piece];
    return sum;
  };
  /** with rings: looks for a trail that beats the best, in the part from this piece and knot on */
  const search = (first: number, knot: number): void => {
    // One closed round has no odd knot; if the first piece is in use there may be two parts, one at each end of it.
    extend(knotAt[first * 2], 0);
    extend(knotAt[first * 2 + 1], 0);
    for (let at = knot; at < knots; at++) {
      let odd = degree[at] & 1;
      if (used[first] && (knotAt[first * 2] === at || knotAt[first * 2 + 1] === at)) odd ^= 1;
      if (odd) extend(at, 0);
    }
  };
  /** looks in all parts of the network that are not drawn yet */
  const searchRest = (): void => {
    for (let edge = 0; edge < edges; edge++) {
      if (numberOf[edge] >= 0 || !own(edge)) continue;
      const piece = pieces;
      const knot = knots;
      draw(edge);
      left = weigh(piece);
      if (left <= best) continue;
      if (pieces - piece === knots - knot - 1) walk(knot, -1);
      else search(piece, knot);
    }
  };
  /** the longest trail through the first piece that was drawn, or `least` if none is longer */
  const through = (least: number): number => {
    const a = knotAt[0];
    const z = knotAt[1];
    if (pieces === knots - 1) return Math.max(least, weight[0] + walk(a, 0) + walk(z, 0));
    best = least;
    left = weigh(0);
    take(0);
    extendBoth(a, z, weight[0]);
    release(0);
    return best;
  };

  return {
    all: (s, whose) => {
      begin(s, whose);
      searchRest();
      forget();
      return best;
    },
    grown: (s, whose, edge, before) => {
      begin(s, whose);
      draw(edge);
      forget();
      return through(before);
    },
    shrunk: (s, whose, edge, before) => {
      begin(s, whose);
      draw(edge);
      // What is in no longest trail is not missed. Weights are whole numbers, so a trail above `before - 1` is one.
      if (through(before - 1) < before) {
        forget();
        return before;
      }
      best = 0;
      if (pieces === knots - 1) {
        walk(knotAt[0], 0);
        walk(knotAt[1], 0);
      } else {
        left = weigh(1);
        used[0] = 1;
        search(0, 0);
        used[0] = 0;
      }
      if (best < before) searchRest();
      forget();
      return best;
    },
  };
}
