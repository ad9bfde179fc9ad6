import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import { giveBack, held, inBank, take } from '../../mechanics/index.ts';
import type { AwardSpec, Book, Good, MoveSpec, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  sequestered: field.row('seat'),
  oilUse: field.row('seat', { noLook: 'a reason names it where it counts' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    oil: OilPoints;
  }
}

export interface OilPoints {
  /** what speaks against the seat's spending so much oil on goods or pieces now */
  barSpend(s: State, seat: Seat, count: number): Bar;
  /** the seat has spent so much */
  spent(s: State, seat: Seat, count: number): void;
}

export interface OilConfig {
  /** how much there is, and how much a seat can hold */
  readonly stock: number;
  readonly limit: (seats: number) => number;
  /** how many resources one is sold for */
  readonly price: number;
  /** so many that are sequestered make a point */
  readonly perPoint: number;
}

/** What a seat has done with its oil this turn. */
const [NOTHING, SPENT, SEQUESTERED] = [0, 1, 2];

const NO_OIL = reason('no-oil', 'there is no oil in the hand');
const OIL_SPENT = reason('oil-spent', 'oil has been used this turn');
const OIL_SEQUESTERED = reason('oil-sequestered', 'oil has been sequestered this turn');
const BANK_EMPTY = reason('oil-bank', 'the bank has nothing to give for it');
const NOT_SOLD = reason('oil-goods', 'the bank does not give this for oil');

/**
 * A resource that lies open, of which everybody can hold so much and no more. It is not bought, but sold for others; or it is
 * sequestered, which takes it out of the game and is worth points. What is short goes round in turn order.
 */
export function oil(config: OilConfig): Part {
  return {
    id: 'oil',
    of: config,
    goods: [
      {
        id: 'oil',
        supply: config.stock,
        open: true,
        bankSells: false,
        bankBuys: false,
        cap: (_options, seats) => config.limit(seats),
      },
    ],
    fields,
    decisions: { 'oil-sale': { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] } },
    brings: ['oil'],
    rules: (was, b) => {
      const { oilUse: use } = handlesOf(b, fields);
      const oilGood = b.good('oil');
      const { sequestered } = handlesOf(b, fields);
      const G = b.goods.length;
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          use.fill(s, NOTHING);
        },
        oil: {
          barSpend: (s, seat) => (use.get(s, seat) === SEQUESTERED ? OIL_SEQUESTERED : undefined),
          spent: (s, seat) => {
            use.set(s, seat, SPENT);
          },
        },
        // Each takes in turn what is there; the last may get nothing.
        payOut: (s) => {
          if (b.owedOf[oilGood] > 0) {
            let left = inBank(b, s, oilGood);
            const active = Math.max(0, b.fields.active.get(s));
            for (const seat of [active, ...b.rivals[active]]) {
              const at = seat * G + oilGood;
              b.owed[at] = Math.min(left, b.rules.mayReceive(s, seat, oilGood, b.owed[at]));
              left -= b.owed[at];
            }
          }
          was.payOut(s);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + HOPE * (sequestered.get(s, seat) % config.perPoint),
        },
      };
    },
    moves: (b) => [sellOil(b, config), oilGoods(b), sequester(b)],
    scores: [
      {
        id: 'sequestered',
        most: () => Math.floor(config.stock / config.perPoint),
        of: (b) => {
          const { sequestered } = handlesOf(b, fields);
          return (s, seat) => Math.floor(sequestered.get(s, seat) / config.perPoint);
        },
      },
    ],
    // What is sequestered or polluted leaves the game.
    exempt: { goods: ['oil'] },
  };
}

/** what bots think of one that is sequestered and still short of a point, in points */
const HOPE = 0.3;

/** Whoever has sequestered the most, from a number on. */
export const environmentalist = (id: string, min: number): AwardSpec => ({
  id,
  points: 1,
  min,
  metric: (b) => {
    const { sequestered } = handlesOf(b, fields);
    return (s, seat) => sequestered.get(s, seat);
  },
});

/** Takes oil out of the game, out of the hand of a seat. */
export function loseOil(b: Book, s: State, seat: Seat, count: number): void {
  const oilGood = b.good('oil');
  giveBack(b, s, seat, oilGood, count);
  b.fields.bank.add(s, oilGood, -count);
}

function barGood(b: Book, s: State, seat: Seat, good: Good): Bar {
  if (!b.choosable.includes(good) || b.goods[good].bankSells === false) return NOT_SOLD;
  return b.rules.barChoose(s, seat, good);
}

function sellable(b: Book, s: State, seat: Seat): boolean {
  return b.choosable.some((good) => barGood(b, s, seat, good) === undefined);
}

function sellOil(b: Book, { price }: OilConfig): MoveSpec {
  const oilGood = b.good('oil');
  const sale = b.decision('oil-sale');
  const bar = (s: State, seat: Seat): Bar => {
    if (held(b, s, seat, oilGood) === 0) return NO_OIL;
    return b.the.oil.barSpend(s, seat, 1) ?? (sellable(b, s, seat) ? undefined : BANK_EMPTY);
  };
  return {
    name: 'sell-oil',
    decisions: ['main', 'trade'],
    price: () => b.bill({ oil: 1 }),
    list: (s, seat, out) => {
      if (bar(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      giveBack(b, s, seat, oilGood, 1);
      if (s.events) tell(s, 'oil-sold', { seat });
      push(s, sale, 1 << seat, price);
      b.the.oil.spent(s, seat, 1);
    },
    why: bar,
  };
}

function oilGoods(b: Book): MoveSpec {
  return {
    name: 'oil-good',
    args: [{ name: 'good', domain: b.domain('good') }],
    decisions: ['oil-sale'],
    list: (s, seat, out) => {
      for (const good of b.choosable) if (barGood(b, s, seat, good) === undefined) out.put(good);
    },
    apply: (s, seat, good) => {
      const left = topArg(s, 0) - 1;
      take(b, s, seat, good, 1);
      if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
      if (left > 0 && sellable(b, s, seat)) setTopArg(s, 0, left);
      else pop(s);
    },
    why: (s, seat, good) => (good < 0 ? undefined : barGood(b, s, seat, good)),
  };
}

function sequester(b: Book): MoveSpec {
  const oilGood = b.good('oil');
  const { oilUse: use, sequestered } = handlesOf(b, fields);
  const bar = (s: State, seat: Seat): Bar => {
    if (use.get(s, seat) === SEQUESTERED) return OIL_SEQUESTERED;
    if (use.get(s, seat) === SPENT) return OIL_SPENT;
    return held(b, s, seat, oilGood) > 0 ? undefined : NO_OIL;
  };
  return {
    name: 'sequester-oil',
    decisions: ['main', 'trade'],
    price: () => b.bill({ oil: 1 }),
    list: (s, seat, out) => {
      if (bar(s, seat) === undefined) out.put();
    },
    apply: (s, seat) => {
      loseOil(b, s, seat, 1);
      use.set(s, seat, SEQUESTERED);
      sequestered.add(s, seat, 1);
      if (s.events) tell(s, 'oil-sequestered', { seat });
      b.rules.reviewAwards(s);
    },
    why: bar,
  };
}
