import type { Classes, Ground } from './spread-ground.ts';
import { makeStands, type Places, type Stand } from './spread-stand.ts';
import type { Put } from './stage.ts';

/** No class counts as rarer than this, however little room there is for it. */
const SCARCE = 0.05;
/** Weights in whole numbers. */
const UNIT = 1024;

/**
 * Deals on boards too wide to count. An arrangement that keeps the rules is always at hand, and a draw may bring whatever
 * that can be changed to by swapping what is still open. So there is no dead end, and the work for a draw is bounded.
 * Which arrangement it is follows from the draws before alone.
 *
 * Without the number of ways an outcome weighs as much as there is left of it, and the more the fewer places it can lie
 * on: that spreads a class evenly over the board.
 */
export function makeSwapping(classes: Classes) {
  const { count, bags, classOf, inBag: full, clash } = classes;
  const stands = makeStands(classes);
  interface Known {
    on: Places;
    first: Stand | undefined;
  }
  let known = new WeakMap<Ground, Known>();

  function lookUp(ground: Ground): Known {
    let found = known.get(ground);
    if (!found) {
      const on = stands.placesOf(ground);
      found = { on, first: stands.first(on) };
      known.set(ground, found);
    }
    return found;
  }

  // The stand after some draws is kept for the next one, which mostly goes on from there.
  let latest: { ground: Ground; drawn: Int32Array; k: number; stand: Stand } | undefined;

  function standAfter(ground: Ground, k: number, drawn: Int32Array, from: number): Stand {
    const { on, first } = lookUp(ground);
    const goesOn = latest?.ground === ground && latest.k <= k && begins(latest.drawn, latest.k, drawn, from);
    const stand = goesOn ? latest!.stand : first!.slice();
    const done = goesOn ? latest!.k : 0;
    for (let i = done; i < k; i++) stands.turn(on, stand, i, classOf[drawn[from + i]]);
    latest = { ground, drawn: drawn.slice(from, from + k), k, stand };
    return stand;
  }

  const left = new Int32Array(bags * count);

  /** In what part of the places still open class c of this bag may come to lie. */
  function room({ ground, allowed }: Places, k: number, c: number): number {
    const { bag } = ground.sites;
    let all = 0;
    let open = 0;
    for (let i = k; i < bag.length; i++) {
      if (bag[i] !== bag[k]) continue;
      all++;
      if (allowed[i] & (1 << c)) open++;
    }
    let clashing = 0;
    for (let b = 0; b < bags; b++)
      for (let d = 0; d < count; d++)
        if (clash[((bag[k] * bags + b) * count + c) * count + d]) clashing += left[b * count + d];
    // Three of a hex's neighbours come before it.
    return Math.max(SCARCE, (open / all) * (1 - (3 * clashing) / (bag.length - k)));
  }

  return {
    possible: (ground: Ground): boolean => lookUp(ground).first !== undefined,
    outcomes(
      ground: Ground,
      k: number,
      drawn: Int32Array,
      from: number,
      inBag: Int32Array,
      kinds: readonly number[],
      put: Put,
    ): void {
      const { on } = lookUp(ground);
      const stand = standAfter(ground, k, drawn, from);
      left.set(full);
      for (let i = 0; i < k; i++) left[ground.sites.bag[i] * count + classOf[drawn[from + i]]]--;
      const weights = new Float64Array(count);
      for (const value of kinds) {
        const c = classOf[value];
        if (inBag[value] > 0 && weights[c] === 0)
          weights[c] = stands.turn(on, stand.slice(), k, c) ? Math.round(UNIT / room(on, k, c)) : -1;
      }
      for (const value of kinds)
        if (inBag[value] > 0 && weights[classOf[value]] > 0)
          put(value, inBag[value] * weights[classOf[value]]);
    },
    forget(): void {
      known = new WeakMap();
      latest = undefined;
    },
    effort: (): number => stands.effort(),
  };
}

function begins(known: Int32Array, k: number, drawn: Int32Array, from: number): boolean {
  for (let i = 0; i < k; i++) if (known[i] !== drawn[from + i]) return false;
  return true;
}
