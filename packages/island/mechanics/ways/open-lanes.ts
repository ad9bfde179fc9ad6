import type { Seat, State } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { laneFinder, lanePieceAt } from './lanes.ts';

/**
 * Finds the edges on which a seat has pieces of open lanes: of those that end somewhere where nothing holds them. What is joined through
 * corners without an own building is one lane. Answers how many there are.
 */
export interface OpenLanes {
  readonly edges: Int16Array;
  find(s: State, seat: Seat): number;
}

export function makeOpenLanes(b: Book, piece: string): OpenLanes {
  const pieceAt = lanePieceAt(b, piece);
  const { edges: all, edgeCorner, cornerEdge, cornerEdgeFrom } = b.topology;
  const edges = new Int16Array(all);
  const findOwn = laneFinder(b, piece);
  const own = new Int16Array(all);
  const seen = new Uint8Array(all);
  const lane = new Int16Array(all);
  /** follows the lane of the edge; answers its length, and whether it is open */
  const follow = (s: State, seat: Seat, from: Edge): readonly [number, boolean] => {
    let length = 0;
    let open = false;
    lane[length++] = from;
    seen[from] = 1;
    for (let i = 0; i < length; i++)
      for (let end = 0; end < 2; end++) {
        const corner = edgeCorner[lane[i] * 2 + end];
        open ||= b.the.lanes.openAt(s, seat, lane[i], corner);
        if (b.the.lanes.kindsJoin(s, seat, corner) || b.rules.cornerBlocks(s, seat, corner)) continue;
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const next = cornerEdge[k];
          if (seen[next] === 1 || pieceAt(s, seat, next) < 0) continue;
          seen[next] = 1;
          lane[length++] = next;
        }
      }
    return [length, open];
  };
  return {
    edges,
    find: (s, seat) => {
      const found = findOwn(s, seat, own);
      if (found === 0) return 0;
      seen.fill(0);
      let count = 0;
      for (let k = 0; k < found; k++) {
        if (seen[own[k]] === 1) continue;
        const [length, open] = follow(s, seat, own[k]);
        if (open) for (let i = 0; i < length; i++) edges[count++] = lane[i];
      }
      return count;
    },
  };
}
