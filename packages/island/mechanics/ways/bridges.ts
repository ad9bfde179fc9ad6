import { reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import type { AwardSpec, Book, Looks, Part, PieceNo, Terms } from '../../rulebook/index.ts';
import { countOf } from '../core/pieces.ts';
import { makeEdgeClass } from './routes.ts';

export interface BridgesConfig {
  /** what spans the water: a route piece whose edges include the sea, or a piece `bridge` of its own */
  readonly piece: string | OwnBridge;
  /** whether the bridges of a seat may fork at corners that no land touches */
  readonly fork: boolean;
  /** whether owners may tear them down whenever they may build; the next one has to be paid in full */
  readonly removable: boolean;
  /** whether buildings at the two ends of one, whoever built it, need not keep their distance */
  readonly closeEnds: boolean;
}

export interface OwnBridge {
  readonly cost: Readonly<Record<string, number>>;
  /** how many each seat has: a number of their own, or as many as this route piece, whose supply they use up */
  readonly supply: number | { readonly of: string };
  /** the label of the edges where alone one may lie; anywhere at sea if not said */
  readonly at?: string;
  /** whether a card that lays routes for nothing lays bridges as well. Default true. */
  readonly free?: boolean;
}

const NO_START_BRIDGE = reason('no-start-bridge', 'nobody starts with a bridge');
const NO_SPAN = reason('bridge-elsewhere', 'bridges are built on the marked edges alone');
const NOT_FREE = reason('bridge-not-free', 'bridges are never laid for nothing');
const FORKS = reason('bridge-forks', 'bridges do not fork at sea');

/** Routes that cross the water: they lie on edges with sea on both sides and join whatever roads do. */
export function bridges({ piece, fork, removable, closeEnds }: BridgesConfig): readonly Part[] {
  const id = typeof piece === 'string' ? piece : 'bridge';
  return [
    ...(typeof piece === 'string' ? [] : [ownBridge(piece)]),
    ...(typeof piece === 'string' || piece.at === undefined ? [] : [spansOnly(piece.at)]),
    ...(typeof piece === 'string' || piece.free !== false ? [] : [neverFree]),
    ...(fork ? [] : [unforked(id)]),
    ...(closeEnds ? [endsMayBeClose(id)] : []),
    ...(removable ? [tearingDown(id)] : []),
  ];
}

/** For whoever has built most bridges, and at least so many. */
export function mostBridges({ min, points }: { readonly min: number; readonly points: number }): AwardSpec {
  return {
    id: 'most-bridges',
    points,
    min,
    metric: (b) => {
      const { index } = b.piece('bridge');
      return (s, seat) => countOf(b, s, seat, index);
    },
  };
}

const bridgeWords = {
  terms: {
    'piece.bridge': 'bridge',
    'move.bridge': 'Build a bridge',
    'reason.no-start-bridge': 'Nobody starts with a bridge.',
  },
};

const freeBridgeWords = {
  ...bridgeWords,
  instead: {
    'move.free-route': 'Lay a free road or bridge',
    'decision.free-route': 'Lay a free road or bridge',
  },
};

const tearDownTerms: Terms = {
  'move.tear-down': 'Tear down a bridge',
  'reason.no-bridge': 'There is no bridge of yours.',
};

const bridgeLooks: Looks = { pieces: { bridge: { shape: 'bridge' } } };

/** A piece that may lie at sea alone, and never comes with a starting building. */
function ownBridge({ cost, supply, free = true }: OwnBridge): Part {
  const piece = { id: 'bridge', on: 'edge', cost, route: true, edges: ['sea'] } as const;
  const startsOnLand: NonNullable<Part['rules']> = (was, b) => {
    const { index: bridge } = b.piece('bridge');
    return {
      barStartRoute: (s, seat, piece, edge, corner) =>
        piece === bridge ? NO_START_BRIDGE : was.barStartRoute(s, seat, piece, edge, corner),
    };
  };
  const common = {
    id: 'own-bridge',
    of: { cost, supply },
    words: free ? freeBridgeWords : bridgeWords,
    looks: bridgeLooks,
  };
  if (typeof supply === 'number') return { ...common, pieces: [{ ...piece, supply }], rules: startsOnLand };
  return {
    ...common,
    pieces: [{ ...piece, supply: { madeOf: supply.of } }],
    rules: (was, b) => {
      const { index: bridge } = b.piece('bridge');
      const { index: material, marks: layer, places, limit } = b.piece(supply.of);
      /** What a colour of nobody's has of both is only on the board. */
      const isUsedUp = (s: State, owner: number, piece: PieceNo): boolean => {
        if (owner < b.seats || (piece !== bridge && piece !== material)) return false;
        const marks = [b.mark(owner, bridge), b.mark(owner, material)];
        let count = 0;
        for (let place = 0; place < places; place++) if (marks.includes(layer.get(s, place))) count++;
        return count >= limit;
      };
      const usedUp = reason('none-left', `no ${supply.of} is left to make a bridge of`, { piece: supply.of });
      return {
        ...startsOnLand(was, b),
        barBuildKind: (s, seat, piece) =>
          isUsedUp(s, seat, piece) ? usedUp : was.barBuildKind(s, seat, piece),
        barBuild: (s, seat, piece, place) =>
          isUsedUp(s, seat, piece) ? usedUp : was.barBuild(s, seat, piece, place),
      };
    },
  };
}

/** Bridges lie on marked edges alone. */
function spansOnly(label: string): Part {
  return {
    id: 'bridge-spans',
    of: label,
    boardNeeds: [markNeed('edges', label, 1)],
    words: { terms: { 'reason.bridge-elsewhere': 'You build bridges only on the marked edges.' } },
    rules: (was, b) => {
      const { index } = b.piece('bridge');
      const spans = new Uint8Array(b.topology.edges);
      for (const { q, r, side } of b.layout.marks.edges[label] ?? [])
        spans[b.topology.edgeAt(q, r, side)] = 1;
      return {
        edgeFit: (s, piece, edge) => was.edgeFit(s, piece, edge) && (piece !== index || spans[edge] === 1),
        barBuild: (s, seat, piece, place, list) =>
          piece === index && spans[place] === 0 ? NO_SPAN : was.barBuild(s, seat, piece, place, list),
      };
    },
  };
}

/** No card lays bridges. */
const neverFree: Part = {
  id: 'bridges-never-free',
  words: { terms: { 'reason.bridge-not-free': 'You never lay bridges for free.' } },
  rules: (was, b) => {
    const { index } = b.piece('bridge');
    return {
      freeRoutes: {
        barLay: (s, seat, piece) =>
          was.freeRoutes.barLay(s, seat, piece) ?? (piece === index ? NOT_FREE : undefined),
      },
    };
  },
};

/** Where no land touches a corner, at most two pieces of a seat meet. */
function unforked(id: string): Part {
  return {
    id: `unforked ${id}`,
    words: { terms: { 'reason.bridge-forks': 'Bridges do not fork at sea.' } },
    rules: (was, b) => {
      const { index } = b.piece(id);
      const routesAt = b.grid<number, Corner>('routesAt');
      const { edgeCorner } = b.topology;
      const forks = (s: State, seat: Seat, edge: Edge): boolean => {
        for (let end = 0; end < 2; end++) {
          const corner = edgeCorner[edge * 2 + end];
          if (routesAt.get(s, seat, corner) > 1 && !b.rules.cornerFit(s, corner)) return true;
        }
        return false;
      };
      return {
        barBuild: (s, seat, piece, place) =>
          was.barBuild(s, seat, piece, place) ??
          (piece === index && forks(s, seat, place) ? FORKS : undefined),
      };
    },
  };
}

function endsMayBeClose(id: string): Part {
  return {
    id: `ends-may-be-close ${id}`,
    rules: (was, b) => {
      const spannedBy = makeSpannedBy(b, id);
      const { cornerCorner, cornerEdge, cornerEdgeFrom } = b.topology;
      /** whether buildings stand next to the corner, but all of them at the other end of a bridge */
      const bridged = (s: State, corner: Corner): boolean => {
        let near = 0;
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
          const mark = b.fields.building.get(s, cornerCorner[i]);
          if (mark === 0 || !b.keepsDistance[b.pieceOf[mark]]) continue;
          if (spannedBy(s, cornerEdge[i]) < 0) return false;
          near++;
        }
        return near > 0;
      };
      return { tooNear: (s, seat, corner) => was.tooNear(s, seat, corner) && !bridged(s, corner) };
    },
  };
}

function tearingDown(id: string): Part {
  return {
    id: `tearing-down ${id}`,
    words: { terms: tearDownTerms },
    moves: (b) => {
      const { index, places } = b.piece(id);
      const spannedBy = makeSpannedBy(b, id);
      return [
        {
          name: 'tear-down',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['main', 'build', 'special'],
          list: (s, seat, out) => {
            if (countOf(b, s, seat, index) === 0) return;
            for (let edge = 0; edge < places; edge++) if (spannedBy(s, edge) === seat) out.put(edge);
          },
          apply: (s, _seat, edge) => {
            b.rules.unbuild(s, index, edge);
            b.rules.reviewAwards(s);
          },
          why: (s, seat, edge) => {
            if (edge >= 0 && spannedBy(s, edge) !== seat)
              return reason('no-bridge', 'no own bridge lies there');
            for (let e = 0; e < places; e++) if (spannedBy(s, e) === seat) return undefined;
            return reason('no-bridge', 'there is no own bridge to tear down');
          },
        },
      ];
    },
  };
}

/** the owner of the piece on an edge with water on both sides, or -1 */
function makeSpannedBy(b: Book, id: string): (s: State, edge: Edge) => number {
  const { index, marks } = b.piece(id);
  const sea = b.edgeClassBits(['sea']);
  const classOf = makeEdgeClass(b);
  return (s, edge) => {
    const mark = marks.get(s, edge);
    return mark !== 0 && b.pieceOf[mark] === index && classOf(s, edge) === sea ? b.ownerOf[mark] : -1;
  };
}
