import type { Sites } from './deal.ts';
import type { Filled, Put } from './stage.ts';

/** A rule that a deal over hexes has to keep. Values are told apart only as far as some rule does: by class. */
export interface SpreadRule {
  /** the bags that wish it */
  bags: readonly number[];
  holds: (value: number) => boolean;
  /** apart: no two of its values on neighbouring hexes. ban: none of its values on hexes where `at` is true. */
  rule: { apart: (board: Filled, hex: number) => boolean } | { ban: (board: Filled, hex: number) => boolean };
}

export interface Spread {
  /** Lists the outcomes that some arrangement with all rules completes. False when there is nothing to keep. */
  outcomes(
    k: number,
    drawn: Int32Array,
    from: number,
    board: Filled,
    sites: Sites,
    left: Int32Array,
    kinds: readonly number[],
    put: Put,
  ): boolean;
}

/**
 * Deals with rules, without dead ends and without bias. How many ways there are to finish depends only on what is left
 * of each class and on the classes along the frontier between the filled and the open hexes; so the ways can be
 * counted once and remembered, and an outcome weighs as many ways as it leaves open.
 *
 * Where no arrangement keeps all rules, the last ones are given up until one does.
 */
export function makeSpread(
  rules: readonly SpreadRule[],
  bags: readonly Int32Array[],
  values: number,
  hexHex: Int16Array,
): Spread {
  const levels = rules.map((_, given) =>
    makeLevel(rules.slice(0, rules.length - given), bags, values, hexHex),
  );
  return {
    outcomes(k, drawn, from, board, sites, left, kinds, put) {
      for (const level of levels) {
        const ground = level.ground(board, sites);
        if (ground.possible) {
          level.outcomes(ground, k, drawn, from, left, kinds, put);
          return true;
        }
      }
      return false;
    },
  };
}

/** The hexes of one deal as the rules see them. Grounds recur from game to game, so what was counted is kept. */
interface Ground {
  key: Int16Array;
  sites: Sites;
  /** classes each site may hold, one bit each */
  allowed: Uint8Array;
  /** the neighbours of a site that come before it */
  before: readonly (readonly number[])[];
  /** sites before k with a neighbour at or after k */
  frontier: readonly (readonly number[])[];
  /** ways to go on from site k */
  memo: Map<number, number>[];
  possible: boolean;
}

/** Counted ways that may be kept before the oldest are forgotten. */
const MEMORY = 600_000;
/** Weights are drawn from with 32 bits. */
const HEAVIEST = 2 ** 31;

function makeLevel(
  rules: readonly SpreadRule[],
  bags: readonly Int32Array[],
  values: number,
  hexHex: Int16Array,
) {
  const { classOf, classes } = sortIntoClasses(rules, bags, values);
  const inClass = rules.map((rule) => {
    let mask = 0;
    for (let v = 0; v < values; v++) if (classOf[v] >= 0 && rule.holds(v)) mask |= 1 << classOf[v];
    return mask;
  });
  const clash = clashes(rules, inClass, bags.length, classes);
  const standsOut = new Uint8Array(classes);
  let standouts = 0;
  for (let c = 0; c < classes; c++) {
    const apart = rules.some((rule, i) => 'apart' in rule.rule && inClass[i] & (1 << c));
    if (apart) standsOut[c] = ++standouts;
  }
  const allOfClass = new Int32Array(bags.length * classes);
  bags.forEach((bag, b) => {
    for (let v = 0; v < values; v++) if (bag[v] > 0) allOfClass[b * classes + classOf[v]] += bag[v];
  });

  const grounds = new Map<number, Ground>();
  const memos = new Map<string, Map<number, number>>();
  let remembered = 0;
  let latest: Ground | undefined;
  const key = new Int16Array(4096);

  function ground(board: Filled, sites: Sites): Ground {
    const n = sites.at.length;
    let length = 0;
    let hash = 17;
    for (let k = 0; k < n; k++) {
      const allowed = allowedAt(board, sites, k);
      key[length++] = sites.at[k];
      key[length++] = (sites.bag[k] << 8) | allowed;
      hash = (Math.imul(hash, 31) + sites.at[k] * 256 + allowed) | 0;
    }
    if (latest && same(latest.key, key, length)) return latest;
    const known = grounds.get(hash);
    if (known && same(known.key, key, length)) {
      latest = known;
      return known;
    }
    if (remembered > MEMORY) {
      grounds.clear();
      memos.clear();
      remembered = 0;
    }
    latest = layGround(key.slice(0, length), { at: sites.at.slice(), bag: sites.bag.slice() }, hexHex, memos);
    grounds.set(hash, latest);
    left.set(allOfClass);
    latest.possible = ways(latest, 0) > 0;
    return latest;
  }

  function allowedAt(board: Filled, sites: Sites, k: number): number {
    const hex = sites.at[k];
    let allowed = (1 << classes) - 1;
    for (let i = 0; i < rules.length; i++) {
      const { rule, bags: wishing } = rules[i];
      if (!wishing.includes(sites.bag[k])) continue;
      if ('ban' in rule) {
        if (rule.ban(board, hex)) allowed &= ~inClass[i];
        continue;
      }
      for (let d = 0; d < 6; d++) {
        const next = hexHex[hex * 6 + d];
        if (next >= 0 && rule.apart(board, next)) allowed &= ~inClass[i];
      }
    }
    return allowed;
  }

  // The position that `ways` counts from: the class on each site so far, and what is left of each class in each bag.
  const placed = new Int8Array(2048);
  const left = new Int32Array(bags.length * classes);

  function fits(on: Ground, k: number, c: number): boolean {
    if (!(on.allowed[k] & (1 << c))) return false;
    const bag = on.sites.bag[k];
    for (const i of on.before[k]) {
      if (clash[((bag * bags.length + on.sites.bag[i]) * classes + c) * classes + placed[i]]) return false;
    }
    return true;
  }

  function ways(on: Ground, k: number): number {
    if (k === on.sites.at.length) return 1;
    let state = 0;
    for (const i of on.frontier[k]) state = state * (standouts + 1) + standsOut[placed[i]];
    for (let x = 0; x < left.length; x++) state = state * (allOfClass[x] + 1) + left[x];
    const known = on.memo[k].get(state);
    if (known !== undefined) return known;
    let count = 0;
    const first = on.sites.bag[k] * classes;
    for (let c = 0; c < classes; c++) {
      if (left[first + c] === 0 || !fits(on, k, c)) continue;
      left[first + c]--;
      placed[k] = c;
      count += ways(on, k + 1);
      left[first + c]++;
    }
    on.memo[k].set(state, count);
    remembered++;
    return count;
  }

  const open = new Float64Array(classes);

  function outcomes(
    on: Ground,
    k: number,
    drawn: Int32Array,
    from: number,
    inBag: Int32Array,
    kinds: readonly number[],
    put: Put,
  ): void {
    left.set(allOfClass);
    for (let i = 0; i < k; i++) {
      placed[i] = classOf[drawn[from + i]];
      left[on.sites.bag[i] * classes + placed[i]]--;
    }
    // Within a class every token is alike: it gets its share of the ways. Scaled so that all shares are whole.
    const first = on.sites.bag[k] * classes;
    let scale = 1;
    let total = 0;
    for (let c = 0; c < classes; c++) {
      open[c] = 0;
      const n = left[first + c];
      if (n === 0 || !fits(on, k, c)) continue;
      left[first + c]--;
      placed[k] = c;
      open[c] = ways(on, k + 1);
      left[first + c]++;
      if (open[c] > 0) scale *= n;
      total += open[c];
    }
    const shrink = total * scale > HEAVIEST ? HEAVIEST / (total * scale) : 1;
    for (const value of kinds) {
      const c = classOf[value];
      if (inBag[value] === 0 || open[c] === 0) continue;
      const weight = (open[c] * inBag[value] * scale) / left[first + c];
      put(value, shrink === 1 ? weight : Math.max(1, Math.floor(weight * shrink)));
    }
  }

  return { ground, outcomes };
}

/** Values that no rule tells apart share a class. */
function sortIntoClasses(rules: readonly SpreadRule[], bags: readonly Int32Array[], values: number) {
  const classOf = new Int8Array(values).fill(-1);
  const known = new Map<string, number>();
  for (let v = 0; v < values; v++) {
    if (!bags.some((bag) => bag[v] > 0)) continue;
    const mark = rules.map((rule) => (rule.holds(v) ? '1' : '0')).join('');
    const found = known.get(mark) ?? known.size;
    known.set(mark, found);
    classOf[v] = found;
  }
  if (known.size > 8) throw new Error('the constraints tell more than eight classes of values apart');
  return { classOf, classes: known.size };
}

/** [((bag * bags + other bag) * classes + class) * classes + other class]: may not be neighbours */
function clashes(
  rules: readonly SpreadRule[],
  inClass: readonly number[],
  bags: number,
  classes: number,
): Uint8Array {
  const clash = new Uint8Array(bags * bags * classes * classes);
  rules.forEach(({ rule, bags: wishing }, i) => {
    if (!('apart' in rule)) return;
    for (let x = 0; x < clash.length; x++) {
      const other = x % classes;
      const own = Math.floor(x / classes) % classes;
      const otherBag = Math.floor(x / classes / classes) % bags;
      const bag = Math.floor(x / classes / classes / bags);
      const meant = inClass[i] & (1 << own) && inClass[i] & (1 << other);
      if (meant && (wishing.includes(bag) || wishing.includes(otherBag))) clash[x] = 1;
    }
  });
  return clash;
}

function layGround(
  key: Int16Array,
  sites: Sites,
  hexHex: Int16Array,
  memos: Map<string, Map<number, number>>,
): Ground {
  const n = sites.at.length;
  const placeOf = new Map<number, number>();
  for (let k = 0; k < n; k++) placeOf.set(sites.at[k], k);
  const beside = Array.from({ length: n }, (_, k) =>
    Array.from({ length: 6 }, (_, d) => placeOf.get(hexHex[sites.at[k] * 6 + d])).filter(
      (i) => i !== undefined,
    ),
  );
  const frontier = beside.map((_, k) =>
    [...Array(k).keys()].filter((i) => beside[i].some((other) => other >= k)),
  );
  // Grounds that differ only in what lies behind the frontier go on in the same ways.
  const memo = frontier.map((edge, k) => {
    const ahead = `${edge.map((i) => sites.at[i]).join()}|${key.subarray(k * 2).join()}`;
    const known = memos.get(ahead) ?? new Map<number, number>();
    memos.set(ahead, known);
    return known;
  });
  return {
    key,
    sites,
    allowed: Uint8Array.from({ length: n }, (_, k) => key[k * 2 + 1] & 0xff),
    before: beside.map((list, k) => list.filter((i) => i < k)),
    frontier,
    memo,
    possible: false,
  };
}

function same(key: Int16Array, other: Int16Array, length: number): boolean {
  if (key.length !== length) return false;
  for (let i = 0; i < length; i++) if (key[i] !== other[i]) return false;
  return true;
}
