import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Good, Options, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { bankEmpty, noRoom } from '../core/bars.ts';
import { giveBack, held, roomFor, take } from '../core/goods.ts';

const fields = {
  /** how many goods were bought with it this turn, or in the paired part of it */
  goldUses: field.cell({ noLook: 'what has been bought is offered no more this turn' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    gold: GoldPoints;
  }
}

export interface GoldPoints {
  /** how many of this good the bank wants of the seat for one gold; 0 if it takes none */
  rate(s: State, seat: Seat, good: Good): number;
  /** the gold that buys the seat one good */
  price(s: State, seat: Seat): number;
  /** what one gold of the seat is worth to a bot, in points, besides what it buys */
  worth(s: State, seat: Seat): number;
}

export interface GoldConfig {
  /** the gold that buys one good */
  readonly price: number;
  /** how many goods may be bought in a turn */
  readonly uses: (options: Options) => number;
  /** whether a harbour for one good alone helps to buy gold */
  readonly specials: (options: Options) => boolean;
  /** whether it buys every hand card, and not only those that a free choice may name. Default false. */
  readonly all?: boolean;
}

const GOLD = 'gold';
/** what bots think of one gold, in points: it buys half a good, whichever is missing */
const WORTH = 0.05;
const BOUGHT = reason('gold-used', 'no more goods can be bought with gold this turn');

/** The seat gets gold; there is always enough of it. */
export function earnGold(b: Book, s: State, seat: Seat, count: number): void {
  if (count <= 0 || seat >= b.seats) return;
  take(b, s, seat, b.good(GOLD), count);
  if (s.events) tell(s, 'gold-earned', { seat, count });
  b.rules.reviewAwards(s);
}

/** The seat pays gold to the bank; the caller has asked whether it has so much. */
export function spendGold(b: Book, s: State, seat: Seat, count: number): void {
  if (count <= 0) return;
  giveBack(b, s, seat, b.good(GOLD), count);
  b.rules.reviewAwards(s);
}

export function goldOf(b: Book, s: State, seat: Seat): number {
  return held(b, s, seat, b.good(GOLD));
}

/** The seat pays another one in gold. */
export function payGold(b: Book, s: State, from: Seat, to: Seat, count: number): void {
  spendGold(b, s, from, count);
  earnGold(b, s, to, count);
}

/**
 * A currency beside the hand, open to all and without end: no thief, no limit and no monopoly touches it. Players trade
 * it, the bank takes goods for it, and a few times a turn it buys a good.
 */
export function gold({ price, uses, specials, all = false }: GoldConfig): Part {
  return {
    id: 'gold',
    of: { price, uses, specials, all },
    goods: [
      {
        id: GOLD,
        inHand: false,
        bankSells: false,
        bankBuys: false,
        choosable: false,
        open: true,
        supply: 'unlimited',
      },
    ],
    fields,
    brings: ['gold'],
    rules: (was, b) => {
      const { goldUses: used } = handlesOf(b, fields);
      const specialsHelp = specials(b.options);
      return {
        gold: {
          rate: (s, seat, good) => {
            const rate = b.the.bank.rate(s, seat, good);
            // No harbour deals in gold: those of one good do not help, the others do.
            return rate === 2 && !specialsHelp ? (b.the.harbours.open(s, seat) & 1 ? 3 : 4) : rate;
          },
          price: () => price,
          worth: () => WORTH,
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          used.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            used.set(s, 0);
          },
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + b.the.gold.worth(s, seat) * Math.min(20, goldOf(b, s, seat)),
        },
      };
    },
    moves: (b) => {
      const most = uses(b.options);
      const { goldUses: used } = handlesOf(b, fields);
      const empty = b.goods.map(bankEmpty);
      const full = b.goods.map(noRoom);
      const short = (asked: number) =>
        reason('gold-short', `a good costs ${asked} gold`, { price: asked, cost: `${asked} gold` });
      const sold = all ? b.handGoods : b.choosable;
      const barGood = (s: State, seat: Seat, good: Good) => {
        if (b.fields.bank.get(s, good) === 0) return empty[good];
        return roomFor(b, s, seat, good) > 0 ? undefined : full[good];
      };
      return [
        {
          name: 'buy-with-gold',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          price: (s, seat) => b.bill({ [GOLD]: b.the.gold.price(s, seat) }),
          list: (s, seat, out) => {
            if (goldOf(b, s, seat) < b.the.gold.price(s, seat) || used.get(s) >= most) return;
            for (const good of sold) if (barGood(s, seat, good) === undefined) out.put(good);
          },
          apply: (s, seat, good) => {
            const paid = b.the.gold.price(s, seat);
            used.add(s, 1);
            spendGold(b, s, seat, paid);
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'bought-with-gold', { seat, good: b.goods[good].id, price: paid });
          },
          why: (s, seat, good) => {
            if (used.get(s) >= most) return BOUGHT;
            const asked = b.the.gold.price(s, seat);
            if (goldOf(b, s, seat) < asked) return short(asked);
            if (good < 0) return undefined;
            const { id } = b.goods[good];
            return sold.includes(good)
              ? barGood(s, seat, good)
              : reason('not-choosable', `${id} cannot be bought with gold`, { good: id });
          },
        },
        {
          name: 'sell-for-gold',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            for (let i = 0; i < b.handGoods.length; i++) {
              const good = b.handGoods[i];
              const has = held(b, s, seat, good);
              if (has === 0) continue;
              const rate = b.the.gold.rate(s, seat, good);
              if (rate > 0 && has >= rate) out.put(good);
            }
          },
          apply: (s, seat, good) => {
            const rate = b.the.gold.rate(s, seat, good);
            giveBack(b, s, seat, good, rate);
            if (s.events) tell(s, 'sold-for-gold', { seat, good: b.goods[good].id, rate });
            earnGold(b, s, seat, 1);
          },
          why: (s, seat, good) => {
            if (good < 0) return reason('rate', 'no good is held in the number that the bank asks for');
            const { id } = b.goods[good];
            const rate = b.the.gold.rate(s, seat, good);
            return rate === 0
              ? reason('bank-refuses', `the bank does not take ${id}`, { good: id })
              : reason('rate', `the bank asks for ${rate} ${id}`, { good: id, rate });
          },
        },
      ];
    },
    words: {
      terms: {
        'good.gold': 'gold',
        'move.buy-with-gold': `Buy a good (${price} gold)`,
        'move.buy-with-gold.short': 'Buy a good',
        'move.sell-for-gold': 'Sell goods for gold',
        'move.sell-for-gold.short': 'Sell for gold',
        'event.gold-earned': '{seat} gets {count} gold.',
        'event.bought-with-gold': '{seat} buys {good} for {price} gold.',
        'event.sold-for-gold': '{seat} sells {rate} {good} for 1 gold.',
        'reason.gold-used': 'No more goods can be bought with gold this turn.',
        'reason.gold-short': 'A good costs {price} gold.',
      },
    },
    looks: {
      goods: { [GOLD]: { colour: '#e3b341', shape: 'coin' } },
      moves: { 'buy-with-gold': { shape: 'chest' }, 'sell-for-gold': { shape: 'coin' } },
    },
  };
}
