import { type Book, giveBack, held, type Part, take } from '@hexwright/island';
import {
  type Bar,
  depthOf,
  frameArg,
  frameKind,
  frameSeats,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import { BOOSTERS } from './expansions.ts';
import { FULL, GOLD, landOf, NUMBERS, STOCKS, stockDomain } from './land.ts';

const NO_STOCK = reason('no-stock', 'there is not enough in this region');
const REGION_FULL = reason('region-full', 'that region has no room');
const NOT_GOLD = reason('gold-stays', 'gold never becomes cards');
const BANK_OUT = reason('bank-out', 'the bank has no two cards of this good');

const COLOURS = ['#b5533c', '#d9a521', '#3f6b3a', '#6b7280', '#9fbf7f', '#e3b81e'];
const SHAPES = ['brick', 'sheaf', 'log', 'stone', 'fleece', 'coin'];

/** so much of a region becomes so many cards */
const CASH = { stock: 3, cards: 2 };
/** what is given of a region for one other good, without any help */
const RATE = 3;
/** with a ship, or a harbour of that good */
const HELPED = 2;

/**
 * Everybody's six regions, which take in goods by the yellow die. They are a currency beside the resource cards: either is traded for its
 * own kind alone, but everything may be paid out of both.
 */
export function regionCards(): Part {
  return {
    id: 'region-cards',
    fields: {
      /** by seat: how much its region of each kind holds */
      stock: { per: ['seat', STOCKS.length], noLook: 'the card land shows what each region holds' },
      /** by seat and place in the two rows: which region lies there */
      spot: { per: ['seat', STOCKS.length] },
    },
    decisions: {
      'pay-from': {
        args: (b) => [
          { name: 'good', domain: b.domain('good') },
          { name: 'count', domain: { id: 'count', size: 100 } },
        ],
      },
    },
    prepare: (b) => {
      const { spot } = landOf(b);
      return (s) => {
        for (let seat = 0; seat < b.seats; seat++)
          for (let at = 0; at < STOCKS.length; at++) spot.set(s, seat, at, at);
      };
    },
    brings: ['stores'],
    rules: (was, b) => {
      const { stock, goods, specs, standing } = landOf(b);
      const ships = STOCKS.map((id) => specs.findIndex((spec) => spec?.id === `${id}-ship`));
      const payFrom = b.decision('pay-from');
      return {
        stores: {
          stored: (s, seat, good) => {
            const of = goods.indexOf(good);
            return of < 0 ? 0 : stock.get(s, seat, of);
          },
          pay: (s, seat, good, count) => {
            const [least, most] = cardsFor(b, s, seat, good, count);
            if (least === most) payWith(b, s, seat, good, count, least);
            else push(s, payFrom, 1 << seat, good, count);
          },
        },
        // Whoever is asked how to pay holds at least what the region lacks, and a card more.
        knownHeld: (s, seat, good) => {
          const known = was.knownHeld(s, seat, good);
          for (let depth = 0; depth < depthOf(s); depth++)
            if (
              frameKind(s, depth) === payFrom &&
              frameSeats(s, depth) === 1 << seat &&
              frameArg(s, depth, 0) === good
            )
              return Math.max(
                known,
                1 + Math.max(0, frameArg(s, depth, 1) - b.the.stores.stored(s, seat, good)),
              );
          return known;
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            const ship = ships[goods.indexOf(good)];
            return ship >= 0 && standing.get(s, seat, ship) > 0 ? Math.min(rate, HELPED) : rate;
          },
        },
      };
    },
    moves: (b) => {
      const land = landOf(b);
      const { stock, goods } = land;
      const rateOf = stockRate(b);
      const barTrade = (s: State, seat: Seat, give: number, want: number): Bar => {
        if (stock.get(s, seat, give) < rateOf(s, seat, give)) return NO_STOCK;
        return give === want || land.room(s, seat, want) === 0 ? REGION_FULL : undefined;
      };
      const barCash = (s: State, seat: Seat, of: number): Bar => {
        if (of === GOLD) return NOT_GOLD;
        if (stock.get(s, seat, of) < CASH.stock) return NO_STOCK;
        return b.fields.bank.get(s, goods[of]) < CASH.cards ? BANK_OUT : undefined;
      };
      return [
        {
          name: 'trade-stock',
          quiet: true,
          args: [
            { name: 'give', domain: stockDomain },
            { name: 'want', domain: stockDomain },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            for (let give = 0; give < STOCKS.length; give++) {
              if (stock.get(s, seat, give) < HELPED || stock.get(s, seat, give) < rateOf(s, seat, give))
                continue;
              for (let want = 0; want < STOCKS.length; want++)
                if (want !== give && land.room(s, seat, want) > 0) out.put(give, want);
            }
          },
          apply: (s, seat, give, want) => {
            const count = rateOf(s, seat, give);
            stock.add(s, seat, give, -count);
            stock.add(s, seat, want, 1);
            if (s.events) tell(s, 'stock-traded', { seat, count, give: STOCKS[give], want: STOCKS[want] });
          },
          why: (s, seat, give, want) => (give < 0 || want < 0 ? undefined : barTrade(s, seat, give, want)),
        },
        {
          name: 'cash-stock',
          quiet: true,
          args: [{ name: 'stock', domain: stockDomain }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            for (let of = 0; of < STOCKS.length; of++) if (barCash(s, seat, of) === undefined) out.put(of);
          },
          apply: (s, seat, of) => {
            stock.add(s, seat, of, -CASH.stock);
            take(b, s, seat, goods[of], CASH.cards);
            if (s.events) tell(s, 'stock-cashed', { seat, good: STOCKS[of] });
          },
          why: (s, seat, of) => (of < 0 ? undefined : barCash(s, seat, of)),
        },
        {
          // how many resource cards pay; regions give the rest
          name: 'pay-cards',
          quiet: true,
          args: [{ name: 'cards', domain: { id: 'count', size: 20 } }],
          decisions: ['pay-from'],
          list: (s, seat, out) => {
            const [least, most] = cardsFor(b, s, seat, topArg(s, 0), topArg(s, 1));
            for (let n = least; n <= most; n++) out.put(n);
          },
          apply: (s, seat, cards) => {
            const [good, count] = [topArg(s, 0), topArg(s, 1)];
            pop(s);
            payWith(b, s, seat, good, count, cards);
          },
        },
      ];
    },
    editMoves: (b, moves) => {
      const { stock, goods, room } = landOf(b);
      return moves.map((move) => {
        if (move.name !== 'name-good') return move;
        return {
          ...move,
          apply: (s: State, seat: Seat, good: number, y: number, z: number) => {
            move.apply?.(s, seat, good, y, z);
            const of = goods.indexOf(good);
            let got = 0;
            for (const other of b.rivals[seat]) {
              got += stock.get(s, other, of);
              stock.set(s, other, of, 0);
            }
            if (got === 0) return;
            // As much of it as can becomes cards, the rest lies in the region.
            const lots = Math.min(
              Math.floor(got / CASH.stock),
              Math.floor(b.fields.bank.get(s, good) / CASH.cards),
            );
            take(b, s, seat, good, lots * CASH.cards);
            stock.add(s, seat, of, Math.min(got - lots * CASH.stock, room(s, seat, of)));
            if (s.events) tell(s, 'stock-monopolised', { seat, good: b.goods[good].id, count: got });
          },
        };
      });
    },
    words: { terms: regionTerms },
    looks: {
      fields: {
        spot: {
          on: 'land',
          kinds: STOCKS.map((id, of) => ({ id, colour: COLOURS[of], shape: SHAPES[of] })),
          numbers: NUMBERS,
          full: FULL,
          stock: 'stock',
          gaps: 'gap',
          standing: 'standing',
        },
      },
    },
  };
}

/** How many of the own regions' goods are given for one other: three, with a ship, a harbour or the Large Trade Ship beside it two. */
function stockRate(b: Book): (s: State, seat: Seat, of: number) => number {
  const { goods, beside, has } = landOf(b);
  return (s, seat, of) => {
    if (has(s, seat, `${STOCKS[of]}-ship`) || beside(s, seat, of, 'large-trade-ship') > 0) return HELPED;
    return of === GOLD ? RATE : Math.min(RATE, b.the.bank.rate(s, seat, goods[of]));
  };
}

/** the least and the most resource cards with which so many of a good can be paid, beside the region of the seat */
function cardsFor(b: Book, s: State, seat: Seat, good: number, count: number): [number, number] {
  return [Math.max(0, count - b.the.stores.stored(s, seat, good)), Math.min(count, held(b, s, seat, good))];
}

function payWith(b: Book, s: State, seat: Seat, good: number, count: number, cards: number): void {
  const { stock, goods } = landOf(b);
  if (cards > 0) giveBack(b, s, seat, good, cards);
  if (count === cards) return;
  stock.add(s, seat, goods.indexOf(good), cards - count);
  if (s.events) tell(s, 'paid-from-region', { seat, count: count - cards, good: b.goods[good].id });
}

/** Every region of this number takes in a good, or two beside what doubles it. */
export function harvest(b: Book, s: State, number: number): void {
  const { beside, store } = landOf(b);
  for (let seat = 0; seat < b.seats; seat++)
    for (let of = 0; of < STOCKS.length; of++) {
      if (NUMBERS[seat][of] !== number) continue;
      const doubled = Object.entries(BOOSTERS).some(
        ([card, good]) => good === STOCKS[of] && beside(s, seat, of, card) > 0,
      );
      const count = store(s, seat, of, doubled ? 2 : 1);
      if (count > 0 && s.events) tell(s, 'region-yields', { seat, count, good: STOCKS[of] });
    }
}

/** whether a region of the seat can take in anything more */
export function anyRoom(b: Book, s: State, seat: Seat, among: number): boolean {
  const { stock } = landOf(b);
  for (let of = 0; of < STOCKS.length; of++)
    if ((among >> of) & 1 && stock.get(s, seat, of) < FULL) return true;
  return false;
}

const regionTerms = {
  ...Object.fromEntries(STOCKS.map((id) => [`stock.${id}`, id])),
  'good.gold': 'gold',
  'field.stock': 'In the regions',
  'field.spot': 'Card land',
  ...Object.fromEntries(STOCKS.map((id) => [`region.${id}`, `${id} region`])),
  'decision.pay-from': 'Pay with cards or out of the region?',
  'move.pay-cards': 'Cards that pay',
  'move.trade-stock': 'Trade among the regions',
  'move.trade-stock.short': 'Trade regions',
  'move.cash-stock': 'Take 2 cards for 3 goods of a region',
  'move.cash-stock.short': 'Cards for region',
  'reason.no-stock': 'There is not enough in this region.',
  'reason.region-full': 'That region has no room.',
  'reason.gold-stays': 'Gold never becomes cards.',
  'reason.bank-out': 'The bank has no two cards of this good.',
  'event.stock-traded': '{seat} trades {count} {give:stock} of the regions for 1 {want:stock}.',
  'event.stock-cashed': '{seat} turns 3 {good} of a region into 2 cards.',
  'event.paid-from-region': '{seat} pays {count} {good} out of the region.',
  'event.region-yields': 'A region of {seat} takes in {count} {good}.',
  'event.stock-monopolised': '{seat} empties the regions of the others of {good}: {count}.',
};
