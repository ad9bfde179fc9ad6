import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { askGoods, askRoutes, canPay, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    demand: DemandPoints;
  }
}

export interface DemandPoints {
  /** the seat gets a card as a reward */
  card(s: State, seat: Seat): void;
}

export interface Ware {
  readonly id: string;
  readonly cost: Readonly<Record<string, number>>;
  /** its demand in the beginning */
  readonly demand: number;
  readonly colour: string;
}

export interface Reward {
  readonly points?: number;
  readonly card?: boolean;
  readonly goods?: number;
  readonly routes?: number;
}

export interface DemandConfig {
  /** as many as a die has faces, or fewer: its face raises the demand of the ware with that number */
  readonly wares: readonly Ware[];
  /** by demand, from 0 on; nothing is sold where it is 0 */
  readonly rewards: readonly Reward[];
}

const NO_DEMAND = reason('no-demand', 'nobody wants it now');
const AT_MOST = reason('demand-most', 'its demand cannot rise');

/** for bots, in points: what a card, a good and a route of a reward are worth, and a good towards a ware */
const WORTH = { card: 0.5, goods: 0.25, routes: 0.4 };
const TOWARDS = 0.5;

/**
 * Wares are made of goods and sold at once: what each brings follows from its demand. A sale lowers the demand of the ware by one, and then
 * a die raises that of one; where it cannot, the seller chooses one.
 */
export function demand(config: DemandConfig): Part {
  const { wares, rewards } = config;
  const most = rewards.length - 1;
  const domain = { id: 'ware', size: wares.length, names: wares.map(({ id }) => id) };
  return {
    id: 'demand',
    of: config,
    fields: {
      ...Object.fromEntries(wares.map(({ id }) => [demandField(id), {}])),
      salePoints: { per: ['seat'] },
    },
    decisions: {
      'demand-die': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
      'raise-demand': {},
    },
    prepare: (b) => {
      const at = demands(b, config);
      return (s) => {
        wares.forEach((ware, i) => {
          at.set(s, i, ware.demand);
        });
      };
    },
    brings: ['demand'],
    rules: (was, b) => {
      const at = demands(b, config);
      const bills = wares.map(({ cost }) => b.bill(cost));
      const worth = rewards.map(
        ({ points = 0, card, goods = 0, routes = 0 }) =>
          points + (card ? WORTH.card : 0) + goods * WORTH.goods + routes * WORTH.routes,
      );
      return {
        demand: {
          card: (s, seat) => {
            if (b.rules.cards && b.the.cards.barBuy(s, seat, 'development') === undefined)
              push(s, b.decision('draw-card'), NATURE, seat);
          },
        },
        hints: {
          // The best of what could be made, by how much of it is there.
          progress: (s, seat) => {
            let best = 0;
            let next = 0;
            for (let i = 0; i < wares.length; i++) {
              let [have, need] = [0, 0];
              for (const [good, count] of bills[i]) {
                have += Math.min(count, b.fields.hold.get(s, seat, good));
                need += count;
              }
              const gain = (worth[at.get(s, i)] * TOWARDS * have * have) / (need * need);
              if (gain > best) {
                next = best;
                best = gain;
              } else next = Math.max(next, gain);
            }
            return was.hints.progress(s, seat) + best + next / 3;
          },
        },
      };
    },
    moves: (b) => {
      const at = demands(b, config);
      const points = b.row<Seat>('salePoints');
      const bills = wares.map(({ cost }) => b.bill(cost));
      const unpaid = bills.map((bill, i) => {
        const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
        return reason('ware-price', `${wares[i].id} costs ${cost}`, { ware: wares[i].id, cost });
      });
      return [
        {
          name: 'sell-ware',
          args: [{ name: 'ware', domain }],
          decisions: ['main', 'build', 'special'],
          list: (s, seat, out) => {
            for (let i = 0; i < wares.length; i++)
              if (at.get(s, i) > 0 && canPay(b, s, seat, bills[i])) out.put(i);
          },
          apply: (s, seat, ware) => {
            pay(b, s, seat, bills[ware]);
            const price = at.get(s, ware);
            const { points: won = 0, card, goods = 0, routes = 0 } = rewards[price];
            if (s.events) tell(s, 'ware-sold', { seat, ware: wares[ware].id, demand: price });
            at.add(s, ware, -1);
            // What is opened last is asked first: the reward, then the market.
            push(s, b.decision('demand-die'), NATURE, seat);
            points.add(s, seat, won);
            askGoods(b, s, seat, goods);
            askRoutes(b, s, seat, routes);
            if (card) b.the.demand.card(s, seat);
            b.rules.reviewAwards(s);
          },
          why: (s, _seat, ware) => {
            if (ware < 0) return undefined;
            return at.get(s, ware) === 0 ? NO_DEMAND : unpaid[ware];
          },
        },
        {
          name: 'demand-die',
          args: [{ name: 'die', domain: b.domain('die') }],
          decisions: ['demand-die'],
          list: (_s, _nature, out) => {
            for (let face = 0; face < 6; face++) out.put(face);
          },
          apply: (s, _nature, ware) => {
            const seat = topArg(s, 0);
            pop(s);
            if (s.events) tell(s, 'demand-rolled', { number: ware + 1 });
            if (ware < wares.length && at.get(s, ware) < most) {
              at.add(s, ware, 1);
              if (s.events) tell(s, 'demand-rises', { ware: wares[ware].id, demand: at.get(s, ware) });
            } else if (wares.some((_, i) => at.get(s, i) < most))
              push(s, b.decision('raise-demand'), 1 << seat);
          },
        },
        {
          name: 'raise-demand',
          args: [{ name: 'ware', domain }],
          decisions: ['raise-demand'],
          list: (s, _seat, out) => {
            for (let i = 0; i < wares.length; i++) if (at.get(s, i) < most) out.put(i);
          },
          apply: (s, _seat, ware) => {
            pop(s);
            at.add(s, ware, 1);
            if (s.events) tell(s, 'demand-rises', { ware: wares[ware].id, demand: at.get(s, ware) });
          },
          why: (_s, _seat, ware) => (ware < 0 ? undefined : AT_MOST),
        },
      ];
    },
    scores: [
      {
        id: 'sales',
        of: (b) => {
          const points = b.row<Seat>('salePoints');
          return (s, seat) => points.get(s, seat);
        },
      },
    ],
    looks: {
      fields: {
        ...Object.fromEntries(
          wares.map(({ id }) => [demandField(id), { on: 'table', shape: 'gem', decides: true } as const]),
        ),
        salePoints: { on: 'seat', shape: 'star', hideAt: 0 },
      },
      moves: { 'sell-ware': { shape: 'gem' } },
    },
  };
}

/** the field of the demand of a ware */
function demandField(ware: string): string {
  return `${ware}-demand`;
}

/** by ware: its demand */
function demands(b: Book, { wares }: DemandConfig) {
  const cells = wares.map(({ id }) => b.cell(demandField(id)));
  return {
    get: (s: State, ware: number): number => cells[ware].get(s),
    set: (s: State, ware: number, value: number): void => {
      cells[ware].set(s, value);
    },
    add: (s: State, ware: number, change: number): void => cells[ware].add(s, change),
  };
}
