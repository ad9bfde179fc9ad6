import type { Seat, State } from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import type { Rally } from './rally-cars.ts';

/** One hex further: the edge that is crossed, -1 where none is. */
export interface Leg {
  readonly hex: Hex;
  readonly edge: Edge;
}

/** What bots think of a race. Whatever is asked is of the last seat and position. */
export interface RallyPlan {
  /** the cards that the cheapest way to the goal takes, whatever the seat has */
  cost(s: State, seat: Seat): number;
  /** how many hexes lie between the car and the goal */
  hops(s: State, seat: Seat): number;
  /** those that its fuel does not pay */
  missing(s: State, seat: Seat): number;
  /** by good: how many of those are missing */
  readonly lacks: Int32Array;
  /** the edges on that way, with what a hex costs behind them */
  readonly way: readonly { readonly edge: Edge; readonly price: number }[];
}

/** by number: what the rolls that leave the desert for it are thought to cost, in cards; each that fails takes a turn */
const TURN = 1.5;
const SAND = Float64Array.from({ length: 13 }, (_, number) => {
  let ways = 0;
  for (let red = 1; red <= 6; red++)
    for (let yellow = 1; yellow <= 6; yellow++) if (red + yellow <= number) ways++;
  return ways > 0 ? TURN * (36 / ways - 1) : 0;
});
const FAR = 1000;

export function makeRallyPlan(b: Book, rally: Rally): RallyPlan {
  const { hexes } = b.topology;
  // Places are hexes, twice: before and after the desert where that must be passed.
  const far = new Float64Array(2 * hexes);
  const from = new Int16Array(2 * hexes);
  const by = new Int16Array(2 * hexes);
  const done = new Uint8Array(2 * hexes);
  const spare = new Float64Array(b.goods.length);
  const lacks = new Int32Array(b.goods.length);
  const way: { edge: Edge; price: number }[] = [];
  const hops = hopsTo(rally, hexes);
  const start = (seat: Seat): number => 1 + Math.min(...rally.legsFrom(seat, -1).map(({ hex }) => hops[hex]));
  const reach = (s: State, seat: Seat, at: number, layer: number, gone: number, own: boolean): void => {
    for (const leg of rally.legsFrom(seat, at)) {
      const { hex, edge } = leg;
      if (!b.land[b.fields.terrain.get(s, hex)]) continue;
      const good = b.rules.hexGood(s, hex);
      const price = rally.price(s, seat, leg);
      const paid = own && good >= 0 ? Math.min(price, spare[good]) : 0;
      const sand = at >= 0 && rally.isDesert(s, at) ? SAND[rally.number(s, hex)] : 0;
      const next = (layer === 1 || rally.isDesert(s, hex) ? hexes : 0) + hex;
      if (done[next] || gone + price - paid + sand >= far[next]) continue;
      far[next] = gone + price - paid + sand + 0.01;
      from[next] = at < 0 ? -1 : layer * hexes + at;
      by[next] = edge;
    }
  };
  /** the goal on the cheapest way there, as a place; -1 if none leads there */
  const search = (s: State, seat: Seat, own: boolean): number => {
    const checks = rally.checks && rally.hasDesert(s);
    far.fill(FAR);
    done.fill(0);
    const layer = !checks || rally.stamp.get(s, seat) > 0 ? 1 : 0;
    const start = rally.car.get(s, seat);
    if (start >= 0) {
      far[layer * hexes + start] = 0;
      from[layer * hexes + start] = -1;
      done[layer * hexes + start] = 1;
    }
    reach(s, seat, start, layer, 0, own);
    for (;;) {
      let best = -1;
      for (let place = 0; place < far.length; place++)
        if (!done[place] && far[place] < FAR && (best < 0 || far[place] < far[best])) best = place;
      if (best < 0) return -1;
      done[best] = 1;
      const past = best >= hexes ? 1 : 0;
      const hex = best - past * hexes;
      if (rally.ends[hex] === 1 && past === 1) return best;
      if (rally.ends[hex] === 0) reach(s, seat, hex, past, far[best], own);
    }
  };
  const lackAlong = (s: State, seat: Seat, goal: number): number => {
    lacks.fill(0);
    way.length = 0;
    for (let good = 0; good < b.goods.length; good++) spare[good] = b.the.pile.count(s, seat, good);
    let sum = 0;
    for (let place = goal; place >= 0; place = from[place]) {
      const hex = place % hexes;
      if (hex === rally.car.get(s, seat)) break;
      const price = rally.price(s, seat, { hex, edge: by[place] });
      way.push({ edge: by[place], price: rally.full(s, hex) });
      const good = b.rules.hexGood(s, hex);
      if (good < 0) {
        sum += price;
        continue;
      }
      const paid = Math.min(price, spare[good]);
      spare[good] -= paid;
      lacks[good] += price - paid;
      sum += price - paid;
    }
    return sum;
  };
  return {
    cost: (s, seat) => {
      const goal = search(s, seat, false);
      return goal < 0 ? FAR : far[goal];
    },
    hops: (s, seat) => {
      const car = rally.car.get(s, seat);
      return car < 0 ? start(seat) : hops[car];
    },
    missing: (s, seat) => {
      for (let good = 0; good < b.goods.length; good++) spare[good] = b.the.pile.count(s, seat, good);
      const goal = search(s, seat, true);
      return goal < 0 ? FAR : lackAlong(s, seat, goal);
    },
    lacks,
    way,
  };
}

/** by hex: how many steps it is to the nearest goal */
function hopsTo(rally: Rally, hexes: number): Int32Array {
  const hops = Int32Array.from({ length: hexes }, (_, hex) => (rally.ends[hex] ? 0 : hexes));
  for (let round = 0; round < hexes; round++)
    for (let hex = 0; hex < hexes; hex++)
      for (const { hex: next } of rally.legsFrom(0, hex)) hops[hex] = Math.min(hops[hex], hops[next] + 1);
  return hops;
}
