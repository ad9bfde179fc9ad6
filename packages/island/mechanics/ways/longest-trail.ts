import type { PieceNo } from '../../rulebook/index.ts'; /** A graph of pieces between knots, drawn part by part. */
export interface Network {
  /** how many pieces can meet at a knot */
  readonly widest: number;
  /** by piece: what it counts, and the knots at its two ends */
  readonly weight: Int32Array;
  readonly knotAt: Int16Array;
  /** by knot: how many pieces meet there, and which */
  readonly degree: Uint8Array;
  readonly pieceAt: Int16Array;
  /** how many are drawn */
  pieces: number;
  knots: number;
}

/**
 * Looks for a trail that is longer than `best` in the connected part of the network from this piece and knot on; no
 * trail can be longer than `enough`. Answers the length of the longest, or `best`.
 */
export type TrailSearch = (piece: PieceNo, knot: number, best: number, enough: number) => number;

/** less than any length */
const NONE = -1_000_000;

export function emptyNetwork(pieces: number, widest: number): Network {
  return {
    widest,
    weight: new Int32Array(pieces),
    knotAt: new Int16Array(pieces * 2),
    degree: new Uint8Array(pieces * 2),
    pieceAt: new Int16Array(pieces * 2 * widest),
    pieces: 0,
    knots: 0,
  };
}

/**
 * Branches that lead nowhere are plucked off, piece by piece from their tips, and each knot remembers the longest
 * that hung there; most parts are gone by then. Of the rings that are left every trail is tried, chain by chain.
 */
export function makeTrailSearch(net: Network): TrailSearch {
  const { widest, weight, knotAt, degree, pieceAt } = net;
  const size = weight.length;
  // Plucking: pieces that are gone, how many are left at a knot, the longest two branches that hung there.
  const gone = new Uint8Array(size);
  const ways = new Uint8Array(size * 2);
  const branch = new Int32Array(size * 2);
  const second = new Int32Array(size * 2);
  // The rings as chains between hubs. Along each: how far a trail that ends within comes from either hub, and what
  // one that begins and ends within, but leaves the chain between, has of it at most.
  const hub = new Uint8Array(size * 2);
  const chainAt = new Int16Array(size * 2 * widest);
  const chainHub = new Int16Array(size * 2);
  const long = new Int32Array(size);
  const into = new Int32Array(size * 2);
  const around = new Int32Array(size);
  const used = new Uint8Array(size);
  let chains = 0;
  /** where the trail begins: at a hub, or within a chain (else -1) that it leaves at this end */
  let start = 0;
  let startEnd = -1;
  let best = 0;
  let enough = 0;
  /** what the trail can still gain at most */
  let left = 0;

  const beyond = (piece: PieceNo, knot: number): number =>
    knotAt[piece * 2] === knot ? knotAt[piece * 2 + 1] : knotAt[piece * 2];

  /** takes the branches off the part from this piece and knot on; answers how many pieces its rings have */
  const pluck = (piece: PieceNo, first: number): number => {
    for (let knot = first; knot < net.knots; knot++) {
      ways[knot] = degree[knot];
      branch[knot] = 0;
      second[knot] = 0;
    }
    for (let i = piece; i < net.pieces; i++) gone[i] = 0;
    let rest = net.pieces - piece;
    for (let knot = first; knot < net.knots; knot++)
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
    for (let knot = first; knot < net.knots; knot++) {
      hub[knot] = ways[knot] > 2 ? 1 : 0;
      hubs += hub[knot];
      if (ways[knot] > 0) ring = knot;
    }
    if (hubs === 0) hub[ring] = 1;
    for (let knot = first; knot < net.knots; knot++) if (hub[knot]) while (ways[knot] > 0) follow(knot);
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

  return (piece, first, atLeast, atMost) => {
    best = atLeast;
    enough = atMost;
    let all = 0;
    for (let i = piece; i < net.pieces; i++) all += weight[i];
    if (all <= best || pluck(piece, first) === 0) return best;
    let most = 0;
    for (let knot = first; knot < net.knots; knot++)
      if (ways[knot] > 0 && branch[knot] > most) most = branch[knot];
    chain(first);
    all = 0;
    for (let i = 0; i < chains; i++) all += long[i];
    startEnd = -1;
    // A trail of all chains begins and ends where an odd number of them meets: those hubs come first.
    for (let odd = 1; odd >= 0; odd--)
      for (start = first; start < net.knots; start++) {
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
    return best;
  };
}
