import { type MoveList, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { landmasses, lanePieceAt, layersOf, onceAList, unchanged } from '../../mechanics/index.ts';
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
  linked(s: State, hex: Hex, seat?: Seat, list?: MoveList): boolean;
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
      const links = makeLinks(b, anchor);
      const robber = b.blocker('robber');
      const isMain = (s: State, hex: Hex): boolean =>
        b.the.islands.of(s, hex) >= 0 && b.the.islands.of(s, hex) === b.the.islands.of(s, anchor);
      return {
        linkedIslands: {
          onMain: isMain,
          linked: (s, hex, seat, list) => {
            if (isMain(s, hex)) return true;
            const island = b.the.islands.of(s, hex);
            if (island < 0) return false;
            const seats = links(s, list)[island];
            return seat === undefined ? seats !== 0 : ((seats >> seat) & 1) === 1;
          },
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (blocker === robber && !b.the.linkedIslands.linked(s, place, undefined, list)
              ? OFF_MAIN
              : undefined),
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

/**
 * Finds to which islands ships lead from the main one, corner by corner: the seats whose ships do, as bits, by landmass. The answer is kept
 * as long as land and routes are what they were.
 */
function makeLinks(b: Book, anchor: Hex): (s: State, list?: MoveList) => Int32Array {
  const shipAt = lanePieceAt(b, 'ship');
  const { corners, hexes } = b.topology;
  const links = new Int32Array(hexes);
  const seen = new Uint8Array(corners);
  const queue = new Int16Array(corners);
  const sameList = onceAList();
  const same = unchanged([b.row<Hex>('landmass'), ...layersOf(b, ({ route }) => route === true)]);
  const touches = (s: State, corner: Corner, island: number): boolean => {
    for (const hex of b.walks.hexesAt[corner]) if (b.the.islands.of(s, hex) === island) return true;
    return false;
  };
  const look = (s: State, seat: Seat): void => {
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
          for (const hex of b.walks.hexesAt[far]) {
            const island = b.the.islands.of(s, hex);
            if (island >= 0) links[island] |= 1 << seat;
          }
          seen[far] = 1;
          queue[tail++] = far;
        }
      }
  };
  return (s, list) => {
    if (sameList(s, list) || same(s)) return links;
    links.fill(0);
    for (let seat = 0; seat < b.seats; seat++) look(s, seat);
    return links;
  };
}
