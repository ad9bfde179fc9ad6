import { reason } from '@hexwright/kernel';
import { type Hex, markNeed, regionNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { postsOf } from './wall.ts';

const BEYOND = reason('beyond-wall', 'nobody builds beyond the wall');
const FIRST_POST = reason('first-at-post', 'the first settlement stands at a post');

export interface BeyondConfig {
  /** the region beyond */
  readonly region: string;
  /** the corners at its rim that are open, where everybody has the first settlement */
  readonly posts: string;
}

/** Land beyond a wall: nobody builds there, but at its posts, and everybody’s first settlement stands at one of those. */
export function beyond({ region, posts: mark }: BeyondConfig): Part {
  return {
    id: 'beyond',
    of: { region, mark },
    boardNeeds: [regionNeed(region), markNeed('corners', mark, 1)],
    rules: (was, b) => {
      const outside = (hex: Hex): boolean => b.layout.hexes[hex].region === region;
      const posts = postsOf(b, mark);
      const settlement = b.piece('settlement').index;
      const isPost = Uint8Array.from({ length: b.topology.corners }, (_, corner) =>
        posts.includes(corner) ? 1 : 0,
      );
      const corners = Uint8Array.from(b.walks.hexesAt, (hexes, corner) =>
        isPost[corner] === 0 && hexes.some(outside) ? 1 : 0,
      );
      const edges = Uint8Array.from(b.walks.hexesAlong, (hexes) => (hexes.every(outside) ? 1 : 0));
      return {
        barFound: (s, seat, corner) => (corners[corner] === 1 ? BEYOND : was.barFound(s, seat, corner)),
        barBuild: (s, seat, piece, place, list) => {
          const { on } = b.pieces[piece];
          if (on === 'corner' && corners[place] === 1) return BEYOND;
          return on === 'edge' && edges[place] === 1 ? BEYOND : was.barBuild(s, seat, piece, place, list);
        },
        barStartAt: (s, seat, corner) => {
          if (corners[corner] === 1) return BEYOND;
          // Of its settlements the first is the one that no other of its own is on the board yet for.
          const first = b.fields.supply.get(s, seat, settlement) === b.pieces[settlement].limit;
          return first && isPost[corner] === 0 ? FIRST_POST : was.barStartAt(s, seat, corner);
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          edges[edge] === 1 ? BEYOND : was.barStartRoute(s, seat, piece, edge, corner),
      };
    },
    words: {
      terms: {
        'reason.beyond-wall': 'Nobody builds beyond the wall.',
        'reason.first-at-post': 'Your first settlement stands at a post of the wall.',
      },
    },
  };
}
