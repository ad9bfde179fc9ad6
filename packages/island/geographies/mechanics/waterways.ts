import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { markedEdges } from './marked.ts';

const ON_WATER = reason('waterway', 'nothing is built on a waterway');

/**
 * Marked edges that carry everybody across: no route lies on them, but whoever has come to one end goes on from the
 * other. They join nothing for the longest route.
 */
export function waterways({ mark }: { readonly mark: string }): Part {
  return {
    id: 'waterways',
    of: { mark },
    words: { terms: { 'reason.waterway': 'You cannot build on a waterway.' } },
    rules: (was, b) => {
      const isWater = new Uint8Array(b.topology.edges);
      const { corners } = b.topology;
      /** by corner: where the waterways from it lead */
      const across: Corner[][] = Array.from({ length: corners }, () => []);
      for (const { edge } of markedEdges(b, mark)) {
        const [a, z] = b.walks.endsOf[edge];
        isWater[edge] = 1;
        across[a].push(z);
        across[z].push(a);
      }
      const ends = across.flatMap((others, corner) => (others.length > 0 ? [corner] : []));
      const { building } = b.fields;
      const routesAt = b.grid<number, Corner>('routesAt');
      const { endsOf } = b.walks;
      const seen = new Uint8Array(corners);

      const hasCome = (s: State, seat: Seat, corner: Corner): boolean => {
        const on = building.get(s, corner);
        return routesAt.get(s, seat, corner) > 0 || (on !== 0 && b.ownerOf[on] === seat);
      };
      /** whether the seat's network lies at the end of waterways from this corner, with nothing in between that stops it */
      const search = (s: State, seat: Seat, corner: Corner): boolean => {
        seen[corner] = 1;
        for (const other of across[corner]) {
          if (seen[other] === 1 || b.rules.cornerBlocks(s, seat, other)) continue;
          if (hasCome(s, seat, other) || search(s, seat, other)) return true;
        }
        return false;
      };
      const ferried = (s: State, seat: Seat, corner: Corner): boolean => {
        if (across[corner].length === 0) return false;
        const found = search(s, seat, corner);
        for (const end of ends) seen[end] = 0;
        return found;
      };
      return {
        edgeFit: (s, piece, edge) => isWater[edge] === 0 && was.edgeFit(s, piece, edge),
        barBuild: (s, seat, piece, place) =>
          b.isRoute[piece] && isWater[place] === 1 ? ON_WATER : was.barBuild(s, seat, piece, place),
        barStartRoute: (s, seat, piece, edge, corner) =>
          isWater[edge] === 1 ? ON_WATER : was.barStartRoute(s, seat, piece, edge, corner),
        barJoin: (s, seat, piece, edge) => {
          const bar = was.barJoin(s, seat, piece, edge);
          if (!bar) return undefined;
          const [a, z] = endsOf[edge];
          const comes = (end: Corner): boolean =>
            ferried(s, seat, end) && !b.rules.cornerBlocks(s, seat, end);
          return comes(a) || comes(z) ? undefined : bar;
        },
        cornerReached: (s, seat, corner) => was.cornerReached(s, seat, corner) || ferried(s, seat, corner),
        reachedCorners: (s, seat, out) => {
          let count = was.reachedCorners(s, seat, out);
          for (const end of ends) if (!hasCome(s, seat, end) && ferried(s, seat, end)) out[count++] = end;
          return count;
        },
      };
    },
    looks: { marks: { [mark]: { shape: 'way', colour: '#1f6fd6' } } },
  };
}
