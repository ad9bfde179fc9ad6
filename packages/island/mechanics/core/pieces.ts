import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type CellSum, makeSum, matesOf, pointsOf } from '@hexwright/rulebook';
import type { Book, MoveSpec, Part, Piece, PieceNo } from '../../rulebook/index.ts';
import { edgeUnfit, NO_LAND, NOT_REACHED, noneLeft, TAKEN, TOO_NEAR } from './bars.ts';
import { canPay, needsOf, pay } from './goods.ts';
import { makeSites } from './sites.ts';

/** What stands on a place of a layer: 0, or a mark that names piece and owner. */
export function markAt(s: State, piece: Piece, place: number): number {
  return piece.marks.get(s, place);
}

/** where in the cells a supply is kept; `b.fields.supply` reads and writes it by name */
export function suppliesAt(b: Book, seat: Seat, piece: PieceNo): number {
  return b.at.supply + seat * b.pieces.length + piece;
}

/** how many pieces of the seat have left this supply, all those together that come out of it */
export function outOfSupply(b: Book, s: State, seat: Seat, piece: PieceNo): number {
  const { supply, lent } = b.fields;
  const out = b.pieces[piece].limit - supply.get(s, seat, piece);
  return lent === undefined ? out : out + lent.get(s, seat, piece);
}

/** how many of its pieces of this kind the seat has on the board */
export function countOf(b: Book, s: State, seat: Seat, piece: PieceNo): number {
  const { sharers, common, marks, places, source } = b.pieces[piece];
  let left = outOfSupply(b, s, seat, piece);
  if (sharers === undefined) return left;
  const { ownerOf, pieceOf, pieces, seats } = b;
  const { cells } = s;
  const mark = b.mark(seat, piece);
  let count = 0;
  // Asked for the points after every move: hence raw cells.
  for (let at = marks.at; left > 0 && at < marks.at + places; at++) {
    const there = cells[at];
    if (there === 0 || (common ? ownerOf[there] >= seats : ownerOf[there] !== seat)) continue;
    if (pieces[pieceOf[there]].source !== source) continue;
    if (there === mark) count++;
    left--;
  }
  return count;
}

/** Takes pieces out of the supply of a seat, or puts them back: everybody who shares it has as many fewer or more. */
function takeSupply(b: Book, s: State, seat: Seat, piece: PieceNo, count: number): void {
  const { sharers, common } = b.pieces[piece];
  if (b.fields.lent !== undefined && !common) takeLent(b, s, seat, sharers ?? [piece], count);
  if (sharers === undefined) {
    b.fields.supply.add(s, seat, piece, -count);
    return;
  }
  for (let other = common ? 0 : seat; other < (common ? b.seats : seat + 1); other++)
    for (let i = 0; i < sharers.length; i++) b.fields.supply.add(s, other, sharers[i], -count);
}

/** What a partner takes out of a stock that both share is missing in the other's supply as well. */
function takeLent(b: Book, s: State, seat: Seat, kinds: readonly PieceNo[], count: number): void {
  if (!b.rules.teams?.united(s, seat)) return;
  for (const mate of matesOf(b, seat))
    for (const piece of kinds) {
      b.fields.supply.add(s, mate, piece, -count);
      b.fields.lent?.add(s, mate, piece, -count);
    }
}

/** Puts a piece of a seat, or of nobody (b.neutral), on a place without asking any rule. */
export function putPiece(b: Book, s: State, owner: number, piece: PieceNo, place: number): void {
  b.pieces[piece].marks.set(s, place, b.mark(owner, piece));
  if (owner < b.seats) takeSupply(b, s, owner, piece, 1);
}

export function liftPiece(b: Book, s: State, piece: PieceNo, place: number): number {
  const { marks } = b.pieces[piece];
  const owner = b.ownerOf[marks.get(s, place)];
  marks.set(s, place, 0);
  if (owner < b.seats) takeSupply(b, s, owner, piece, -1);
  return owner;
}

/** Whether the piece, not yet built there, would be a building where none stood. */
export function foundsAt(b: Book, s: State, piece: PieceNo, place: number): boolean {
  const { on, layerAt } = b.pieces[piece];
  return on === 'corner' && layerAt === b.at.building && b.fields.building.get(s, place) === 0;
}

/** Whether pieces of this kind are buildings that stand on no other. */
export function isFounding(b: Book, { on, layerAt, replacesIndex }: Piece): boolean {
  return on === 'corner' && layerAt === b.at.building && replacesIndex < 0;
}

/**
 * Pieces are built for their price where the rules allow. A piece that replaces another gives that one back.
 * What a kind of piece asks of its place is a table of small functions, one a piece.
 */
export function pieces(): Part {
  return {
    id: 'pieces',
    exempt: { rare: ['event.removed', 'event.downgraded'] },
    rules: (_was, b) => {
      const bars = b.pieces.map((piece) => (piece.bar ?? usualBar(piece))(b));
      return {
        cost: (_s, _seat, piece) => b.pieces[piece].bill,
        barBuildKind: () => undefined,
        barBuild: (s, seat, piece, place) => bars[piece](s, seat, place),
        build: (s, seat, piece, place) => {
          const spec = b.pieces[piece];
          // One that is placed at the start replaces nothing.
          const under = spec.replacesIndex >= 0 ? b.pieces[spec.replacesIndex] : undefined;
          if (under && markAt(s, under, place) === b.mark(seat, under.index))
            liftPiece(b, s, under.index, place);
          putPiece(b, s, seat, piece, place);
          if (s.events) tell(s, 'built', { seat, piece: spec.id, on: spec.on, place });
        },
        built: () => {},
        unbuild: (s, piece, place) => {
          const seat = liftPiece(b, s, piece, place);
          if (s.events)
            tell(s, 'removed', { seat, piece: b.pieces[piece].id, on: b.pieces[piece].on, place });
        },
        downgrade: (s, piece, into, place) => {
          const seat = liftPiece(b, s, piece, place);
          putPiece(b, s, seat, into, place);
          if (s.events) tell(s, 'downgraded', { seat, piece: b.pieces[piece].id, place });
        },
        cornerFit: (s, corner) => {
          const { cornerHex, cornerHexFrom } = b.topology;
          for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
            if (b.land[b.fields.terrain.get(s, cornerHex[i])]) return true;
          return false;
        },
        barFound: (s, seat, corner) => {
          if (!b.rules.cornerFit(s, corner)) return NO_LAND;
          return b.rules.tooNear(s, seat, corner) ? TOO_NEAR : undefined;
        },
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
        of: (b) => countBuildings(b, () => true),
        // Those that are worth less than what they are made of are looked for on the board alone, which takes long.
        ceiling: (b) =>
          partlyMade(b).some(({ more }) => more > 0) ? countBuildings(b, (more) => more > 0) : notInSupply(b),
      },
    ],
  };
}

/** The points of what stands on the board; of pieces that are made of others only those with such a surplus of points are told apart. */
function countBuildings(b: Book, minds: (more: number) => boolean): (s: State, seat: Seat) => number {
  const shared = partlyMade(b).filter(({ more }) => minds(more));
  const sum = makeSum([notInSupply(b)]);
  return (s, seat) => {
    let points = sum(s, seat);
    for (let i = 0; i < shared.length; i++) points += shared[i].more * countOf(b, s, seat, shared[i].index);
    return points;
  };
}

/** Pieces that are made of another one are counted as that one, and then by what they are worth more or less. */
function partlyMade(b: Book): { index: number; more: number }[] {
  return b.pieces.flatMap(({ index, source, common, points = 0 }) => {
    const more = points - (common ? 0 : (b.pieces[source].points ?? 0));
    return (common || source !== index) && more !== 0 ? [{ index, more }] : [];
  });
}

/** Of all others what stands on the board is what is not in the supply. */
function notInSupply(b: Book): CellSum {
  const own = b.pieces.filter(({ index, source, common }) => !common && source === index);
  return {
    fixed: own.reduce((sum, { points = 0, limit }) => sum + points * limit, 0),
    cells: [
      ...pointsOf(
        b.fields.supply,
        own.flatMap(({ index, points }) => (points ? [[index, -points]] : [])),
      ).cells,
      ...(b.fields.lent === undefined
        ? []
        : pointsOf(
            b.fields.lent,
            own.flatMap(({ index, points }) => (points ? [[index, points]] : [])),
          ).cells),
    ],
  };
}

function usualBar(piece: Piece): (b: Book) => (s: State, seat: Seat, place: number) => Bar {
  const { id, index, marks, replacesIndex } = piece;
  if (replacesIndex >= 0)
    return (b) => {
      const replaced = b.pieces[replacesIndex].id;
      const notOwn = reason('replaces-own', `a ${id} replaces a ${replaced} of one's own`, {
        piece: id,
        replaces: replaced,
      });
      return (s, seat, place) => (marks.get(s, place) === b.mark(seat, replacesIndex) ? undefined : notOwn);
    };
  if (piece.on === 'edge')
    return (b) => {
      const unfit = edgeUnfit(b, piece);
      return (s, seat, edge) => {
        if (marks.get(s, edge) !== 0) return TAKEN;
        return b.rules.edgeFit(s, index, edge) ? b.rules.barJoin(s, seat, index, edge) : unfit;
      };
    };
  if (piece.on === 'corner')
    return (b) => (s, seat, corner) => {
      if (marks.get(s, corner) !== 0) return TAKEN;
      if (!b.rules.cornerReached(s, seat, corner)) return NOT_REACHED;
      if (!b.rules.cornerFit(s, corner)) return NO_LAND;
      return b.keepsDistance[index] && b.rules.tooNear(s, seat, corner) ? TOO_NEAR : undefined;
    };
  return (_b) => (s, _seat, hex) => (marks.get(s, hex) === 0 ? undefined : TAKEN);
}

function buildMove(b: Book, piece: Piece): MoveSpec {
  const { index } = piece;
  const sites = makeSites(b, piece);
  // The price is asked in every list of moves: where no rule changes it, it is the one on the card.
  const needs = b.isPlain('cost') ? needsOf(b, piece.bill) : undefined;
  const supplyOf = (s: State, seat: Seat): number => b.fields.supply.get(s, seat, index);
  const usedUp = noneLeft(piece);
  const nowhere = reason('no-place', `there is no place for a ${piece.id}`, { piece: piece.id });
  return {
    name: piece.id,
    args: [{ name: piece.on, domain: b.domain(piece.on) }],
    decisions: piece.buildIn ?? ['main', 'build', 'special'],
    price: (s, seat) => b.rules.cost(s, seat, index, -1),
    needs,
    list: (s, seat, out) => {
      const { rules } = b;
      if (!canPay(b, s, seat, rules.cost(s, seat, index, -1)) || supplyOf(s, seat) === 0) return;
      if (rules.barBuildKind(s, seat, index, out) !== undefined) return;
      const count = sites.find(s, seat);
      for (let i = 0; i < count; i++)
        if (rules.barBuild(s, seat, index, sites.places[i], out) === undefined) out.put(sites.places[i]);
    },
    apply: (s, seat, place) => {
      pay(b, s, seat, b.rules.cost(s, seat, index, place));
      b.rules.build(s, seat, index, place);
      b.rules.reviewAwards(s);
      b.rules.built(s, seat, index, place);
    },
    why: (s, seat, place) => {
      if (supplyOf(s, seat) === 0) return usedUp;
      const never = b.rules.barBuildKind(s, seat, index);
      if (never) return never;
      const bill = b.rules.cost(s, seat, index, place);
      if (!canPay(b, s, seat, bill)) {
        const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
        return reason('cannot-pay', `a ${piece.id} costs ${cost}`, { piece: piece.id, cost });
      }
      if (place >= 0) return b.rules.barBuild(s, seat, index, place);
      for (let at = 0; at < piece.places; at++)
        if (b.rules.barBuild(s, seat, index, at) === undefined) return undefined;
      return nowhere;
    },
  };
}
