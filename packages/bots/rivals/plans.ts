import type { State } from '@hexwright/kernel';
import { type Book, GOODS, held, SLOTS } from '@hexwright/rivals';
import { POINT } from '../scale.ts';
import type { Worth } from '../search.ts';

/** the next best plans count less and less */
const SHARES = [1, 0.45, 0.25];
/** how much of a plan is there when so many goods are missing */
const NEAR = [0.62, 0.42, 0.29, 0.2, 0.14, 0.1];

/** an action card that can still be played; a good use of it is worth more */
const HELD_ACTION = 1;

interface Plan {
  readonly worth: number;
  readonly bill: ArrayLike<number>;
}

const bill = (of: Readonly<Record<string, number>>): number[] => GOODS.map((good) => of[good] ?? 0);
const ROAD: Plan = { worth: 8, bill: bill({ brick: 2, lumber: 1 }) };
const SETTLEMENT: Plan = { worth: 22, bill: bill({ brick: 1, grain: 1, wool: 1, lumber: 1 }) };
const CITY: Plan = { worth: 15, bill: bill({ ore: 3, grain: 2 }) };

/** How near the things are that the seat could build next: from the middle, and from its hand. */
export function makePlans(b: Book): Worth {
  const cardPlans = b.cards.map(
    ({ price, worth, bill }): Plan => ({
      // strength, skill, commerce, progress, victory
      worth:
        0.6 * price + worth[0] * 1.6 + worth[1] * 0.8 + worth[2] * 2 + worth[3] * 4 + worth[4] * POINT + 1,
      bill,
    }),
  );
  const stock = new Int32Array(GOODS.length);
  return (s, seat) => {
    for (let good = 0; good < GOODS.length; good++) stock[good] = held(b, s, seat, 1 << good);
    const nearness: number[] = [];
    const consider = ({ worth, bill }: Plan): void => {
      nearness.push(worth * NEAR[Math.min(NEAR.length - 1, missing(b, s, seat, stock, bill))]);
    };
    const { centre, roads, supply } = b.fields;
    let [settlements, cities] = [0, 0];
    for (let slot = 0; slot < SLOTS; slot++) {
      const stands = centre.get(s, seat, slot);
      if (stands === 1) settlements++;
      if (stands === 2) cities++;
    }
    const leadsOn = roads.sum(s, seat) > settlements + cities - 1;
    if (settlements > 0 && supply.get(s, 2) > 0) consider(CITY);
    if (leadsOn && supply.get(s, 1) > 0) consider(SETTLEMENT);
    if (!leadsOn && supply.get(s, 0) > 0 && supply.get(s, 1) > 0) consider(ROAD);
    let actions = 0;
    for (const { index, kind, open, city } of b.cards) {
      const there = open ? b.fields.open.get(s, index) > 0 : b.fields.hand.get(s, seat, index) > 0;
      if (!there) continue;
      if (kind === 'action') actions += HELD_ACTION;
      else if (
        (kind === 'building' || kind === 'unit') &&
        !(city && cities === 0) &&
        !b.rules.barBuild(s, seat, index)
      )
        consider(cardPlans[index]);
    }
    nearness.sort((one, other) => other - one);
    return actions + SHARES.reduce((sum, share, i) => sum + share * (nearness[i] ?? 0), 0);
  };
}

/** how many goods of the bill are not there, what can be traded for taken as there */
function missing(b: Book, s: State, seat: number, stock: Int32Array, bill: ArrayLike<number>): number {
  let [short, spare] = [0, 0];
  for (let good = 0; good < GOODS.length; good++) {
    const left = stock[good] - bill[good];
    if (left < 0) short -= left;
    else spare += Math.floor(left / b.rules.rate(s, seat, good));
  }
  return Math.max(0, short - 0.8 * spare) | 0;
}
