import { type Book, islandOf, makeMeasure } from '@hexwright/island';
import { cloneState, DEPTH, type State } from '@hexwright/kernel';
import { type AnyModule, type AnyPart, type Playable, partsOf } from '@hexwright/rulebook';

/** Asks one position whether what must always hold does; answers what does not, or nothing. */
export type Question = (s: State) => string | undefined;

/** What must always hold in a game of its kind. */
export function invariants(game: Playable): {
  readonly goods: Question;
  readonly pieces: Question;
  readonly kept: Question;
} {
  const { goods, pockets, pieces } = exemptions(game.modules);
  const b = islandOf(game);
  if (!b) return { goods: nothing, pieces: nothing, kept: nothing };
  return {
    goods: goodsConserved(b, goods, pockets),
    pieces: piecesConserved(b, pieces),
    kept: keptCounts(b),
  };
}

const nothing: Question = () => undefined;

/** what goes out of one pocket comes into another */
function goodsConserved(b: Book, exempt: ReadonlySet<string>, pockets: ReadonlySet<string>): Question {
  const G = b.goods.length;
  // by good, or by seat and good
  const elsewhere = b.plan.fields
    .filter(({ name }) => pockets.has(name))
    .flatMap(({ at, size }) => Array.from({ length: size / G }, (_, row) => at + row * G));
  let totals: number[] | undefined;
  return (s) => {
    const { cells } = s;
    const now = b.goods.map((_, good) => {
      let total = cells[b.at.bank + good];
      for (let seat = 0; seat < b.seats; seat++) total += cells[b.at.hold + seat * G + good];
      for (const at of elsewhere) total += cells[at + good];
      return total;
    });
    totals ??= now;
    for (let good = 0; good < G; good++) {
      const { id } = b.goods[good];
      if (cells[b.at.bank + good] < 0) return `the bank holds ${cells[b.at.bank + good]} ${id}`;
      if (now[good] !== totals[good] && !exempt.has(id))
        return `there were ${totals[good]} ${id}, now ${now[good]}`;
    }
    for (let seat = 0; seat < b.seats; seat++) {
      let hand = 0;
      for (let good = 0; good < G; good++) {
        const held = cells[b.at.hold + seat * G + good];
        if (held < 0) return `seat ${seat} holds ${held} ${b.goods[good].id}`;
        if (b.inHand[good]) hand += held;
      }
      if (hand !== cells[b.at.handSize + seat])
        return `seat ${seat} holds ${hand} cards but handSize says ${cells[b.at.handSize + seat]}`;
    }
    return undefined;
  };
}

/** what is not in the supply stands on the board */
function piecesConserved(b: Book, exempt: ReadonlySet<string>): Question {
  const P = b.pieces.length;
  const layers = new Map(b.pieces.map((piece) => [piece.layerAt, piece.places]));
  const standing = new Int32Array(b.pieceOf.length);
  return (s) => {
    standing.fill(0);
    for (const [at, places] of layers)
      for (let place = 0; place < places; place++) {
        const mark = s.cells[at + place];
        if (mark === 0) continue;
        const piece = b.pieceOf[mark];
        if (piece === undefined || b.pieces[piece].layerAt !== at)
          return `place ${place} of a layer holds ${mark}`;
        standing[mark - 1]++;
      }
    for (let seat = 0; seat < b.seats; seat++)
      for (const { index, id, limit, common, sharers = [index] } of b.pieces) {
        const supply = s.cells[b.at.supply + seat * P + index];
        const lent = b.fields.lent?.get(s, seat, index) ?? 0;
        let placed = 0;
        for (let owner = 0; owner < b.seats; owner++)
          if (common || owner === seat) for (const kind of sharers) placed += standing[owner * P + kind];
        if (supply < 0) return `seat ${seat} has ${supply} ${id} in its supply`;
        if (supply + placed !== limit + lent && !exempt.has(id))
          return `seat ${seat} has ${limit + lent} ${id}, but ${supply} in its supply and ${placed} on the board`;
      }
    return undefined;
  };
}

/** counts that are kept because they are asked for often */
function keptCounts(b: Book): Question {
  const at = (name: string): number | undefined => b.plan.byName.get(name)?.at;
  const routesAt = at('routesAt');
  const routeLength = at('routeLength');
  const routesCut = at('routesCut');
  const tradeCut = at('tradeCut');
  const harbours = at('harbours');
  const measure = makeMeasure(b);
  const { corners, edges, edgeCorner } = b.topology;
  const layers = [...new Set(b.pieces.filter((p) => p.route && p.on === 'edge').map((p) => p.layerAt))];
  const meeting = new Int32Array(corners * b.owners);
  return (s) => {
    const { cells } = s;
    if (routesAt !== undefined) {
      meeting.fill(0);
      for (const layer of layers)
        for (let edge = 0; edge < edges; edge++) {
          const mark = cells[layer + edge];
          const owner = b.ownerOf[mark];
          if (mark === 0 || owner >= b.owners || !b.isRoute[b.pieceOf[mark]]) continue;
          meeting[owner * corners + edgeCorner[edge * 2]]++;
          meeting[owner * corners + edgeCorner[edge * 2 + 1]]++;
        }
      for (let i = 0; i < meeting.length; i++)
        if (meeting[i] !== cells[routesAt + i])
          return `routesAt of seat ${Math.floor(i / corners)} at corner ${i % corners} is ${cells[routesAt + i]}, counted ${meeting[i]}`;
    }
    for (let owner = 0; routeLength !== undefined && owner < b.owners; owner++) {
      const length = measure.all(s, owner);
      const kept = cells[routeLength + owner];
      // With the end of a route in the hand it is measured when that is laid: till then no more than that may miss.
      const inHand = routesCut === undefined ? 0 : cells[routesCut + owner];
      if (length < kept || length > kept + inHand)
        return `routeLength of owner ${owner} is ${cells[routeLength + owner]}, measured ${length}`;
    }
    const again = cloneState(s);
    for (let seat = 0; harbours !== undefined && seat < b.seats; seat++) {
      b.the.harbours.recount(again, seat);
      if (again.cells[harbours + seat] !== cells[harbours + seat])
        return `harbours of seat ${seat} are ${cells[harbours + seat]}, recounted ${again.cells[harbours + seat]}`;
    }
    if (tradeCut !== undefined && cells[tradeCut] === 0) {
      b.the.tradeRoutes.review(again);
      for (const name of ['routesHeld', 'routeChits']) {
        const { at: from, size } = b.plan.byName.get(name)!;
        for (let i = from; i < from + size; i++)
          if (again.cells[i] !== cells[i])
            return `${name} at ${i - from} is ${cells[i]}, recounted ${again.cells[i]}`;
      }
    }
    // In the middle of a move (a piece is in the hand, a decision lies above another) awards may wait.
    if (cells[DEPTH] > 1) return undefined;
    b.rules.reviewAwards(again);
    for (const { index, id } of b.awards)
      if (again.cells[b.at.award + index] !== cells[b.at.award + index])
        return `${id} is with ${cells[b.at.award + index]}, but after another look with ${again.cells[b.at.award + index]}`;
    return undefined;
  };
}

/** whether a part says that chance alone takes long to end a game */
export function isLong(modules: readonly AnyModule[]): boolean {
  return partsOf<AnyPart>(modules).some(({ exempt }) => exempt?.long !== undefined);
}

type Exempt = 'goods' | 'pockets' | 'pieces' | 'rare';

/** what the modules say to be exempt from, together */
export function exemptions(modules: readonly AnyModule[]): Record<Exempt, ReadonlySet<string>> {
  const all = partsOf<AnyPart>(modules);
  const of = (what: Exempt) => new Set(all.flatMap((part) => part.exempt?.[what] ?? []));
  return { goods: of('goods'), pockets: of('pockets'), pieces: of('pieces'), rare: of('rare') };
}
