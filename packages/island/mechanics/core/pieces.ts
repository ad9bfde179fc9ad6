import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, MoveSpec, Part, Piece, PieceNo } from '../../rulebook/index.ts';
import { makeReach } from '../ways/reach.ts';
import { whyStopped } from '../ways/routes.ts';
import { canPay, pay } from './goods.ts';

/** What stands on a place of a layer: 0, or a mark that names piece and owner. */
export function markAt(s: State, piece: Piece, place: number): number {
  return s.cells[piece.layerAt + place];
}

export function suppliesAt(b: Book, seat: Seat, piece: PieceNo): number {
  return b.at.supply + seat * b.pieces.length + piece;
}

/** how many of its pieces of this kind the seat has on the board */
export function countOf(b: Book, s: State, seat: Seat, piece: PieceNo): number {
  return b.pieces[piece].limit - s.cells[suppliesAt(b, seat, piece)];
}

/** Puts a piece of a seat, or of nobody (b.neutral), on a place without asking any rule. */
export function putPiece(b: Book, s: State, owner: number, piece: PieceNo, place: number): void {
  s.cells[b.pieces[piece].layerAt + place] = b.mark(owner, piece);
  if (owner < b.seats) s.cells[suppliesAt(b, owner, piece)]--;
}

export function liftPiece(b: Book, s: State, piece: PieceNo, place: number): number {
  const at = b.pieces[piece].layerAt + place;
  const owner = b.ownerOf[s.cells[at]];
  s.cells[at] = 0;
  if (owner < b.seats) s.cells[suppliesAt(b, owner, piece)]++;
  return owner;
}

/**
 * Pieces are built for their price where the rules allow. A piece that replaces another gives that one back.
 * What a kind of piece asks of its place is a table of small functions, one a piece.
 */
export function pieces(): Part {
  return {
    id: 'pieces',
    exempt: { rare: ['event.removed'] },
    rules: (_was, b) => {
      const placeRule = b.pieces.map((piece) => (piece.place ?? defaultPlace(piece))(b));
      return {
        cost: (_s, _seat, piece) => b.pieces[piece].bill,
        mayBuildKind: () => true,
        mayBuild: (s, seat, piece, place) => placeRule[piece](s, seat, place),
        build: (s, seat, piece, place) => {
          const spec = b.pieces[piece];
          if (spec.replacesIndex >= 0) liftPiece(b, s, spec.replacesIndex, place);
          putPiece(b, s, seat, piece, place);
          if (s.events) tell(s, 'built', { seat, piece: spec.id, on: spec.on, place });
        },
        built: () => {},
        unbuild: (s, piece, place) => {
          const seat = liftPiece(b, s, piece, place);
          if (s.events)
            tell(s, 'removed', { seat, piece: b.pieces[piece].id, on: b.pieces[piece].on, place });
        },
        cornerFit: (s, corner) => {
          const { cornerHex, cornerHexFrom } = b.topology;
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
            if (b.land[b.fields.terrain.get(s, cornerHex[i])]) return true;
          return false;
        },
        mayFound: (s, seat, corner) => b.rules.cornerFit(s, corner) && !b.rules.tooNear(s, seat, corner),
        tooNear: (s, _seat, corner) => {
          const { cornerCorner, cornerCornerFrom } = b.topology;
          for (let i = cornerCornerFrom[corner]; i < cornerCornerFrom[corner + 1]; i++) {
            const mark = b.fields.building.get(s, cornerCorner[i]);
            if (mark !== 0 && b.keepsDistance[b.pieceOf[mark]]) return true;
          }
          return false;
        },
      };
    },
    moves: (b) => b.pieces.filter((piece) => piece.cost).map((piece) => buildMove(b, piece)),
    scores: [
      {
        id: 'buildings',
        most: (b) => b.pieces.reduce((sum, { points = 0, limit }) => sum + Math.max(0, points) * limit, 0),
        of: (b) => {
          const scoring = b.pieces.filter((piece) => piece.points);
          const worth = Float64Array.from(scoring, (piece) => piece.points!);
          const limit = Int32Array.from(scoring, (piece) => piece.limit);
          const supplyAt = Int32Array.from(scoring, (piece) => b.at.supply + piece.index);
          const kinds = b.pieces.length;
          return (s, seat) => {
            let points = 0;
            for (let i = 0; i < worth.length; i++)
              points += worth[i] * (limit[i] - s.cells[supplyAt[i] + seat * kinds]);
            return points;
          };
        },
      },
    ],
  };
}

function defaultPlace(piece: Piece): (b: Book) => (s: State, seat: Seat, place: number) => boolean {
  if (piece.replacesIndex >= 0)
    return (b) => (s, seat, place) => s.cells[piece.layerAt + place] === b.mark(seat, piece.replacesIndex);
  if (piece.on === 'edge')
    return (b) => (s, seat, edge) =>
      s.cells[piece.layerAt + edge] === 0 &&
      b.rules.edgeFit(s, piece.index, edge) &&
      b.rules.routeReaches(s, seat, piece.index, edge);
  if (piece.on === 'corner')
    return (b) => (s, seat, corner) =>
      s.cells[piece.layerAt + corner] === 0 &&
      b.rules.cornerReached(s, seat, corner) &&
      b.rules.cornerFit(s, corner) &&
      !(b.keepsDistance[piece.index] && b.rules.tooNear(s, seat, corner));
  return (_b) => (s, _seat, hex) => s.cells[piece.layerAt + hex] === 0;
}

function buildMove(b: Book, piece: Piece): MoveSpec {
  const { index, layerAt, places, replacesIndex: replaces } = piece;
  // One piece a place and layer: only a placement rule of the piece's own may see it otherwise.
  const custom = piece.place !== undefined;
  const joins = piece.route === true && piece.on === 'edge' && !custom && replaces < 0;
  const reach = makeReach(b);
  const supplyAt = b.at.supply + index;
  const kinds = b.pieces.length;
  const supplyOf = (s: State, seat: Seat): number => s.cells[supplyAt + seat * kinds];
  return {
    name: piece.id,
    args: [{ name: piece.on, domain: b.domain(piece.on) }],
    decisions: piece.buildIn ?? ['main', 'build', 'special'],
    price: (s, seat) => b.rules.cost(s, seat, index, -1),
    list: (s, seat, out) => {
      const { rules } = b;
      if (!canPay(b, s, seat, rules.cost(s, seat, index, -1)) || supplyOf(s, seat) === 0) return;
      if (!rules.mayBuildKind(s, seat, index)) return;
      const { cells } = s;
      const under = replaces < 0 ? 0 : b.mark(seat, replaces);
      if (joins) {
        const near = reach.find(s, seat, layerAt);
        for (let i = 0; i < near; i++)
          if (rules.mayBuild(s, seat, index, reach.edges[i])) out.put(reach.edges[i]);
        return;
      }
      for (let place = 0; place < places; place++)
        if ((custom || cells[layerAt + place] === under) && rules.mayBuild(s, seat, index, place))
          out.put(place);
    },
    apply: (s, seat, place) => {
      pay(b, s, seat, b.rules.cost(s, seat, index, place));
      b.rules.build(s, seat, index, place);
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, index, place);
    },
    why: (s, seat, place) => {
      const details = { piece: piece.id };
      if (supplyOf(s, seat) === 0)
        return reason('none-left', `no ${piece.id} is left in the supply`, details);
      const bill = b.rules.cost(s, seat, index, place);
      if (!canPay(b, s, seat, bill)) {
        const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
        return reason('cannot-pay', `a ${piece.id} costs ${cost}`, { ...details, cost });
      }
      if (!b.rules.mayBuildKind(s, seat, index))
        return reason('not-now', `no ${piece.id} may be built now`, details);
      if (place >= 0 && !b.rules.mayBuild(s, seat, index, place))
        return (
          whyStopped(b, s, seat, index, place) ??
          reason('no-place', `a ${piece.id} may not stand there`, details)
        );
      for (let at = 0; at < piece.places; at++) if (b.rules.mayBuild(s, seat, index, at)) return undefined;
      return reason('no-place', `there is no place for a ${piece.id}`, details);
    },
  };
}
