import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Edge, HexPlace, Layout } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

const SITE = 'inner-site ';
/** how far from the middle of the hex a site is drawn */
const OUT = 0.58;

const FROM_START = reason('inner-start', 'nobody starts inside of the hex');
const ONE_PATH = reason('inner-one', 'everybody has one of its inner paths at the most');
const STAYS_SMALL = reason('inner-small', 'a settlement inside of the hex stays one');
const NO_ROOM = reason('inner-room', 'only settlements stand inside of the hex');

/** Paths for a layout that lead from these corners of a hex into it, each to a site of its own. */
export function innerPaths(
  hex: HexPlace,
  corners: readonly number[],
): Pick<Layout, 'extraCorners' | 'extraEdges'> {
  const name = (corner: number): string => `${SITE}${hex.q},${hex.r}/${corner}`;
  // Corner 0 is the upper right one; they are counted counter-clockwise.
  const angle = (corner: number): number => ((2 * corner + 1) * Math.PI) / 6;
  return {
    extraCorners: corners.map((corner) => ({
      name: name(corner),
      hexes: [hex],
      x: OUT * Math.cos(angle(corner)),
      y: -OUT * Math.sin(angle(corner)),
    })),
    extraEdges: corners.map((corner) => ({ a: { extra: name(corner) }, b: { ...hex, corner }, hex })),
  };
}

export function innerSitesOf(b: Book): Corner[] {
  return b.layout.extraCorners
    .filter(({ name }) => name.startsWith(SITE))
    .map(({ name }) => b.topology.extraCorner(name));
}

/**
 * Sites inside of a hex, each at the end of a path of its own. Everybody may have one; nobody starts there, nothing grows there,
 * and they keep no distance to anything.
 */
export function innerSites(): Part {
  return {
    id: 'inner-sites',
    rules: (was, b) => {
      const sites = innerSitesOf(b);
      const isInner = new Uint8Array(b.topology.corners);
      const isPath = new Uint8Array(b.topology.edges);
      const paths: Edge[] = [];
      for (const site of sites) {
        isInner[site] = 1;
        for (const edge of b.walks.edgesAt[site]) {
          isPath[edge] = 1;
          paths.push(edge);
        }
      }
      const { building, route } = b.fields;
      const hasOther = (s: State, seat: Seat, path: Edge): boolean =>
        paths.some((edge) => edge !== path && isOwn(b, route.get(s, edge), seat));
      const isNear = (s: State, corner: Corner): boolean =>
        b.walks.cornersNear[corner].some((near) => {
          const mark = building.get(s, near);
          return mark !== 0 && isInner[near] === 0 && b.keepsDistance[b.pieceOf[mark]] === 1;
        });
      const leadsIn = (corner: Corner): boolean =>
        b.walks.cornersNear[corner].some((near) => isInner[near] === 1);
      const atDoor = Uint8Array.from({ length: b.topology.corners }, (_, corner) =>
        isInner[corner] === 0 && leadsIn(corner) ? 1 : 0,
      );
      return {
        tooNear: (s, seat, corner) =>
          isInner[corner] === 0 &&
          was.tooNear(s, seat, corner) &&
          (atDoor[corner] === 0 || isNear(s, corner)),
        barStartAt: (s, seat, corner) =>
          isInner[corner] === 1 ? FROM_START : was.barStartAt(s, seat, corner),
        barStartRoute: (s, seat, piece, edge, corner) =>
          isPath[edge] === 1 ? FROM_START : was.barStartRoute(s, seat, piece, edge, corner),
        barBuild: (s, seat, piece, place, list) => {
          const { on, replacesIndex } = b.pieces[piece];
          if (on === 'corner' && isInner[place] === 1 && replacesIndex >= 0) return STAYS_SMALL;
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar || on !== 'edge' || isPath[place] === 0) return bar;
          return hasOther(s, seat, place) ? ONE_PATH : undefined;
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ??
          (isInner[corner] === 1 && b.walks.edgesAt[corner].some((path) => hasOther(s, seat, path))
            ? ONE_PATH
            : undefined),
        units: {
          barHire: (s, seat, corner) =>
            isInner[corner] === 1 ? NO_ROOM : was.units.barHire(s, seat, corner),
          barStand: (s, seat, corner) =>
            isInner[corner] === 1 ? NO_ROOM : was.units.barStand(s, seat, corner),
        },
      };
    },
    words: {
      terms: {
        'reason.inner-start': 'Nobody starts inside of the hex.',
        'reason.inner-one': 'Everybody has one of the inner paths at the most.',
        'reason.inner-small': 'A settlement inside of the hex does not grow.',
        'reason.inner-room': 'Only settlements stand inside of the hex.',
      },
    },
  };
}

function isOwn(b: Book, mark: number, seat: Seat): boolean {
  return mark !== 0 && b.ownerOf[mark] === seat;
}
