import type { State } from '@hexwright/kernel';
import type { Book, Piece } from '../rulebook/index.ts';

export interface Measure {
  /** the longest trail in the seat's network, where one at least so long is known to be */
  all(s: State, seat: number, least?: number): number;
  /** the longest trail with this piece, just laid, when without it there was one at least and at most so long */
  grown(s: State, seat: number, edge: number, least: number, most: number): number;
}

/** less than any length */
const NONE = -1_000_000;

/**
 * The longest trail in the seat's network of these kinds of pieces (of all routes if not said): each piece counts
 * once, a corner may be passed more than once.
 *
 * One connected part of the network at a time is drawn as a small graph, in which the search asks no rule. A knot is
 * a corner, or that part of it whose pieces are joined. Branches that lead nowhere are plucked off, piece by piece
 * from their tips, and each knot remembers the longest that hung there; most parts are gone by then. Of the rings
 * that are left the search tries every trail, chain by chain.
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

  // The parts that are drawn: their pieces, the knots at their two ends, the pieces at each knot.
  const drawn = new Int16Array(edges);
  const numberOf = new Int16Array(edges).fill(-1);
  const weight = new Int32Array(edges);
  const knotAt = new Int16Array(edges * 2);
  const degree = new Uint8Array(edges * 2);
  const pieceAt = new Int16Array(edges * 2 * widest);
  let pieces = 0;
  let knots = 0;
  // Plucking: pieces that are gone, how many are left at a knot, the longest two branches that hung there.
  const gone = new Uint8Array(edges);
  const ways = new Uint8Array(edges * 2);
  const branch = new Int32Array(edges * 2);
  const second = new Int32Array(edges * 2);
  // The rings as chains between hubs. Along each: how far a trail that ends within comes from either hub, and what
  // one that begins and ends within, but leaves the chain between, has of it at most.
  const hub = new Uint8Array(edges * 2);
  const chainAt = new Int16Array(edges * 2 * widest);
  const chainHub = new Int16Array(edges * 2);
  const long = new Int32Array(edges);
  const into = new Int32Array(edges * 2);
  const around = new Int32Array(edges);
  const used = new Uint8Array(edges);
  let chains = 0;
  /** where the trail begins: at a hub, or within a chain (else -1) that it leaves at this end */
  let start = 0;
  let startEnd = -1;
  let best = 0;
  /** no trail can be longer: whatever is so long ends the search */
  let enough = 0;
  /** what the trail can still gain at most */
  let left = 0;
  let state: State;
  let seat = 0;

  const [firstLayer] = layers;
  const own = (cells: Int32Array, whose: number, edge: number): boolean => {
    if (counted[whose + cells[firstLayer + edge]] === 1) return true;
    for (let i = 1; i < layers.length; i++) if (counted[whose + cells[layers[i] + edge]] === 1) return true;
    return false;
  };
  const number = (edge: number): number => {
    const piece = pieces++;
    numberOf[edge] = piece;
    drawn[piece] = edge;
    knotAt[piece * 2] = -1;
    knotAt[piece * 2 + 1] = -1;
    weight[piece] = b.rules.routeWeight(state, seat, edge);
    return piece;
  };
  /** draws the part of the network around the edge, after those already drawn */
  const draw = (edge: number): void => {
    const { rules } = b;
    const s = state;
    const mine = seat;
    const { cells } = s;
    const whose = mine * marks;
    for (let piece = number(edge); piece < pieces; piece++)
      for (let end = 0; end < 2; end++) {
        if (knotAt[piece * 2 + end] >= 0) continue;
        const from = drawn[piece];
        const corner = edgeCorner[from * 2 + end];
        const knot = knots++;
        let count = 1;
        knotAt[piece * 2 + end] = knot;
        pieceAt[knot * widest] = piece;
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const to = cornerEdge[k];
          if (to === from || !own(cells, whose, to) || !rules.routeJoins(s, mine, from, to, corner)) continue;
          const other = numberOf[to] < 0 ? number(to) : numberOf[to];
          knotAt[other * 2 + (edgeCorner[to * 2] === corner ? 0 : 1)] = knot;
          pieceAt[knot * widest + count++] = other;
        }
        degree[knot] = count;
      }
  };
  const begin = (s: State, whose: number): void => {
    state = s;
    seat = whose;
    pieces = 0;
    knots = 0;
    best = 0;
    enough = Number.POSITIVE_INFINITY;
  };
  const forget = (): void => {
    for (let piece = 0; piece < pieces; piece++) numberOf[drawn[piece]] = -1;
  };
  const beyond = (piece: number, knot: number): number =>
    knotAt[piece * 2] === knot ? knotAt[piece * 2 + 1] : knotAt[piece * 2];

  /** takes the branches off the part from this piece and knot on; answers how many pieces its rings have */
  const pluck = (piece: number, first: number): number => {
    for (let knot = first; knot < knots; knot++) {
      ways[knot] = degree[knot];
      branch[knot] = 0;
      second[knot] = 0;
    }
    for (let i = piece; i < pieces; i++) gone[i] = 0;
    let rest = pieces - piece;
    for (let knot = first; knot < knots; knot++)
      for (let tip = knot; ways[tip] === 1; rest--) {
        const twig = wayOn(tip);
        const next = beyond(twig, tip);
        gone[twig] = 1;
        ways[tip] = 0;
        ways[next]--;
        hang(next, branch[tip] + weight[twig]);
        tip = next;
      }
    return rest;
  };
  /** the first piece at the knot that is not gone */
  const wayOn = (knot: number): number => {
    let k = knot * widest;
    while (gone[pieceAt[k]]) k++;
    return pieceAt[k];
  };
  const hang = (knot: number, length: number): void => {
    if (branch[knot] + length > best) best = branch[knot] + length;
    if (length > branch[knot]) {
      second[knot] = branch[knot];
      branch[knot] = length;
    } else if (length > second[knot]) second[knot] = length;
  };
  /** finds the chains of the rings that are left, between knots where they meet; a single ring has any one as its hub */
  const chain = (first: number): void => {
    chains = 0;
    let ring = -1;
    let hubs = 0;
    for (let knot = first; knot < knots; knot++) {
      hub[knot] = ways[knot] > 2 ? 1 : 0;
      hubs += hub[knot];
      if (ways[knot] > 0) ring = knot;
    }
    if (hubs === 0) hub[ring] = 1;
    for (let knot = first; knot < knots; knot++) if (hub[knot]) while (ways[knot] > 0) follow(knot);
    // Nothing is left at any knot: from here on it is counted how many chains end at a hub.
    for (let end = 0; end < chains * 2; end++) {
      const knot = chainHub[end];
      chainAt[knot * widest + ways[knot]++] = end;
    }
  };
  /** follows one chain from the hub to the next */
  const follow = (from: number): void => {
    const number = chains++;
    let far = 0;
    let fromHere = NONE;
    let fromThere = NONE;
    let both = NONE;
    let knot = from;
    while (true) {
      const piece = wayOn(knot);
      gone[piece] = 1;
      ways[knot]--;
      knot = beyond(piece, knot);
      ways[knot]--;
      far += weight[piece];
      if (hub[knot]) break;
      const hangs = branch[knot];
      best = Math.max(best, fromThere + hangs + far);
      both = Math.max(both, fromHere + hangs - far, hangs + second[knot]);
      fromHere = Math.max(fromHere, hangs + far);
      fromThere = Math.max(fromThere, hangs - far);
    }
    long[number] = far;
    into[number * 2] = fromHere;
    into[number * 2 + 1] = far + fromThere;
    around[number] = far + both;
    chainHub[number * 2] = from;
    chainHub[number * 2 + 1] = knot;
    used[number] = 0;
  };
  /** tries every way on from the hub */
  const extend = (knot: number, length: number): void => {
    const whole = length + (knot === start && startEnd < 0 ? second[knot] : branch[knot]);
    if (whole > best) best = whole;
    if (startEnd >= 0 && chainHub[startEnd ^ 1] === knot)
      best = Math.max(best, length - into[startEnd] + around[startEnd >> 1]);
    for (let k = knot * widest; k < knot * widest + ways[knot]; k++) {
      if (length + left <= best || best >= enough) return;
      const end = chainAt[k];
      if (used[end >> 1]) continue;
      if (length + into[end] > best) best = length + into[end];
      used[end >> 1] = 1;
      left -= long[end >> 1];
      extend(chainHub[end ^ 1], length + long[end >> 1]);
      left += long[end >> 1];
      used[end >> 1] = 0;
    }
  };
  /** looks for a trail that beats the best in the part from this piece and knot on */
  const search = (piece: number, first: number): void => {
    let all = 0;
    for (let i = piece; i < pieces; i++) all += weight[i];
    if (all <= best || pluck(piece, first) === 0) return;
    let most = 0;
    for (let knot = first; knot < knots; knot++)
      if (ways[knot] > 0 && branch[knot] > most) most = branch[knot];
    chain(first);
    all = 0;
    for (let i = 0; i < chains; i++) all += long[i];
    startEnd = -1;
    // A trail of all chains begins and ends where an odd number of them meets: those hubs come first.
    for (let odd = 1; odd >= 0; odd--)
      for (start = first; start < knots; start++) {
        if (!hub[start] || ways[start] % 2 !== odd) continue;
        left = all + most;
        extend(start, branch[start]);
      }
    for (startEnd = 0; startEnd < chains * 2; startEnd++) {
      const within = startEnd >> 1;
      used[within] = 1;
      left = all - long[within] + Math.max(most, around[within] - into[startEnd]);
      extend(chainHub[startEnd], into[startEnd]);
      used[within] = 0;
    }
  };
  /** looks in all parts of the network that are not drawn yet */
  const searchRest = (): void => {
    const { cells } = state;
    const whose = seat * marks;
    for (let edge = 0; edge < edges; edge++) {
      if (!own(cells, whose, edge) || numberOf[edge] >= 0) continue;
      const piece = pieces;
      const knot = knots;
      draw(edge);
      search(piece, knot);
    }
  };

  return {
    all: (s, whose, least = 0) => {
      begin(s, whose);
      best = least;
      searchRest();
      forget();
      return best;
    },
    grown: (s, whose, edge, least, most) => {
      begin(s, whose);
      draw(edge);
      best = least;
      // With a free end it lengthens a trail by no more than itself.
      if (degree[knotAt[0]] === 1 || degree[knotAt[1]] === 1) enough = most + weight[0];
      search(0, 0);
      if (best < most) {
        enough = most;
        searchRest();
      }
      forget();
      return best;
    },
  };
}
