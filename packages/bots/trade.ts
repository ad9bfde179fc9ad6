import { type Book, type Good, handOver, held, roomFor } from '@hexwright/island';
import {
  cloneState,
  copyState,
  decisionOf,
  openerOf,
  type RawMove,
  type Rng,
  type Seat,
  type State,
} from '@hexwright/kernel';
import type { Evaluation } from './search.ts';

/** Trades with players: what to say to an offer, and now and then an offer of its own. */
export type Trader = (s: State, seat: number, rng: Rng, keen?: boolean) => RawMove | null;

/** how much better off a bot wants to be, and what it thinks that others ask for */
const MARGIN = 0.5;
const THEIR_MARGIN = 0.2;
/** one in so many chances to make the offer of the turn is taken, by those who are not keen */
const EAGER = 2;
/** what another gains counts against a trade: for anybody, and for whoever leads */
const ENVY = 0.1;
const ENVY_OF_LEADER = 0.5;
/** who is within so many points of the goal gets nothing from anybody */
const NEAR = 2;
/** so many of the trades that look best are looked at from the other side */
const CONSIDERED = 6;

/** counts by good */
type Goods = readonly number[];

interface Terms {
  readonly give: Goods;
  readonly get: Goods;
}

/**
 * A trade is judged by where it leads both sides: by what each could buy next with the goods it then has. It must better the own
 * position by more than it helps the other, the more so if the other leads, and whoever is about to win gets nothing. One
 * offer a turn, and nobody is asked for what it has just refused to give.
 */
export function makeTrader(b: Book, worth: Evaluation): Trader {
  const G = b.goods.length;
  const canOffer = b.moves.some((move) => move.name === 'offer' && move.open);
  if (!canOffer || !b.plan.byName.has('offerAnswer')) return () => null;
  const made = b.cell('offersMade');
  const offered = { give: b.row<Good>('offerGive'), want: b.row<Good>('offerWant') };
  const answers = b.row<Seat>('offerAnswer');
  const counterGive = b.grid<Seat, Good>('counterGive');
  const counterWant = b.grid<Seat, Good>('counterWant');
  const refused = b.row<Seat>('offersRefused');
  const goods = Array.from({ length: G }, (_, good) => good);
  let then: State | undefined;

  const one = (good: number, count: number): Goods => goods.map((each) => (each === good ? count : 0));
  const single = goods.map((good) => one(good, 1));
  /** how much better off the seat and the other are after this trade, by their own lights */
  const gains = (s: State, seat: number, other: number, { give, get }: Terms, before: number) => {
    then ??= cloneState(s);
    copyState(s, then);
    for (let good = 0; good < G; good++) {
      if (give[good] > 0) handOver(b, then, seat, other, good, give[good]);
      if (get[good] > 0) handOver(b, then, other, seat, good, get[good]);
    }
    return { mine: worth(then, seat) - before, theirs: worth(then, other) - worth(s, other) };
  };
  /** nobody helps a player who is about to win */
  const dangerous = (s: State, other: number): boolean =>
    b.rules.publicPoints(s, other) >= b.rules.target(s, other) - NEAR;
  const leads = (s: State, other: number): boolean => {
    const points = b.rules.publicPoints(s, other);
    for (let seat = 0; seat < b.seats; seat++)
      if (seat !== other && b.rules.publicPoints(s, seat) >= points) return false;
    return true;
  };
  /** what a trade brings, less what one would rather not see the other gain */
  const profit = (s: State, seat: number, other: number, terms: Terms, before: number): number => {
    const { mine, theirs } = gains(s, seat, other, terms, before);
    return mine - (leads(s, other) ? ENVY_OF_LEADER : ENVY) * Math.max(0, theirs);
  };
  const has = (s: State, seat: number, wanted: Goods): boolean =>
    wanted.every((n, good) => n <= held(b, s, seat, good));
  const takes = (s: State, seat: number, gets: Goods): boolean =>
    gets.every((n, good) => n <= roomFor(b, s, seat, good));
  const named = (counts: Goods): Record<string, number> =>
    Object.fromEntries(counts.flatMap((n, good) => (n > 0 ? [[b.goods[good].id, n]] : [])));

  /** whom to trade with of those who agreed */
  const conclude = (s: State, seat: number): RawMove => {
    const before = worth(s, seat);
    let best: RawMove = { move: 'withdraw' };
    let most = MARGIN;
    for (let other = 0; other < b.seats; other++) {
      const said = answers.get(s, other);
      if (other === seat || (said !== 1 && said !== 3) || dangerous(s, other)) continue;
      const terms =
        said === 1
          ? { give: Array.from(offered.give.all(s)), get: Array.from(offered.want.all(s)) }
          : {
              give: Array.from(counterWant.row(other).all(s)),
              get: Array.from(counterGive.row(other).all(s)),
            };
      if (!has(s, seat, terms.give) || !takes(s, seat, terms.get)) continue;
      if (b.the.offers.barAgree(s, seat, other)) continue;
      const reached = profit(s, seat, other, terms, before);
      if (reached <= most) continue;
      most = reached;
      best = { move: 'trade-with', seat: other };
    }
    return best;
  };

  const answer = (s: State, seat: number, by: number): RawMove => {
    if (dangerous(s, by)) return { move: 'decline' };
    const give = Array.from(offered.want.all(s));
    const get = Array.from(offered.give.all(s));
    const before = worth(s, seat);
    if (has(s, seat, give) && takes(s, seat, get) && profit(s, seat, by, { give, get }, before) > MARGIN)
      return { move: 'accept' };
    return counter(s, seat, by, { give, get }, before) ?? { move: 'decline' };
  };

  /** other terms for what is asked for or offered, if both gain by them */
  const counter = (s: State, seat: number, by: number, { give, get }: Terms, before: number) => {
    let best: RawMove | null = null;
    let most = 2 * MARGIN;
    const tried = (terms: Terms): void => {
      if (!has(s, seat, terms.give) || !has(s, by, terms.get) || !takes(s, seat, terms.get)) return;
      if (b.the.offers.barDeal(s, terms.give, terms.get)) return;
      const { mine, theirs } = gains(s, seat, by, terms, before);
      const reached = mine - (leads(s, by) ? ENVY_OF_LEADER : ENVY) * Math.max(0, theirs);
      if (theirs <= THEIR_MARGIN || reached <= most) return;
      most = reached;
      best = { move: 'counter', give: named(terms.give), want: named(terms.get) };
    };
    const free = b.handGoods.filter((good) => !b.the.offers.barTradeGood(s, good));
    for (const good of free) {
      // What is asked for, against something else; and what is offered, for something else.
      if (give[good] === 0 && get[good] === 0) tried({ give, get: one(good, 1) });
      if (get[good] === 0 && give[good] === 0) tried({ give: one(good, 1), get });
    }
    // The same, but more of it.
    tried({ give, get: get.map((n) => 2 * n) });
    return best;
  };

  /** whom the seat may deal with now */
  const partnersOf = (s: State, seat: number): number[] => {
    const partners: number[] = [];
    for (let other = 0; other < b.seats; other++)
      if (
        other !== seat &&
        b.the.offers.barTradeWith(s, seat, other) === undefined &&
        !dangerous(s, other) &&
        b.fields.handSize.get(s, other) > 0
      )
        partners.push(other);
    return partners;
  };

  const propose = (s: State, seat: number, rng: Rng, keen: boolean): RawMove | null => {
    // One offer a turn: a table that hears the same again and again stops listening.
    if ((made.get(s) >> seat) & 1 || (!keen && rng.below(EAGER) !== 0)) return null;
    const partners = partnersOf(s, seat);
    if (partners.length === 0) return null;
    const free = b.handGoods.filter((good) => !b.the.offers.barTradeGood(s, good));
    const before = worth(s, seat);
    const likely: { readonly terms: Terms; readonly other: number; readonly mine: number }[] = [];
    for (const give of free)
      for (const get of free) {
        if (get === give || roomFor(b, s, seat, get) === 0) continue;
        // Only from who is imagined to hold it and has not just refused it: else it is talk for nothing.
        const other = partners.find(
          (each) => held(b, s, each, get) > 0 && ((refused.get(s, each) >> get) & 1) === 0,
        );
        if (other === undefined || b.the.offers.barDeal(s, single[give], single[get])) continue;
        for (let count = 1; count <= 2 && count <= held(b, s, seat, give); count++) {
          const terms = { give: one(give, count), get: one(get, 1) };
          const { mine } = gains(s, seat, other, terms, before);
          if (mine > 2 * MARGIN) likely.push({ terms, other, mine });
        }
      }
    likely.sort((a, z) => z.mine - a.mine);
    let best: Terms | null = null;
    let most = MARGIN;
    for (const { terms } of likely.slice(0, CONSIDERED))
      for (const other of partners) {
        if (!has(s, other, terms.get) || !takes(s, other, terms.give)) continue;
        const { mine, theirs } = gains(s, seat, other, terms, before);
        const reached = mine - (leads(s, other) ? ENVY_OF_LEADER : ENVY) * Math.max(0, theirs);
        // Who would gain nothing says no.
        if (theirs <= THEIR_MARGIN || reached <= most) continue;
        most = reached;
        best = terms;
      }
    return best && { move: 'offer', give: named(best.give), want: named(best.get) };
  };

  return (s, seat, rng, keen = false) => {
    const decision = decisionOf(s);
    if (!decision) return null;
    if (decision.kind === 'offer') {
      const by = openerOf(s)!;
      return by === seat ? conclude(s, seat) : answer(s, seat, by);
    }
    if ((decision.kind === 'main' || decision.kind === 'trade') && b.seats > 1)
      return propose(s, seat, rng, keen);
    return null;
  };
}
