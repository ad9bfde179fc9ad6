import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, type Edge, type LayoutFile, markNeed, readEdge } from '../../board/index.ts';
import { canPay, isFounding } from '../../mechanics/index.ts';
import type { Book, Part, PieceNo } from '../../rulebook/index.ts';

/** the marks of the edges along which a river flows, and of the corners at their ends */
export const RIVER_EDGE = 'river-edge';
export const RIVER_CORNER = 'river-corner';

export interface RiverBanksConfig {
  /** the founding piece that costs more at a river, and what it costs there */
  readonly piece: string;
  readonly cost: Readonly<Record<string, number>>;
}

const FROM_START = reason('river-start', 'nobody starts at a river');
const OTHER_BANK = reason('other-bank', 'what is there lies on the other bank of the river');

/** For a layout: a river along these edges, each with room for a road on either bank. */
export function riverAlong(edges: readonly string[]): Pick<LayoutFile, 'extraEdges' | 'marks'> {
  const places = edges.map((edge) => readEdge(edge));
  const ends = places.map(({ q, r, side }) => ({
    a: { q, r, corner: (side + 5) % 6 },
    b: { q, r, corner: side },
  }));
  return {
    extraEdges: ends.map(({ a, b }) => ({ a, b, parallel: true })),
    marks: {
      edges: { [RIVER_EDGE]: places },
      corners: { [RIVER_CORNER]: ends.flatMap(({ a, b }) => [a, b]) },
    },
  };
}

/**
 * Rivers along edges: one road on either bank, which join at an own building alone. Buildings along a river keep no distance to each
 * other, cost more, and nobody starts there.
 */
export function riverBanks({ piece, cost }: RiverBanksConfig): Part {
  const dear = reason('river-price', `a ${piece} at a river costs more`);
  return {
    id: 'river-banks',
    of: { piece, cost },
    boardNeeds: [markNeed('edges', RIVER_EDGE)],
    rules: (was, b) => {
      const { sideOf, atRiver, splits, overLand } = banksOf(b);
      const { edgeCorner, cornerEdge, cornerEdgeFrom } = b.topology;
      const { building } = b.fields;
      const founding = b.piece(piece).index;
      const bill = b.bill(cost);
      const founds = Uint8Array.from(b.pieces, (each) => (isFounding(b, each) ? 1 : 0));
      const routeLayers = [...new Set(b.pieces.filter(({ route }) => route).map(({ marks }) => marks))];
      const isOwn = (mark: number, seat: Seat): boolean => mark !== 0 && b.ownerOf[mark] === seat;
      const joinsAt = (s: State, seat: Seat, edge: Edge, end: number): boolean => {
        const corner = edgeCorner[edge * 2 + end];
        if (isOwn(building.get(s, corner), seat)) return true;
        if (b.rules.cornerBlocks(s, seat, corner)) return false;
        const side = sideOf[edge * 2 + end];
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++) {
          const other = cornerEdge[k];
          if (other === edge || sideOf[other * 2 + (edgeCorner[other * 2] === corner ? 0 : 1)] !== side)
            continue;
          if (routeLayers.some((marks) => isOwn(marks.get(s, other), seat))) return true;
        }
        return false;
      };
      const isNear = (s: State, corner: Corner): boolean =>
        overLand[corner].some((near) => {
          const mark = building.get(s, near);
          return mark !== 0 && b.keepsDistance[b.pieceOf[mark]] === 1;
        });
      const remeasured = (s: State, on: PieceNo, place: number): void => {
        if (b.pieces[on].on === 'corner' && splits[place] === 1) b.rules.recheckRoutes(s, place);
      };
      return {
        routeJoins: (s, seat, from, to, corner) => {
          if (!was.routeJoins(s, seat, from, to, corner)) return false;
          if (splits[corner] === 0 || isOwn(building.get(s, corner), seat)) return true;
          const endOf = (edge: Edge): number => edge * 2 + (edgeCorner[edge * 2] === corner ? 0 : 1);
          return sideOf[endOf(from)] === sideOf[endOf(to)];
        },
        barJoin: (s, seat, route, edge): Bar => {
          const bar = was.barJoin(s, seat, route, edge);
          if (bar || (splits[edgeCorner[edge * 2]] | splits[edgeCorner[edge * 2 + 1]]) === 0) return bar;
          return joinsAt(s, seat, edge, 0) || joinsAt(s, seat, edge, 1) ? undefined : OTHER_BANK;
        },
        tooNear: (s, seat, corner) =>
          was.tooNear(s, seat, corner) && (atRiver[corner] === 0 || isNear(s, corner)),
        cost: (s, seat, each, place) =>
          each === founding && place >= 0 && atRiver[place] === 1 ? bill : was.cost(s, seat, each, place),
        barBuild: (s, seat, each, place, list) =>
          was.barBuild(s, seat, each, place, list) ??
          (each === founding && atRiver[place] === 1 && !canPay(b, s, seat, bill) ? dear : undefined),
        barStartAt: (s, seat, corner) =>
          atRiver[corner] === 1 ? FROM_START : was.barStartAt(s, seat, corner),
        build: (s, seat, each, place) => {
          was.build(s, seat, each, place);
          if (founds[each] === 1) remeasured(s, each, place);
        },
        unbuild: (s, each, place) => {
          was.unbuild(s, each, place);
          remeasured(s, each, place);
        },
      };
    },
    words: {
      terms: {
        'reason.river-start': 'Nobody starts at a river.',
        'reason.other-bank': 'Your road lies on the other bank. You cross only at a building of yours.',
        'reason.river-price': 'A settlement at a river costs more than you hold.',
        [`mark.${RIVER_EDGE}`]: 'a river: a road on either bank',
        [`mark.${RIVER_CORNER}`]: 'at a river: 3:1 with the bank for a building here',
      },
    },
    looks: { marks: { [RIVER_EDGE]: { shape: 'way', colour: '#3f8fc4' } } },
  };
}

/**
 * What lies on the same bank at a corner: edges that are joined by land which no river parts. The first edge of a pair is the bank at
 * its first hex, the second that at the other.
 */
function banksOf(b: Book) {
  const { topology, walks } = b;
  const { edgeHex, edgeCorner, corners, edges } = topology;
  const isRiver = new Uint8Array(edges);
  for (const { q, r, side } of b.layout.marks.edges[RIVER_EDGE] ?? [])
    isRiver[topology.edgeAt(q, r, side)] = 1;
  const first = new Map<string, Edge>();
  /** by edge: which of its hexes it lies at, -1 at both */
  const bank = new Int8Array(edges).fill(-1);
  for (let edge = 0; edge < edges; edge++) {
    const ends = [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]].sort((x, y) => x - y).join();
    const base = first.get(ends);
    if (base === undefined) first.set(ends, edge);
    if (isRiver[base ?? edge] === 0) continue;
    isRiver[edge] = 1;
    bank[edge] = base === undefined ? 0 : 1;
  }
  const atRiver = new Uint8Array(corners);
  const splits = new Uint8Array(corners);
  const overLand: Corner[][] = [];
  const sideOf = new Int16Array(edges * 2).fill(-1);
  for (let corner = 0; corner < corners; corner++) {
    const here = walks.edgesAt[corner];
    const land = here.filter((edge) => isRiver[edge] === 0);
    overLand.push(land.map((edge) => walks.endsOf[edge].find((end) => end !== corner) ?? corner));
    if (land.length === here.length) continue;
    atRiver[corner] = 1;
    /** by hex: the least of those that it is joined with over land here */
    const joined = new Map<number, number>(walks.hexesAt[corner].map((hex) => [hex, hex]));
    for (const edge of land) {
      const [one, other] = [joined.get(edgeHex[edge * 2]), joined.get(edgeHex[edge * 2 + 1])];
      if (one === undefined || other === undefined) continue;
      for (const [hex, side] of joined) if (side === other) joined.set(hex, one);
    }
    for (const edge of here) {
      const hex = edgeHex[edge * 2 + Math.max(0, bank[edge])];
      sideOf[edge * 2 + (edgeCorner[edge * 2] === corner ? 0 : 1)] = joined.get(hex) ?? -1;
    }
    splits[corner] = new Set(joined.values()).size > 1 ? 1 : 0;
  }
  return { sideOf, atRiver, splits, overLand };
}
