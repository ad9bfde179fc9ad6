import { reason } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

type Closing = 'edges' | 'corners' | 'both';
type BySeats<T> = (seats: number) => T;

export interface StormFloodsConfig {
  /** edges of the layout where a marker lies */
  readonly mark: string;
  /** what is closed: to routes the edge of a marker and those that meet it, to buildings its corners; or the option that says it */
  readonly closes: Closing | { readonly option: string } | BySeats<Closing>;
  /** the route pieces that are kept off; all if not said */
  readonly pieces?: readonly string[] | BySeats<readonly string[] | undefined>;
}

const STORM = reason('storm-flood', 'a storm flood keeps everybody off');

/** Markers of a storm flood lie on edges. They close the edges that meet them to routes, their corners to buildings, or both. */
export function stormFloods({ mark, closes, pieces }: StormFloodsConfig): Part {
  return {
    id: `storm-floods ${mark}`,
    of: { mark, closes, pieces },
    boardNeeds: [markNeed('edges', mark)],
    rules: (was, b) => {
      const { edges, corners } = closedBy(b, mark);
      const closing = closingOf(b, closes);
      const named = typeof pieces === 'function' ? pieces(b.seats) : pieces;
      const kept = Uint8Array.from(b.pieces, ({ id, route, on }) =>
        closing !== 'corners' && route && on === 'edge' && (named?.includes(id) ?? true) ? 1 : 0,
      );
      const shut = (corner: Corner): boolean => closing !== 'edges' && corners[corner] === 1;
      return {
        barBuild: (s, seat, piece, place, list) => {
          if (kept[piece] === 1 && edges[place] === 1) return STORM;
          if (b.pieces[piece].on === 'corner' && shut(place)) return STORM;
          return was.barBuild(s, seat, piece, place, list);
        },
        barFound: (s, seat, corner) => (shut(corner) ? STORM : was.barFound(s, seat, corner)),
        barStartAt: (s, seat, corner) => (shut(corner) ? STORM : was.barStartAt(s, seat, corner)),
        barStartRoute: (s, seat, piece, edge, corner) =>
          kept[piece] === 1 && edges[edge] === 1 ? STORM : was.barStartRoute(s, seat, piece, edge, corner),
      };
    },
    words: {
      terms: {
        'reason.storm-flood': 'A storm flood keeps everybody off.',
        [`mark.${mark}`]: 'a storm flood',
      },
    },
    looks: { marks: { [mark]: { shape: 'drop', colour: '#1f5f8b' } } },
  };
}

function closingOf(b: Book, closes: StormFloodsConfig['closes']): Closing {
  if (typeof closes === 'function') return closes(b.seats);
  return typeof closes === 'object' ? b.option<Closing>(closes.option) : closes;
}

/** by edge and by corner: 1 where a marker reaches */
function closedBy(b: Book, mark: string): { edges: Uint8Array; corners: Uint8Array } {
  const { topology, walks } = b;
  const [edges, corners] = [new Uint8Array(topology.edges), new Uint8Array(topology.corners)];
  for (const { q, r, side } of b.layout.marks.edges[mark] ?? []) {
    const at: Edge = topology.edgeAt(q, r, side);
    for (const corner of walks.endsOf[at]) {
      corners[corner] = 1;
      for (const edge of walks.edgesAt[corner]) edges[edge] = 1;
    }
  }
  return { edges, corners };
}
