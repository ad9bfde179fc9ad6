import {
  type FewOf,
  type Outcome,
  pop,
  push,
  type RawMove,
  type Row,
  reason,
  refuse,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Book, Good, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { handOver, held, roomFor } from '../core/goods.ts';

const fields = {
  /** the seats that have made an offer this turn, as bits */
  offersMade: field.cell({ holds: 'seats', noLook: 'it ends in a reason where it counts' }),
  offerGive: field.row('good', { noLook: 'every table shows the offer with its answers' }),
  offerWant: field.row('good', { noLook: 'every table shows the offer with its answers' }),
  /** by seat: 0 none yet, 1 accepted, 2 declined, 3 countered, 4 not asked */
  offerAnswer: field.row('seat', { noLook: 'every table shows the offer with its answers' }),
  /** what a countering seat asks of the offering one, and what it would give */
  counterGive: field.grid('seat', 'good', { noLook: 'every table shows the offer with its answers' }),
  counterWant: field.grid('seat', 'good', { noLook: 'every table shows the offer with its answers' }),
  /** by seat: the goods, as bits, that it has declined to give since its own last turn; players remember that */
  offersRefused: field.row('seat', { noLook: 'no rule asks for it: it is what a table remembers' }),
};

const NO_ANSWER = 0;
const ACCEPTED = 1;
const DECLINED = 2;
const COUNTERED = 3;
/** the offer was made to one, and this is another */
const NOT_ASKED = 4;

const NO_PARTNER = reason('no-partner', 'there is nobody to trade with');
const OTHERS_TURN = reason('others-turn', 'one of the two must be the seat whose turn it is');

/** two lists of counts, one a good */
interface Deal {
  readonly give: readonly number[];
  readonly want: readonly number[];
  /** the one seat that is asked; everybody where none is named */
  readonly to?: Seat;
}

/**
 * Trade between players. The seat whose turn it is makes an offer to everybody, or `to` one seat; each seat that is asked accepts,
 * declines or counters once; the offering seat picks one of those who accepted or countered, or withdraws.
 */
export function offers(): Part {
  return {
    id: 'offers',
    fields,
    decisions: { offer: { args: (b) => [{ name: 'by', domain: b.domain('seat') }], opener: 'by' } },
    brings: ['offers'],
    rules: (was, b) => {
      const at = offerFields(b);
      const offer = b.decision('offer');
      const { offersMade: made, offersRefused: refused } = handlesOf(b, fields);
      const untradeable = b.goods.map(({ id }, good) =>
        b.tradeable[good] ? undefined : reason('not-tradeable', `${id} cannot be traded`, { good: id }),
      );
      return {
        offers: {
          barTradeWith: (s, seat, other) => {
            if (seat === other) return NO_PARTNER;
            return b.rules.atTurn(s) & ((1 << seat) | (1 << other)) ? undefined : OTHERS_TURN;
          },
          barTradeGood: (_s, good) => untradeable[good],
          barDeal: () => undefined,
          barAgree: () => undefined,
          exchanged: () => {},
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          made.set(s, 0);
          const atTurn = b.rules.atTurn(s);
          for (let seat = 0; seat < b.seats; seat++) if ((atTurn >> seat) & 1) refused.set(s, seat, 0);
        },
        // Nobody offers, accepts or counters with what is not in the hand.
        knownHeld: (s, seat, good) => {
          const known = was.knownHeld(s, seat, good);
          if (topKind(s) !== offer) return known;
          if (topArg(s, 0) === seat) return Math.max(known, at.give.get(s, good));
          if (at.answer.get(s, seat) === ACCEPTED) return Math.max(known, at.want.get(s, good));
          return Math.max(known, at.counterGive.get(s, seat, good));
        },
      };
    },
    moves: (b) => offerMoves(b),
  };
}

function offerFields(b: Book) {
  return {
    give: handlesOf(b, fields).offerGive,
    want: handlesOf(b, fields).offerWant,
    answer: handlesOf(b, fields).offerAnswer,
    counterGive: handlesOf(b, fields).counterGive,
    counterWant: handlesOf(b, fields).counterWant,
  };
}

function offerMoves(b: Book): MoveSpec[] {
  const at = offerFields(b);
  const G = b.goods.length;
  const offer = b.decision('offer');
  const { offersMade: made, offersRefused: refused } = handlesOf(b, fields);
  const offererOf = (s: State): number => topArg(s, 0);
  const counts = (s: State, from: Row<Good>): number[] => Array.from(from.all(s));
  /** by seat: what it has countered with */
  const counterGive = Array.from({ length: b.seats }, (_, seat) => at.counterGive.row(seat));
  const counterWant = Array.from({ length: b.seats }, (_, seat) => at.counterWant.row(seat));
  const has = (s: State, seat: Seat, from: Row<Good>): boolean => {
    for (let good = 0; good < G; good++) if (held(b, s, seat, good) < from.get(s, good)) return false;
    return true;
  };
  const canHold = (s: State, seat: Seat, from: Row<Good>): boolean => {
    for (let good = 0; good < G; good++) if (roomFor(b, s, seat, good) < from.get(s, good)) return false;
    return true;
  };
  const single = (good: Good): number[] => b.goods.map((_, i) => (i === good ? 1 : 0));
  const named = (list: readonly number[]): string[] =>
    list.flatMap((n, good) => (n > 0 ? [`${n} ${b.goods[good].id}`] : []));

  const readDeal = (
    s: State,
    seat: Seat,
    raw: RawMove,
    more: readonly string[] = [],
  ): Outcome<{ readonly data: Deal }> => {
    const give = readSide(b, raw.give, 'give');
    if (!give.ok) return give;
    const want = readSide(b, raw.want, 'want');
    if (!want.ok) return want;
    const extra = Object.keys(raw).find((key) => !['move', 'give', 'want', ...more].includes(key));
    if (extra) return refuse('move-extra', `"${raw.move}" has no field "${extra}"`, { field: extra });
    for (let good = 0; good < G; good++) {
      const { id } = b.goods[good];
      if (give.counts[good] > 0 && want.counts[good] > 0)
        return refuse('same-good', `${id} cannot stand on both sides of a trade`, { good: id });
      const bar = give.counts[good] + want.counts[good] > 0 && b.the.offers.barTradeGood(s, good);
      if (bar) return { ok: false, reason: bar };
      if (give.counts[good] > held(b, s, seat, good))
        return refuse('none-held', `there are fewer than ${give.counts[good]} ${id} in the hand`, {
          good: id,
        });
      if (want.counts[good] > roomFor(b, s, seat, good))
        return refuse('no-room', `no more ${id} can be held`, { good: id });
    }
    if (!give.counts.some(Boolean) || !want.counts.some(Boolean))
      return refuse('no-gift', 'both sides of a trade must give something');
    const bar = b.the.offers.barDeal(s, give.counts, want.counts);
    if (bar) return { ok: false, reason: bar };
    return { ok: true, data: { give: give.counts, want: want.counts } };
  };

  /** a deal, and whom it is offered to if that is one seat */
  const readOffer = (s: State, seat: Seat, raw: RawMove): Outcome<{ readonly data: Deal }> => {
    const deal = readDeal(s, seat, raw, ['to']);
    const { to } = raw;
    if (!deal.ok || to === undefined) return deal;
    if (typeof to !== 'number' || !Number.isInteger(to) || to < 0 || to >= b.seats)
      return refuse('move-argument', `"to" must be a seat from 0 to ${b.seats - 1}`, { field: 'to' });
    const bar = b.the.offers.barTradeWith(s, seat, to);
    return bar ? { ok: false, reason: bar } : { ok: true, data: { ...deal.data, to } };
  };

  const close = (s: State): void => {
    for (const side of [at.give, at.want, at.counterGive, at.counterWant]) side.fill(s, 0);
    at.answer.fill(s, NO_ANSWER);
    pop(s);
  };
  const answered = (s: State, seat: Seat, answer: number): void => {
    at.answer.set(s, seat, answer);
    const left = toMove(s) & ~(1 << seat);
    const anyone = Array.from(at.answer.all(s));
    const waiting = left !== 1 << offererOf(s);
    if (!waiting && !anyone.some((a) => a === ACCEPTED || a === COUNTERED)) {
      if (s.events) tell(s, 'offer-failed', { seat: offererOf(s) });
      close(s);
    } else setToMove(s, left);
  };
  const isOfferer = (s: State, seat: Seat): boolean => seat === offererOf(s);
  const few = (move: string): FewOf => smallDeals(b, move);

  return [
    {
      name: 'offer',
      decisions: ['main', 'trade'],
      why: (s, seat) => {
        let bar = NO_PARTNER;
        for (let other = 0; other < b.seats; other++) {
          const no = b.the.offers.barTradeWith(s, seat, other);
          if (!no) return undefined;
          if (other !== seat) bar = no;
        }
        return bar;
      },
      open: {
        check: readOffer,
        few: few('offer'),
        apply: (s, seat, data) => {
          made.set(s, made.get(s) | (1 << seat));
          const deal = data as Deal;
          for (let good = 0; good < G; good++) {
            at.give.set(s, good, deal.give[good]);
            at.want.set(s, good, deal.want[good]);
          }
          let seats = 1 << seat;
          for (let other = 0; other < b.seats; other++)
            if (deal.to !== undefined && other !== deal.to && other !== seat)
              at.answer.set(s, other, NOT_ASKED);
            else if (b.the.offers.barTradeWith(s, seat, other) === undefined) seats |= 1 << other;
            else at.answer.set(s, other, other === seat ? NO_ANSWER : DECLINED);
          push(s, offer, seats, seat);
          if (!s.events) return;
          const told = { seat, give: named(deal.give), want: named(deal.want) };
          tell(s, 'offer', deal.to === undefined ? told : { ...told, to: deal.to });
        },
        propose: (s, seat, rng) => {
          const mine: number[] = [];
          const others: number[] = [];
          for (let good = 0; good < G; good++) {
            if (b.the.offers.barTradeGood(s, good)) continue;
            if (held(b, s, seat, good) > 0) mine.push(good);
            if (roomFor(b, s, seat, good) > 0) others.push(good);
          }
          if (mine.length === 0) return null;
          const give = mine[rng.below(mine.length)];
          const wants = others.filter((good) => good !== give);
          if (wants.length === 0) return null;
          const want = wants[rng.below(wants.length)];
          if (b.the.offers.barDeal(s, single(give), single(want))) return null;
          return { move: 'offer', give: { [b.goods[give].id]: 1 }, want: { [b.goods[want].id]: 1 } };
        },
      },
    },
    {
      name: 'accept',
      decisions: ['offer'],
      list: (s, seat, out) => {
        if (!isOfferer(s, seat) && has(s, seat, at.want) && canHold(s, seat, at.give)) out.put();
      },
      apply: (s, seat) => {
        if (s.events) tell(s, 'offer-accepted', { seat });
        answered(s, seat, ACCEPTED);
      },
      why: (s, seat) =>
        isOfferer(s, seat)
          ? reason('own-offer', 'this is your own offer')
          : has(s, seat, at.want)
            ? reason('no-room', 'no more of the goods offered can be held')
            : reason('cannot-give', 'the goods asked for are not in the hand'),
    },
    {
      name: 'decline',
      decisions: ['offer'],
      list: (s, seat, out) => {
        if (!isOfferer(s, seat)) out.put();
      },
      apply: (s, seat) => {
        if (s.events) tell(s, 'offer-declined', { seat });
        let goods = refused.get(s, seat);
        for (let good = 0; good < G; good++) if (at.want.get(s, good) > 0) goods |= 1 << good;
        refused.set(s, seat, goods);
        answered(s, seat, DECLINED);
      },
    },
    {
      name: 'counter',
      decisions: ['offer'],
      why: (s, seat) => (isOfferer(s, seat) ? reason('own-offer', 'this is your own offer') : undefined),
      open: {
        check: readDeal,
        few: few('counter'),
        apply: (s, seat, data) => {
          const deal = data as Deal;
          for (let good = 0; good < G; good++) {
            at.counterGive.set(s, seat, good, deal.give[good]);
            at.counterWant.set(s, seat, good, deal.want[good]);
          }
          if (s.events) tell(s, 'offer-countered', { seat, give: named(deal.give), want: named(deal.want) });
          answered(s, seat, COUNTERED);
        },
        propose: (s, seat, rng) => {
          const mine = b.handGoods.filter(
            (good) => held(b, s, seat, good) > 0 && b.the.offers.barTradeGood(s, good) === undefined,
          );
          const theirs = b.handGoods.filter(
            (good) => at.give.get(s, good) > 0 && roomFor(b, s, seat, good) > 0,
          );
          if (mine.length === 0 || theirs.length === 0) return null;
          const give = mine[rng.below(mine.length)];
          const want = theirs[rng.below(theirs.length)];
          if (give === want || b.the.offers.barDeal(s, single(give), single(want))) return null;
          return { move: 'counter', give: { [b.goods[give].id]: 1 }, want: { [b.goods[want].id]: 1 } };
        },
      },
    },
    {
      name: 'trade-with',
      args: [{ name: 'seat', domain: b.domain('seat') }],
      decisions: ['offer'],
      list: (s, seat, out) => {
        if (!isOfferer(s, seat)) return;
        for (let other = 0; other < b.seats; other++) {
          const answer = at.answer.get(s, other);
          const meets = has(s, seat, counterWant[other]) && canHold(s, seat, counterGive[other]);
          if (answer !== ACCEPTED && (answer !== COUNTERED || !meets)) continue;
          if (b.the.offers.barAgree(s, seat, other) === undefined) out.put(other);
        }
      },
      apply: (s, seat, other) => {
        const countered = at.answer.get(s, other) === COUNTERED;
        const give = counts(s, countered ? counterWant[other] : at.give);
        const get = counts(s, countered ? counterGive[other] : at.want);
        close(s);
        for (let good = 0; good < G; good++) {
          if (give[good] > 0) handOver(b, s, seat, other, good, give[good]);
          if (get[good] > 0) handOver(b, s, other, seat, good, get[good]);
          if (give[good] > 0) b.the.offers.exchanged(s, seat, other, good, give[good]);
          if (get[good] > 0) b.the.offers.exchanged(s, other, seat, good, get[good]);
        }
        if (s.events) tell(s, 'traded', { seat, with: other, give: named(give), get: named(get) });
        // What has changed hands may be what an award looks at.
        b.rules.reviewAwards(s);
      },
      why: (s, seat, other) =>
        !isOfferer(s, seat)
          ? reason('not-yours', 'only the seat that made the offer chooses')
          : ((other >= 0 ? b.the.offers.barAgree(s, seat, other) : undefined) ??
            reason('not-agreed', `seat ${other} has not agreed, or its terms cannot be met`)),
    },
    {
      name: 'withdraw',
      decisions: ['offer'],
      list: (s, seat, out) => {
        if (isOfferer(s, seat)) out.put();
      },
      apply: (s, seat) => {
        if (s.events) tell(s, 'offer-withdrawn', { seat });
        close(s);
      },
    },
  ];
}

/** what of one good is given for how many of another */
const RATES: readonly (readonly [give: number, want: number])[] = [
  [1, 1],
  [2, 1],
  [1, 2],
];

/** Deals of one good for another, one for one, two for one and one for two: those that programs choose by number. */
function smallDeals(b: Book, move: string): FewOf {
  const single = (good: Good, count: number): number[] => b.goods.map((_, i) => (i === good ? count : 0));
  const goods = b.domain('good');
  const rates = { id: 'rate', size: RATES.length, names: RATES.map(([give, want]) => `${give}:${want}`) };
  return {
    args: [
      { name: 'give', domain: goods },
      { name: 'want', domain: goods },
      { name: 'rate', domain: rates },
    ],
    list: (s, seat, put) => {
      for (let give = 0; give < b.goods.length; give++) {
        const mine = held(b, s, seat, give);
        if (mine === 0 || b.the.offers.barTradeGood(s, give)) continue;
        for (let want = 0; want < b.goods.length; want++) {
          if (want === give || b.the.offers.barTradeGood(s, want)) continue;
          const room = roomFor(b, s, seat, want);
          RATES.forEach(([out, back], rate) => {
            if (mine < out || room < back) return;
            if (b.the.offers.barDeal(s, single(give, out), single(want, back)) === undefined)
              put(give, want, rate);
          });
        }
      }
    },
    raw: (give, want, rate) => ({
      move,
      give: { [b.goods[give].id]: RATES[rate][0] },
      want: { [b.goods[want].id]: RATES[rate][1] },
    }),
  };
}

function readSide(b: Book, side: unknown, name: string): Outcome<{ readonly counts: number[] }> {
  if (typeof side !== 'object' || side === null || Array.isArray(side))
    return refuse('move-argument', `"${name}" must be an object of goods and counts`, { field: name });
  const counts = new Array<number>(b.goods.length).fill(0);
  for (const [id, count] of Object.entries(side)) {
    const good = b.goods.findIndex((g) => g.id === id);
    if (good < 0) return refuse('good-unknown', `"${name}" names an unknown good "${id}"`, { field: name });
    if (!Number.isInteger(count) || count < 0 || count > 99)
      return refuse('move-argument', `"${name}.${id}" must be a whole number from 0 to 99`, {
        field: `${name}.${id}`,
      });
    counts[good] = count;
  }
  return { ok: true, counts };
}
