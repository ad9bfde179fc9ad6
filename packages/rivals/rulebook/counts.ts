import type { Seat, State } from '@hexwright/kernel';
import type { Book } from './book.ts';
import { type CardNo, GOODS, type Good, type Place, type Site, type Slot } from './numbers.ts';
import { CITY, FIRST_SLOT, FULL, REGIONS, SLOTS, sitesBeside } from './principality.ts';

/** The leftmost settlement or city: from there they stand in an unbroken row. */
export function firstSlot(b: Book, s: State, seat: Seat): Slot {
  let slot: Slot = FIRST_SLOT;
  while (slot > 0 && b.fields.centre.get(s, seat, slot - 1) > 0) slot--;
  return slot;
}

/** How many points of a quality a principality has. */
export function countQuality(b: Book, s: State, seat: Seat, quality: number): number {
  const { centre, sites } = b.fields;
  let sum = 0;
  for (let slot = firstSlot(b, s, seat); slot < SLOTS && centre.get(s, seat, slot) > 0; slot++)
    for (let site = slot * 4; site < slot * 4 + 4; site++)
      if (sites.get(s, seat, site) > 0) sum += b.rules.worthAt(s, seat, site, quality);
  return sum;
}

/** Visits every expansion of a principality. */
export function eachExpansion(
  b: Book,
  s: State,
  seat: Seat,
  visit: (card: CardNo, site: Site) => void,
): void {
  const { centre, sites } = b.fields;
  for (let slot = firstSlot(b, s, seat); slot < SLOTS && centre.get(s, seat, slot) > 0; slot++) {
    for (let site = slot * 4; site < slot * 4 + 4; site++) {
      const card = sites.get(s, seat, site);
      if (card > 0) visit(card - 1, site);
    }
  }
}

/** How many of these cards stand in the principality, covered ones included. Asked for every list of moves: hence raw cells. */
export function countCards(b: Book, s: State, seat: Seat, cards: readonly CardNo[]): number {
  const { cells } = s;
  const { centre, sites, beneath } = b.fields;
  const [towns, above] = [centre.at + seat * centre.width, sites.at + seat * sites.width];
  const below = beneath.at + seat * beneath.width;
  const only = cards.length === 1 ? cards[0] + 1 : -1;
  let count = 0;
  for (let slot = firstSlot(b, s, seat); slot < SLOTS && cells[towns + slot] > 0; slot++) {
    for (let site = slot * 4; site < slot * 4 + 4; site++) {
      const card = cells[above + site];
      if (card === 0) continue;
      const covered = cells[below + site];
      if (card === only || (only < 0 && cards.includes(card - 1))) count++;
      if (covered > 0 && (covered === only || (only < 0 && cards.includes(covered - 1)))) count++;
    }
  }
  return count;
}

/** How many expansions the seat has of which this holds. */
export function countWhere(
  b: Book,
  s: State,
  seat: Seat,
  holds: (card: CardNo, site: Site) => boolean,
): number {
  let count = 0;
  eachExpansion(b, s, seat, (card, site) => {
    if (holds(card, site)) count++;
  });
  return count;
}

export function countCities(b: Book, s: State, seat: Seat): number {
  let count = 0;
  for (let slot = 0; slot < SLOTS; slot++) if (b.fields.centre.get(s, seat, slot) === CITY) count++;
  return count;
}

export const rivalOf = (seat: Seat): Seat => 1 - seat;

/** Whether what lies in the place is among these goods. */
export function holdsOneOf(b: Book, s: State, seat: Seat, place: Place, goods: number): boolean {
  const terrain = b.fields.terrain.get(s, seat, place);
  return terrain > 0 && ((goods >> (terrain - 1)) & 1) === 1;
}

/** How much of these goods a principality holds. Asked several times for every list of moves: hence raw cells. */
export function held(b: Book, s: State, seat: Seat, goods: number): number {
  const { cells } = s;
  const { terrain, store } = b.fields;
  const [lands, stored] = [terrain.at + seat * terrain.width, store.at + seat * store.width];
  let sum = 0;
  for (let place = 0; place < b.places; place++) {
    const land = cells[lands + place];
    if (land > 0 && ((goods >> (land - 1)) & 1) === 1) sum += cells[stored + place];
  }
  return sum;
}

/** How much of each good a principality holds, written into `out`: the same for all of them at once. */
export function stockOf(b: Book, s: State, seat: Seat, out: Int32Array): void {
  const { cells } = s;
  const { terrain, store } = b.fields;
  const [lands, stored] = [terrain.at + seat * terrain.width, store.at + seat * store.width];
  out.fill(0);
  for (let place = 0; place < b.places; place++) {
    const land = cells[lands + place];
    if (land > 0) out[land - 1] += cells[stored + place];
  }
}

/** How much of these goods it could still take in. */
export function roomFor(b: Book, s: State, seat: Seat, goods: number): number {
  let room = 0;
  for (let place = 0; place < b.places; place++)
    if (holdsOneOf(b, s, seat, place, goods)) room += FULL - b.fields.store.get(s, seat, place);
  return room;
}

/** Whether a principality holds what a bill asks for, once so many goods of choice are left off. */
export function canPay(b: Book, s: State, seat: Seat, bill: Int32Array, saving = 0): boolean {
  stockOf(b, s, seat, stock);
  let short = 0;
  for (let good: Good = 0; good < GOODS.length; good++)
    if (bill[good] > stock[good]) short += bill[good] - stock[good];
  return short <= saving;
}

const stock = new Int32Array(GOODS.length);

export function handSize(b: Book, s: State, seat: Seat): number {
  return b.fields.handBacks.sum(s, seat);
}

/** Whether one of these cards stands on a site beside the region. */
export function standsBeside(b: Book, s: State, seat: Seat, cards: readonly CardNo[], place: Place): boolean {
  return countBeside(b, s, seat, cards, place) > 0;
}

export function countBeside(b: Book, s: State, seat: Seat, cards: readonly CardNo[], place: Place): number {
  let count = 0;
  if (place < REGIONS)
    for (const site of sitesBeside[place]) if (cards.includes(b.fields.sites.get(s, seat, site) - 1)) count++;
  return count;
}
