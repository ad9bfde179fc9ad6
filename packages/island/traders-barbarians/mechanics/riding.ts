import type { State } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import './fighters.ts';

/** Where knights get over land, past everything. Lists ask it for every knight, so what was found is kept until the next look. */
export interface Riding {
  /** looks from the edge as far as so many paths; answers how many edges are within them */
  look(s: State, from: Edge, paths: number): number;
  /** those edges, the nearest first */
  readonly edges: Int16Array;
  /** by edge: how many paths it is away, 0 out of reach */
  readonly away: Uint8Array;
}

export function makeRiding(b: Book): Riding {
  const { endsOf, edgesAt } = b.walks;
  const beside = endsOf.map((ends) => Int16Array.from(ends.flatMap((corner) => edgesAt[corner])));
  const edges = new Int16Array(b.topology.edges);
  const away = new Uint8Array(b.topology.edges);
  let found = 0;
  return {
    edges,
    away,
    look(s, from, paths) {
      for (let i = 0; i < found; i++) away[edges[i]] = 0;
      found = 0;
      let begin = 0;
      for (let steps = 1; steps <= paths; steps++) {
        const end = found;
        // The first paths set out from the knight, all others from where the last ones led.
        for (let i = steps === 1 ? -1 : begin; i < end; i++)
          for (const to of beside[i < 0 ? from : edges[i]]) {
            if (to === from || away[to] > 0 || !b.the.fighters.isGround(s, to)) continue;
            away[to] = steps;
            edges[found++] = to;
          }
        begin = end;
      }
      return found;
    },
  };
}
