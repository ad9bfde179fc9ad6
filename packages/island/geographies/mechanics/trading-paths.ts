import type { Seat, State } from '@hexwright/kernel';
import type { BoardNeed, Edge } from '../../board/index.ts';
import type { Book, Looks, Part, Points } from '../../rulebook/index.ts';
import { markedEdges } from './marked.ts';

export interface TradingPathsConfig {
  readonly mark: string;
  /** the signs that an edge may carry */
  readonly signs: readonly string[];
}

type Amended = ReturnType<NonNullable<Part['rules']>>;

/** what a new rate is worth to bots, in points */
const LURE = 0.4;

/**
 * Marked edges with the sign of a harbour (`any`, or the good that is traded 2:1): whoever has a road there trades at
 * that rate. An edge may carry several signs.
 */
export function tradingPaths({ mark, signs }: TradingPathsConfig): Part {
  return {
    id: 'trading-paths',
    of: { mark, signs },
    boardNeeds: [signedNeed(mark, signs)],
    rules: (was, b) => {
      const paths = markedEdges(b, mark).map(({ edge, value }) => {
        const kind = b.harbourKinds.indexOf(String(value));
        if (kind < 0) throw new Error(`the layout ${b.layout.id} has a trading path for "${value}"`);
        return { edge, bits: 1 << kind };
      });
      return ratesByRoads(was, b, paths);
    },
    looks: looksOf(mark),
  };
}

const looksOf = (mark: string): Looks => ({
  marks: { [mark]: { shape: 'way', colour: '#d7263d', sign: 'rate' } },
});

/** Whoever has a road on one of these edges trades as at the harbours that its bits name. */
export function ratesByRoads(
  was: Required<Points>,
  b: Book,
  paths: readonly { readonly edge: Edge; readonly bits: number }[],
): Amended {
  const isPath = new Uint8Array(b.topology.edges);
  for (const { edge } of paths) isPath[edge] = 1;
  const harbours = b.row<Seat>('harbours');
  const { route } = b.fields;
  const changed = (s: State, seat: Seat, piece: number, place: Edge): void => {
    if (seat < b.seats && b.isRoute[piece] && isPath[place] === 1) b.the.harbours.recount(s, seat);
  };
  return {
    harbours: {
      bits: (s, seat, closed) => {
        let all = was.harbours.bits(s, seat, closed);
        for (const { edge, bits } of paths) {
          const lies = route.get(s, edge);
          if (lies !== 0 && b.ownerOf[lies] === seat) all |= bits;
        }
        return all;
      },
    },
    hints: {
      lures: (s, seat, corners, edges) => {
        was.hints.lures(s, seat, corners, edges);
        const has = harbours.get(s, seat);
        for (const { edge, bits } of paths) if ((bits & ~has) !== 0) edges[edge] += LURE;
      },
    },
    build: (s, seat, piece, place) => {
      was.build(s, seat, piece, place);
      changed(s, seat, piece, place);
    },
    unbuild: (s, piece, place) => {
      const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
      was.unbuild(s, piece, place);
      changed(s, seat, piece, place);
    },
  };
}

/** On every edge that is marked so a sign that somebody can trade by. */
function signedNeed(mark: string, signs: readonly string[]): BoardNeed {
  return {
    words: `one of ${signs.join(', ')} as the value of each edge marked "${mark}"`,
    lacks: ({ marks }) => {
      const wrong = (marks.edges[mark] ?? []).find(({ value }) => !signs.includes(String(value)));
      return wrong && `one has ${wrong.value ?? 'none'}`;
    },
  };
}
