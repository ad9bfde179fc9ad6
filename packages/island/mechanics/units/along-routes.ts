import type { Seat, State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { layersOf } from '../core/walks.ts';

export interface AlongRoutes {
  /** the corners that were found last */
  readonly corners: Int16Array;
  /** finds the corners to which the seat's routes lead from this one, however far; answers how many */
  from(s: State, seat: Seat, corner: Corner): number;
}

/** Where a unit can get to along the routes of its owner, of whatever kind, through corners that it may pass. */
export function makeAlongRoutes(b: Book): AlongRoutes {
  const { corners: count, cornerEdge, cornerEdgeFrom, edgeCorner } = b.topology;
  const layers = layersOf(b, ({ route }) => route === true);
  const corners = new Int16Array(count + 1);
  const seen = new Uint8Array(count);
  const isOwn = (s: State, seat: Seat, edge: number): boolean => {
    for (let i = 0; i < layers.length; i++) {
      const mark = layers[i].get(s, edge);
      if (mark !== 0 && b.ownerOf[mark] === seat && b.isRoute[b.pieceOf[mark]]) return true;
    }
    return false;
  };
  return {
    corners,
    from: (s, seat, start) => {
      seen.fill(0);
      seen[start] = 1;
      let found = 0;
      // the start itself is looked at first, and is no place to get to
      for (let head = -1; head < found; head++) {
        const corner = head < 0 ? start : corners[head];
        if (head >= 0 && !b.the.units.mayPass(s, seat, corner)) continue;
        for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
          const edge = cornerEdge[i];
          const far = edgeCorner[edge * 2] === corner ? edgeCorner[edge * 2 + 1] : edgeCorner[edge * 2];
          if (seen[far] || !isOwn(s, seat, edge)) continue;
          seen[far] = 1;
          corners[found++] = far;
        }
      }
      return found;
    },
  };
}
