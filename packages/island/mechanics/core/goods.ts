import type { Rng, Seat, State } from '@hexwright/kernel';
import type { Bill, Book, Good, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Points {
    /** how many of the good everybody can tell that the seat holds, of those that are hidden */
    knownHeld(s: State, seat: Seat, good: Good): number;
    /** how many resources, whichever they are, everybody can tell that the seat holds */
    knownResources(s: State, seat: Seat): number;
    /** whether the viewer may look just now at how many of the good lie in the hand of the seat */
    seesHeld(s: State, viewer: Seat, seat: Seat, good: Good): boolean;
  }
  interface Groups {
    stores: StorePoints;
  }
}

/** Stores beside the hand, out of which everything can be paid as well. */
export interface StorePoints {
  /** how many of the good the seat has there */
  stored(s: State, seat: Seat, good: Good): number;
  /** takes so many out of hand and stores together */
  pay(s: State, seat: Seat, good: Good, count: number): void;
}

/** Goods move between hands and the bank; nothing appears or vanishes. */
export function held(b: Book, s: State, seat: Seat, good: Good): number {
  return b.fields.hold.get(s, seat, good);
}

export function inBank(b: Book, s: State, good: Good): number {
  return b.fields.bank.get(s, good);
}

export function handSize(b: Book, s: State, seat: Seat): number {
  return b.fields.handSize.get(s, seat);
}

/** how many more of the good the seat can hold */
export function roomFor(b: Book, s: State, seat: Seat, good: Good): number {
  return b.cap[good] - held(b, s, seat, good);
}

/** From the bank to a seat. The caller has asked what the bank can give. */
export function take(b: Book, s: State, seat: Seat, good: Good, count: number): void {
  b.fields.bank.add(s, good, -count);
  b.fields.hold.add(s, seat, good, count);
  if (b.inHand[good]) b.fields.handSize.add(s, seat, count);
}

/** From a seat to the bank. */
export function giveBack(b: Book, s: State, seat: Seat, good: Good, count: number): void {
  take(b, s, seat, good, -count);
}

/** Who learns which good passes from one seat to the other: these two, and whoever may look into one of their hands. */
export function learnOf(b: Book, s: State, one: Seat, other: Seat, good: Good): number {
  let seats = (1 << one) | (1 << other);
  for (let viewer = 0; viewer < b.seats; viewer++)
    if (b.rules.seesHeld(s, viewer, one, good) || b.rules.seesHeld(s, viewer, other, good))
      seats |= 1 << viewer;
  return seats;
}

export function handOver(b: Book, s: State, from: number, to: number, good: Good, count: number): void {
  giveBack(b, s, from, good, count);
  take(b, s, to, good, count);
}

export function canPay(b: Book, s: State, seat: Seat, bill: Bill): boolean {
  const { stores } = b.rules;
  if (stores !== undefined)
    return bill.every(
      ([good, count]) => held(b, s, seat, good) >= count || payable(b, s, seat, good) >= count,
    );
  const at = b.at.hold + seat * b.goods.length;
  // Asked for every price in every list of moves: hence raw cells.
  const { cells } = s;
  const { packed } = bill;
  if (packed === undefined) return bill.every(([good, count]) => cells[at + good] >= count);
  for (let i = 0; i < packed.length; i += 2) if (cells[at + packed[i]] < packed[i + 1]) return false;
  return true;
}

/** how many of the good the seat can pay with, wherever it has them */
export function payable(b: Book, s: State, seat: Seat, good: Good): number {
  const { stores } = b.rules;
  return held(b, s, seat, good) + (stores === undefined ? 0 : b.the.stores.stored(s, seat, good));
}

/** The same of a price that nothing changes, for the list of a move that has it (`MoveSpec.needs`). */
export function needsOf(b: Book, bill: Bill): Int32Array {
  // What lies beside the hand is no single cell.
  if (b.rules.stores !== undefined) return new Int32Array(0);
  const { at, width } = b.fields.hold;
  return Int32Array.from(bill.flatMap(([good, count]) => [at + good, width, count]));
}

export function pay(b: Book, s: State, seat: Seat, bill: Bill): void {
  if (b.rules.stores !== undefined) {
    for (let i = 0; i < bill.length; i++) b.the.stores.pay(s, seat, bill[i][0], bill[i][1]);
    return;
  }
  for (let i = 0; i < bill.length; i++) giveBack(b, s, seat, bill[i][0], bill[i][1]);
}

/**
 * What another seat may not know of the hands: which cards they hold, not how many. Resampling deals the
 * hidden cards of the others anew; what lies in the bank is open, so the sum of each good stays as it is.
 */
export function goods(): Part {
  return {
    id: 'goods',
    rules: () => ({ knownHeld: () => 0, knownResources: () => 0, seesHeld: () => false }),
    reveal: (b) => {
      const { hold } = b.fields;
      const open = b.goods.flatMap((good, i) => (good.open ? [i] : []));
      return (s, view) => {
        for (const good of open)
          for (let seat = 0; seat < b.seats; seat++) {
            hold.set(view, seat, good, hold.get(s, seat, good));
          }
        if (view.seat === null) return;
        for (const good of b.handGoods)
          for (let seat = 0; seat < b.seats; seat++) {
            if (b.rules.seesHeld(s, view.seat, seat, good))
              hold.set(view, seat, good, hold.get(s, seat, good));
          }
      };
    },
    resample: (b) => {
      const secret = b.handGoods.filter((good) => !b.goods[good].open);
      return (s, viewer, rng) => {
        redealHands(b, s, viewer, rng, secret);
      };
    },
  };
}

/**
 * Deals what a viewer does not know of the other hands anew, out of all of it and what else might have come there.
 * Answers what is left over.
 */
export function redealHands(
  b: Book,
  s: State,
  viewer: number,
  rng: Rng,
  secret: readonly number[],
  others: readonly number[] = [],
): number[] {
  const pool = [...others];
  const unknown: number[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    unknown[seat] = 0;
    if (seat === viewer) continue;
    for (const good of secret) {
      const all = b.fields.hold.get(s, seat, good);
      const seen = viewer >= 0 && b.rules.seesHeld(s, viewer, seat, good);
      const known = seen ? all : Math.min(all, b.rules.knownHeld(s, seat, good));
      for (let n = all; n > known; n--) pool.push(good);
      unknown[seat] += all - known;
      b.fields.hold.set(s, seat, good, known);
    }
  }
  // Sorted first, so that equal knowledge and equal chance give equal deals, whoever holds what.
  pool.sort((a, z) => a - z);
  rng.shuffle(pool);
  // Who sees all that a hand holds of some goods knows that the rest of it is something else: that hand is dealt first.
  for (let seat = 0; seat < b.seats; seat++) {
    const hidden = secret.filter((good) => viewer < 0 || !b.rules.seesHeld(s, viewer, seat, good));
    if (seat === viewer || hidden.length === secret.length) continue;
    for (; unknown[seat] > 0; unknown[seat]--) {
      const [good] = pool.splice(
        pool.findIndex((card) => hidden.includes(card)),
        1,
      );
      b.fields.hold.add(s, seat, good, 1);
    }
  }
  for (let seat = 0; seat < b.seats; seat++) {
    if (seat === viewer) continue;
    let owed = b.rules.knownResources(s, seat);
    for (const good of secret) if (isResource(b, good)) owed -= b.fields.hold.get(s, seat, good);
    for (; owed > 0 && unknown[seat] > 0; owed--, unknown[seat]--) {
      const [good] = pool.splice(
        pool.findIndex((card) => isResource(b, card)),
        1,
      );
      b.fields.hold.add(s, seat, good, 1);
    }
  }
  let next = 0;
  for (let seat = 0; seat < b.seats; seat++)
    for (let n = 0; n < unknown[seat]; n++) b.fields.hold.add(s, seat, pool[next++], 1);
  return pool.slice(next);
}

/** A commodity is none: nobody chooses one. */
function isResource(b: Book, good: Good): boolean {
  return b.choosable.includes(good);
}

/** What lies beside the hands for all to see, and is no matter of trade. */
export const BESIDE_HAND = {
  inHand: false,
  tradeable: false,
  bankSells: false,
  bankBuys: false,
  choosable: false,
  open: true,
} as const;
