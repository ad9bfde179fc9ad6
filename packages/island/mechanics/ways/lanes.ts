import {
  type Bar,
  type GameEvent,
  pop,
  push,
  reason,
  type Seat,
  type State,
  topArg,
} from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { outOfSupply } from '../core/pieces.ts';
import { makeReach } from './reach.ts';

const fields = {
  /** by edge: laid this turn */
  laneFresh: field.row('edge', { noLook: 'what was laid this turn is not offered to be moved' }),
  lanesLaid: field.cell({ noLook: 'the pieces lie on the board' }),
  laneMoved: field.cell({ noLook: 'what has been done is offered no more this turn' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    lanes: LanePoints;
  }
}

export interface LanePoints {
  /**
   * Whether the lane of the seat ends at this corner of the edge, held by nothing there. A piece with others of the seat
   * behind it at both of its ends, where nothing stands, lies in the middle: moves do not ask about it.
   */
  openAt(s: State, seat: Seat, edge: Edge, corner: Corner): boolean;
  /** what speaks against taking up the piece on the edge to lay it elsewhere */
  barMove(s: State, seat: Seat, edge: Edge): Bar;
  /** what speaks against laying a piece taken up from `from` on `to` */
  barGo(s: State, seat: Seat, from: number, to: number): Bar;
  /** a piece taken up from `from` has been laid on `to` */
  went(s: State, seat: Seat, from: Edge, to: Edge): void;
  /** whether two route pieces of the seat of different kinds are joined at this corner */
  kindsJoin(s: State, seat: Seat, corner: Corner): boolean;
}

const MOVED = reason('lane-moved', 'one has been moved this turn');
const NOT_OWN = reason('lane-none', 'no such piece of the seat lies there');
const FRESH = reason('lane-fresh', 'it was laid this turn');
const HELD = reason('lane-closed', 'only the last one at the open end of a lane can be moved');
const NONE_FREE = reason('lane-ends', 'there is none to be moved');
const STAYS = reason('lane-same', 'it must go elsewhere');
const TETHERED = reason('lane-tethered', 'it must stay joined to the building that anchors its lane');
const KINDS_APART = reason('kinds-apart', 'routes of two kinds join only at a building of their owner');

/**
 * Which piece of a lane the seat has on the edge, or -1: the piece that forms lanes, or one that is made of it and lies in a layer of
 * its own.
 */
export function lanePieceAt(b: Book, id: string): (s: State, seat: Seat, edge: Edge) => number {
  const { index, marks } = b.piece(id);
  const others = b.pieces.filter((piece) => piece.route && piece.source === index && piece.index !== index);
  // Walks ask it of every edge, where mostly nothing lies.
  if (others.length === 0)
    return (s, seat, edge) => {
      const mark = marks.get(s, edge);
      return mark !== 0 && mark === b.mark(seat, index) ? index : -1;
    };
  return (s, seat, edge) => {
    if (marks.get(s, edge) === b.mark(seat, index)) return index;
    for (let i = 0; i < others.length; i++)
      if (others[i].marks.get(s, edge) === b.mark(seat, others[i].index)) return others[i].index;
    return -1;
  };
}

/** Finds the edges on which the seat has pieces of lanes, in order, and answers how many: none is looked for where all are found. */
export function laneFinder(b: Book, id: string): (s: State, seat: Seat, out: Int16Array) => number {
  const { index: ship, marks } = b.piece(id);
  const pieceAt = lanePieceAt(b, id);
  const { edges } = b.topology;
  const alone = b.pieces.every(({ route, source, index }) => !route || source !== ship || index === ship);
  return (s, seat, out) => {
    const all = outOfSupply(b, s, seat, ship);
    let found = 0;
    if (alone) {
      const { cells } = s;
      const own = b.mark(seat, ship);
      for (let edge = 0; found < all && edge < edges; edge++)
        if (cells[marks.at + edge] === own) out[found++] = edge;
    } else
      for (let edge = 0; found < all && edge < edges; edge++)
        if (pieceAt(s, seat, edge) >= 0) out[found++] = edge;
    return found;
  };
}

export interface LanesConfig {
  /** the route piece that forms lanes */
  readonly piece: string;
  /** the name of the option that says how far the end of a lane may go: 'anywhere' or 'same-anchor' */
  readonly moves?: string;
}

/**
 * Lanes are routes of a kind of their own. They join routes of another kind only where a building of the same
 * owner stands, and once a turn the last piece of an open lane may be laid elsewhere: never one laid this turn.
 */
export function lanes({ piece: id, moves }: LanesConfig): Part {
  const moving = `moving-${id}`;
  return {
    id: `lanes ${id}`,
    of: { id, moves },
    fields,
    decisions: {
      [moving]: {
        args: (b) => [
          { name: 'from', domain: b.domain('edge') },
          { name: 'anchor', domain: { id: 'anchor', size: b.topology.corners + 1 } },
        ],
      },
    },
    brings: ['lanes'],
    rules: (was, b) => {
      const { index: ship } = b.piece(id);
      const pieceAt = lanePieceAt(b, id);
      const isLane = Uint8Array.from(b.pieces, ({ route, source }) => (route && source === ship ? 1 : 0));
      const { cornerEdge, cornerEdgeFrom, edgeCorner } = b.topology;
      const { laneFresh: fresh, lanesLaid: laid, laneMoved: moved } = handlesOf(b, fields);
      const routesAt = b.grid<number, Corner>('routesAt');
      const { building } = b.fields;
      const { ownerOf } = b;
      const lanesAt = (s: State, seat: Seat, corner: Corner): number => {
        let count = 0;
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++)
          if (pieceAt(s, seat, cornerEdge[i]) >= 0) count++;
        return count;
      };
      return {
        lanes: {
          kindsJoin: (s, seat, corner) => {
            const mark = building.get(s, corner);
            return mark !== 0 && ownerOf[mark] === seat;
          },
          barMove: (s, seat, edge) => {
            if (pieceAt(s, seat, edge) < 0) return NOT_OWN;
            if (fresh.get(s, edge) !== 0) return FRESH;
            return b.the.lanes.openAt(s, seat, edge, edgeCorner[edge * 2]) ||
              b.the.lanes.openAt(s, seat, edge, edgeCorner[edge * 2 + 1])
              ? undefined
              : HELD;
          },
          // A foreign building cuts the lane: what lies behind it does not hold this piece.
          openAt: (s, seat, _edge, corner) =>
            (lanesAt(s, seat, corner) === 1 || b.rules.cornerBlocks(s, seat, corner)) &&
            !b.the.lanes.kindsJoin(s, seat, corner),
          barGo: (s, seat, from, to) => (to === from ? STAYS : b.rules.barBuild(s, seat, ship, to)),
          went: () => {},
        },
        routeJoins: (s, seat, from, to, corner) => {
          if (!was.routeJoins(s, seat, from, to, corner)) return false;
          return (
            pieceAt(s, seat, from) >= 0 === pieceAt(s, seat, to) >= 0 ||
            b.the.lanes.kindsJoin(s, seat, corner)
          );
        },
        barJoin: (s, seat, piece, edge) => {
          const bar = was.barJoin(s, seat, piece, edge);
          if (bar) return bar;
          for (let end = 0; end < 2; end++) {
            const corner = edgeCorner[edge * 2 + end];
            if (b.the.lanes.kindsJoin(s, seat, corner)) return undefined;
            const here = lanesAt(s, seat, corner);
            const same = isLane[piece] === 1 ? here : routesAt.get(s, seat, corner) - here;
            if (same > 0 && !b.rules.cornerBlocks(s, seat, corner)) return undefined;
          }
          return KINDS_APART;
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (isLane[piece] === 1) {
            fresh.set(s, place, 1);
            laid.set(s, 1);
          }
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            moved.set(s, 0);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          moved.set(s, 0);
          if (laid.get(s)) {
            laid.set(s, 0);
            fresh.fill(s, 0);
          }
        },
      };
    },
    moves: (b) => {
      const { index: ship, marks: layer, only } = b.piece(id);
      const pieceAt = lanePieceAt(b, id);
      const kinds = b.pieces.filter(({ route, source }) => route && source === ship);
      const { edges, edgeCorner } = b.topology;
      const reach = makeReach(b);
      const { laneMoved: moved } = handlesOf(b, fields);
      const decision = b.decision(moving);
      const tethered = moves !== undefined && b.option(moves) === 'same-anchor';
      const connected = makeTether(b, id);
      // Most pieces lie in the middle of a lane, between two others: no rule needs to be asked about them.
      const mine = new Int16Array(edges);
      const meeting = new Uint8Array(b.topology.corners);
      const known = b.isPlain('cornerBlocks');
      const mayEndAt = (s: State, seat: Seat, corner: Corner): boolean =>
        meeting[corner] === 1 ||
        b.fields.building.get(s, corner) !== 0 ||
        (!known && b.rules.cornerBlocks(s, seat, corner));
      return [
        {
          name: `move-${id}`,
          leadsTo: moving,
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (moved.get(s)) return;
            // Walks over all edges for every list of moves: hence raw cells.
            const { cells } = s;
            let found = 0;
            // Those that share a supply are counted together: no more than these lie on the board.
            const all = outOfSupply(b, s, seat, ship);
            for (let kind = 0; kind < kinds.length; kind++) {
              const { at } = kinds[kind].marks;
              const own = b.mark(seat, kinds[kind].index);
              for (let edge = 0; found < all && edge < edges; edge++)
                if (cells[at + edge] === own) {
                  mine[found++] = edge;
                  meeting[edgeCorner[edge * 2]]++;
                  meeting[edgeCorner[edge * 2 + 1]]++;
                }
            }
            for (let i = 0; i < found; i++)
              if (
                mayEndAt(s, seat, edgeCorner[mine[i] * 2]) ||
                mayEndAt(s, seat, edgeCorner[mine[i] * 2 + 1])
              )
                if (b.the.lanes.barMove(s, seat, mine[i]) === undefined) out.put(mine[i]);
            for (let i = 0; i < found; i++) {
              meeting[edgeCorner[mine[i] * 2]] = 0;
              meeting[edgeCorner[mine[i] * 2 + 1]] = 0;
            }
          },
          apply: (s, seat, edge) => {
            moved.set(s, 1);
            const anchor = tethered ? connected.anchorOf(s, seat, edge) : 0;
            // Taking up and laying down are one move: awards are looked at when it is done.
            const told = s.events?.length ?? 0;
            b.rules.unbuild(s, pieceAt(s, seat, edge), edge);
            retell(s, told, 'removed');
            push(s, decision, 1 << seat, edge, anchor);
          },
          why: (s, seat, edge) => {
            if (moved.get(s)) return MOVED;
            if (edge >= 0) return b.the.lanes.barMove(s, seat, edge);
            for (let e = 0; e < edges; e++)
              if (b.the.lanes.barMove(s, seat, e) === undefined) return undefined;
            return NONE_FREE;
          },
        },
        {
          name: `${id}-to`,
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: [moving],
          list: (s, seat, out) => {
            const from = topArg(s, 0);
            const anchor = topArg(s, 1);
            const before = out.length;
            const near = only === 'beside' ? reach.findAny(s, seat) : reach.find(s, seat, layer);
            for (let i = 0; i < near; i++) {
              const to = reach.edges[i];
              if (b.the.lanes.barGo(s, seat, from, to)) continue;
              if (!tethered || connected.to(s, seat, anchor, to)) out.put(to);
            }
            // With nowhere else to go it returns to where it lay.
            if (out.length === before) out.put(from);
          },
          apply: (s, seat, to) => {
            const from = topArg(s, 0);
            pop(s);
            const told = s.events?.length ?? 0;
            b.rules.build(s, seat, ship, to);
            if (s.events)
              retell(s, told, 'built', { kind: 'lane-moved', data: { seat, piece: id, from, place: to } });
            b.the.lanes.went(s, seat, from, to);
            b.rules.reviewAwards(s);
          },
          why: (s, seat, edge) => {
            if (edge < 0) return undefined;
            const bar = b.the.lanes.barGo(s, seat, topArg(s, 0), edge);
            return bar ?? (tethered && !connected.to(s, seat, topArg(s, 1), edge) ? TETHERED : undefined);
          },
        },
      ];
    },
  };
}

/** A piece that is moved is neither lost nor built: the event is told otherwise, or not at all. */
export function retell(s: State, since: number, kind: string, ...otherwise: GameEvent[]): void {
  const at = s.events?.findIndex((event, i) => i >= since && event.kind === kind) ?? -1;
  if (at >= 0) s.events?.splice(at, 1, ...otherwise);
}

/** The older rule: the piece must stay joined to the building that anchored it. */
function makeTether(b: Book, id: string) {
  const { cornerEdge, cornerEdgeFrom, edgeCorner, corners, edges } = b.topology;
  const pieceAt = lanePieceAt(b, id);
  const reached = new Uint8Array(corners);
  const queue = new Int16Array(corners + edges);

  /** marks every corner that lanes of the seat join to the corner */
  const spread = (s: State, seat: Seat, start: number): void => {
    reached.fill(0);
    let tail = 0;
    queue[tail++] = start;
    reached[start] = 1;
    for (let head = 0; head < tail; head++) {
      const corner = queue[head];
      if (corner !== start && b.rules.cornerBlocks(s, seat, corner)) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        const edge = cornerEdge[i];
        if (pieceAt(s, seat, edge) < 0) continue;
        const far = edgeCorner[edge * 2] === corner ? edgeCorner[edge * 2 + 1] : edgeCorner[edge * 2];
        if (!reached[far]) {
          reached[far] = 1;
          queue[tail++] = far;
        }
      }
    }
  };
  return {
    /** one more than the corner of the building that anchors the lane, 0 if none does */
    anchorOf: (s: State, seat: Seat, edge: Edge): number => {
      // Through a foreign building the search would come to the lane behind it.
      spread(s, seat, edgeCorner[edge * 2 + (b.rules.cornerBlocks(s, seat, edgeCorner[edge * 2]) ? 1 : 0)]);
      for (let corner = 0; corner < corners; corner++)
        if (reached[corner] && b.the.lanes.kindsJoin(s, seat, corner)) return corner + 1;
      return 0;
    },
    to: (s: State, seat: Seat, anchor: number, edge: Edge): boolean => {
      if (anchor === 0) return true;
      spread(s, seat, anchor - 1);
      return reached[edgeCorner[edge * 2]] === 1 || reached[edgeCorner[edge * 2 + 1]] === 1;
    },
  };
}
