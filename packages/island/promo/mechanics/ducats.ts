import {
  pop,
  push,
  reason,
  type Seat,
  type State,
  setToMove,
  tell,
  toMove,
  topKind,
} from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { markNeed } from '../../board/index.ts';
import { giveBack, handSize, held, inBank, roomFor, take } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    ducats: DucatPoints;
  }
}

export interface DucatPoints {
  /** what the seat gets at the beginning of a round */
  income(s: State, seat: Seat): number;
  /** a resource of the seat has been sold for this: whether it has to go on selling */
  sold(s: State, seat: Seat): void;
}

export interface DucatsConfig {
  readonly start: number;
  /** the mark of the corners where a city earns, whose value says how much */
  readonly mark: string;
  readonly piece: string;
  /** what a resource costs, and how many are bought in a turn */
  readonly price: number;
  readonly uses: number;
}

export const DUCAT = 'ducat';

const SITE = reason('city-site', 'nobody starts on a city site or next to one');
const BOUGHT = reason('ducats-used', 'no more resources are bought this turn');
const SHORT = reason('ducats-short', 'the seat has too few ducats');
const NOT_SOLD = reason('sell-none', 'there is none of it in the hand');

/** for bots, in points: a ducat in hand, and one that comes each round */
const WORTH = 0.015;
const A_ROUND = 0.2;
/** what a settlement on a site has of that, as it may become a city */
const LATER = 0.4;

export const ducatsOf = (b: Book, s: State, seat: Seat): number => held(b, s, seat, b.good(DUCAT));

export function earn(b: Book, s: State, seat: Seat, count: number): void {
  if (count <= 0) return;
  take(b, s, seat, b.good(DUCAT), count);
  if (s.events) tell(s, 'ducats-earned', { seat, count });
}

export function spend(b: Book, s: State, seat: Seat, count: number): void {
  if (count > 0) giveBack(b, s, seat, b.good(DUCAT), count);
}

/**
 * A currency beside the hand. Cities on marked corners earn it each round; it buys resources, and a 7 takes it: more from the two who
 * lead. Who has too little sells resources at the prices of the market.
 */
export function ducats(config: DucatsConfig): Part {
  return {
    id: 'ducats',
    of: config,
    goods: [
      {
        id: DUCAT,
        inHand: false,
        bankSells: false,
        bankBuys: false,
        choosable: false,
        open: true,
        supply: 'unlimited',
      },
    ],
    fields: {
      /** what the seat still has to pay for a seven */
      taxDue: { per: ['seat'], noLook: 'the log tells it' },
      ducatsUsed: { per: ['seat'], noLook: 'what has been bought is offered no more this turn' },
    },
    boardNeeds: [markNeed('corners', config.mark)],
    // Chance seldom saves as much, or settles on the few sites.
    exempt: { rare: ['event.ducats-earned', 'event.resource-bought', 'move.buy-resource'] },
    decisions: { 'sell-for-tax': {} },
    prepare: (b) => (s) => {
      for (let seat = 0; seat < b.seats; seat++) take(b, s, seat, b.good(DUCAT), config.start);
    },
    brings: ['ducats'],
    overrides: { onSeven: 'a seven asks for ducats, and nothing else' },
    rules: (was, b) => {
      const { index } = b.piece(config.piece);
      const due = b.row<Seat>('taxDue');
      const used = b.row<Seat>('ducatsUsed');
      const value = sitesOf(b, config.mark);
      const shy = new Uint8Array(b.topology.corners);
      for (let corner = 0; corner < b.topology.corners; corner++)
        if (value[corner] > 0) for (const near of [corner, ...b.walks.cornersNear[corner]]) shy[near] = 1;
      const settleTax = (s: State, seat: Seat): void => {
        const count = Math.min(due.get(s, seat), ducatsOf(b, s, seat));
        due.set(s, seat, 0);
        spend(b, s, seat, count);
        if (s.events) tell(s, 'tax-paid', { seat, count });
      };
      return {
        ducats: {
          income: (s, seat) => {
            let sum = 0;
            for (let corner = 0; corner < value.length; corner++)
              if (value[corner] > 0 && b.fields.building.get(s, corner) === b.mark(seat, index))
                sum += value[corner];
            return sum;
          },
          sold: (s, seat) => {
            if (topKind(s) !== b.decision('sell-for-tax')) return;
            if (ducatsOf(b, s, seat) < due.get(s, seat) && handSize(b, s, seat) > 0) return;
            settleTax(s, seat);
            const left = toMove(s) & ~(1 << seat);
            if (left) setToMove(s, left);
            else pop(s);
          },
        },
        commonPhases: {
          income: (s) => {
            was.commonPhases.income(s);
            for (let seat = 0; seat < b.seats; seat++) earn(b, s, seat, b.the.ducats.income(s, seat));
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          used.fill(s, 0);
        },
        // Everybody rolls for themselves.
        mayReceive: (s, seat, good, count) =>
          seat === b.fields.active.get(s) ? was.mayReceive(s, seat, good, count) : 0,
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ?? (shy[corner] === 1 ? SITE : undefined),
        onSeven: (s) => {
          const low = Math.min(b.the.roll.red(s), b.the.roll.yellow(s));
          const high = Math.max(b.the.roll.red(s), b.the.roll.yellow(s));
          const leaders = leadersOf(b, s);
          let sellers = 0;
          for (let seat = 0; seat < b.seats; seat++) {
            due.set(s, seat, (leaders >> seat) & 1 ? high : low);
            if (ducatsOf(b, s, seat) < due.get(s, seat) && handSize(b, s, seat) > 0) sellers |= 1 << seat;
            else settleTax(s, seat);
          }
          if (sellers) push(s, b.decision('sell-for-tax'), sellers);
        },
        hints: {
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat) + WORTH * Math.min(80, ducatsOf(b, s, seat));
            hope += A_ROUND * b.the.ducats.income(s, seat);
            for (let corner = 0; corner < value.length; corner++) {
              const mark = b.fields.building.get(s, corner);
              if (value[corner] > 0 && mark !== 0 && b.ownerOf[mark] === seat && b.pieceOf[mark] !== index)
                hope += A_ROUND * LATER * value[corner];
            }
            return hope;
          },
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + A_ROUND * LATER * value[corner],
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let corner = 0; corner < value.length; corner++)
              if (value[corner] > 0 && b.fields.building.get(s, corner) === 0)
                corners[corner] += A_ROUND * LATER * value[corner];
          },
        },
      };
    },
    moves: (b) => [buyResource(b, config), sellResource(b)],
    words: {
      terms: {
        'good.ducat': 'ducat',
        'decision.sell-for-tax': 'Sell resources for the ducats that you owe',
        'move.buy-resource': `Buy a resource (${config.price} ducats)`,
        'move.buy-resource.short': 'Buy',
        'move.sell-resource': 'Sell this',
        'event.ducats-earned': '{seat} gets ducats: {count}.',
        'event.resource-bought': '{seat} buys 1 {good} for {price} ducats.',
        'event.resource-sold': '{seat} sells 1 {good} for {price} ducats.',
        'event.tax-paid': '{seat} pays ducats: {count}.',
        'reason.city-site': 'Nobody starts on a city site or next to one.',
        'reason.ducats-used': 'You have bought two resources this turn.',
        'reason.ducats-short': 'You have too few ducats.',
        'reason.sell-none': 'You hold none of it.',
      },
    },
    looks: {
      goods: { [DUCAT]: { colour: '#e3b341', shape: 'coin', apart: true } },
      moves: { 'buy-resource': { shape: 'coin' }, 'sell-resource': { shape: 'coin' } },
    },
  };
}

/** What a city earns, by corner. */
export function sitesOf(b: Book, mark: string): Int32Array {
  const value = new Int32Array(b.topology.corners);
  for (const { q, r, corner, value: each } of b.layout.marks.corners[mark] ?? [])
    value[b.topology.cornerAt(q, r, corner) as Corner] = Number(each);
  return value;
}

/** The two who lead, as bits: of those who tie for a place that has no room for them all, nobody. */
function leadersOf(b: Book, s: State): number {
  let leaders = 0;
  for (let seat = 0; seat < b.seats; seat++) {
    const points = b.rules.publicPoints(s, seat);
    let ahead = 0;
    let level = 0;
    for (const other of b.rivals[seat]) {
      const theirs = b.rules.publicPoints(s, other);
      if (theirs > points) ahead++;
      else if (theirs === points) level++;
    }
    if (ahead + level < 2) leaders |= 1 << seat;
  }
  return leaders;
}

function buyResource(b: Book, { price, uses }: DucatsConfig): MoveSpec {
  const used = b.row<Seat>('ducatsUsed');
  const bill = b.bill({ [DUCAT]: price });
  return {
    name: 'buy-resource',
    args: [{ name: 'good', domain: b.domain('good') }],
    decisions: ['main', 'trade'],
    price: () => bill,
    list: (s, seat, out) => {
      if (used.get(s, seat) >= uses || ducatsOf(b, s, seat) < price) return;
      for (const good of b.choosable)
        if (inBank(b, s, good) > 0 && roomFor(b, s, seat, good) > 0) out.put(good);
    },
    apply: (s, seat, good) => {
      used.add(s, seat, 1);
      spend(b, s, seat, price);
      take(b, s, seat, good, 1);
      if (s.events) tell(s, 'resource-bought', { seat, good: b.goods[good].id, price });
    },
    why: (s, seat, good) => {
      if (used.get(s, seat) >= uses) return BOUGHT;
      if (ducatsOf(b, s, seat) < price) return SHORT;
      return good >= 0 ? b.rules.barChoose(s, seat, good) : undefined;
    },
  };
}

function sellResource(b: Book): MoveSpec {
  return {
    name: 'sell-resource',
    quiet: true,
    args: [{ name: 'good', domain: b.domain('good') }],
    decisions: ['sell-for-tax', 'sell-to-build'],
    list: (s, seat, out) => {
      for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
    },
    apply: (s, seat, good) => {
      const price = b.the.market.price(s, good);
      giveBack(b, s, seat, good, 1);
      take(b, s, seat, b.good(DUCAT), price);
      if (s.events) tell(s, 'resource-sold', { seat, good: b.goods[good].id, price });
      b.the.ducats.sold(s, seat);
    },
    why: () => NOT_SOLD,
  };
}
