import { type Book, lanePieceAt, type Piece } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import type { ExpectedIncome } from './expected-income.ts';
import { FUTURE, POINT } from './scale.ts';

/** how far ahead a bot looks for places to go to, in edges */
const REACH = 6;
/** what a place so many edges away is worth of one at hand: to build on, and to get to */
const SITE_FADE = fade(0.75);
const LURE_FADE = fade(0.78);
/** a building where the kinds of routes change is worth so many edges of work */
const CHANGE = 2;

/** Where a seat could go from what it has; the numbers are those of the last look. */
export interface Places {
  /** the best place that can be built on at once, in goods a roll with all else turned into goods */
  readonly now: number;
  /** the same farther off, lessened by the way, with its length and the kinds of routes that begin it */
  readonly later: number;
  readonly steps: number;
  readonly laterBy: number;
  /** the best that routes alone can bring, in points, lessened by the way, and the sum of all of it */
  readonly lure: number;
  readonly lures: number;
  readonly lureSteps: number;
  readonly lureBy: number;
  /** all places that could be built on, lessened by the way; of those who look everywhere alone */
  readonly room: number;
  look(s: State, seat: number): void;
  /** writes down what was found, from a place on, or brings it back from there */
  keep(into: Float64Array, at: number): void;
  recall(from: Float64Array, at: number): void;
}
/** so many numbers are kept of a look */
export const KEPT_PLACES = 8;

/** Walks from all that the seat has along free edges, with each kind of route where it may go. */
export function makePlaces(
  b: Book,
  outlook: ExpectedIncome,
  routes: readonly Piece[],
  everywhere = false,
): Places {
  const { hexes, edges, corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  // Lanes and roads meet at buildings alone; other kinds of routes join anywhere.
  const kinds = b.rules.lanes ? routes.map((piece) => [piece]) : [routes];
  const lies = kinds.length === 1 ? [] : kinds.map(([piece]) => lanePieceAt(b, piece.id));
  /** by kind: what its pieces are while they share an edge with another's, where they may */
  const beside = kinds.map(([first]) =>
    b.pieces.find(
      ({ route, source, index }) =>
        first?.only === 'beside' && route && source === first.index && index !== first.index,
    ),
  );
  const kindBits = kinds.map((pieces) => pieces.reduce((bits, piece) => bits | (1 << piece.index), 0));
  const all = kinds.length === 1 ? 1 : (1 << kinds.length) - 1;
  // By kind and corner: how far it is, and which kind the way begins with.
  const far = new Int8Array(kinds.length * corners);
  const begins = new Int8Array(kinds.length * corners);
  /** by node: its kind */
  const kindOf = Int8Array.from({ length: kinds.length * corners }, (_, node) => Math.floor(node / corners));
  const judged = new Int8Array(corners);
  const levels = Array.from({ length: REACH + 1 }, () => new Int16Array(kinds.length * corners));
  const counts = new Int32Array(REACH + 1);
  const reached = new Int16Array(corners);
  /** by kind: the pieces that are left */
  const left = new Int32Array(kinds.length);
  const lured = new Float64Array(corners);
  const luredOn = new Float64Array(edges);
  const land = new Int32Array(hexes).fill(-1);
  const fits = new Uint8Array(kinds.length * edges);
  const plainGain = b.isPlain('hints.foundingGain');
  const plainLures = b.isPlain('hints.lures');
  const found = {
    now: 0,
    later: 0,
    steps: REACH,
    laterBy: 0,
    lure: 0,
    lures: 0,
    lureSteps: REACH,
    lureBy: 0,
    room: 0,
  };

  const visit = (kind: number, corner: number, level: number, first: number): void => {
    const node = kind * corners + corner;
    if (far[node] >= 0 && far[node] <= level) return;
    far[node] = level;
    begins[node] = first;
    levels[level][counts[level]++] = node;
  };
  /** the kinds of the seat's routes that may go on from a corner it has reached, as bits */
  const kindsAt = (s: State, seat: number, corner: number): number => {
    if (kinds.length === 1 || b.the.lanes.kindsJoin(s, seat, corner)) return all;
    let bits = 0;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
      for (let kind = 0; kind < kinds.length; kind++)
        if (lies[kind](s, seat, cornerEdge[i]) >= 0) bits |= 1 << kind;
    return bits;
  };
  /** whether the seat could build on the corner; the first time also how good that would be */
  const judge = (s: State, seat: number, corner: number, level: number, first: number): boolean => {
    if (judged[corner] !== 0) return judged[corner] === 1;
    judged[corner] = 2;
    if (outlook.site[corner] <= 0 || b.fields.building.get(s, corner) !== 0) return false;
    if (b.rules.barFound(s, seat, corner)) return false;
    judged[corner] = 1;
    const worth = outlook.site[corner] + (b.the.hints.foundingGain(s, seat, corner) * POINT) / FUTURE;
    if (everywhere) found.room += worth * SITE_FADE[level];
    if (level === 0) found.now = Math.max(found.now, worth);
    else if (worth * SITE_FADE[level] > found.later) {
      found.later = worth * SITE_FADE[level];
      found.steps = level;
      found.laterBy = kindBits[first];
    }
    return true;
  };
  const plainFit = b.isPlain('edgeFit');
  /** writes down which edges take which kinds, if the land has changed, or whatever else has a say in it */
  const survey = (s: State): void => {
    let same = plainFit;
    for (let hex = 0; hex < hexes && same; hex++) same = land[hex] === b.fields.terrain.get(s, hex);
    if (same) return;
    for (let hex = 0; hex < hexes; hex++) land[hex] = b.fields.terrain.get(s, hex);
    for (let kind = 0; kind < kinds.length; kind++)
      for (let edge = 0; edge < edges; edge++)
        fits[kind * edges + edge] = kinds[kind].some((piece) => b.rules.edgeFit(s, piece.index, edge))
          ? 1
          : 0;
  };
  const isTaken = (s: State, seat: number, kind: number, edge: number): boolean => {
    const mark = b.fields.route.get(s, edge);
    if (mark === 0) return false;
    const second = beside[kind];
    if (second === undefined || second.marks.get(s, edge) !== 0) return true;
    return b.ownerOf[mark] === seat || b.pieceOf[mark] !== kinds[kind][0].index;
  };
  /** whether anything lures routes */
  const isLured = (s: State, seat: number): boolean => {
    if (plainLures) return false;
    lured.fill(0);
    luredOn.fill(0);
    b.the.hints.lures(s, seat, lured, luredOn);
    for (let corner = 0; corner < corners; corner++) if (lured[corner] !== 0) return true;
    for (let edge = 0; edge < edges; edge++) if (luredOn[edge] !== 0) return true;
    return false;
  };
  const goOn = (s: State, seat: number, kind: number, corner: number, level: number): void => {
    const first = begins[kind * corners + corner];
    if (left[kind] <= level) return;
    for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
      const edge = cornerEdge[i];
      if (fits[kind * edges + edge] === 0 || isTaken(s, seat, kind, edge)) continue;
      const lure = lured[cornerCorner[i]] + luredOn[edge];
      if (lure > 0) {
        // Whatever comes next along another way is farther off: it counts once.
        lured[cornerCorner[i]] = 0;
        luredOn[edge] = 0;
        found.lures += lure * LURE_FADE[level];
        if (lure * LURE_FADE[level] > found.lure) {
          found.lure = lure * LURE_FADE[level];
          found.lureSteps = level + 1;
          found.lureBy = kindBits[first];
        }
      }
      visit(kind, cornerCorner[i], level + 1, first);
    }
  };

  return Object.assign(found, {
    keep: (into: Float64Array, at: number): void => {
      into[at] = found.now;
      into[at + 1] = found.later;
      into[at + 2] = found.steps;
      into[at + 3] = found.laterBy;
      into[at + 4] = found.lure;
      into[at + 5] = found.lures;
      into[at + 6] = found.lureSteps;
      into[at + 7] = found.lureBy;
    },
    recall: (from: Float64Array, at: number): void => {
      found.now = from[at];
      found.later = from[at + 1];
      found.steps = from[at + 2];
      found.laterBy = from[at + 3];
      found.lure = from[at + 4];
      found.lures = from[at + 5];
      found.lureSteps = from[at + 6];
      found.lureBy = from[at + 7];
    },
    look: (s: State, seat: number): void => {
      far.fill(-1);
      judged.fill(0);
      counts.fill(0);
      found.now = found.later = found.lure = found.lures = found.room = 0;
      found.steps = found.lureSteps = REACH;
      found.laterBy = found.lureBy = 0;
      // Where nothing but the land counts, a walk is over when not even the best of it would be better so far away.
      const ends = !isLured(s, seat) && plainGain && !everywhere;
      const best = outlook.bestSite();
      survey(s);
      left.fill(0);
      for (let kind = 0; kind < kinds.length; kind++)
        for (let i = 0; i < kinds[kind].length; i++)
          left[kind] += b.fields.supply.get(s, seat, kinds[kind][i].index);
      const near = b.rules.reachedCorners(s, seat, reached);
      for (let i = 0; i < near; i++) {
        const bits = kindsAt(s, seat, reached[i]);
        for (let kind = 0; kind < kinds.length; kind++)
          if ((bits >> kind) & 1) visit(kind, reached[i], 0, kind);
      }
      for (let level = 0; level <= REACH && !(ends && best * SITE_FADE[level] <= found.later); level++)
        for (let i = 0; i < counts[level]; i++) {
          const node = levels[level][i];
          if (far[node] !== level) continue;
          const kind = kindOf[node];
          const corner = node - kind * corners;
          const open = judge(s, seat, corner, level, begins[node]);
          if (level === REACH || b.rules.cornerBlocks(s, seat, corner)) continue;
          if (open && level + CHANGE <= REACH)
            for (let other = 0; other < kinds.length; other++)
              if (other !== kind) visit(other, corner, level + CHANGE, begins[node]);
          goOn(s, seat, kind, corner, level);
        }
    },
  });
}

function fade(by: number): Float64Array {
  return Float64Array.from({ length: REACH + 1 }, (_, far) => by ** far);
}
