import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import {
  canPay,
  earnGold,
  FAR,
  goldOf,
  pay,
  payGold,
  spendGold,
  type Traveller,
  travel,
} from '../../mechanics/index.ts';
import { type Book, concerning, field, handlesOf, type Part, pointsIn } from '../../rulebook/index.ts';
import { plazasOf, TRADE_HEXES } from './trade-hexes.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    wagons: WagonPoints;
  }
}

export interface WagonPoints {
  /** the seat has brought what its wagon carries to where it is wanted */
  delivered(s: State, seat: Seat): void;
  /** the owner of the road that the wagon of the seat uses, or -1: it may cost a toll */
  roadOwner(s: State, seat: Seat, edge: number): number;
}

/** What is carried, and to which kind of hex. */
export const COMMODITIES = [
  { kind: 'glass', to: 'trade-castle', shape: 'gem', colour: '#6fb9c9' },
  { kind: 'marble', to: 'trade-castle', shape: 'temple', colour: '#e6e0d4' },
  { kind: 'sand', to: 'glassworks', shape: 'barrel', colour: '#d9b45c' },
  { kind: 'tools', to: 'quarry', shape: 'hammer', colour: '#7d6a58' },
] as const;

const fields = {
  /** by kind of hex and commodity: how many tokens are left in its stack */
  commodityStack: field.row(TRADE_HEXES.length * COMMODITIES.length),
  delivered: field.row('seat'),
  trainLevel: field.row('seat', { start: 1 }),
};
/** what each kind of hex gives */
const GIVES: Readonly<Record<string, readonly string[]>> = {
  'trade-castle': ['sand', 'tools'],
  quarry: ['marble', 'sand'],
  glassworks: ['glass', 'tools'],
};

/** By level from 1: movement points, gold for a delivery, the least roll that drives barbarians off. */
const TRAIN = [
  { points: 4, gold: 1, from: 7, cost: {} },
  { points: 5, gold: 2, from: 6, cost: { lumber: 1, ore: 1, wool: 1 } },
  { points: 6, gold: 3, from: 5, cost: { lumber: 1, ore: 1, wool: 1 } },
  { points: 7, gold: 4, from: 4, cost: { lumber: 2, ore: 1, wool: 1 } },
  { points: 7, gold: 5, from: 3, cost: { lumber: 2, ore: 1, wool: 1 } },
] as const;
const LAST = TRAIN.length;

export const WAGON = 'wagon';
export const wagons = travel({
  name: WAGON,
  on: 'corner',
  shape: 'wagon',
  each: 1,
  allowance: TRAIN[0].points,
  goes: 'step',
  toll: 'gold',
  extra: { cost: { grain: 1 }, points: 2 },
  hold: { slots: 1, kinds: COMMODITIES },
});

/** the one wagon of a seat */
export const wagonOf = (seat: number): Traveller => seat;

/** the least roll with which the wagon of a seat drives somebody off; more than 6 while it cannot */
export function leastRoll(b: Book): (s: State, seat: Seat) => number {
  const { trainLevel: level } = handlesOf(b, fields);
  return (s, seat) => TRAIN[level.get(s, seat) - 1].from;
}

const BEST = reason('train-complete', 'the baggage train is complete');

/**
 * A wagon each, which starts at the city, fetches a commodity at a plaza and brings it where it is wanted, for a point
 * and gold. It goes faster over roads, and pays for those of others. The train behind it can be made better.
 */
export function wagonTrade(): Part {
  return {
    id: 'wagon-trade',
    uses: [wagons.part],
    fields,
    decisions: {
      'draw-commodity': {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'at', domain: { id: 'trade-hex', size: TRADE_HEXES.length, names: TRADE_HEXES } },
        ],
      },
    },
    prepare: (b) => {
      const { commodityStack: stack } = handlesOf(b, fields);
      return (s) => {
        TRADE_HEXES.forEach((hex, i) => {
          COMMODITIES.forEach(({ kind }, k) => {
            const count = b.seats > 4 ? 9 : 6;
            if (GIVES[hex].includes(kind)) stack.set(s, i * COMMODITIES.length + k, count);
          });
        });
      };
    },
    brings: ['wagons'],
    rules: (was, b) => {
      const own = wagons.of(b);
      const { trainLevel: level, delivered } = handlesOf(b, fields);
      const plazas = plazasOf(b);
      const isPlaza = new Uint8Array(b.topology.corners);
      for (const corner of plazas) isPlaza[corner] = 1;
      const kindAt = makeKindAt(b);
      const { commodityStack: stack } = handlesOf(b, fields);
      const anyLeft = (s: State, kind: number): boolean => {
        for (let k = 0; k < COMMODITIES.length; k++)
          if (stack.get(s, kind * COMMODITIES.length + k) > 0) return true;
        return false;
      };
      const wants = COMMODITIES.map(({ to }) => TRADE_HEXES.indexOf(to));
      const mine = (kind: string): boolean => kind === WAGON;
      /** how far the wagon of the seat is from where it wants to go, in movement points */
      const distance = (s: State, seat: Seat): number => {
        const from = own.at(s, wagonOf(seat));
        if (from < 0) return FAR;
        const cargo = own.cargo(s, wagonOf(seat), 0);
        const far = own.reach(s, seat, wagonOf(seat), from, FAR, goldOf(b, s, seat));
        let best = FAR;
        for (const corner of plazas) {
          const kind = kindAt(s, corner);
          if (cargo > 0 ? wants[cargo - 1] !== kind : !anyLeft(s, kind)) continue;
          if (corner !== from) best = Math.min(best, far[corner]);
        }
        return best;
      };
      return {
        wagons: {
          delivered: (s, seat) => {
            const slot = own.cargo(s, wagonOf(seat), 0);
            own.unload(s, wagonOf(seat), 0);
            delivered.add(s, seat, 1);
            if (s.events) tell(s, 'delivered', { seat, commodity: COMMODITIES[slot - 1].kind });
            earnGold(b, s, seat, TRAIN[level.get(s, seat) - 1].gold);
          },
          roadOwner: (s, _seat, edge) => {
            const mark = b.fields.route.get(s, edge);
            return mark === 0 ? -1 : b.ownerOf[mark];
          },
        },
        travel: {
          allowance: (s, kind, unit) =>
            mine(kind)
              ? TRAIN[level.get(s, own.owner(unit)) - 1].points
              : was.travel.allowance(s, kind, unit),
          stepCost: concerning(WAGON, (s, kind, seat, via, to) => {
            if (!mine(kind)) return was.travel.stepCost(s, kind, seat, via, to);
            return b.the.wagons.roadOwner(s, seat, via) < 0 ? 2 : 1;
          }),
          toll: concerning(WAGON, (s, kind, seat, via, to) => {
            if (!mine(kind)) return was.travel.toll(s, kind, seat, via, to);
            const owner = b.the.wagons.roadOwner(s, seat, via);
            return owner >= 0 && owner !== seat ? 1 : 0;
          }),
          payToll: (s, kind, seat, via, to) => {
            if (!mine(kind)) return was.travel.payToll(s, kind, seat, via, to);
            const owner = b.the.wagons.roadOwner(s, seat, via);
            const count = b.the.travel.toll(s, kind, seat, via, to);
            if (s.events) tell(s, 'toll', { seat, count });
            if (owner < b.seats) payGold(b, s, seat, owner, count);
            else spendGold(b, s, seat, count);
          },
          stops: concerning(WAGON, (s, kind, unit, place) =>
            mine(kind) ? isPlaza[place] === 1 : was.travel.stops(s, kind, unit, place),
          ),
          arrived: (s, kind, seat, unit, place) => {
            was.travel.arrived(s, kind, seat, unit, place);
            if (!mine(kind) || !isPlaza[place]) return;
            const hex = kindAt(s, place);
            const cargo = own.cargo(s, unit, 0);
            if (cargo > 0 && wants[cargo - 1] !== hex) return;
            if (cargo > 0) b.the.wagons.delivered(s, seat);
            if (anyLeft(s, hex)) push(s, b.decision('draw-commodity'), NATURE, seat, hex);
          },
        },
        startGoods: (s, seat, corner) => {
          was.startGoods(s, seat, corner);
          own.put(s, wagonOf(seat), corner);
        },
        hints: {
          progress: (s, seat) => {
            const near = Math.max(0, 1 - distance(s, seat) / 40);
            // Loading is never a step back, however far the way to the next plaza is.
            const journey = own.cargo(s, wagonOf(seat), 0) > 0 ? 0.45 + 0.5 * near : 0.3 * near;
            return was.hints.progress(s, seat) + 0.12 * level.get(s, seat) + journey;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const now = level.get(s, seat);
            if (now < LAST) aim(b.bill(TRAIN[now].cost), now === LAST - 1 ? 1.1 : 0.3);
          },
        },
      };
    },
    moves: (b) => {
      const { trainLevel: level, commodityStack: stack } = handlesOf(b, fields);
      const bills = TRAIN.map(({ cost }) => b.bill(cost));
      const own = wagons.of(b);
      return [
        {
          name: 'improve-train',
          decisions: ['main', 'build', 'special'],
          price: (s, seat) => bills[Math.min(LAST - 1, level.get(s, seat))],
          list: (s, seat, out) => {
            const now = level.get(s, seat);
            if (now < LAST && canPay(b, s, seat, bills[now])) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, bills[level.get(s, seat)]);
            level.add(s, seat, 1);
            if (s.events) tell(s, 'train-improved', { seat, level: level.get(s, seat) });
          },
          why: (s, seat) => {
            const now = level.get(s, seat);
            if (now >= LAST) return BEST;
            const cost = bills[now].map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
            return canPay(b, s, seat, bills[now])
              ? undefined
              : reason('cannot-pay', `the next train costs ${cost}`, { piece: WAGON, cost });
          },
        },
        {
          name: 'draw-commodity',
          args: [
            {
              name: 'commodity',
              domain: {
                id: 'commodity',
                size: COMMODITIES.length,
                names: COMMODITIES.map(({ kind }) => kind),
              },
            },
          ],
          decisions: ['draw-commodity'],
          list: (s, _nature, out) => {
            for (let k = 0; k < COMMODITIES.length; k++) {
              const left = stack.get(s, topArg(s, 1) * COMMODITIES.length + k);
              if (left > 0) out.weigh(left, k);
            }
          },
          apply: (s, _nature, k) => {
            const seat = topArg(s, 0);
            stack.add(s, topArg(s, 1) * COMMODITIES.length + k, -1);
            pop(s);
            own.load(s, seat, k);
            if (s.events) tell(s, 'commodity-loaded', { seat, commodity: COMMODITIES[k].kind });
          },
        },
      ];
    },
    scores: [
      {
        id: 'deliveries',
        most: (b) => (b.seats > 4 ? 54 : 36),
        ...pointsIn('delivered'),
      },
      {
        id: 'train',
        most: () => 1,
        of: (b) => {
          const { trainLevel: level } = handlesOf(b, fields);
          return (s, seat) => (level.get(s, seat) === LAST ? 1 : 0);
        },
      },
    ],
    words: {
      terms: {
        ...Object.fromEntries(
          COMMODITIES.flatMap(({ kind }) => [
            [`commodity.${kind}`, kind],
            [`cargo.${kind}`, kind],
          ]),
        ),
        ...Object.fromEntries(
          TRADE_HEXES.flatMap((hex) =>
            COMMODITIES.map(({ kind }) => [`stack.${hex} ${kind}`, `${kind} (${hex.replace('trade-', '')})`]),
          ),
        ),
        'field.commodityStack': 'Commodities in the stacks',
        'field.delivered': 'Deliveries',
        'field.trainLevel': 'Baggage train',
        'decision.draw-commodity': 'A commodity is being loaded',
        'move.improve-train': 'Improve the baggage train',
        'move.improve-train.short': 'Baggage train',
        'move.draw-commodity': 'Load a commodity',
        'event.delivered': '{seat} delivers {commodity}.',
        'event.commodity-loaded': '{seat} loads {commodity}.',
        'event.toll': '{seat} pays a toll of {count} gold.',
        'event.train-improved': '{seat} has a baggage train of level {level}.',
        'reason.train-complete': 'The baggage train is complete.',
        'score.deliveries': 'Deliveries',
        'score.train': 'Baggage train',
      },
      instead: {
        'move.move-wagon': 'Move your wagon',
        'decision.move-wagon': 'Move your wagon',
        'event.wagon-moved': '{seat} moves the wagon.',
        'move.hurry-wagon': 'Hurry the wagon (+2)',
      },
    },
    looks: {
      fields: {
        delivered: { on: 'seat', shape: 'barrel' },
        trainLevel: { on: 'seat', shape: 'wheel' },
        commodityStack: {
          on: 'stock',
          shape: 'barrel',
          of: {
            domain: 'stack',
            kinds: TRADE_HEXES.flatMap((hex) => COMMODITIES.map(({ kind }) => `${hex} ${kind}`)),
          },
        },
      },
      moves: { 'improve-train': { shape: 'wheel', colour: '#b5893a' } },
    },
  };
}

/** the kind of trade hex of a plaza, as it lies now */
export function makeKindAt(b: Book): (s: State, corner: Corner) => number {
  const kinds = Int8Array.from(b.terrains, ({ id }) => (TRADE_HEXES as readonly string[]).indexOf(id));
  return (s, corner) => kinds[b.fields.terrain.get(s, b.walks.hexesAt[corner][0])];
}
