import type { MoveList, State } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { onceAList } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import './fighters.ts';

/** Where a knight gets to from one edge. */
export interface Ways {
  /** the edges within reach, the nearest first */
  readonly edges: Int16Array;
  /** by number of paths: how many of them are within it */
  readonly within: Int16Array;
  /** by edge: how many paths it is away, 0 out of reach */
  readonly away: Uint8Array;
}

/** Where knights get over land, past everything, as far as any of them ever goes. */
export interface Riding {
  /** the ways from the edge; while one list of moves is written the ground under them stays what it was */
  from(s: State, edge: Edge, list?: MoveList): Ways;
}

/** Lists ask for the ways of every knight, and they change with the ground alone: so they are kept until that does. */
export function makeRiding(b: Book, furthest: number): Riding {
  const { edges: count } = b.topology;
  const { endsOf, edgesAt } = b.walks;
  const beside = endsOf.map((ends) => Int16Array.from(ends.flatMap((corner) => edgesAt[corner])));
  const ground = new Uint8Array(count);
  let known: (Ways | undefined)[] = [];
  const isSameList = onceAList();

  const survey = (s: State): void => {
    let same = true;
    for (let edge = 0; edge < count; edge++) {
      const now = b.the.fighters.isGround(s, edge) ? 1 : 0;
      if (ground[edge] === now) continue;
      ground[edge] = now;
      same = false;
    }
    if (!same) known = [];
  };

  const search = (from: Edge): Ways => {
    const edges = new Int16Array(count);
    const away = new Uint8Array(count);
    const within = new Int16Array(furthest + 1);
    let found = 0;
    let begin = 0;
    for (let steps = 1; steps <= furthest; steps++) {
      const end = found;
      // The first paths set out from the knight, all others from where the last ones led.
      for (let i = steps === 1 ? -1 : begin; i < end; i++)
        for (const to of beside[i < 0 ? from : edges[i]]) {
          if (to === from || away[to] > 0 || ground[to] === 0) continue;
          away[to] = steps;
          edges[found++] = to;
        }
      begin = end;
      within[steps] = found;
    }
    return { edges, within, away };
  };

  return {
    from: (s, edge, list) => {
      if (!isSameList(s, list)) survey(s);
      known[edge] ??= search(edge);
      return known[edge];
    },
  };
}
