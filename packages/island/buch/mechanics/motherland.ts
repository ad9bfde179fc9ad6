import type { Seat, State } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { blockerAt, income, lanePieceAt } from '../../mechanics/index.ts';
import type { AwardSpec, Book, Part } from '../../rulebook/index.ts';

export interface MotherlandConfig {
  /** the route piece whose lines go there */
  readonly piece: string;
  /** so many on the edges of one side earn a good at the end of each turn of their owner */
  readonly needed: number;
  /** the blocker that stops what a side earns */
  readonly blocker: string;
}

const LONGEST_LINE = 'longest-line';

/** what bots think a side is worth that earns, and what draws their ships to the rim, in points */
const EARNING = 1;
const LURE = 0.5;

/** The edges on the rim, in the north and in the south. */
function rimOf(b: Book): { edges: readonly Edge[]; sideOf: Int8Array; hexOf: Int16Array } {
  const sideOf = new Int8Array(b.topology.edges).fill(-1);
  const hexOf = new Int16Array(b.topology.edges).fill(-1);
  const edges: Edge[] = [];
  for (const { a, b: other, hex } of b.layout.extraEdges) {
    if (!hex || 'extra' in a || 'extra' in other) continue;
    const [one, two] = [a, other].map(({ q, r, corner }) => b.topology.cornerAt(q, r, corner));
    const edge = b.walks.edgesAt[one].find((at) => b.walks.endsOf[at].includes(two));
    if (edge === undefined) continue;
    edges.push(edge);
    sideOf[edge] = hex.r < 0 ? 0 : 1;
    hexOf[edge] = b.topology.hexAt(hex.q, hex.r);
  }
  return { edges, sideOf, hexOf };
}

/**
 * Two sides of the rim are a motherland. Enough ships on one side earn a good of choice at the end of each own turn, and the line with the
 * most ships on both has an award.
 */
export function motherland({ piece, needed, blocker }: MotherlandConfig): Part {
  const longest: AwardSpec = {
    id: LONGEST_LINE,
    points: 1,
    min: 1,
    metric: (b) => longestLine(b, piece),
  };
  const earns = (b: Book) => {
    const { edges, sideOf, hexOf } = rimOf(b);
    const shipAt = lanePieceAt(b, piece);
    const pirate = b.blockers.findIndex(({ id }) => id === blocker);
    /** how many of both sides earn for the seat: all of them, or those that nothing stops */
    return (s: State, seat: Seat, minding: boolean): number => {
      let sides = 0;
      for (let side = 0; side < 2; side++) {
        let ships = 0;
        let stopped = false;
        const at: Hex = pirate < 0 ? -1 : blockerAt(b, s, pirate);
        for (let i = 0; i < edges.length; i++) {
          if (sideOf[edges[i]] !== side) continue;
          if (shipAt(s, seat, edges[i]) >= 0) ships++;
          if (at >= 0 && hexOf[edges[i]] === at) stopped = true;
        }
        if (ships >= needed && !(minding && stopped)) sides++;
      }
      return sides;
    };
  };
  return {
    id: 'motherland',
    of: { piece, needed, blocker },
    uses: [
      income({
        name: 'motherland',
        when: 'end',
        sources: [
          {
            gives: 'any',
            count: (b) => {
              const sides = earns(b);
              return (s, seat) => sides(s, seat, true);
            },
          },
        ],
      }),
    ],
    awards: [longest],
    rules: (was, b) => {
      const sides = earns(b);
      const { edges } = rimOf(b);
      return {
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + EARNING * sides(s, seat, false),
          lures: (s, seat, corners, lured) => {
            was.hints.lures(s, seat, corners, lured);
            for (let i = 0; i < edges.length; i++) lured[edges[i]] += LURE;
          },
        },
      };
    },
    words: {
      terms: {
        [`award.${LONGEST_LINE}`]: 'Longest Shipping Line',
        [`award.${LONGEST_LINE}.text`]: 'The shipping line with the most ships on edges of the motherland.',
      },
    },
  };
}

/** by seat: the most ships on the rim that any one of its lines has */
function longestLine(b: Book, piece: string): (s: State, seat: Seat) => number {
  let rim: ReturnType<typeof rimOf> | undefined;
  let shipAt: ReturnType<typeof lanePieceAt> | undefined;
  const seen = new Uint8Array(b.topology.edges);
  const queue: number[] = [];
  return (s, seat) => {
    rim ??= rimOf(b);
    shipAt ??= lanePieceAt(b, piece);
    const { edges, sideOf } = rim;
    let most = 0;
    let cleared = false;
    for (let i = 0; i < edges.length; i++) {
      if (shipAt(s, seat, edges[i]) < 0) continue;
      if (!cleared) seen.fill(0);
      cleared = true;
      if (seen[edges[i]]) continue;
      seen[edges[i]] = 1;
      queue.length = 0;
      queue.push(edges[i]);
      let count = 0;
      for (const edge of queue) {
        if (sideOf[edge] >= 0) count++;
        for (const end of b.walks.endsOf[edge]) {
          if (b.rules.cornerBlocks(s, seat, end)) continue;
          for (const next of b.walks.edgesAt[end])
            if (!seen[next] && shipAt(s, seat, next) >= 0) {
              seen[next] = 1;
              queue.push(next);
            }
        }
      }
      most = Math.max(most, count);
    }
    return most;
  };
}
