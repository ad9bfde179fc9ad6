import type { CornerPlace, EdgePlace, HexPlace, Token } from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';
import type { BoardDeal } from '../table/protocol.ts';
import { balanced, balancedHarbours, changed, sumOf } from './bags.ts';
import { cornerKey, type Draft, type DraftHex, edgeKey, hexOf, tidy } from './draft.ts';

/** The terrains that give something, and so take a number. */
export type Yields = ReadonlySet<string>;

/** the largest board that a layout may have, and how far out it may lie */
const HEXES = 2000;
const FARTHEST = 999;

/** The hex as it is now, or bare if there is none; the board with it as it shall be. */
function withHex(draft: Draft, at: HexPlace, change: (hex: DraftHex) => DraftHex): Draft {
  const was = hexOf(draft, at);
  if (was) return { ...draft, hexes: draft.hexes.map((hex) => (hex === was ? change(hex) : hex)) };
  const far = Math.max(Math.abs(at.q), Math.abs(at.r)) > FARTHEST;
  if (far || draft.hexes.length >= HEXES) return draft;
  return { ...draft, hexes: [...draft.hexes, change({ q: at.q, r: at.r })] };
}

/** Lays a terrain, on a hex or where there was none. A number stays if the new terrain takes one. */
export function paintTerrain(draft: Draft, at: HexPlace, terrain: string, yields: Yields): Draft {
  const was = hexOf(draft, at);
  if (was?.terrain === terrain) return draft;
  const next = withHex(draft, at, ({ hidden: _covered, number, ...hex }) => ({
    ...hex,
    terrain,
    ...(number !== undefined && yields.has(terrain) && { number }),
  }));
  return balanced(next, was?.group, yields, { terrain });
}

/** Leaves the hex to chance: what lay there goes into the bag of its group. */
export function paintChance(draft: Draft, at: HexPlace, group: string, yields: Yields): Draft {
  const was = hexOf(draft, at);
  if (was && was.terrain === undefined && was.hidden === undefined && was.group === group) return draft;
  const groups = draft.groups[group]
    ? draft.groups
    : { ...draft.groups, [group]: { terrains: {}, constraints: ['reds-apart'] } };
  const next = withHex({ ...draft, groups }, at, ({ q, r, region, area }) => ({
    q,
    r,
    ...(region !== undefined && { region }),
    ...(area !== undefined && { area }),
    group,
  }));
  const left = was?.group === group ? next : balanced(next, was?.group, yields);
  return balanced(left, group, yields, { terrain: was?.terrain, number: was?.number });
}

/** Covers the hex: it is drawn from a stack when somebody discovers it. */
export function paintHidden(draft: Draft, at: HexPlace, stack: string, yields: Yields): Draft {
  const was = hexOf(draft, at);
  if (was?.hidden === stack) return draft;
  const next = withHex(draft, at, ({ q, r, region }) => ({
    q,
    r,
    ...(region !== undefined && { region }),
    hidden: stack,
  }));
  const { terrains, numbers } = next.stacks[stack] ?? { terrains: {}, numbers: [] };
  const covered = next.hexes.filter(({ hidden }) => hidden === stack).length;
  const more = covered > sumOf(terrains) ? changed(terrains, was?.terrain ?? 'sea', 1) : terrains;
  return balanced(
    { ...next, stacks: { ...next.stacks, [stack]: { terrains: more, numbers } } },
    was?.group,
    yields,
  );
}

/** A number on the hex, several, or none at all (an empty list). Hexes that give nothing take none. */
export function paintNumber(draft: Draft, at: HexPlace, number: Token, yields: Yields): Draft {
  const was = hexOf(draft, at);
  if (!was || was.hidden !== undefined) return draft;
  if (was.terrain !== undefined && !yields.has(was.terrain)) return draft;
  const bare = typeof number !== 'number' && number.length === 0;
  if (bare && was.number === undefined && !was.group) return draft;
  if (String(was.number) === String(number) && was.number !== undefined) return draft;
  const next = withHex(draft, at, ({ number: _was, ...hex }) => ({
    ...hex,
    ...(!(bare && hex.group === undefined) && { number }),
  }));
  return balanced(next, was.group, yields, { number });
}

/** Leaves the number of a hex to chance. */
export function paintChanceNumber(draft: Draft, at: HexPlace, group: string, yields: Yields): Draft {
  const was = hexOf(draft, at);
  if (!was || was.hidden !== undefined || (was.terrain !== undefined && !yields.has(was.terrain)))
    return draft;
  const own = was.group ?? group;
  if (was.number === undefined && was.group !== undefined && draft.groups[own]?.numbers) return draft;
  const groups = draft.groups[own]
    ? draft.groups
    : { ...draft.groups, [own]: { constraints: ['reds-apart'] } };
  const next = withHex({ ...draft, groups }, at, ({ number: _was, ...hex }) => ({ ...hex, group: own }));
  return balanced(next, own, yields, { number: was.number });
}

export function eraseHex(draft: Draft, at: HexPlace, yields: Yields): Draft {
  const was = hexOf(draft, at);
  if (!was || draft.hexes.length === 1) return draft;
  const left = tidy({ ...draft, hexes: draft.hexes.filter((hex) => hex !== was) });
  return balancedHarbours(balanced(left, was.group, yields, { terrain: was.terrain }));
}

/** A harbour on an edge; without a kind, chance deals one out of the bag. */
export function paintHarbour(draft: Draft, at: EdgePlace, kind: string | undefined): Draft {
  const was = harbourAt(draft, at);
  if (was && was.kind === kind) return draft;
  const place = { q: at.q, r: at.r, side: at.side, ...(kind !== undefined && { kind }) };
  const { places } = draft.harbours;
  const next = was ? places.map((each) => (each === was ? place : each)) : [...places, place];
  return balancedHarbours({ ...draft, harbours: { ...draft.harbours, places: next } }, was?.kind ?? kind);
}

export function eraseHarbour(draft: Draft, at: EdgePlace): Draft {
  const was = harbourAt(draft, at);
  if (!was) return draft;
  const places = draft.harbours.places.filter((each) => each !== was);
  return balancedHarbours({ ...draft, harbours: { ...draft.harbours, places } });
}

export const harbourAt = (draft: Draft, at: EdgePlace): Draft['harbours']['places'][number] | undefined =>
  draft.harbours.places.find((place) => edgeKey(place) === edgeKey(at));

/** Puts a hex into a region, or into none. */
export function paintRegion(draft: Draft, at: HexPlace, region: string | undefined): Draft {
  const was = hexOf(draft, at);
  if (!was || was.region === region) return draft;
  return withHex(draft, at, ({ region: _was, ...hex }) => ({
    ...hex,
    ...(region !== undefined && { region }),
  }));
}

export type MarkValue = string | number | undefined;
export type MarkPlace =
  | { readonly on: 'hexes'; readonly at: HexPlace }
  | { readonly on: 'corners'; readonly at: CornerPlace }
  | { readonly on: 'edges'; readonly at: EdgePlace };

const markKey = (place: MarkPlace): string => {
  if (place.on === 'edges') return edgeKey(place.at);
  return place.on === 'corners' ? cornerKey(place.at) : `${place.at.q},${place.at.r}`;
};

/** Labels a place; a second time it takes the new value. */
export function paintMark(draft: Draft, place: MarkPlace, label: string, value: MarkValue): Draft {
  const marked = { ...place.at, ...(value !== undefined && { value }) };
  const places = marksOn(draft, place.on, label);
  const at = places.findIndex((each) => markKey({ ...place, at: each } as MarkPlace) === markKey(place));
  if (at >= 0 && itemAt(places, at).value === value) return draft;
  const next = at >= 0 ? places.map((each, i) => (i === at ? marked : each)) : [...places, marked];
  return withMarks(draft, place.on, label, next);
}

export function eraseMark(draft: Draft, place: MarkPlace, label: string): Draft {
  const places = marksOn(draft, place.on, label);
  const left = places.filter((each) => markKey({ ...place, at: each } as MarkPlace) !== markKey(place));
  return left.length === places.length ? draft : withMarks(draft, place.on, label, left);
}

type Marked = HexPlace & { readonly value?: string | number };

const marksOn = (draft: Draft, on: MarkPlace['on'], label: string): readonly Marked[] =>
  draft.marks[on][label] ?? [];

function withMarks(draft: Draft, on: MarkPlace['on'], label: string, places: readonly Marked[]): Draft {
  const { [label]: _was, ...others } = draft.marks[on] as Record<string, readonly Marked[]>;
  const labels = places.length > 0 ? { ...others, [label]: places } : others;
  return { ...draft, marks: { ...draft.marks, [on]: labels } as Draft['marks'] };
}

/** Where the robber begins: on a hex, on the desert wherever that lies, or beside the board. */
export function putRobber(draft: Draft, robber: Draft['robber']): Draft {
  const same = JSON.stringify(draft.robber) === JSON.stringify(robber);
  return same ? draft : { ...draft, robber };
}

/** A start of a seat on a corner, in place of whoever started there. */
export function paintStart(draft: Draft, at: CornerPlace, seat: number, piece = 'settlement'): Draft {
  const was = startAt(draft, at);
  if (was?.seat === seat) return draft;
  const others = draft.starts.filter((start) => start !== was);
  return { ...draft, starts: [...others, { seat, corner: { ...at }, piece }] };
}

export function eraseStart(draft: Draft, at: CornerPlace): Draft {
  const was = startAt(draft, at);
  return was ? { ...draft, starts: draft.starts.filter((start) => start !== was) } : draft;
}

/** The first road of a start leads along this edge; a second time it is taken away. */
export function paintStartRoad(draft: Draft, start: Draft['starts'][number], edge: EdgePlace): Draft {
  const { edge: was, ...bare } = start;
  const next = was && edgeKey(was) === edgeKey(edge) ? bare : { ...bare, edge: { ...edge } };
  return { ...draft, starts: draft.starts.map((each) => (each === start ? next : each)) };
}

export const startAt = (draft: Draft, at: CornerPlace): Draft['starts'][number] | undefined =>
  draft.starts.find((start) => cornerKey(start.corner) === cornerKey(at));

/** Leaves the whole land to chance. */
export function allByChance(draft: Draft, group: string, yields: Yields): Draft {
  return draft.hexes
    .filter(({ terrain, hidden }) => terrain !== undefined && terrain !== 'sea' && hidden === undefined)
    .reduce((next, hex) => paintChance(next, hex, group, yields), draft);
}

/** Keeps one of the boards that chance may lay: nothing is left to chance but what is hidden. */
export function asDealt(draft: Draft, { terrains, numbers, harbours }: BoardDeal, yields: Yields): Draft {
  const { assembly: _laid, ...rest } = draft;
  const { stock, bag: _dealt, places } = draft.harbours;
  return {
    ...rest,
    groups: {},
    hexes: draft.hexes.map(({ group: _filled, ...hex }, i) => {
      const terrain = itemAt(terrains, i);
      if (hex.hidden !== undefined || terrain === null) return hex;
      const { number: _was, ...bare } = hex;
      const list = numbersIn(itemAt(numbers, i));
      const number = list.length === 1 ? list[0] : list;
      return { ...bare, terrain, ...(list.length > 0 && yields.has(terrain) && { number }) };
    }),
    harbours: stock
      ? { places, stock }
      : {
          places: places.flatMap(({ kind: _any, ...place }, i) => {
            const kind = harbours[i];
            return kind === null ? [] : [{ ...place, kind }];
          }),
        },
  };
}

function numbersIn(bits: number): number[] {
  return Array.from({ length: 13 }, (_, n) => n).filter((n) => (bits >> n) & 1);
}

/** How many of a terrain, or of a number, are in the bag of a group. */
export function stepTerrain(draft: Draft, name: string, terrain: string, by: number): Draft {
  const group = draft.groups[name];
  if (!group) return draft;
  return {
    ...draft,
    groups: { ...draft.groups, [name]: { ...group, terrains: changed(group.terrains ?? {}, terrain, by) } },
  };
}

export function stepNumber(draft: Draft, name: string, number: number, by: number): Draft {
  const group = draft.groups[name];
  if (!group) return draft;
  const tokens = [...tokensOf(group)];
  const at = tokens.indexOf(number);
  if (by > 0) tokens.push(number);
  else if (at >= 0) tokens.splice(at, 1);
  else return draft;
  const bag = tokens.sort((a, b) => Number([a].flat()[0] ?? 0) - Number([b].flat()[0] ?? 0));
  return {
    ...draft,
    groups: { ...draft.groups, [name]: { ...group, numbers: { arrange: 'shuffle', bag } } },
  };
}

export function tokensOf({ numbers }: Draft['groups'][string]): readonly Token[] {
  if (!numbers || numbers.arrange === 'none') return [];
  return (numbers.arrange === 'shuffle' ? (numbers.bag ?? numbers.sequence) : numbers.sequence) ?? [];
}

export function setConstraints(draft: Draft, name: string, constraints: string[]): Draft {
  const group = draft.groups[name];
  return group ? { ...draft, groups: { ...draft.groups, [name]: { ...group, constraints } } } : draft;
}
