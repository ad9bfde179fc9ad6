import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { landmasses, lanePieceAt } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    linkedIslands: LinkedIslandPoints;
  }
}

export interface LinkedIslandPoints {
  /** whether the hex is land of the main island */
  onMain(s: State, hex: Hex): boolean;
  /** whether ships of this seat, or of any one seat if none is said, lead from the main island to the one that the hex is of */
  linked(s: State, hex: Hex, seat?: Seat): boolean;
}

const OFF_MAIN = reason('off-main-island', 'this island is not joined to the main one by ships');
const ONLY_MAIN = reason('main-island-only', 'it keeps to the main island');

/** The main island is the landmass of a region; others are linked to it by the ships of one seat. Robber, merchant and swapped tokens keep to what is linked. */
export function linkedIslands(main: string): Part {
  return {
    id: 'linked-islands',
    of: main,
    uses: [landmasses()],
    brings: ['linkedIslands'],
    rules: (was, b) => {
      const anchor = b.layout.hexes.findIndex(({ region }) => region === main);
      const reach = makeReachable(b);
      const robber = b.blocker('robber');
      const isMain = (s: State, hex: Hex): boolean =>
        b.the.islands.of(s, hex) >= 0 && b.the.islands.of(s, hex) === b.the.islands.of(s, anchor);
      return {
        linkedIslands: {
          onMain: isMain,
          linked: (s, hex, seat) => {
            if (isMain(s, hex)) return true;
            const island = b.the.islands.of(s, hex);
            if (island < 0) return false;
            if (seat !== undefined) return reach(s, seat, anchor, island);
            for (let each = 0; each < b.seats; each++) if (reach(s, each, anchor, island)) return true;
            return false;
          },
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && !b.the.linkedIslands.linked(s, place) ? OFF_MAIN : undefined),
        },
        merchant: {
          barPlace: (s, seat, hex) =>
            was.merchant.barPlace(s, seat, hex) ?? (isMain(s, hex) ? undefined : ONLY_MAIN),
        },
        inventor: {
          stays: (s, hex) =>
            was.inventor.stays(s, hex) ||
            !b.the.linkedIslands.linked(s, hex, Math.max(0, b.fields.active.get(s))),
        },
      };
    },
    words: {
      terms: {
        'reason.off-main-island': 'No ships join this island to the main one.',
        'reason.main-island-only': 'It keeps to the main island.',
      },
    },
  };
}

/** Whether ships of a seat lead from the main island, corner by corner, to another. */
function makeReachable(b: Book): (s: State, seat: Seat, anchor: Hex, island: number) => boolean {
  const shipAt = lanePieceAt(b, 'ship');
  const { corners } = b.topology;
  const seen = new Uint8Array(corners);
  const queue = new Int16Array(corners);
  const touches = (s: State, corner: Corner, island: number): boolean => {
    for (const hex of b.walks.hexesAt[corner]) if (b.the.islands.of(s, hex) === island) return true;
    return false;
  };
  return (s, seat, anchor, island) => {
    const main = b.the.islands.of(s, anchor);
    seen.fill(0);
    let tail = 0;
    for (let corner = 0; corner < corners; corner++)
      if (touches(s, corner, main)) {
        seen[corner] = 1;
        queue[tail++] = corner;
      }
    for (let head = 0; head < tail; head++)
      for (const edge of b.walks.edgesAt[queue[head]]) {
        if (shipAt(s, seat, edge) < 0) continue;
        for (const far of b.walks.endsOf[edge]) {
          if (seen[far] === 1) continue;
          if (touches(s, far, island)) return true;
          seen[far] = 1;
          queue[tail++] = far;
        }
      }
    return false;
  };
}
