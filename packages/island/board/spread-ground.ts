import type { Sites } from './deal.ts';
import type { Filled } from './stage.ts';

/** A rule that a deal over hexes has to keep. Values are told apart only as far as some rule does: by class. */
export interface SpreadRule {
  /** the bags that wish it */
  bags: readonly number[];
  holds: (value: number) => boolean;
  /**
   * apart: no two of its values on neighbouring hexes, told by what lies on one already. ban: none of its values on these
   * hexes. some: at least one of its values on these hexes, if there are any.
   */
  rule: { apart: Says } | { ban: Says } | { some: Says };
}

type Says = (board: Filled, hex: number) => boolean;

/** The hexes of one deal as the rules see them. */
export interface Ground {
  readonly sites: Sites;
  /** [site]: the rules that keep their values away or want one there, one bit each */
  readonly ruled: Int32Array;
  /** the sites next to each site */
  readonly beside: readonly (readonly number[])[];
}

export function layGround(sites: Sites, hexHex: Int16Array, key: Int32Array): Ground {
  const n = sites.at.length;
  const placeOf = new Map<number, number>();
  for (let k = 0; k < n; k++) placeOf.set(sites.at[k], k);
  return {
    sites: { at: sites.at.slice(), bag: sites.bag.slice() },
    ruled: Int32Array.from({ length: n }, (_, k) => key[k * 3 + 2]),
    beside: Array.from({ length: n }, (_, k) =>
      Array.from({ length: 6 }, (_, d) => placeOf.get(hexHex[sites.at[k] * 6 + d])).filter(
        (i) => i !== undefined,
      ),
    ),
  };
}

/** The wants that nothing can meet because they speak of no site, as bits by their place in the list. */
export function idleWants({ wants }: Classes, { ruled }: Ground): number {
  let met = 0;
  wants.forEach(({ rule }, w) => {
    if (ruled.every((bits) => !(bits & rule))) met |= 1 << w;
  });
  return met;
}

/** What some rules make of the values. */
export interface Classes {
  readonly count: number;
  readonly bags: number;
  /** [value], -1 where no bag holds it */
  readonly classOf: Int8Array;
  /** [bag * count + class] */
  readonly inBag: Int32Array;
  /** 1, 2 … for the classes that some rule keeps apart, [class] */
  readonly standsOut: Uint8Array;
  readonly standouts: number;
  /** [((bag * bags + other bag) * count + class) * count + other class]: may not be neighbours */
  readonly clash: Uint8Array;
  /** the classes that rules leave to a site, by the bits of the rules that speak of it */
  allowed(ruled: number): number;
  /** the rules that want one of their classes somewhere */
  readonly wants: readonly Want[];
}

export interface Want {
  /** the bit of the rule on the sites where it would count */
  readonly rule: number;
  /** its classes as bits */
  readonly classes: number;
}

/** Classes are kept as bits. */
const MOST_CLASSES = 30;

/** Values that no rule tells apart share a class. */
export function sortIntoClasses(
  rules: readonly SpreadRule[],
  bags: readonly Int32Array[],
  values: number,
): Classes {
  const classOf = new Int8Array(values).fill(-1);
  const known = new Map<string, number>();
  for (let v = 0; v < values; v++) {
    if (!bags.some((bag) => bag[v] > 0)) continue;
    const mark = rules.map((rule) => (rule.holds(v) ? '1' : '0')).join('');
    const found = known.get(mark) ?? known.size;
    known.set(mark, found);
    if (found >= MOST_CLASSES)
      throw new Error(`the constraints tell more than ${MOST_CLASSES} kinds of values apart`);
    classOf[v] = found;
  }
  const count = known.size;
  const members = rules.map((rule) => {
    let mask = 0;
    for (let v = 0; v < values; v++) if (classOf[v] >= 0 && rule.holds(v)) mask |= 1 << classOf[v];
    return mask;
  });
  const standsOut = new Uint8Array(count);
  let standouts = 0;
  for (let c = 0; c < count; c++)
    if (rules.some(({ rule }, i) => 'apart' in rule && members[i] & (1 << c))) standsOut[c] = ++standouts;
  const inBag = new Int32Array(bags.length * count);
  bags.forEach((bag, b) => {
    for (let v = 0; v < values; v++) if (bag[v] > 0) inBag[b * count + classOf[v]] += bag[v];
  });
  return {
    count,
    bags: bags.length,
    classOf,
    inBag,
    standsOut,
    standouts,
    clash: clashes(rules, members, bags.length, count),
    allowed(ruled) {
      let mask = (1 << count) - 1;
      for (let i = 0; i < rules.length; i++)
        if (ruled & (1 << i) && !('some' in rules[i].rule)) mask &= ~members[i];
      return mask;
    },
    wants: rules.flatMap(({ rule }, i) => ('some' in rule ? [{ rule: 1 << i, classes: members[i] }] : [])),
  };
}

function clashes(
  rules: readonly SpreadRule[],
  members: readonly number[],
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
      const meant = members[i] & (1 << own) && members[i] & (1 << other);
      if (meant && (wishing.includes(bag) || wishing.includes(otherBag))) clash[x] = 1;
    }
  });
  return clash;
}
