import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import {
  type Book,
  FULL,
  GOODS,
  type Good,
  held,
  type Part,
  type Place,
  REGIONS,
  stockOf,
} from '../rulebook/index.ts';
import { charge, store, take } from './goods.ts';

const stock = new Int32Array(GOODS.length);
const USUAL = 3;
/** nobody ever takes one for one in a trade */
const FEWEST = 2;
/** what a ship asks for */
export const BY_SHIP = 2;

/** Goods of one kind are given for one other, as often as one likes. */
export const trade: Part = {
  id: 'trade',
  rules: () => ({ rate: () => USUAL, tradesFrom: () => false }),
  moves: (b) => [
    {
      name: 'trade',
      args: [
        { name: 'give', domain: b.domain('good') },
        { name: 'region', domain: b.domain('place') },
      ],
      decisions: ['act'],
      list: (s, seat, out) => {
        stockOf(b, s, seat, stock);
        for (let give = 0; give < GOODS.length; give++) {
          if (stock[give] < FEWEST || stock[give] < b.rules.rate(s, seat, give)) continue;
          for (let place = 0; place < b.places; place++)
            if (takesOther(b, s, seat, give, place)) out.put(give, place);
        }
      },
      apply: (s, seat, give, place) => {
        if (s.events) tellTrade(b, s, seat, give, b.rules.rate(s, seat, give), place);
        store(b, s, seat, place, 1);
        charge(b, s, seat, b.rules.rate(s, seat, give), 1 << give);
      },
      why: (s, seat, give, place) => {
        if (give < 0) return undefined;
        if (held(b, s, seat, 1 << give) < b.rules.rate(s, seat, give)) return TOO_FEW;
        return place < 0 || takesOther(b, s, seat, give, place) ? undefined : NOTHING_THERE;
      },
    },
  ],
  words: {
    terms: {
      'move.trade': 'Trade {give:good} for 1 other',
      'event.traded': '{seat} trades {count} {give:good} for 1 {get:good}.',
      'reason.too-few': 'The regions hold too few of these to trade.',
      'reason.nothing-there': 'No other good can be taken into that region.',
    },
  },
};

/** A ship that trades what lies in one of the two regions beside it. */
export const tradeBeside: Part = {
  id: 'trade beside a ship',
  moves: (b) => [
    {
      name: 'trade-beside',
      args: [
        { name: 'from', domain: b.domain('place') },
        { name: 'region', domain: b.domain('place') },
      ],
      decisions: ['act'],
      list: (s, seat, out) => {
        for (let from = 0; from < REGIONS; from++) {
          if (b.fields.store.get(s, seat, from) < BY_SHIP || !b.rules.tradesFrom(s, seat, from)) continue;
          const give = b.fields.terrain.get(s, seat, from) - 1;
          for (let place = 0; place < b.places; place++)
            if (takesOther(b, s, seat, give, place)) out.put(from, place);
        }
      },
      apply: (s, seat, from, place) => {
        if (s.events) tellTrade(b, s, seat, b.fields.terrain.get(s, seat, from) - 1, BY_SHIP, place);
        take(b, s, seat, from, BY_SHIP);
        store(b, s, seat, place, 1);
      },
      why: (s, seat, from, place) => {
        if (from < 0) return undefined;
        if (!b.rules.tradesFrom(s, seat, from)) return NO_SHIP_THERE;
        if (b.fields.store.get(s, seat, from) < BY_SHIP) return TOO_FEW;
        const give = b.fields.terrain.get(s, seat, from) - 1;
        return place < 0 || takesOther(b, s, seat, give, place) ? undefined : NOTHING_THERE;
      },
    },
  ],
  words: {
    terms: {
      'move.trade-beside': 'Trade 2 from a region beside the ship for 1 other',
      'reason.no-ship-there': 'No large trade ship lies beside that region.',
    },
  },
};

const TOO_FEW = reason('too-few', 'the regions hold too few of these to trade');
const NOTHING_THERE = reason('nothing-there', 'no other good can be taken into that region');
const NO_SHIP_THERE = reason('no-ship-there', 'no large trade ship lies beside that region');

/** whether the place takes in one more of a good other than this */
export function takesOther(b: Book, s: State, seat: Seat, give: Good, place: Place): boolean {
  const terrain = b.fields.terrain.get(s, seat, place);
  return terrain > 0 && terrain - 1 !== give && b.fields.store.get(s, seat, place) < FULL;
}

export function tellTrade(b: Book, s: State, seat: Seat, give: Good, count: number, place: Place): void {
  const get = GOODS[b.fields.terrain.get(s, seat, place) - 1];
  tell(s, 'traded', { seat, count, give: GOODS[give], get });
}
