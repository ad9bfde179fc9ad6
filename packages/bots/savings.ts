import { type Book, type Piece, payable } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import type { Bill } from '@hexwright/rulebook';
import type { Places } from './places.ts';
import { FUTURE, POINT } from './scale.ts';

/** what can be bought is worth this much of what has been bought: a bot that could build, builds */
const SAVED = 0.6;
/** what a good that is still missing leaves of it */
const MISSING = Float64Array.from({ length: 32 }, (_, n) => 0.72 ** n);
/** what a card brings */
const CARD = 5.5;

export interface Savings {
  /** the best place of the seat for each upgrade, by piece, in goods a roll; below 0 if there is none */
  readonly upgradeAt: Float64Array;
  /** looks for the places of upgrades */
  look(s: State, seat: number): void;
  /** what the hand can be turned into, and how near that is */
  worth(s: State, seat: number): number;
}

/** What a hand is worth by what it could buy: pieces, cards, and whatever else the rules name. */
export function makeSavings(
  b: Book,
  site: Float64Array,
  places: Places,
  routes: readonly Piece[],
  cards: boolean,
): Savings {
  const decks = cards ? [...new Set(b.cards.map((card) => card.deck))] : [];
  const { corners } = b.topology;
  const buildings = b.pieces.filter(
    (piece) =>
      piece.on === 'corner' && piece.layerAt === b.at.building && piece.replacesIndex < 0 && piece.cost,
  );
  const upgrades = b.pieces.filter((piece) => piece.replacesIndex >= 0 && piece.cost);
  const others = b.pieces.filter(
    (piece) =>
      piece.cost && !buildings.includes(piece) && !upgrades.includes(piece) && !routes.includes(piece),
  );
  const upgradeAt = new Float64Array(b.pieces.length);
  let best = 0;
  let second = 0;
  let wants = 0;
  let state: State;
  let saver = 0;

  const has = (piece: Piece): boolean =>
    b.fields.supply.get(state, saver, piece.index) > 0 &&
    b.rules.barBuildKind(state, saver, piece.index) === undefined;
  const want = (bill: Bill, gain: number): void => {
    if (gain <= 0) return;
    wants++;
    let missing = 0;
    for (let i = 0; i < bill.length; i++) {
      const have = payable(b, state, saver, bill[i][0]);
      if (have < bill[i][1]) missing += bill[i][1] - have;
    }
    const value = gain * MISSING[Math.min(missing, 31)] * SAVED;
    if (value > best) {
      second = best;
      best = value;
    } else if (value > second) second = value;
  };
  const price = (piece: Piece): Bill => b.rules.cost(state, saver, piece.index, -1);
  const aim = (bill: Bill, gain: number): void => want(bill, POINT * gain);
  const wantRoute = (piece: Piece): void => {
    const { now, later, steps, laterBy, lure, lureSteps, lureBy } = places;
    let gain = 0;
    if (later > now && (laterBy >> piece.index) & 1) gain = 1 + (FUTURE * (later - now * 0.6)) / (steps + 1);
    if (lure > 0 && (lureBy >> piece.index) & 1)
      gain = Math.max(gain, 0.5 + (0.5 * POINT * lure) / lureSteps);
    want(price(piece), gain);
  };

  return {
    upgradeAt,
    look: (s, seat) => {
      for (const piece of upgrades) {
        upgradeAt[piece.index] = piece.on === 'corner' ? -1 : 0;
        if (piece.on !== 'corner') continue;
        const mark = b.mark(seat, piece.replacesIndex);
        const layer = b.pieces[piece.replacesIndex].layerAt;
        for (let corner = 0; corner < corners; corner++)
          if (
            s.cells[layer + corner] === mark &&
            site[corner] > upgradeAt[piece.index] &&
            b.rules.barBuild(s, seat, piece.index, corner) === undefined
          )
            upgradeAt[piece.index] = site[corner];
      }
    },
    worth: (s, seat) => {
      state = s;
      saver = seat;
      best = 0;
      second = 0;
      wants = 0;
      for (const piece of buildings)
        if (places.now > 0 && has(piece))
          want(price(piece), POINT * (piece.points ?? 0) + FUTURE * places.now * (piece.draws ?? 0));
      for (const piece of upgrades) {
        if (upgradeAt[piece.index] < 0 || !has(piece)) continue;
        const more = (piece.points ?? 0) - (b.pieces[piece.replacesIndex].points ?? 0);
        const draws = (piece.draws ?? 0) - b.drawsOf[piece.replacesIndex];
        want(price(piece), POINT * more + FUTURE * upgradeAt[piece.index] * draws);
      }
      for (const piece of routes) if (has(piece)) wantRoute(piece);
      for (const piece of others) if (has(piece)) want(price(piece), POINT * (piece.points ?? 0.3));
      for (const deck of decks)
        if (b.the.cards.barBuy(s, seat, deck) === undefined) want(b.the.cards.cost(s, seat, deck), CARD);
      b.the.hints.aims(s, seat, aim);
      const size = b.fields.handSize.get(s, seat);
      const over = Math.max(0, size - b.rules.handLimit(s, seat));
      // Cards that nothing can be bought with are worth nothing: then even a road to nowhere is better.
      const card = wants > 0 ? 0.45 : 0.01;
      return best + 0.3 * second + card * Math.min(size, 12) - 0.9 * over;
    },
  };
}
