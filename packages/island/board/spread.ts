import type { Sites } from './deal.ts';
import { makeCounting } from './spread-counting.ts';
import { type Ground, layGround, type SpreadRule, sortIntoClasses } from './spread-ground.ts';
import { makeSwapping } from './spread-swapping.ts';
import type { Filled, Put } from './stage.ts';

export type { SpreadRule } from './spread-ground.ts';

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
  /** How many steps it has taken so far. */
  effort(): number;
}

/** What was worked out and may be kept before the oldest is forgotten, in numbers. */
const MEMORY = 600_000;
/** Rules are kept as bits. */
const MOST_RULES = 30;

/**
 * Deals with rules, without dead ends. Where the ways to finish can be counted they are, and every arrangement is equally
 * likely; boards too wide for that are dealt by swapping on an arrangement that keeps the rules. Which of the two it is
 * depends on the board alone, never on what was dealt before.
 *
 * Where no arrangement keeps all rules, the last ones are given up until one does.
 */
export function makeSpread(
  rules: readonly SpreadRule[],
  bags: readonly Int32Array[],
  values: number,
  hexHex: Int16Array,
): Spread {
  if (rules.length > MOST_RULES)
    throw new Error(`groups that touch have ${rules.length} constraints together; ${MOST_RULES} can be kept`);
  const levels = rules.map((_, given) => makeLevel(rules.slice(0, rules.length - given), bags, values));
  const rulesOf = bags.map((_, bag) => [...rules.keys()].filter((i) => rules[i].bags.includes(bag)));

  interface Found {
    key: Int32Array;
    level: (typeof levels)[number] | undefined;
    ground: Ground;
  }
  const known = new Map<number, Found>();
  let remembered = 0;
  let latest: Found | undefined;
  let seen: Pick<Filled, 'terrain' | 'numbers'> | undefined;
  let key = new Int32Array(0);

  /** The rules that keep their values away from a hex, whatever else is dealt, or want one there: one bit each. */
  function ruled(board: Filled, hex: number, bag: number): number {
    let bits = 0;
    for (const i of rulesOf[bag]) {
      const { rule } = rules[i];
      if ('ban' in rule) {
        if (rule.ban(board, hex)) bits |= 1 << i;
        continue;
      }
      if ('some' in rule) {
        if (rule.some(board, hex)) bits |= 1 << i;
        continue;
      }
      for (let d = 0; d < 6; d++) {
        const next = hexHex[hex * 6 + d];
        if (next >= 0 && rule.apart(board, next)) bits |= 1 << i;
      }
    }
    return bits;
  }

  function find(board: Filled, sites: Sites): Found {
    // Mostly the board is that of the draw before.
    if (latest && seen && same(seen.terrain, board.terrain) && same(seen.numbers, board.numbers)) {
      const known = latest.ground.sites;
      if (same(known.at, sites.at) && same(known.bag, sites.bag)) return latest;
    }
    seen = { terrain: board.terrain.slice(), numbers: board.numbers.slice() };
    const n = sites.at.length;
    if (key.length !== n * 3) key = new Int32Array(n * 3);
    let hash = 17;
    for (let k = 0; k < n; k++) {
      const bits = ruled(board, sites.at[k], sites.bag[k]);
      key[k * 3] = sites.at[k];
      key[k * 3 + 1] = sites.bag[k];
      key[k * 3 + 2] = bits;
      hash = (Math.imul(hash, 31) + Math.imul(sites.at[k], 0x9e3779b1) + bits) | 0;
    }
    if (latest && same(latest.key, key)) return latest;
    const met = known.get(hash);
    latest = met && same(met.key, key) ? met : search(hash, sites);
    return latest;
  }

  // Boards recur from game to game, so what was worked out for one is kept.
  function search(hash: number, sites: Sites): Found {
    if (remembered > MEMORY) {
      known.clear();
      for (const level of levels) level.forget();
      remembered = 0;
    }
    const before = effort();
    const ground = layGround(sites, hexHex, key);
    const level = levels.find((one) => one.possible(ground));
    const found = { key: key.slice(), level, ground };
    known.set(hash, found);
    remembered += key.length + effort() - before;
    return found;
  }

  const effort = (): number => levels.reduce((sum, level) => sum + level.effort(), 0);

  return {
    effort,
    outcomes(k, drawn, from, board, sites, left, kinds, put) {
      const { level, ground } = find(board, sites);
      level?.outcomes(ground, k, drawn, from, left, kinds, put);
      return level !== undefined;
    },
  };
}

/** The rules that are kept together, counted where that is affordable. */
function makeLevel(rules: readonly SpreadRule[], bags: readonly Int32Array[], values: number) {
  const classes = sortIntoClasses(rules, bags, values);
  const counting = makeCounting(classes);
  const swapping = makeSwapping(classes);
  const wayFor = (ground: Ground) => (counting.affords(ground) ? counting : swapping);
  return {
    possible: (ground: Ground): boolean => wayFor(ground).possible(ground),
    outcomes(
      ground: Ground,
      k: number,
      drawn: Int32Array,
      from: number,
      inBag: Int32Array,
      kinds: readonly number[],
      put: Put,
    ): void {
      wayFor(ground).outcomes(ground, k, drawn, from, inBag, kinds, put);
    },
    forget(): void {
      counting.forget();
      swapping.forget();
    },
    effort: (): number => counting.effort() + swapping.effort(),
  };
}

function same<Numbers extends Int16Array | Int32Array>(key: Numbers, other: Numbers): boolean {
  if (key.length !== other.length) return false;
  for (let i = 0; i < key.length; i++) if (key[i] !== other[i]) return false;
  return true;
}
