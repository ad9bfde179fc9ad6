import type { Row, Seat, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Points {
    /** writes the corners from which routes of the seat may go on and says how many: every new route has one at an end */
    reachedCorners(s: State, seat: Seat, out: Int16Array): number;
  }
}

export interface Reach {
  /** the edges that were found last, in order */
  readonly edges: Int16Array;
  /** finds the edges beside the seat's routes and buildings that are free in the layer; answers how many */
  find(s: State, seat: Seat, layer: Row): number;
  /** the same, whatever lies on them */
  findAny(s: State, seat: Seat): number;
  /** the corners that were found last, in order */
  readonly corners: Int16Array;
  /** finds the corners to which routes of the seat lead and that are free in the layer; answers how many */
  findCorners(s: State, seat: Seat, layer: Row): number;
}

/**
 * Finds the few edges on which routes of a seat may go on, and the few corners to which they lead, so that a list of
 * routes or of buildings asks about no other.
 */
export function makeReach(b: Book): Reach {
  const { corners, cornerEdge, cornerEdgeFrom } = b.topology;
  const reached = new Int16Array(corners);
  const edges = new Int16Array(b.topology.edges);
  const leadsTo = new Int16Array(corners);
  /** where the count of routes begins in the cells; -1 where more than that has a say */
  let routesAt: number | undefined;
  // a bit an edge: however often it is found, it comes once and in its place
  const words = new Int32Array((b.topology.edges + 31) >> 5);
  const inOrder = (): number => {
    let count = 0;
    for (let word = 0; word < words.length; word++) {
      let bits = words[word];
      words[word] = 0;
      for (; bits !== 0; bits &= bits - 1) edges[count++] = word * 32 + 31 - Math.clz32(bits & -bits);
    }
    return count;
  };
  return {
    edges,
    // Walks over the edges at every corner in reach, for every list of moves: hence raw cells.
    find: (s, seat, { at }) => {
      const { cells } = s;
      const near = b.rules.reachedCorners(s, seat, reached);
      for (let i = 0; i < near; i++) {
        const corner = reached[i];
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const edge = cornerEdge[k];
          if (cells[at + edge] === 0) words[edge >> 5] |= 1 << (edge & 31);
        }
      }
      return inOrder();
    },
    findAny: (s, seat) => {
      const near = b.rules.reachedCorners(s, seat, reached);
      for (let i = 0; i < near; i++)
        for (let k = cornerEdgeFrom[reached[i]]; k < cornerEdgeFrom[reached[i] + 1]; k++)
          words[cornerEdge[k] >> 5] |= 1 << (cornerEdge[k] & 31);
      return inOrder();
    },
    corners: leadsTo,
    // Walks over all corners, for every list of moves: hence raw cells.
    findCorners: (s, seat, { at }) => {
      const { cells } = s;
      routesAt ??= b.isPlain('cornerReached') ? b.grid('routesAt').at : -1;
      const own = routesAt + seat * corners;
      let count = 0;
      for (let corner = 0; corner < corners; corner++) {
        if (cells[at + corner] !== 0) continue;
        const comes = routesAt < 0 ? b.rules.cornerReached(s, seat, corner) : cells[own + corner] > 0;
        if (comes) leadsTo[count++] = corner;
      }
      return count;
    },
  };
}
