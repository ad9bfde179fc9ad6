import { type Classes, type Ground, idleWants } from './spread-ground.ts';
import type { Put } from './stage.ts';

/** So many positions may be counted for one board; the widest of ours needs a quarter of them. */
const AFFORDABLE = 2 ** 19;
/** Positions are numbered, and numbers are exact up to here. */
const EXACT = 2 ** 53;
/** Weights are whole numbers below this, and so is their sum. */
const HEAVIEST = 2 ** 31;

/** Larger boards keep what they count to themselves: the names to share it by would outgrow it. */
const SHARED = 200;

interface Counted {
  /** classes each site may hold, one bit each */
  allowed: Int32Array;
  /** the neighbours of a site that come before it */
  before: readonly (readonly number[])[];
  /** sites before k with a neighbour at or after k */
  frontier: readonly (readonly number[])[];
  /** [site * wants + want]: the classes that would meet it there, as bits */
  meets: Int32Array;
  /** by want: the last site where it can be met */
  lastFor: readonly number[];
  /** how many wants one value can meet at once */
  mostAtOnce: number;
  /** wants that are met from the start */
  idle: number;
  /** ways to go on from site k */
  memo: Map<number, number>[];
  possible: boolean;
}

/**
 * Deals without bias. How many ways there are to finish depends only on what is left of each class and on the classes
 * along the frontier between the filled and the open hexes; so the ways can be counted once and remembered, and an
 * outcome weighs as many ways as it leaves open. What is wanted somewhere on a few hexes is not counted, since that
 * would have to be done anew for every board: outcomes after which it could not come are left out, and that is all.
 */
export function makeCounting(classes: Classes) {
  const { count, classOf, standsOut, standouts, clash, bags, wants } = classes;
  const allMet = (1 << wants.length) - 1;
  const affordable = new WeakMap<Ground, boolean>();
  let grounds = new WeakMap<Ground, Counted>();
  const memos = new Map<string, Map<number, number>>();
  let steps = 0;

  function affords(ground: Ground): boolean {
    let answer = affordable.get(ground);
    if (answer === undefined) {
      answer = positions(ground, classes) <= AFFORDABLE;
      affordable.set(ground, answer);
    }
    return answer;
  }

  function counted(ground: Ground): Counted {
    let on = grounds.get(ground);
    if (!on) {
      const frontier = [...frontiers(ground)];
      on = {
        allowed: ground.ruled.map((bits) => classes.allowed(bits)),
        meets: Int32Array.from({ length: ground.ruled.length * wants.length }, (_, x) => {
          const want = wants[x % wants.length];
          return ground.ruled[Math.floor(x / wants.length)] & want.rule ? want.classes : 0;
        }),
        lastFor: wants.map(({ rule }) => ground.ruled.findLastIndex((bits) => bits & rule)),
        mostAtOnce: ground.ruled.reduce(
          (most, bits) => Math.max(most, wants.filter(({ rule }) => bits & rule).length),
          0,
        ),
        idle: idleWants(classes, ground),
        before: ground.beside.map((list, k) => list.filter((i) => i < k)),
        frontier,
        memo: [],
        possible: false,
      };
      on.memo = memoFor(ground, on);
      grounds.set(ground, on);
      left.set(classes.inBag);
      met = on.idle;
      on.possible = ways(ground, on, 0) > 0 && canMeet(ground, on, 0);
    }
    return on;
  }

  /** Grounds that differ only in what lies behind the frontier go on in the same ways. */
  function memoFor({ sites: { at, bag } }: Ground, on: Counted): Map<number, number>[] {
    const { frontier, allowed } = on;
    if (at.length > SHARED) return frontier.map(() => new Map());
    const ahead = Array.from(at, (hex, k) => `${hex} ${bag[k]} ${allowed[k]}`);
    return frontier.map((edge, k) => {
      const name = `${edge.map((i) => at[i]).join()}|${ahead.slice(k).join()}`;
      const known = memos.get(name) ?? new Map<number, number>();
      memos.set(name, known);
      return known;
    });
  }

  // The position that `ways` counts from: the class on each site so far, and what is left of each class in each bag.
  let placed = new Int8Array(0);
  const left = new Int32Array(bags * count);
  let met = 0;

  /** The wants that class c on site k meets, as bits. */
  function meeting(on: Counted, k: number, c: number): number {
    let bits = 0;
    for (let w = 0; w < wants.length; w++) if (on.meets[k * wants.length + w] & (1 << c)) bits |= 1 << w;
    return bits;
  }

  function fits(ground: Ground, on: Counted, k: number, c: number): boolean {
    if (!(on.allowed[k] & (1 << c))) return false;
    const { bag } = ground.sites;
    for (const i of on.before[k]) {
      if (clash[((bag[k] * bags + bag[i]) * count + c) * count + placed[i]]) return false;
    }
    return true;
  }

  function ways(ground: Ground, on: Counted, k: number): number {
    const { bag } = ground.sites;
    if (k === bag.length) return 1;
    if (placed.length < bag.length) placed = new Int8Array(bag.length);
    let state = 0;
    for (const i of on.frontier[k]) state = state * (standouts + 1) + standsOut[placed[i]];
    for (let x = 0; x < left.length; x++) state = state * (classes.inBag[x] + 1) + left[x];
    const known = on.memo[k].get(state);
    if (known !== undefined) return known;
    let sum = 0;
    const first = bag[k] * count;
    for (let c = 0; c < count; c++) {
      if (left[first + c] === 0 || !fits(ground, on, k, c)) continue;
      left[first + c]--;
      placed[k] = c;
      sum += ways(ground, on, k + 1);
      left[first + c]++;
    }
    on.memo[k].set(state, sum);
    steps++;
    return sum;
  }

  /** Whether enough values are left for what is still wanted, and sites for them from k on. */
  function mayMeet(on: Counted, k: number): boolean {
    let unmet = 0;
    let named = 0;
    for (let w = 0; w < wants.length; w++) {
      if (met & (1 << w)) continue;
      if (on.lastFor[w] < k) return false;
      unmet++;
      named |= wants[w].classes;
    }
    let values = 0;
    for (let x = 0; x < left.length; x++) if (named & (1 << (x % count))) values += left[x];
    return unmet <= values * on.mostAtOnce;
  }

  /** Whether some way to go on from site k brings all that is still wanted. Those that do come first. */
  function canMeet(ground: Ground, on: Counted, k: number): boolean {
    if (met === allMet) return true;
    const { bag } = ground.sites;
    const vain = new Set<string>();
    const stateAt = (at: number): string =>
      `${at} ${met} ${left.join()} ${on.frontier[at].map((i) => standsOut[placed[i]]).join()}`;
    const search = (at: number): boolean => {
      if (met === allMet) return true;
      if (at === bag.length || !mayMeet(on, at)) return false;
      steps++;
      // Most searches find a way at once: until one fails there is nothing to remember.
      if (vain.size > 0 && vain.has(stateAt(at))) return false;
      const first = bag[at] * count;
      for (const wanted of [true, false])
        for (let c = 0; c < count; c++) {
          const gain = meeting(on, at, c) & ~met;
          if ((gain !== 0) !== wanted || left[first + c] === 0 || !fits(ground, on, at, c)) continue;
          left[first + c]--;
          placed[at] = c;
          met |= gain;
          const found = ways(ground, on, at + 1) > 0 && search(at + 1);
          met &= ~gain;
          left[first + c]++;
          if (found) return true;
        }
      vain.add(stateAt(at));
      return false;
    };
    return search(k);
  }

  const open = new Float64Array(count);

  function outcomes(
    ground: Ground,
    k: number,
    drawn: Int32Array,
    from: number,
    inBag: Int32Array,
    kinds: readonly number[],
    put: Put,
  ): void {
    const on = counted(ground);
    const { bag } = ground.sites;
    left.set(classes.inBag);
    met = on.idle;
    if (placed.length < bag.length) placed = new Int8Array(bag.length);
    for (let i = 0; i < k; i++) {
      placed[i] = classOf[drawn[from + i]];
      met |= meeting(on, i, placed[i]);
      left[bag[i] * count + placed[i]]--;
    }
    // Within a class every token is alike: it gets its share of the ways. Scaled so that all shares are whole.
    const first = bag[k] * count;
    let scale = 1;
    let total = 0;
    for (let c = 0; c < count; c++) {
      open[c] = 0;
      const n = left[first + c];
      if (n === 0 || !fits(ground, on, k, c)) continue;
      const was = met;
      left[first + c]--;
      placed[k] = c;
      met |= meeting(on, k, c);
      const count = ways(ground, on, k + 1);
      open[c] = count > 0 && canMeet(ground, on, k + 1) ? count : 0;
      met = was;
      left[first + c]++;
      if (open[c] > 0) scale *= n;
      total += open[c];
    }
    const shrink = total * scale > HEAVIEST ? HEAVIEST / (total * scale) : 1;
    const offered = (value: number): boolean => inBag[value] > 0 && open[classOf[value]] > 0;
    let others = kinds.reduce((n, value) => n + (offered(value) ? 1 : 0), 0);
    let room = HEAVIEST - 1;
    for (const value of kinds) {
      if (!offered(value)) continue;
      const c = classOf[value];
      const share = (open[c] * inBag[value] * scale) / left[first + c];
      const weight = shrink === 1 ? share : Math.max(1, Math.floor(share * shrink));
      // Rounding may not lead beyond the room that all of them share.
      const most = room - --others;
      put(value, Math.min(weight, most));
      room -= Math.min(weight, most);
    }
  }

  return {
    affords,
    possible: (ground: Ground): boolean => counted(ground).possible,
    outcomes,
    forget(): void {
      grounds = new WeakMap();
      memos.clear();
    },
    effort: (): number => steps,
  };
}

/**
 * No fewer than the positions that counting would meet: by site, the ways in which bags can have been used so far times
 * the ways in which the frontier can look. Infinite where they could not even be numbered.
 */
function positions(ground: Ground, classes: Classes): number {
  const { count, bags, inBag, standouts, wants } = classes;
  const { bag } = ground.sites;
  const used = Array.from({ length: bags }, (_, b) => waysToUse(inBag.subarray(b * count, (b + 1) * count)));
  const taken = new Int32Array(bags);
  const numbered = inBag.reduce((product, n) => product * (n + 1), 2 ** wants.length);
  let sum = 0;
  let k = 0;
  for (const frontier of frontiers(ground)) {
    if (numbered * (standouts + 1) ** frontier.length > EXACT) return Infinity;
    sum += used.reduce(
      (product, by, b) => product * by[taken[b]],
      looks(ground, frontier, standouts) * 2 ** wants.length,
    );
    if (sum > AFFORDABLE) return sum;
    taken[bag[k++]]++;
  }
  return sum;
}

/** [n]: in how many ways n can be taken out of a bag with so many of each class */
function waysToUse(counts: Int32Array): number[] {
  let ways = [1];
  for (const most of counts) {
    const next = new Array<number>(ways.length + most).fill(0);
    let running = 0;
    for (let n = 0; n < next.length; n++) {
      running += (ways[n] ?? 0) - (ways[n - most - 1] ?? 0);
      next[n] = running;
    }
    ways = next;
  }
  return ways;
}

/** In how many ways classes that stand out can lie on a frontier, if only neighbours in its order mind each other. */
function looks({ beside }: Ground, frontier: readonly number[], standouts: number): number {
  let plain = 1;
  let each = 0;
  let last = -1;
  for (const site of frontier) {
    const all = plain + standouts * each;
    each = beside[site].includes(last) ? all - each : all;
    plain = all;
    last = site;
  }
  return frontier.length === 0 ? 1 : plain + standouts * each;
}

/** By site, those before it with a neighbour at or after it. */
function* frontiers({ beside }: Ground): Generator<number[]> {
  const last = beside.map((list) => Math.max(-1, ...list));
  let frontier: number[] = [];
  for (let k = 0; k < beside.length; k++) {
    if (k > 0) frontier.push(k - 1);
    frontier = frontier.filter((i) => last[i] >= k);
    yield frontier;
  }
}
