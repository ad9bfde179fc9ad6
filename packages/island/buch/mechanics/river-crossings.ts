import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import { alongside } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { sharedKind } from './shared-kinds.ts';

export interface RiverCrossingsConfig {
  /** the route piece that a bridge carries */
  readonly rail: string;
  /** the mark of the edges that cross a river */
  readonly mark: string;
  readonly cost: Readonly<Record<string, number>>;
  readonly supply: number;
  /** one name for each further seat that may have a bridge on the same edge */
  readonly others: readonly string[];
}

export const BRIDGE = 'bridge';
const NO_RIVER = reason('bridge-no-river', 'no river flows under this edge');
const NO_BRIDGE = reason('bridge-first', 'the seat has no bridge over the river there');

/** On marked edges a rail needs a bridge of the same seat, which is built before it and leads nowhere by itself. */
export function riverCrossings({ rail, mark, cost, supply, others }: RiverCrossingsConfig): Part {
  return {
    id: 'river-crossings',
    of: { rail, mark, cost, supply, others },
    boardNeeds: [markNeed('edges', mark, 1)],
    pieces: [{ id: BRIDGE, on: 'edge', layer: BRIDGE, supply, cost, route: true }],
    uses: [alongside({ piece: BRIDGE, others, layer: 'further-bridge' })],
    overrides: { cornerReached: 'a bridge without a rail leads nowhere' },
    rules: (was, b) => {
      const isRiver = riverEdges(b, mark);
      const [rails, bridges] = [sharedKind(b, rail), sharedKind(b, BRIDGE)];
      const barCross = (s: State, seat: Seat, piece: number, edge: Edge): Bar => {
        if (bridges.is[piece] === 1) return isRiver[edge] === 1 ? undefined : NO_RIVER;
        if (rails.is[piece] === 0 || isRiver[edge] === 0) return undefined;
        return bridges.has(s, seat, edge) ? undefined : NO_BRIDGE;
      };
      return {
        barBuild: (s, seat, piece, place, list) =>
          (bridges.is[piece] === 1 && isRiver[place] === 0
            ? NO_RIVER
            : was.barBuild(s, seat, piece, place, list)) ??
          (seat < b.seats ? barCross(s, seat, piece, place) : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ?? barCross(s, seat, piece, edge),
        cornerReached: (s, seat, corner: Corner) => {
          for (const edge of b.walks.edgesAt[corner]) if (rails.has(s, seat, edge)) return true;
          return false;
        },
      };
    },
    words: {
      terms: {
        'piece.bridge': 'bridge',
        'move.bridge': 'Build a bridge',
        'reason.bridge-no-river': 'No river flows under this edge.',
        'reason.bridge-first': 'You need a bridge of your own over the river first.',
      },
    },
    looks: { pieces: { [BRIDGE]: { shape: 'bridge' } } },
  };
}

/** by edge: 1 if a rail there crosses a river */
export function riverEdges(b: Book, mark: string): Uint8Array {
  const isRiver = new Uint8Array(b.topology.edges);
  for (const { q, r, side } of b.layout.marks.edges[mark] ?? []) isRiver[b.topology.edgeAt(q, r, side)] = 1;
  return isRiver;
}
