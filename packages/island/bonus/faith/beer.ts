import { pop, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { commoditySupply, knights } from '../../cities-knights/index.ts';
import {
  anewEachTurn,
  askGoods,
  canPay,
  giveBack,
  held,
  inBank,
  needsOf,
  numberMoment,
  pay,
  take,
} from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { BEER } from './colours.ts';

/** what it is worth to a bot to get beer from a number that brings nothing else, in points */
const DOMAIN = 0.3;
const PRICE = { grain: 3 };

const NO_BEER = reason('no-beer-sold', 'there is no beer for this player');
const TOO_LITTLE = reason('too-little-beer', 'there is not enough beer');
const ALL_UP = reason('weakest-active', 'the weakest knight must be inactive');
const ONCE = reason('beer-once', 'beer wakes one knight in a building phase');

/** Beer as a commodity of the hand, or, where knights are woken with it, as kegs that lie open beside it. */
export interface Beer {
  /** how much the seat has */
  has(s: State, seat: Seat): number;
  /** whether it may get one more */
  room(s: State, seat: Seat): boolean;
  gain(s: State, seat: Seat): void;
  spend(s: State, seat: Seat, count: number): void;
}

export const wakesKnights = (b: Book): boolean => b.option('beer') === 'activations';

export function beerOf(b: Book): Beer {
  const good = b.good('beer');
  const kegs = b.row<Seat>('kegs');
  if (wakesKnights(b))
    return {
      has: (s, seat) => kegs.get(s, seat),
      room: (s, seat) => kegs.get(s, seat) < b.rules.target(s, seat) - 1,
      gain: (s, seat) => kegs.add(s, seat, 1),
      spend: (s, seat, count) => kegs.add(s, seat, -count),
    };
  return {
    has: (s, seat) => held(b, s, seat, good),
    room: (s) => inBank(b, s, good) > 0,
    gain: (s, seat) => take(b, s, seat, good, 1),
    spend: (s, seat, count) => giveBack(b, s, seat, good, count),
  };
}

/** Beer, and the two ways to it: the domain, where a number brings nothing, and grain, where that is played. */
export function beer(): Part {
  return {
    id: 'beer',
    goods: [
      {
        id: 'beer',
        supply: (seats, options) => (options.beer === 'activations' ? 0 : commoditySupply(seats, options)),
        choosable: false,
        bankSells: false,
      },
    ],
    uses: [numberMoment()],
    slots: { number: { 'beer-or-resource': 'choice' } },
    fields: {
      kegs: { per: ['seat'] },
      /** who may have beer in place of what the aqueduct gives, as bits, while a number is paid */
      thirsty: { holds: 'seats', noLook: 'it is nothing between two moves' },
      /** whether beer has woken a knight in this building phase */
      wokenNow: { noLook: 'what cannot be done again is not offered' },
    },
    decisions: { 'beer-or-resource': {} },
    rules: (was, b) => {
      const got = b.cell('gotSomething');
      const thirsty = b.cell('thirsty');
      const woken = b.cell('wokenNow');
      const store = beerOf(b);
      return {
        afterProduction: (s, number) => {
          const drinkers: Seat[] = [];
          let both = 0;
          const active = Math.max(0, b.fields.active.get(s));
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            if ((got.get(s) >> seat) & 1 || !b.the.improvements.able(s, seat, 'religion')) continue;
            if (!store.room(s, seat)) continue;
            drinkers.push(seat);
            if (b.the.improvements.able(s, seat, 'science')) both |= 1 << seat;
          }
          thirsty.set(s, both);
          was.afterProduction(s, number);
          thirsty.set(s, 0);
          for (const seat of drinkers)
            if ((both >> seat) & 1) b.opening('number')(s, b.decision('beer-or-resource'), 1 << seat);
            else brew(b, s, seat);
        },
        improvements: {
          able: (s, seat, branch) =>
            was.improvements.able(s, seat, branch) &&
            (branch !== 'science' || ((thirsty.get(s) >> seat) & 1) === 0),
        },
        ...anewEachTurn(was, (s) => woken.set(s, 0)),
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            (b.the.improvements.able(s, seat, 'religion') ? DOMAIN : 0) +
            (wakesKnights(b) ? 0.03 * store.has(s, seat) : 0),
        },
      };
    },
    moves: (b) => {
      const store = beerOf(b);
      const bill = b.bill(PRICE);
      const own = knights.of(b);
      const woken = b.cell('wokenNow');
      const offersBeer = b.option<boolean>('beerForGrain');
      /** the weakest knights of the seat that are not active, if none weaker is active or not */
      const weakest = (s: State, seat: Seat): number[] => {
        let least = Number.POSITIVE_INFINITY;
        let found: number[] = [];
        own.each(s, seat, (corner) => {
          if (own.isActive(s, corner)) return;
          const strength = own.strength(s, corner);
          if (strength < least) found = [];
          least = Math.min(least, strength);
          if (strength === least) found.push(corner);
        });
        return found.filter((corner) => b.the.units.barActivate(s, seat, corner) === undefined);
      };
      const cost = (s: State, seat: Seat): number => Math.max(1, b.rules.publicPoints(s, seat));
      return [
        {
          name: 'take-beer',
          decisions: ['beer-or-resource'],
          list: (s, seat, out) => {
            if (store.room(s, seat)) out.put();
          },
          apply: (s, seat) => {
            pop(s);
            brew(b, s, seat);
          },
          why: () => NO_BEER,
        },
        {
          name: 'rather-resource',
          quiet: true,
          decisions: ['beer-or-resource'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            pop(s);
            askGoods(b, s, seat, 1, 'number');
          },
        },
        ...(offersBeer
          ? [
              {
                name: 'brew-beer',
                decisions: ['main', 'build', 'special'],
                price: () => bill,
                needs: needsOf(b, bill),
                list: (s: State, seat: Seat, out: { put(): void }) => {
                  if (canPay(b, s, seat, bill) && store.room(s, seat)) out.put();
                },
                apply: (s: State, seat: Seat) => {
                  pay(b, s, seat, bill);
                  brew(b, s, seat);
                },
                why: (s: State, seat: Seat) => {
                  if (!store.room(s, seat)) return NO_BEER;
                  return canPay(b, s, seat, bill)
                    ? undefined
                    : reason('cannot-pay', 'beer costs 3 grain', { piece: 'beer', cost: '3 grain' });
                },
              },
            ]
          : []),
        ...(wakesKnights(b)
          ? [
              {
                name: 'wake-knight',
                args: [{ name: own.on, domain: b.domain(own.on) }],
                decisions: ['main', 'build', 'special'],
                list: (s: State, seat: Seat, out: { put(corner: number): void }) => {
                  if (store.has(s, seat) < cost(s, seat) || woken.get(s) === seat + 1) return;
                  for (const corner of weakest(s, seat)) out.put(corner);
                },
                apply: (s: State, seat: Seat, corner: number) => {
                  store.spend(s, seat, cost(s, seat));
                  own.activate(s, corner);
                  if (b.fields.active.get(s) !== seat) woken.set(s, seat + 1);
                },
                why: (s: State, seat: Seat, corner: number) => {
                  if (store.has(s, seat) < cost(s, seat)) return TOO_LITTLE;
                  if (woken.get(s) === seat + 1) return ONCE;
                  return corner >= 0 && !weakest(s, seat).includes(corner) ? ALL_UP : undefined;
                },
              },
            ]
          : []),
      ];
    },
    exempt: {
      rare: ['move.take-beer', 'move.rather-resource', 'move.wake-knight', 'move.brew-beer', 'event.brewed'],
    },
    words: {
      terms: {
        'good.beer': 'beer',
        'piece.beer': 'beer',
        'field.kegs': 'Beer',
        'decision.beer-or-resource':
          'The number brings you nothing: take a beer, or a resource by the aqueduct',
        'move.take-beer': 'Take a beer',
        'move.rather-resource': 'Take a resource',
        'move.brew-beer': 'Brew a beer',
        'move.wake-knight': 'Wake a knight with beer',
        'event.brewed': '{seat} gets a beer.',
        'reason.no-beer-sold': 'There is no beer for you.',
        'reason.too-little-beer': 'You have too little beer.',
        'reason.weakest-active': 'Beer wakes the weakest of your knights that are not active.',
        'reason.beer-once': 'In a building phase beer wakes one knight.',
      },
    },
    looks: {
      goods: { beer: { colour: BEER, shape: 'barrel' } },
      fields: { kegs: { on: 'seat', shape: 'barrel', colour: BEER, hideAt: 0 } },
      moves: {
        'brew-beer': { shape: 'barrel', colour: BEER },
        'wake-knight': { shape: 'barrel', colour: BEER },
      },
    },
  };
}

function brew(b: Book, s: State, seat: Seat): void {
  beerOf(b).gain(s, seat);
  if (s.events) tell(s, 'brewed', { seat });
}
