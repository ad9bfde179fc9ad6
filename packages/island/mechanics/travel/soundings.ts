import type { State } from '@hexwright/kernel';
import type { Corner, Edge } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { FleetHandles } from './fleet-handles.ts';

/** where no ship comes to */
export const REMOTE = 127;

/** By corner: how many steps it is over water to where an end of a ship points to the corner. */
export interface Soundings {
  fromEdge(s: State, edge: Edge): Uint8Array;
  /** from the edges at a corner */
  fromCorner(s: State, corner: Corner): Uint8Array;
}

/** Ways are found once for each place from which they are asked for, until land or sea has changed. */
export function makeSoundings(b: Book, fleet: Pick<FleetHandles, 'isWater'>): Soundings {
  const { hexes, edges, corners, edgeCorner, edgeEdge, edgeEdgeFrom, cornerEdge, cornerEdgeFrom } =
    b.topology;
  const land = new Int32Array(hexes).fill(-1);
  const water = new Uint8Array(edges);
  const queue = new Int16Array(edges);
  const level = new Uint8Array(edges);
  /** by edge, then by corner */
  const kept: (Uint8Array | undefined)[] = [];
  const known = new Uint8Array(edges + corners);
  const survey = (s: State): void => {
    let same = true;
    for (let hex = 0; hex < hexes && same; hex++) same = land[hex] === b.fields.terrain.get(s, hex);
    if (same) return;
    for (let hex = 0; hex < hexes; hex++) land[hex] = b.fields.terrain.get(s, hex);
    let changed = false;
    for (let edge = 0; edge < edges; edge++) {
      const now = fleet.isWater(s, edge) ? 1 : 0;
      changed ||= water[edge] !== now;
      water[edge] = now;
    }
    if (changed) known.fill(0);
  };
  /** walks on from the first so many edges of the queue */
  const walk = (place: number, begun: number): Uint8Array => {
    const far = kept[place] ?? new Uint8Array(corners);
    kept[place] = far;
    far.fill(REMOTE);
    known[place] = 1;
    for (let head = 0, tail = begun; head < tail; head++) {
      const edge = queue[head];
      for (let end = 0; end < 2; end++) {
        const corner = edgeCorner[edge * 2 + end];
        if (far[corner] === REMOTE) far[corner] = level[edge];
      }
      for (let i = edgeEdgeFrom[edge]; i < edgeEdgeFrom[edge + 1]; i++) {
        const next = edgeEdge[i];
        if (level[next] !== REMOTE || water[next] === 0) continue;
        level[next] = level[edge] + 1;
        queue[tail++] = next;
      }
    }
    return far;
  };
  return {
    fromEdge: (s, edge) => {
      survey(s);
      if (known[edge] === 1) return kept[edge]!;
      level.fill(REMOTE);
      level[edge] = 0;
      queue[0] = edge;
      return walk(edge, 1);
    },
    fromCorner: (s, corner) => {
      survey(s);
      if (known[edges + corner] === 1) return kept[edges + corner]!;
      level.fill(REMOTE);
      let begun = 0;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        if (water[cornerEdge[i]] === 0) continue;
        level[cornerEdge[i]] = 0;
        queue[begun++] = cornerEdge[i];
      }
      return walk(edges + corner, begun);
    },
  };
}
