import { reason, topKind } from '@hexwright/kernel';
import type { Edge, Layout } from '../board/index.ts';
import { canPay } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

const DEAR = reason('round-price', 'a ship around the world costs as much as three');
const PAID = reason('round-paid', 'a ship around the world is never laid for free');
const NOT_MOVED = reason('round-moved', 'no ship is moved around the world');
const SHIPS = 3;
const FAR = 1.2;

/** the two points at which the ends of the board meet, and the corners of the outermost hexes that lead there */
const POINTS = [
  { name: 'round-west', side: -1, corners: [2, 3] },
  { name: 'round-east', side: 1, corners: [0, 5] },
] as const;

/** Ships sail from the top of the board to its bottom, around the world. */
export const catanIsRound = defineModule({
  id: 'variant/catan-is-round',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.ships],
  editBoard: (board) => rounded(board),
  rules: (was, b) => {
    const ship = b.piece('ship').index;
    const points = POINTS.map(({ name }) => b.topology.extraCorner(name)).filter((corner) => corner >= 0);
    const round = new Set<Edge>(points.flatMap((corner) => b.walks.edgesAt[corner]));
    const dear = b.bill(
      Object.fromEntries(b.pieces[ship].bill.map(([good, count]) => [b.goods[good].id, SHIPS * count])),
    );
    const free = b.decision('free-route');
    return {
      edgeFit: (s, piece, edge) => (round.has(edge) ? piece === ship : was.edgeFit(s, piece, edge)),
      cost: (s, seat, piece, place) =>
        piece === ship && round.has(place) ? dear : was.cost(s, seat, piece, place),
      barBuild: (s, seat, piece, place) => {
        const bar = was.barBuild(s, seat, piece, place);
        if (bar || piece !== ship || !round.has(place)) return bar;
        if (topKind(s) === free) return PAID;
        return canPay(b, s, seat, dear) ? undefined : DEAR;
      },
      lanes: {
        barGo: (s, seat, from, to) => (round.has(to) ? NOT_MOVED : was.lanes.barGo(s, seat, from, to)),
      },
    };
  },
  words: {
    name: 'Catan is round',
    summary: 'Lines of ships go on from the top of the board to its bottom, around the world.',
    rules: [
      'The two western corners of the board meet in one point, and so do the two eastern ones. An edge leads from each corner to its point, for ships alone.',
      'A ship on one of these edges costs as much as three, but counts as one for Longest Road.',
      'No ship is moved there.',
      { house: 'It takes one piece, is never laid for free, and nothing is built on the points.' },
    ],
    terms: {
      'reason.round-price': 'A ship around the world costs as much as three.',
      'reason.round-paid': 'A ship around the world is never laid for free.',
      'reason.round-moved': 'No ship is moved around the world.',
    },
  },
});

/** The board with the points beside it, and the edges that lead to them from its four corners. */
function rounded(board: Layout): Layout {
  const x = ({ q, r }: { readonly q: number; readonly r: number }): number => Math.sqrt(3) * (q + r / 2);
  const rows = board.hexes.filter(({ area }) => !area);
  const [top, bottom] = [Math.min(...rows.map(({ r }) => r)), Math.max(...rows.map(({ r }) => r))];
  const outermost = (r: number, side: number) =>
    rows.filter((hex) => hex.r === r).reduce((one, other) => (side * x(other) > side * x(one) ? other : one));
  const first = rows[0];
  const ends = POINTS.map(({ name, side, corners }) => ({
    name,
    side,
    at: [outermost(top, side), outermost(bottom, side)].map(({ q, r }, i) => ({ q, r, corner: corners[i] })),
  }));
  return {
    ...board,
    extraCorners: [
      ...board.extraCorners,
      ...ends.map(({ name, side }) => ({
        name,
        x: side * (Math.max(...rows.map((hex) => Math.abs(x(hex) - x(first)))) / 2 + FAR),
        y: 0,
      })),
    ],
    extraEdges: [
      ...board.extraEdges,
      ...ends.flatMap(({ name, at }) => at.map((a) => ({ a, b: { extra: name } }))),
    ],
  };
}
