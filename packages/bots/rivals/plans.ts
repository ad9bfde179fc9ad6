import type { State } from '@hexwright/kernel';
import { type Book, firstSlot, GOODS, held, SLOTS } from '@hexwright/rivals';
import { POINT } from '../scale.ts';

/** the next best plans count less and less */
const SHARES = [1, 0.45, 0.25];
/** how much of a plan is there when so many goods are missing */
const NEAR = [0.62, 0.42, 0.29, 0.2, 0.14, 0.1];

/** an action card that can still be played; a good use of it is worth more */
const HELD_ACTION = 0.3;

interface Plan {
  readonly worth: number;
  readonly bill: ArrayLike<number>;
}

const bill = (of: Readonly<Record<string, number>>): number[] => GOODS.map((good) => of[good] ?? 0);
const ROAD: Plan = { worth: 8, bill: bill({ brick: 2, lumber: 1 }) };
const SETTLEMENT: Plan = { worth: 22, bill: bill({ brick: 1, grain: 1, wool: 1, lumber: 1 }) };
const CITY: Plan = { worth: 15, bill: bill({ ore: 3, grain: 2 }) };
/** what anybody can build, whatever is in the hand */
export const CENTRE: readonly Plan[] = [ROAD, SETTLEMENT, CITY];

/** How near the things are that a seat could build next, from the middle and from its hand, at its rates of trade. */
export type Plans = (s: State, seat: number, rates: ArrayLike<number>) => number;

export function makePlans(b: Book): Plans {
  const cardPlans = b.cards.map(
    ({ price, worth, bill }): Plan => ({
      // strength, skill, commerce, progress, victory
      worth:
        0.6 * price + worth[0] * 1.6 + worth[1] * 0.8 + worth[2] * 2 + worth[3] * 4 + worth[4] * POINT + 1,
      bill,
    }),
  );
  // flat, because they are gone through for every position
  const isAction = Uint8Array.from(b.cards, ({ kind }) => (kind === 'action' ? 1 : 0));
  const isExpansion = Uint8Array.from(b.cards, ({ kind }) =>
    kind === 'building' || kind === 'unit' ? 1 : 0,
  );
  const isOpen = Uint8Array.from(b.cards, ({ open }) => (open ? 1 : 0));
  const isCity = Uint8Array.from(b.cards, ({ city }) => (city ? 1 : 0));
  const stock = new Int32Array(GOODS.length);
  /** the best of what was considered, the nearest first */
  const nearest = new Float64Array(SHARES.length);
  const consider = ({ worth, bill }: Plan, rates: ArrayLike<number>): void => {
    let next = worth * NEAR[Math.min(NEAR.length - 1, missing(stock, bill, rates))];
    for (let i = 0; i < nearest.length; i++) if (next > nearest[i]) [next, nearest[i]] = [nearest[i], next];
  };
  return (s, seat, rates) => {
    for (let good = 0; good < GOODS.length; good++) stock[good] = held(b, s, seat, 1 << good);
    nearest.fill(0);
    const { centre, roads, supply, hand, open: face } = b.fields;
    let [settlements, cities] = [0, 0];
    for (let slot = firstSlot(b, s, seat); slot < SLOTS && centre.get(s, seat, slot) > 0; slot++) {
      const stands = centre.get(s, seat, slot);
      if (stands === 1) settlements++;
      if (stands === 2) cities++;
    }
    const leadsOn = roads.sum(s, seat) > settlements + cities - 1;
    if (settlements > 0 && supply.get(s, 2) > 0) consider(CITY, rates);
    if (leadsOn && supply.get(s, 1) > 0) consider(SETTLEMENT, rates);
    if (!leadsOn && supply.get(s, 0) > 0 && supply.get(s, 1) > 0) consider(ROAD, rates);
    let actions = 0;
    for (let card = 0; card < isAction.length; card++) {
      if ((isOpen[card] ? face.get(s, card) : hand.get(s, seat, card)) === 0) continue;
      if (isAction[card]) actions += HELD_ACTION;
      else if (isExpansion[card] && !(isCity[card] && cities === 0) && !b.rules.barBuild(s, seat, card))
        consider(cardPlans[card], rates);
    }
    let sum = 0;
    for (let i = 0; i < SHARES.length; i++) sum += SHARES[i] * nearest[i];
    return actions + sum;
  };
}

/** how many goods of the bill are not there, what can be traded for taken as there */
function missing(stock: Int32Array, bill: ArrayLike<number>, rates: ArrayLike<number>): number {
  let [short, spare] = [0, 0];
  for (let good = 0; good < GOODS.length; good++) {
    const left = stock[good] - bill[good];
    if (left < 0) short -= left;
    else spare += Math.floor(left / rates[good]);
  }
  return Math.max(0, short - 0.8 * spare) | 0;
}
