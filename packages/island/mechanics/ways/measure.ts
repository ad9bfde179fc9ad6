import type { Seat, State } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import type { Book, Piece } from '../../rulebook/index.ts';
import { emptyNetwork, makeTrailSearch } from './longest-trail.ts';

export interface Measure {
  /** the longest trail in the seat's network, where one at least so long is known to be */
  all(s: State, seat: Seat, least?: number): number;
  /** the longest trail with this piece, just laid, when without it there was one at least and at most so long */
  grown(s: State, seat: Seat, edge: Edge, least: number, most: number): number;
}

/** more than any length */
const UNBOUNDED = 1_000_000;

/**
 * The longest trail in the seat's network of these kinds of pieces (of all routes if not said): each piece counts
 * once, a corner may be passed more than once.
 *
 * One connected part at a time is drawn as a graph, in which the search asks no rule. A knot is a corner, or that
 * part of it whose pieces are joined.
 */
export function makeMeasure(
  b: Book,
  kinds: readonly Piece[] = b.pieces.filter((piece) => piece.route),
): Measure {
  const { corners, edges, edgeCorner } = b.topology;
  const [cornerEdgeFrom, cornerEdge] = meetingAt(b);
  const layers = [...new Set(kinds.map((piece) => piece.layerAt))];
  const [firstLayer] = layers;
  const marks = b.ownerOf.length;
  const counted = new Uint8Array(b.owners * marks);
  for (const piece of kinds)
    for (let owner = 0; owner < b.owners; owner++) counted[owner * marks + b.mark(owner, piece.index)] = 1;
  let widest = 1;
  for (let corner = 0; corner < corners; corner++)
    widest = Math.max(widest, cornerEdgeFrom[corner + 1] - cornerEdgeFrom[corner]);

  const net = emptyNetwork(edges, widest);
  const search = makeTrailSearch(net);
  const { weight, knotAt, degree, pieceAt } = net;
  /** by piece: its edge; by edge: its number, or -1 while it is not drawn */
  const drawn = new Int16Array(edges);
  const numberOf = new Int16Array(edges).fill(-1);

  // The search asks it of every edge that it comes to: hence raw cells.
  const own = (cells: Int32Array, marksOf: number, edge: Edge): boolean => {
    if (counted[marksOf + cells[firstLayer + edge]] === 1) return true;
    for (let i = 1; i < layers.length; i++) if (counted[marksOf + cells[layers[i] + edge]] === 1) return true;
    return false;
  };
  const number = (s: State, seat: Seat, edge: Edge): number => {
    const piece = net.pieces++;
    numberOf[edge] = piece;
    drawn[piece] = edge;
    knotAt[piece * 2] = -1;
    knotAt[piece * 2 + 1] = -1;
    weight[piece] = b.rules.routeWeight(s, seat, edge);
    return piece;
  };
  /** draws the part of the network around the edge, after those already drawn */
  const draw = (s: State, seat: Seat, edge: Edge): void => {
    const { rules } = b;
    const { cells } = s;
    const marksOf = seat * marks;
    for (let piece = number(s, seat, edge); piece < net.pieces; piece++)
      for (let end = 0; end < 2; end++) {
        if (knotAt[piece * 2 + end] >= 0) continue;
        const from = drawn[piece];
        const corner = edgeCorner[from * 2 + end];
        const knot = net.knots++;
        let count = 1;
        knotAt[piece * 2 + end] = knot;
        pieceAt[knot * widest] = piece;
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const to = cornerEdge[k];
          if (to === from || !own(cells, marksOf, to) || !rules.routeJoins(s, seat, from, to, corner))
            continue;
          const other = numberOf[to] < 0 ? number(s, seat, to) : numberOf[to];
          knotAt[other * 2 + (edgeCorner[to * 2] === corner ? 0 : 1)] = knot;
          pieceAt[knot * widest + count++] = other;
        }
        degree[knot] = count;
      }
  };
  /** looks in all parts of the network that are not drawn yet, and forgets the drawing */
  const searchRest = (s: State, seat: Seat, best: number, enough: number): number => {
    const { cells } = s;
    let longest = best;
    for (let edge = 0; edge < edges && longest < enough; edge++) {
      if (!own(cells, seat * marks, edge) || numberOf[edge] >= 0) continue;
      const piece = net.pieces;
      const knot = net.knots;
      draw(s, seat, edge);
      longest = search(piece, knot, longest, enough);
    }
    for (let piece = 0; piece < net.pieces; piece++) numberOf[drawn[piece]] = -1;
    net.pieces = 0;
    net.knots = 0;
    return longest;
  };

  return {
    all: (s, seat, least = 0) => searchRest(s, seat, least, UNBOUNDED),
    grown: (s, seat, edge, least, most) => {
      draw(s, seat, edge);
      // With a free end it lengthens a trail by no more than itself.
      const tip = degree[knotAt[0]] === 1 || degree[knotAt[1]] === 1;
      const longest = search(0, 0, least, tip ? most + weight[0] : UNBOUNDED);
      return searchRest(s, seat, longest, most);
    },
  };
}

/** The edges that meet at each corner, and behind them the spans that do: a list of both only where there are any. */
function meetingAt({ topology }: Book): readonly [from: Int32Array, edges: Int16Array] {
  const { corners, edges, firstSpan, cornerEdge, cornerEdgeFrom, cornerSpan, cornerSpanFrom } = topology;
  if (firstSpan === edges) return [cornerEdgeFrom, cornerEdge];
  const from = new Int32Array(corners + 1);
  const all: number[] = [];
  for (let corner = 0; corner < corners; corner++) {
    all.push(
      ...cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1]),
      ...cornerSpan.subarray(cornerSpanFrom[corner], cornerSpanFrom[corner + 1]),
    );
    from[corner + 1] = all.length;
  }
  return [from, Int16Array.from(all)];
}
