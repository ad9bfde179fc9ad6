import { reason } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { lanePieceAt } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';

const BRANCHES = reason('lane-branches', 'lanes do not branch');

/** Lanes do not branch: no third piece of one meets two others, unless a building of their owner stands there. */
export function singleLanes({ piece: id }: { readonly piece: string }): Part {
  return {
    id: 'single-lanes',
    of: { id },
    rules: (was, b) => {
      const piece = b.piece(id).index;
      const laneAt = lanePieceAt(b, id);
      const { edgeCorner } = b.topology;
      const { edgesAt } = b.walks;
      return {
        barBuild: (s, seat, which, place) => {
          const bar = was.barBuild(s, seat, which, place);
          if (bar || which !== piece) return bar;
          for (let end = 0; end < 2; end++) {
            const corner: Corner = edgeCorner[place * 2 + end];
            const mark = b.fields.building.get(s, corner);
            if (mark !== 0 && b.ownerOf[mark] === seat) continue;
            let there = 0;
            for (const edge of edgesAt[corner]) if (edge !== place && laneAt(s, seat, edge) >= 0) there++;
            if (there > 1) return BRANCHES;
          }
          return undefined;
        },
      };
    },
    words: { terms: { 'reason.lane-branches': 'Lanes do not branch.' } },
  };
}
