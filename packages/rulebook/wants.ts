import { type Refused, refuse } from '@hexwright/kernel';
import type { Outline } from './outline.ts';
import { groundOf } from './seating.ts';

/**
 * Something that a game may have or not: a robber, knight cards, harbours, sevens. Its key is that of its words where
 * it is made of things (`blocker.robber`, `card.knight`, `move.place-building`, `part.cards`), otherwise any name that
 * parts say to provide. What begins with `board.` is asked of the module whose board is played on.
 */
export interface Thing {
  readonly thing: string;
  /** what players call it, as in "needs …" or "in the place of …" */
  readonly words: string;
}

export interface Want extends Thing {
  /** what it is wanted for, as the beginning of what ends "and the other has none" */
  readonly why?: string;
}

/** What a module or part says of what must be there, and of what it changes for others. */
export interface Dealings {
  /** what must be there for it */
  readonly wants?: readonly Want[];
  /** what it does in a way of its own: no other at the table can do that too */
  readonly takes?: readonly Thing[];
  /** what is there with it, besides the things it is made of */
  readonly provides?: readonly string[];
  /** what is no longer there with it, besides the things that it leaves out */
  readonly leaves?: readonly string[];
  /** what others leave out and is there with it all the same */
  readonly restores?: readonly string[];
}

/** What one of these modules wants and does not find among them; in their order. */
export function unmetWant(modules: readonly Outline[]): Refused | undefined {
  for (const module of modules)
    for (const want of module.wants ?? []) {
      const lacking = whoLacks(modules, module, want);
      if (lacking) return apart(module, behind(modules, module, lacking), reasonOf(want));
    }
  return undefined;
}

function whoLacks(modules: readonly Outline[], asking: Outline, { thing }: Thing): Outline | undefined {
  if (thing.startsWith('board.')) {
    const ground = modules.findLast(({ board }) => board !== undefined);
    return ground?.provides?.includes(thing) ? undefined : ground;
  }
  const restored = modules.some(({ restores }) => restores?.includes(thing));
  const leaving = restored
    ? undefined
    : modules.find((other) => other !== asking && other.leaves?.includes(thing));
  // Who is made on both, the one that leaves it out and the one that wants it, may have something else in its place.
  const instead =
    leaving &&
    modules.some(
      ({ needs, provides }) =>
        needs?.includes(leaving.id) && needs.includes(asking.id) && provides?.includes(thing),
    );
  if (leaving && !instead) return leaving;
  // Which moves there are is not known before the rules are compiled: they are there unless somebody leaves them out.
  if (thing.startsWith('move.') || modules.some(({ provides }) => provides?.includes(thing)))
    return undefined;
  return modules.find((other) => other !== asking && other.kind === 'game' && !other.internal) ?? modules[0];
}

/** Nobody asked for a pair that came along with two others: the one of them that the asking module is not made on is named. */
export function behind(modules: readonly Outline[], asking: Outline, lacking: Outline): Outline {
  const ground = groundOf(asking, modules);
  const made = modules.flatMap(({ id, pairs = {} }) =>
    Object.entries(pairs).flatMap(([other, pair]) => (pair === lacking.id ? [id, other] : [])),
  );
  return modules.find(({ id }) => made.includes(id) && !ground.includes(id)) ?? lacking;
}

function reasonOf({ why, words }: Want): string {
  return `${why ?? `it needs ${words}`}, and the other has none`;
}

/** Something that both of these modules do in a way of their own. */
export function takenTwice(one: Outline, other: Outline): string | undefined {
  const taken = one.takes?.find(({ thing }) => other.takes?.some((too) => too.thing === thing));
  return taken && `each has something of its own in the place of ${taken.words}`;
}

/** The refusal of two modules for one table. */
export function apart(module: Outline, other: Outline, why: string): Refused {
  return refuse(
    'module-conflict',
    `"${module.words.name}" cannot be combined with "${other.words.name}": ${why}`,
    { module: module.id, other: other.id },
  );
}
