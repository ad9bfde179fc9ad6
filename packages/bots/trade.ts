import { type Book, handOver, held } from '@hexwright/island';
import { cloneState, decisionOf, openerOf, type RawMove, type Rng, type State } from '@hexwright/kernel';
import type { Worth } from './search.ts';

/** Trades with players: what to say to an offer, and now and then an offer of its own. */
export type Trader = (s: State, seat: number, rng: Rng) => RawMove | null;

/** how much better off a bot wants to be */
const MARGIN = 0.6;
/** one in so many chances to make the offer of the turn is taken */
const EAGER = 2;

export function makeTrader(b: Book, worth: Worth): Trader {
  const G = b.goods.length;
  const names = b.plan.byName;
  const at = {
    made: names.get('offersMade')?.at ?? -1,
    give: names.get('offerGive')?.at ?? -1,
    want: names.get('offerWant')?.at ?? -1,
    answer: names.get('offerAnswer')?.at ?? -1,
    counterGive: names.get('counterGive')?.at ?? -1,
    counterWant: names.get('counterWant')?.at ?? -1,
  };
  const canOffer = b.moves.some((move) => move.name === 'offer' && move.open);

  const row = (s: State, from: number): number[] => Array.from(s.cells.subarray(from, from + G));
  /** how the seat would stand after giving and getting these, from and to the other; what the other lacks is taken as given */
  const after = (
    s: State,
    seat: number,
    other: number,
    give: readonly number[],
    get: readonly number[],
  ): number => {
    const then = cloneState(s);
    for (let good = 0; good < G; good++) {
      if (give[good] > 0) handOver(b, then, seat, other, good, give[good]);
      if (get[good] > 0) handOver(b, then, other, seat, good, get[good]);
    }
    return worth(then, seat);
  };
  /** nobody helps a player who is about to win */
  const dangerous = (s: State, other: number): boolean =>
    b.rules.publicPoints(s, other) >= b.rules.target(s, other) - 2;

  const answer = (s: State, seat: number): RawMove => {
    const by = openerOf(s)!;
    if (by === seat) {
      let best: RawMove = { move: 'withdraw' };
      let value = worth(s, seat) + MARGIN;
      for (let other = 0; other < b.seats; other++) {
        const said = s.cells[at.answer + other];
        if (other === seat || (said !== 1 && said !== 3)) continue;
        const give = row(s, said === 1 ? at.give : at.counterWant + other * G);
        const get = row(s, said === 1 ? at.want : at.counterGive + other * G);
        if (give.some((n, good) => n > held(b, s, seat, good))) continue;
        const reached = after(s, seat, other, give, get);
        if (reached > value) {
          value = reached;
          best = { move: 'trade-with', seat: other };
        }
      }
      return best;
    }
    const give = row(s, at.want);
    const get = row(s, at.give);
    const able = give.every((n, good) => n <= held(b, s, seat, good));
    if (able && !dangerous(s, by) && after(s, seat, by, give, get) > worth(s, seat) + MARGIN)
      return { move: 'accept' };
    return { move: 'decline' };
  };

  const propose = (s: State, seat: number, rng: Rng): RawMove | null => {
    // One offer a turn: a table that hears the same again and again stops listening.
    if (s.cells[at.made] > 0 || rng.below(EAGER) !== 0) return null;
    const partners: number[] = [];
    for (let other = 0; other < b.seats; other++)
      if (
        b.the.offers.barTradeWith(s, seat, other) === undefined &&
        !dangerous(s, other) &&
        b.fields.handSize.get(s, other) > 0
      )
        partners.push(other);
    if (partners.length === 0) return null;
    const other = partners[rng.below(partners.length)];
    let best: RawMove | null = null;
    let value = worth(s, seat) + 2 * MARGIN;
    for (const give of b.handGoods) {
      if (held(b, s, seat, give) === 0 || b.the.offers.barTradeGood(s, give)) continue;
      for (const want of b.handGoods) {
        // Only what the other is imagined to hold: asking for more is talk for nothing.
        if (want === give || b.the.offers.barTradeGood(s, want) || held(b, s, other, want) === 0) continue;
        const one = (good: number) => Array.from({ length: G }, (_, i) => (i === good ? 1 : 0));
        const reached = after(s, seat, other, one(give), one(want));
        if (reached > value) {
          value = reached;
          best = { move: 'offer', give: { [b.goods[give].id]: 1 }, want: { [b.goods[want].id]: 1 } };
        }
      }
    }
    return best;
  };

  return (s, seat, rng) => {
    const decision = decisionOf(s);
    if (!decision) return null;
    if (decision.kind === 'offer' && at.answer >= 0) return answer(s, seat);
    if (canOffer && (decision.kind === 'main' || decision.kind === 'trade') && b.seats > 1)
      return propose(s, seat, rng);
    return null;
  };
}
