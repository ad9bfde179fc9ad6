import { type State, tell } from '@hexwright/kernel';
import type { Hex, Layout } from '../../board/index.ts';
import { hexesOf, NOWHERE, TWO_DICE } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface SpringsConfig {
  /** what lies there instead */
  readonly terrain: string;
  /** the barren hexes that become springs, and the numbers printed on those, one after the other */
  readonly barren: string;
  readonly printed: readonly number[];
  /** the terrains of which one hex each becomes a spring: of them by how often their number comes, from the least or the most, the second */
  readonly second: readonly { readonly of: string; readonly from: 'least' | 'most' }[];
}

/** Barren hexes that touch would be springs that touch: chance is to keep them apart. */
export function apartOnBoard(board: Layout, terrain: string): Layout {
  const groups = Object.fromEntries(
    Object.entries(board.groups).map(([name, group]) => {
      const several = (group.terrains?.[terrain] ?? 0) > 1;
      const wish = `apart:${terrain}`;
      return [
        name,
        several && !group.constraints.includes(wish)
          ? { ...group, constraints: [wish, ...group.constraints] }
          : group,
      ];
    }),
  );
  return { ...board, groups };
}

/**
 * Some hexes become springs, which never touch each other. Where the rule would have it otherwise tokens of a terrain change
 * places. Boards that have springs already stay as they are.
 */
export function springs(config: SpringsConfig): Part {
  return {
    id: `springs ${config.terrain}`,
    of: config,
    terrains: [{ id: config.terrain, gives: 'oil' }],
    words: { terms: { 'event.hex-changed': 'A hex becomes {terrain}.' } },
    prepare: (b) => (s) => {
      b.blockers.forEach(({ id }, i) => {
        if (id === 'robber') b.fields.blocker.set(s, i, NOWHERE);
      });
      if (hexesOf(b, s, b.terrain(config.terrain)).length > 0) return;
      const found = barrenSprings(b, s, config);
      found.forEach((hex, i) => {
        become(b, s, config.terrain, hex, 1 << config.printed[i]);
      });
      for (const hex of tokenSprings(b, s, config, found))
        become(b, s, config.terrain, hex, b.fields.numbers.get(s, hex));
    },
  };
}

function become(b: Book, s: State, terrain: string, hex: Hex, numbers: number): void {
  b.fields.terrain.set(s, hex, b.terrain(terrain));
  b.fields.numbers.set(s, hex, numbers);
  if (s.events) tell(s, 'hex-changed', { hex, terrain });
}

const touch = (b: Book, one: Hex, other: Hex): boolean =>
  one === other || b.walks.hexesBeside[one].includes(other);

function barrenSprings(b: Book, s: State, { barren, printed }: SpringsConfig): Hex[] {
  const found: Hex[] = [];
  for (const hex of hexesOf(b, s, b.terrain(barren)))
    if (found.length < printed.length && !found.some((other) => touch(b, hex, other))) found.push(hex);
  return found;
}

/** One hex of each of the terrains, apart from each other and from these, with as few tokens as can be in other places than before. */
function tokenSprings(b: Book, s: State, { second }: SpringsConfig, others: readonly Hex[]): Hex[] {
  let best: { cost: number; picks: readonly Pick[] } | undefined;
  const choose = (i: number, picks: readonly Pick[], cost: number): void => {
    if (best && cost >= best.cost) return;
    if (i === second.length) {
      best = { cost: cost + redsTouching(b, s, picks), picks };
      return;
    }
    for (const pick of candidates(b, s, second[i])) {
      const taken = [...others, ...picks.map(({ hex }) => hex)];
      if (!taken.some((hex) => touch(b, hex, pick.hex)))
        choose(i + 1, [...picks, pick], cost + (pick.from === pick.hex ? 0 : SWAP));
    }
    // A terrain that has no hex apart from the others has no spring.
    choose(i + 1, picks, cost + NONE);
  };
  choose(0, [], 0);
  for (const { hex, from } of best?.picks ?? []) swapTokens(b, s, hex, from);
  return (best?.picks ?? []).map(({ hex }) => hex);
}

/** A hex that becomes a spring, and the one that has the token for it. */
interface Pick {
  readonly hex: Hex;
  readonly from: Hex;
}

/** What speaks against an arrangement: two reds that touch, the more so a token that moves, most of all a spring that is missing. */
const [RED, SWAP, NONE] = [1, 2, 100];

function candidates(b: Book, s: State, { of, from }: SpringsConfig['second'][number]): Pick[] {
  const hexes = hexesOf(b, s, b.terrain(of)).filter((hex) => b.fields.numbers.get(s, hex) !== 0);
  if (hexes.length === 0) return [];
  const sign = from === 'least' ? 1 : -1;
  const odds = hexes.map((hex) => oddsOf(b, s, hex)).sort((one, other) => sign * (one - other));
  const wanted = odds[Math.min(1, odds.length - 1)];
  const fit = hexes.filter((hex) => oddsOf(b, s, hex) === wanted);
  return [
    ...fit.map((hex) => ({ hex, from: hex })),
    ...hexes.flatMap((hex) => (fit.includes(hex) ? [] : fit.map((other) => ({ hex, from: other })))),
  ];
}

function oddsOf(b: Book, s: State, hex: Hex): number {
  const numbers = b.fields.numbers.get(s, hex);
  return TWO_DICE.reduce((sum, chance, n) => ((numbers >> n) & 1 ? sum + chance : sum), 0);
}

function swapTokens(b: Book, s: State, one: Hex, other: Hex): void {
  const { numbers } = b.fields;
  const token = numbers.get(s, one);
  numbers.set(s, one, numbers.get(s, other));
  numbers.set(s, other, token);
}

const REDS = (1 << 6) | (1 << 8);

/** how many reds would touch others after these swaps, that do not before */
function redsTouching(b: Book, s: State, picks: readonly Pick[]): number {
  const count = (): number => {
    let pairs = 0;
    for (let hex = 0; hex < b.topology.hexes; hex++)
      if (b.fields.numbers.get(s, hex) & REDS)
        for (const near of b.walks.hexesBeside[hex])
          if (near > hex && b.fields.numbers.get(s, near) & REDS) pairs++;
    return pairs;
  };
  const before = count();
  for (const { hex, from } of picks) swapTokens(b, s, hex, from);
  const after = count();
  for (const { hex, from } of [...picks].reverse()) swapTokens(b, s, hex, from);
  return RED * Math.max(0, after - before);
}
