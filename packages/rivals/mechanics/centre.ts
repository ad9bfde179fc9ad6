import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Bill } from '@hexwright/rulebook';
import {
  type Book,
  CITY,
  canPay,
  GOODS,
  type GoodId,
  LOWER,
  type Part,
  regionAt,
  SETTLEMENT,
  SLOTS,
  type Slot,
  slotLeftOf,
  slotRightOf,
  TERRAINS,
  UPPER,
  WAYS,
  type Way,
  wayLeftOf,
  wayRightOf,
} from '../rulebook/index.ts';
import { chargeBill } from './goods.ts';

/** the centre stacks */
const ROADS = 0;
const SETTLEMENTS = 1;
const CITIES = 2;

const cost = (of: Readonly<Partial<Record<GoodId, number>>>): Int32Array =>
  Int32Array.from(GOODS, (good) => of[good] ?? 0);
const ROAD = cost({ brick: 2, lumber: 1 });
const SETTLE = cost({ brick: 1, grain: 1, wool: 1, lumber: 1 });
const RAISE = cost({ ore: 3, grain: 2 });

/** Roads, settlements with two new regions each, and cities, for both from the stacks in the middle. */
export const centre: Part = {
  id: 'centre',
  decisions: {
    'draw-region': { nature: true, args: regionArgs },
    lay: { args: (b) => [{ name: 'way', domain: b.domain('way') }] },
  },
  scores: [
    { id: 'settlements', of: (b) => (s, seat) => count(b, s, seat, SETTLEMENT), most: () => 7 },
    { id: 'cities', of: (b) => (s, seat) => 2 * count(b, s, seat, CITY), most: () => 14 },
  ],
  moves: (b) => [
    {
      name: 'build-road',
      args: [{ name: 'way', domain: b.domain('way') }],
      decisions: ['act'],
      price: () => billOf(ROAD),
      list: (s, seat, out) => {
        if (barCentre(b, s, seat, ROADS, ROAD)) return;
        for (let way = 0; way < WAYS; way++) if (isOpenEnd(b, s, seat, way)) out.put(way);
      },
      apply: (s, seat, way) => {
        b.fields.supply.add(s, ROADS, -1);
        b.fields.roads.set(s, seat, way, 1);
        if (s.events) tell(s, 'road', { seat, way });
        chargeBill(b, s, seat, ROAD);
      },
      why: (s, seat, way) =>
        barCentre(b, s, seat, ROADS, ROAD) ?? (way >= 0 && !isOpenEnd(b, s, seat, way) ? NO_END : undefined),
    },
    {
      name: 'build-settlement',
      args: [{ name: 'slot', domain: b.domain('slot') }],
      decisions: ['act'],
      price: () => billOf(SETTLE),
      list: (s, seat, out) => {
        if (barSettle(b, s, seat)) return;
        for (let slot = 0; slot < SLOTS; slot++) if (isRoadEnd(b, s, seat, slot)) out.put(slot);
      },
      apply: (s, seat, slot) => settle(b, s, seat, slot, b.decision('draw-region'), NATURE),
      why: (s, seat, slot) =>
        barSettle(b, s, seat) ?? (slot >= 0 && !isRoadEnd(b, s, seat, slot) ? NO_ROAD : undefined),
    },
    {
      name: 'build-city',
      args: [{ name: 'slot', domain: b.domain('slot') }],
      decisions: ['act'],
      price: () => billOf(RAISE),
      list: (s, seat, out) => {
        if (barCentre(b, s, seat, CITIES, RAISE)) return;
        for (let slot = 0; slot < SLOTS; slot++)
          if (b.fields.centre.get(s, seat, slot) === SETTLEMENT) out.put(slot);
      },
      apply: (s, seat, slot) => {
        b.fields.supply.add(s, CITIES, -1);
        b.fields.centre.set(s, seat, slot, CITY);
        if (s.events) tell(s, 'city', { seat, slot });
        chargeBill(b, s, seat, RAISE);
      },
      why: (s, seat, slot) =>
        barCentre(b, s, seat, CITIES, RAISE) ??
        (slot >= 0 && b.fields.centre.get(s, seat, slot) !== SETTLEMENT ? NO_SETTLEMENT : undefined),
    },
    {
      name: 'draw-region',
      args: [{ name: 'drawn', domain: b.domain('region') }],
      decisions: ['draw-region'],
      list: (s, _seat, out) => {
        for (let region = 0; region < b.regionCards.length; region++)
          if (b.fields.regions.get(s, region) > 0) out.weigh(b.fields.regions.get(s, region), region);
      },
      apply: (s, _seat, region) => layNext(b, s, region),
    },
    {
      name: 'lay',
      args: [{ name: 'region', domain: b.domain('place') }],
      decisions: ['lay'],
      list: (s, _seat, out) => {
        out.put(regionAt(topArg(s, 0), UPPER));
        out.put(regionAt(topArg(s, 0), LOWER));
      },
      apply: (s, seat, place) => {
        const way = topArg(s, 0);
        pop(s);
        if (place === regionAt(way, LOWER)) swapRegions(b, s, seat, regionAt(way, UPPER), place);
      },
    },
  ],
  words: {
    terms: {
      'centre.road': 'road',
      'centre.settlement': 'settlement',
      'centre.city': 'city',
      'decision.draw-region': 'A region is drawn for the new settlement',
      'decision.lay': 'Say which of the two new regions lies above',
      'move.build-road': 'Build a road',
      'move.build-settlement': 'Build a settlement',
      'move.build-city': 'Build a city',
      'move.draw-region': 'Draw a region',
      'move.lay': 'Lay the first of the two here',
      'event.road': '{seat} builds a road.',
      'event.settlement': '{seat} builds a settlement.',
      'event.city': '{seat} makes a settlement a city.',
      'event.region': '{seat} gets {terrain} with the number {number}.',
      'reason.none-left': 'None of these is left in the middle.',
      'reason.cannot-pay': 'The regions do not hold what it costs.',
      'reason.no-open-end': 'No end of the middle row is open there.',
      'reason.no-road': 'No road of yours ends there.',
      'reason.no-settlement': 'No settlement of yours stands there.',
      'score.settlements': 'Settlements',
      'score.cities': 'Cities',
    },
  },
};

const NONE_LEFT = reason('none-left', 'none of these is left in the middle');
export const CANNOT_PAY = reason('cannot-pay', 'the regions do not hold what it costs');
const NO_END = reason('no-open-end', 'no end of the middle row is open there');
export const NO_ROAD = reason('no-road', 'no road of yours ends there');
const NO_SETTLEMENT = reason('no-settlement', 'no settlement of yours stands there');

/** The numbers of a decision about new regions: where they lie, how many are still to come, and whose they are. */
export function regionArgs(b: Book) {
  return [
    { name: 'way', domain: b.domain('way') },
    { name: 'count', domain: { id: 'count', size: 100 } },
    { name: 'seat', domain: b.domain('seat') },
  ];
}

const billOf = (bill: Int32Array): Bill =>
  Array.from(bill, (n, good) => [good, n] as const).filter(([, n]) => n > 0);

function barCentre(b: Book, s: State, seat: Seat, stack: number, bill: Int32Array): Bar {
  if (b.fields.supply.get(s, stack) === 0) return NONE_LEFT;
  return canPay(b, s, seat, bill) ? undefined : CANNOT_PAY;
}

export const barSettle = (b: Book, s: State, seat: Seat): Bar => barCentre(b, s, seat, SETTLEMENTS, SETTLE);

/** whether a road can lie there: beside an outer settlement or city */
function isOpenEnd(b: Book, s: State, seat: Seat, way: Way): boolean {
  const { roads, centre } = b.fields;
  if (roads.get(s, seat, way) > 0) return false;
  const [left, right] = [slotLeftOf(way), slotRightOf(way)];
  return (right < SLOTS && centre.get(s, seat, right) > 0) || (left >= 0 && centre.get(s, seat, left) > 0);
}

/** whether a settlement can stand there: at the open end of a road */
export function isRoadEnd(b: Book, s: State, seat: Seat, slot: Slot): boolean {
  const { roads, centre } = b.fields;
  return (
    centre.get(s, seat, slot) === 0 &&
    (roads.get(s, seat, wayLeftOf(slot)) > 0 || roads.get(s, seat, wayRightOf(slot)) > 0)
  );
}

/** Builds a settlement; its two regions come from whoever answers the decision: nature, or a scout. */
export function settle(b: Book, s: State, seat: Seat, slot: Slot, source: number, from: number): void {
  b.fields.supply.add(s, SETTLEMENTS, -1);
  b.fields.centre.set(s, seat, slot, SETTLEMENT);
  if (s.events) tell(s, 'settlement', { seat, slot });
  const left = wayLeftOf(slot);
  const way = b.fields.terrain.get(s, seat, regionAt(left, UPPER)) === 0 ? left : wayRightOf(slot);
  push(s, b.decision('lay'), 1 << seat, way);
  push(s, source, from, way, 2, seat);
  chargeBill(b, s, seat, SETTLE);
}

/** A region is drawn or chosen: the first lies above, the second below, until their owner says otherwise. */
export function layNext(b: Book, s: State, region: number): void {
  const [way, left, seat] = [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
  const place = regionAt(way, left === 2 ? UPPER : LOWER);
  const { good, number } = b.regionCards[region];
  b.fields.regions.add(s, region, -1);
  b.fields.terrain.set(s, seat, place, good + 1);
  b.fields.number.set(s, seat, place, number);
  if (s.events) tell(s, 'region', { seat, terrain: TERRAINS[good], number });
  if (left === 2) setTopArg(s, 1, 1);
  else pop(s);
}

export function swapRegions(b: Book, s: State, seat: Seat, one: number, other: number): void {
  for (const field of [b.fields.terrain, b.fields.number, b.fields.store]) {
    const was = field.get(s, seat, one);
    field.set(s, seat, one, field.get(s, seat, other));
    field.set(s, seat, other, was);
  }
}

function count(b: Book, s: State, seat: Seat, what: number): number {
  let sum = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (b.fields.centre.get(s, seat, slot) === what) sum++;
  return sum;
}
