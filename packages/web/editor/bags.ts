import type { LayoutGroup, Token } from '@hexwright/island';
import { itemAt, itemOf } from '@hexwright/kernel';
import type { Draft } from './draft.ts';

export type Counts = Readonly<Record<string, number>>;

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** A bag with more or less of something; of what is gone it says nothing. */
export function changed(counts: Counts, what: string, by: number): Record<string, number> {
  const { [what]: was = 0, ...others } = counts;
  return was + by > 0 ? { ...counts, [what]: was + by } : others;
}

/** What is to go into a bag or out of it first, where it has to change. */
export interface Liking {
  readonly terrain?: string;
  readonly number?: Token;
}

/**
 * Brings the bags of a group into step with its hexes: as many terrains as there are hexes without one, as many numbers as
 * there are hexes that wait for one. What people put into a bag stays there as far as it can.
 */
export function balanced(
  draft: Draft,
  name: string | undefined,
  yields: ReadonlySet<string>,
  liking: Liking = {},
): Draft {
  const group = name === undefined ? undefined : draft.groups[name];
  if (name === undefined || !group) return draft;
  const hexes = draft.hexes.filter((hex) => hex.group === name);
  const { [name]: _gone, ...others } = draft.groups;
  if (hexes.length === 0) return { ...draft, groups: others };
  const open = hexes.filter(({ terrain, hidden }) => terrain === undefined && hidden === undefined).length;
  const byPieces = draft.assembly !== undefined && !group.terrains;
  let next: LayoutGroup = group;
  if (!byPieces && (group.terrains || open > 0))
    next = {
      ...next,
      terrains: terrainsFor(group.terrains ?? {}, open + (group.spare ?? 0), yields, liking.terrain),
    };
  const waiting = byPieces ? null : waitingIn(next, hexes, yields);
  if (waiting !== null) next = numbersFor(next, waiting, liking.number);
  return { ...draft, groups: { ...others, [name]: next } };
}

function terrainsFor(
  bag: Counts,
  wanted: number,
  yields: ReadonlySet<string>,
  liked: string | undefined,
): Record<string, number> {
  let counts: Record<string, number> = { ...bag };
  while (sumOf(counts) < wanted) counts = changed(counts, liked ?? scarcest(counts, yields), 1);
  while (sumOf(counts) > wanted)
    counts = changed(counts, liked !== undefined && counts[liked] ? liked : commonest(counts), -1);
  return counts;
}

function scarcest(counts: Counts, yields: ReadonlySet<string>): string {
  return [...yields].reduce((best, each) => ((counts[each] ?? 0) < (counts[best] ?? 0) ? each : best));
}

function commonest(counts: Counts): string {
  return Object.keys(counts).reduce((best, each) =>
    itemOf(counts, each) > itemOf(counts, best) ? each : best,
  );
}

/** How many numbers a group has to bring; null where that is not known before chance has laid it. */
function waitingIn(
  { terrains = {} }: LayoutGroup,
  hexes: readonly Draft['hexes'][number][],
  yields: ReadonlySet<string>,
): number | null {
  let waiting = 0;
  for (const { terrain, number, hidden } of hexes) {
    if (hidden !== undefined) continue;
    if (terrain === undefined && number !== undefined) return null;
    if (number === undefined && terrain !== undefined && yields.has(terrain)) waiting++;
  }
  for (const [terrain, count] of Object.entries(terrains)) if (yields.has(terrain)) waiting += count;
  return waiting;
}

/** Numbers in a set order stay so while there are as many as before; otherwise they are shuffled from now on. */
function numbersFor(group: LayoutGroup, waiting: number, liked: Token | undefined): LayoutGroup {
  const { numbers } = group;
  if (!numbers || numbers.arrange === 'none') {
    if (liked === undefined && (numbers || waiting === 0)) return group;
    return waiting === 0
      ? group
      : { ...group, numbers: { arrange: 'shuffle', bag: tokensFor([], waiting, liked) } };
  }
  const tokens = numbers.arrange === 'shuffle' ? (numbers.bag ?? numbers.sequence) : numbers.sequence;
  if (tokens?.length === waiting && (numbers.arrange !== 'sequence' || numbers.path?.length)) return group;
  return { ...group, numbers: { arrange: 'shuffle', bag: tokensFor(tokens ?? [], waiting, liked) } };
}

/** how often each number lies on the usual island */
const USUAL: Readonly<Record<number, number>> = {
  2: 1,
  3: 2,
  4: 2,
  5: 2,
  6: 2,
  8: 2,
  9: 2,
  10: 2,
  11: 2,
  12: 1,
};
const NUMBERS = Object.keys(USUAL).map(Number);
const USUALLY = sumOf(USUAL);

function tokensFor(tokens: readonly Token[], wanted: number, liked: Token | undefined): Token[] {
  const list = [...tokens];
  while (list.length < wanted) list.push(liked ?? mostWanted(list));
  while (list.length > wanted) {
    const at = liked === undefined ? -1 : list.findIndex((token) => String(token) === String(liked));
    list.splice(at >= 0 ? at : list.lastIndexOf(leastWanted(list)), 1);
  }
  return list.sort((a, b) => first(a) - first(b));
}

const first = (token: Token): number => (typeof token === 'number' ? token : (token[0] ?? 0));

/** how many of a number are missing, compared with the usual island */
function missing(list: readonly Token[], number: number): number {
  const here = list.filter((token) => token === number).length;
  return ((USUAL[number] ?? 0) * (list.length + 1)) / USUALLY - here;
}

function mostWanted(list: readonly Token[]): number {
  return NUMBERS.reduce((best, each) => (missing(list, each) > missing(list, best) ? each : best), 6);
}

function leastWanted(list: readonly Token[]): Token {
  const singles = NUMBERS.filter((number) => list.includes(number));
  if (singles.length === 0) return itemAt(list, list.length - 1);
  return singles.reduce((best, each) => (missing(list, each) < missing(list, best) ? each : best));
}

/** As many harbours in the bag as there are places without a kind; what players lay themselves is left alone. */
export function balancedHarbours(draft: Draft, liked?: string): Draft {
  const { places, bag = {}, stock, ...rest } = draft.harbours;
  if (stock || draft.assembly) return draft;
  const open = places.filter(({ kind }) => kind === undefined).length;
  let counts: Record<string, number> = { ...bag };
  while (sumOf(counts) < open) counts = changed(counts, liked ?? 'any', 1);
  while (sumOf(counts) > open)
    counts = changed(counts, liked !== undefined && counts[liked] ? liked : commonest(counts), -1);
  return { ...draft, harbours: { ...rest, places, ...(open > 0 && { bag: counts }) } };
}
