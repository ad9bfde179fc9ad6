import { type Classes, type Ground, idleWants } from './spread-ground.ts';

/** A full arrangement: the class on each site, and behind them the classes that stay in the bags. */
export type Stand = Int8Array;

/** The places of a stand, and what may lie there. */
export interface Places {
  readonly ground: Ground;
  /** [place] */
  readonly bag: Int16Array;
  /** [site]: classes as bits */
  readonly allowed: Int32Array;
  readonly sites: number;
  /** wants that are met whatever happens, as bits */
  readonly idle: number;
}

/** Looks at a place that finding a first stand may take. */
const SEARCH = 1_000_000;
/** and that mending one may take by place */
export const MENDING = 6;

/** Finds arrangements that keep the rules, and mends them when one place changes, by swapping; never for long. */
export function makeStands(classes: Classes) {
  const { count, bags, clash, inBag, standsOut, allowed, wants } = classes;
  let steps = 0;

  function placesOf(ground: Ground): Places {
    const rest = Array.from({ length: bags }, (_, b) =>
      inBag.subarray(b * count, (b + 1) * count).reduce((sum, n) => sum + n, 0),
    );
    for (const b of ground.sites.bag) rest[b]--;
    const inBags = rest.flatMap((n, b) => new Array<number>(Math.max(0, n)).fill(b));
    return {
      ground,
      bag: Int16Array.from([...ground.sites.bag, ...inBags]),
      allowed: ground.ruled.map((bits) => allowed(bits)),
      idle: idleWants(classes, ground),
      sites: ground.sites.at.length,
    };
  }

  const clashes = ({ bag }: Places, at: number, c: number, other: number, d: number): boolean =>
    clash[((bag[at] * bags + bag[other]) * count + c) * count + d] === 1;

  /** How many rules would be broken if class c lay there. */
  function trouble(on: Places, stand: Stand, at: number, c: number): number {
    steps++;
    if (at >= on.sites) return 0;
    let n = on.allowed[at] & (1 << c) ? 0 : 1;
    for (const i of on.ground.beside[at]) if (stand[i] >= 0 && clashes(on, at, c, i, stand[i])) n++;
    return n;
  }

  function swap(stand: Stand, a: number, b: number): void {
    const was = stand[a];
    stand[a] = stand[b];
    stand[b] = was;
  }

  function troubleSwapped(on: Places, stand: Stand, a: number, b: number): number {
    swap(stand, a, b);
    const n = trouble(on, stand, a, stand[a]) + trouble(on, stand, b, stand[b]);
    swap(stand, a, b);
    return n;
  }

  /** The place after `fixed` to swap with: any that ends the trouble, or else the one that leaves least of it. */
  function partner(
    on: Places,
    stand: Stand,
    at: number,
    fixed: number,
    start: number,
    fits: (other: number) => boolean,
  ): number {
    const free = stand.length - fixed - 1;
    let best = -1;
    let least = Infinity;
    for (let i = 0; i < free && least > 0; i++) {
      const other = fixed + 1 + ((start + i) % free);
      if (other === at || on.bag[other] !== on.bag[at] || stand[other] === stand[at] || !fits(other))
        continue;
      const left = troubleSwapped(on, stand, at, other);
      const gone = left === 0 ? 0 : trouble(on, stand, other, stand[other]);
      const cost = left === 0 ? 0 : Math.max(0, left - gone) + 1;
      if (cost < least) {
        least = cost;
        best = other;
      }
    }
    return best;
  }

  /**
   * Swaps places after `fixed` until none of those listed, nor any it had to move, breaks a rule. False when that takes
   * more looks than there are, or when a fixed place breaks one by itself.
   */
  function mend(on: Places, stand: Stand, fixed: number, listed: number[], looks: number): boolean {
    const limit = steps + looks;
    const open = [...listed];
    const resting = new Int32Array(stand.length);
    let chance = fixed + 2;
    for (let round = 1; open.length > 0; round++) {
      if (steps > limit) return false;
      let at = open.pop()!;
      if (trouble(on, stand, at, stand[at]) === 0) continue;
      if (at <= fixed) {
        // What is fixed stays; the neighbour that it clashes with goes.
        const near = on.ground.beside[at].find((i) => i > fixed && clashes(on, at, stand[at], i, stand[i]));
        if (near === undefined) return false;
        open.push(at);
        at = near;
      }
      chance = (Math.imul(chance, 1664525) + 1013904223) | 0;
      const other = partner(on, stand, at, fixed, chance >>> 8, (one) => resting[one] < round);
      if (other < 0) return false;
      swap(stand, at, other);
      resting[at] = resting[other] = round + 2;
      open.push(at, other);
    }
    return true;
  }

  /** Brings what is wanted to where it counts by single swaps after `fixed`. False when one of the wants finds none. */
  function satisfy(on: Places, stand: Stand, fixed: number): boolean {
    const { ruled } = on.ground;
    for (const [w, want] of wants.entries()) {
      const meets = (at: number, c: number): boolean =>
        (ruled[at] & want.rule) !== 0 && (want.classes & (1 << c)) !== 0;
      if (on.idle & (1 << w) || ruled.some((_, at) => meets(at, stand[at]))) continue;
      let found = false;
      for (let at = fixed + 1; at < on.sites && !found; at++) {
        if (!(ruled[at] & want.rule)) continue;
        const other = partner(on, stand, at, fixed, at, (one) => meets(at, stand[one]));
        if (other < 0 || troubleSwapped(on, stand, at, other) > 0) continue;
        swap(stand, at, other);
        // Nor may an earlier want lose what it has.
        found = wants.every(
          (earlier, i) =>
            i > w ||
            on.idle & (1 << i) ||
            ruled.some((bits, site) => bits & earlier.rule && earlier.classes & (1 << stand[site])),
        );
        if (!found) swap(stand, at, other);
      }
      if (!found) return false;
    }
    return true;
  }

  /** Changes the stand so that class c lies on site k and nothing before k moves. False, and nothing changed, if it finds no way. */
  function turn(on: Places, stand: Stand, k: number, c: number): boolean {
    if (stand[k] === c) return true;
    if (!(on.allowed[k] & (1 << c))) return false;
    for (const i of on.ground.beside[k]) if (i < k && clashes(on, k, c, i, stand[i])) return false;
    const other = partner(on, stand, k, k, k * 7919, (one) => stand[one] === c);
    if (other < 0) return false;
    const changed = stand.slice();
    swap(changed, k, other);
    if (!mend(on, changed, k, [other, k], MENDING * stand.length) || !satisfy(on, changed, k)) return false;
    stand.set(changed);
    return true;
  }

  /** A stand that keeps the rules, if there is one that can be found. */
  function first(on: Places): Stand | undefined {
    if (hopeless(on)) return undefined;
    for (const close of [true, false]) {
      const stand = packed(on, close);
      const sites = Array.from({ length: on.sites }, (_, at) => at);
      if (mend(on, stand, -1, sites, SEARCH) && satisfy(on, stand, -1)) return stand;
    }
    return undefined;
  }

  /** Whether there are more of a class than sites for it, or than sites that do not touch. */
  function hopeless(on: Places): boolean {
    const rest = on.bag.length - on.sites;
    const room = roomApart(on.ground.beside);
    for (let c = 0; c < count; c++) {
      let apart = 0;
      for (let b = 0; b < bags; b++) {
        const n = inBag[b * count + c];
        let open = 0;
        for (let at = 0; at < on.sites; at++) if (on.bag[at] === b && on.allowed[at] & (1 << c)) open++;
        if (n - rest > open) return true;
        if (clash[((b * bags + b) * count + c) * count + c]) apart += n;
      }
      if (apart - rest > room) return true;
    }
    return false;
  }

  /** Each class in turn, the hardest first, where it breaks no rule; close together, so that there is room for all, or not. */
  function packed(on: Places, close: boolean): Stand {
    const stand = new Int8Array(on.bag.length).fill(-1);
    const freedom = (c: number): number => {
      let open = 0;
      for (const bits of on.allowed) if (bits & (1 << c)) open++;
      return standsOut[c] > 0 ? open : open + on.sites;
    };
    const order = Array.from({ length: count }, (_, c) => ({ c, freedom: freedom(c) }))
      .sort((a, b) => a.freedom - b.freedom)
      .map(({ c }) => c);
    for (const c of order)
      for (let b = 0; b < bags; b++)
        for (let n = inBag[b * count + c]; n > 0; n--)
          stand[roomFor(on, stand, b, c, close && standsOut[c] > 0, n)] = c;
    return stand;
  }

  function roomFor(on: Places, stand: Stand, b: number, c: number, close: boolean, n: number): number {
    const total = stand.length;
    let best = -1;
    let most = -1;
    for (let i = 0; i < total; i++) {
      const at = close ? i : (i + n * 7919) % total;
      if (stand[at] >= 0 || on.bag[at] !== b) continue;
      if (best < 0) best = at;
      if (at >= on.sites || trouble(on, stand, at, c) > 0) continue;
      // The more of its neighbours are taken from this class already, the less room it costs.
      const shared = close
        ? 1 + on.ground.beside[at].filter((i) => stand[i] < 0 && trouble(on, stand, i, c) > 0).length
        : 1;
      if (shared > most) {
        most = shared;
        best = at;
      }
      if (!close) break;
    }
    return best;
  }

  return { placesOf, first, turn, effort: (): number => steps };
}

/** No fewer than the sites that can be chosen so that no two of them touch: of three that all touch only one can. */
function roomApart(beside: Ground['beside']): number {
  const covered = new Uint8Array(beside.length);
  let room = 0;
  for (let at = 0; at < beside.length; at++) {
    if (covered[at]) continue;
    room++;
    covered[at] = 1;
    const near = beside[at].filter((i) => !covered[i]);
    const pair = near.flatMap((a) => near.filter((b) => beside[a].includes(b)).map((b) => [a, b])).at(0);
    for (const i of pair ?? near.slice(0, 1)) covered[i] = 1;
  }
  return room;
}
