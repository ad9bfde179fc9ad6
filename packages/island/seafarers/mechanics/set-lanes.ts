import { reason, type Seat, type State } from '@hexwright/kernel';
import { type BoardNeed, type Corner, type Edge, makeTopology, seatMarkNeed } from '../../board/index.ts';
import type { Book, Part, PieceNo, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** by seat: the corner that its lane has reached */
  laneReach: field.row('seat', { start: -1, noLook: 'the ships of the lane show it' }),
};

export interface SetLanesConfig {
  /** the piece that lies on the lanes and nowhere else */
  readonly piece: string;
  /** the edges of the lanes; the value is the seat */
  readonly mark: string;
  /** the corners where the lanes begin and end; the value is the seat */
  readonly from: string;
  readonly to: string;
}

const OFF_LANE = reason('off-lane', 'the lane goes on at its end alone, the shortest open way');
const LANE_THERE = reason('lane-there', 'a lane is marked there');
const LANE_ABOVE = reason('lane-above', 'the lane of another leads over this corner');

/** what one more piece of a lane is worth, in points */
const NEARER = 0.5;

/**
 * Every seat has one lane, from its own beginning to its own end along the marked edges by a shortest way. It grows
 * at its end alone and has no branches, so it never goes where a building of another would cut it off. Nobody else
 * lays anything on a lane, or settles where pieces of it lie.
 */
export function setLanes(config: SetLanesConfig): Part {
  return {
    id: 'set-lanes',
    of: config,
    words: { terms: setLaneTerms },
    boardNeeds: [seatMarkNeed('corners', config.from), seatMarkNeed('corners', config.to), laneNeed(config)],
    fields,
    prepare: (b) => {
      const { laneReach: reach } = handlesOf(b, fields);
      const begin = seatCorners(b, config.from);
      return (s) => {
        for (let seat = 0; seat < b.seats; seat++) reach.set(s, seat, begin[seat]);
      };
    },
    rules: (was, b) => {
      const { index: ship, marks } = b.piece(config.piece);
      const { corners, edgeCorner, cornerEdge, cornerEdgeFrom } = b.topology;
      const { laneReach: reach } = handlesOf(b, fields);
      const laneOf = lanesOf(b, config.mark);
      const far = distances(b, config);
      const otherEnd = (edge: Edge, corner: Corner): number =>
        edgeCorner[edge * 2] === corner ? edgeCorner[edge * 2 + 1] : edgeCorner[edge * 2];
      const touches = (edge: Edge, corner: Corner): boolean =>
        edgeCorner[edge * 2] === corner || edgeCorner[edge * 2 + 1] === corner;
      const nearer = (seat: Seat, edge: Edge, corner: Corner): boolean =>
        laneOf[edge] === seat &&
        touches(edge, corner) &&
        far[seat * corners + otherEnd(edge, corner)] === far[seat * corners + corner] - 1;
      /** whether some shortest way from the corner to the end is not cut off */
      const isOpen = (s: State, seat: Seat, corner: Corner): boolean => {
        if (far[seat * corners + corner] === 0) return true;
        if (b.rules.cornerBlocks(s, seat, corner)) return false;
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
          if (nearer(seat, cornerEdge[i], corner) && isOpen(s, seat, otherEnd(cornerEdge[i], corner)))
            return true;
        return false;
      };
      /** whether the edge brings the lane one step nearer to its end */
      const goesOn = (s: State, seat: Seat, edge: Edge): boolean => {
        const tip = reach.get(s, seat);
        return nearer(seat, edge, tip) && isOpen(s, seat, otherEnd(edge, tip));
      };
      /** whether the lane of another seat leads over the corner */
      const inTheWay = (s: State, seat: Seat, corner: Corner): boolean => {
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
          const mark = marks.get(s, cornerEdge[i]);
          if (mark !== 0 && b.pieceOf[mark] === ship && b.ownerOf[mark] !== seat) return true;
        }
        return false;
      };
      return {
        hints: {
          lures: (s, seat, lured, edges) => {
            was.hints.lures(s, seat, lured, edges);
            const tip = reach.get(s, seat);
            for (let i = cornerEdgeFrom[tip]; i < cornerEdgeFrom[tip + 1]; i++)
              if (goesOn(s, seat, cornerEdge[i])) edges[cornerEdge[i]] += NEARER;
          },
        },
        barBuild: (s, seat, piece, place) => {
          if (piece === ship && !goesOn(s, seat, place)) return OFF_LANE;
          if (piece !== ship && b.isRoute[piece] && laneOf[place] >= 0) return LANE_THERE;
          if (b.pieces[piece].on === 'corner' && inTheWay(s, seat, place)) return LANE_ABOVE;
          return was.barBuild(s, seat, piece, place);
        },
        barStartRoute: (s, seat, piece, edge, corner) => {
          if (piece === ship) return OFF_LANE;
          return laneOf[edge] >= 0 ? LANE_THERE : was.barStartRoute(s, seat, piece, edge, corner);
        },
        build: (s, seat, piece, place) => {
          if (piece === ship && seat < b.seats && touches(place, reach.get(s, seat)))
            reach.set(s, seat, otherEnd(place, reach.get(s, seat)));
          was.build(s, seat, piece, place);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          if (piece === ship && seat < b.seats && touches(place, reach.get(s, seat)))
            reach.set(s, seat, otherEnd(place, reach.get(s, seat)));
          was.unbuild(s, piece, place);
        },
      };
    },
  };
}

const setLaneTerms: Terms = {
  'reason.off-lane': 'Your ships continue only the end of their lane, by a shortest open way.',
  'reason.lane-there': 'A shipping lane is marked there.',
  'reason.lane-above': 'The ships of another player pass this corner.',
};

/** The seat loses the last pieces of its lane, so many or all there are. */
export function shortenLane(b: Book, s: State, seat: Seat, piece: PieceNo, count: number): void {
  const { cornerEdge, cornerEdgeFrom } = b.topology;
  const { laneReach: reach } = handlesOf(b, fields);
  const own = b.mark(seat, piece);
  for (let lost = 0; lost < count; lost++) {
    const tip = reach.get(s, seat);
    let last = -1;
    for (let i = cornerEdgeFrom[tip]; i < cornerEdgeFrom[tip + 1]; i++)
      if (b.pieces[piece].marks.get(s, cornerEdge[i]) === own) last = cornerEdge[i];
    if (last < 0) return;
    b.rules.unbuild(s, piece, last);
  }
}

/** For every seat a chain of marked edges from where its lane begins to where it ends. */
function laneNeed({ mark, from, to }: SetLanesConfig): BoardNeed {
  return {
    words: `for every seat edges marked "${mark}" that lead from its "${from}" to its "${to}"`,
    lacks: (layout, seats) => {
      const topology = makeTopology(layout);
      const cornerOf = (label: string, seat: number): number => {
        const at = (layout.marks.corners[label] ?? []).find(({ value }) => Number(value) === seat);
        return at ? topology.cornerAt(at.q, at.r, at.corner) : -1;
      };
      const broken = Array.from({ length: seats }, (_, seat) => seat).find((seat) => {
        const edges = (layout.marks.edges[mark] ?? [])
          .filter(({ value }) => Number(value) === seat)
          .map((at) => topology.edgeAt(at.q, at.r, at.side));
        const reached = new Set([cornerOf(from, seat)]);
        for (const corner of reached)
          for (const edge of edges) {
            const ends = topology.edgeCorner.subarray(edge * 2, edge * 2 + 2);
            if (ends.includes(corner)) for (const end of ends) reached.add(end);
          }
        return !reached.has(cornerOf(to, seat));
      });
      return broken === undefined ? undefined : `those of seat ${broken} do not`;
    },
  };
}

/** by seat: the marked corner that is its own */
export function seatCorners(b: Book, mark: string): number[] {
  const corners = new Array<number>(b.seats).fill(-1);
  for (const at of b.layout.marks.corners[mark] ?? [])
    if (Number(at.value) < b.seats) corners[Number(at.value)] = b.topology.cornerAt(at.q, at.r, at.corner);
  return corners;
}

/** by edge: the seat whose lane it is, or -1 */
function lanesOf(b: Book, mark: string): Int8Array {
  const laneOf = new Int8Array(b.topology.edges).fill(-1);
  for (const at of b.layout.marks.edges[mark] ?? [])
    if (Number(at.value) < b.seats) laneOf[b.topology.edgeAt(at.q, at.r, at.side)] = Number(at.value);
  return laneOf;
}

/** by seat and corner: how many edges of the seat's lane lie between the corner and its end */
function distances(b: Book, { mark, to }: SetLanesConfig): Int16Array {
  const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const laneOf = lanesOf(b, mark);
  const far = new Int16Array(b.seats * corners).fill(-1);
  seatCorners(b, to).forEach((end, seat) => {
    const queue = [end];
    far[seat * corners + end] = 0;
    for (const corner of queue)
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const next = seat * corners + cornerCorner[i];
        if (laneOf[cornerEdge[i]] !== seat || far[next] >= 0) continue;
        far[next] = far[seat * corners + corner] + 1;
        queue.push(cornerCorner[i]);
      }
  });
  return far;
}
