import type { Campaign } from './campaign.ts';
import type { Looks } from './looks.ts';
import type { Offers, OptionSpecs, Options } from './options.ts';
import type { AnyPart } from './part.ts';
import type { Words } from './words.ts';

/** What an expansion, scenario, variant or house rule of any kind of game says of itself. */
export interface Manifest {
  readonly id: string;
  readonly kind: 'game' | 'expansion' | 'scenario' | 'variant' | 'board';
  /** raised when an old log of a game with it would no longer replay the same; 1 if not said */
  readonly version?: number;
  /** only a ground for others, not a game of its own */
  readonly internal?: boolean;
  readonly seats: readonly number[];
  /** nobody but who is built on it can make it playable for other numbers */
  readonly fixed?: boolean;
  readonly needs?: readonly string[];
  /** of a variant: what it is played on where nothing is asked for that could be, if not on the usual game */
  readonly host?: string;
  /** what it needs besides with so many seats */
  readonly needsAt?: Readonly<Record<number, readonly string[]>>;
  /** numbers of seats that it makes playable where the modules it builds on are not for so many */
  readonly opens?: readonly number[];
  /** by the id of another module, where it does not follow from `wants` and `takes`: why there is no playing both, as the end of a sentence */
  readonly conflicts?: Readonly<Record<string, string>>;
  /** why nothing can be added to it that is not made for it, as the end of a sentence */
  readonly alone?: string;
  /** by the id of another module: the one with the rules between the two, which comes along when both are played */
  readonly pairs?: Readonly<Record<string, string>>;
  /** comes after these if they are present */
  readonly after?: readonly string[];
  readonly options?: OptionSpecs;
  /** options of needed modules that this one prefers otherwise; `chosen` is the table's wish, not yet checked */
  readonly defaults?: Options | ((seats: number, chosen?: Readonly<Record<string, unknown>>) => Options);
  /** by option, a number: how much more it is with this module than what those say that do not stand on it */
  readonly raises?: Readonly<Record<string, number | ((seats: number, was: number) => number)>>;
  /** what it leaves to choose of options, its own or those of its grounds; with fewer than two values one is not offered */
  readonly offers?: Offers | ((seats: number, options: Options) => Offers);
  /** several games that are told as one: its chapters and what is carried over */
  readonly campaign?: Campaign;
  readonly words: Words;
  readonly looks?: Looks;
}

/** A module of any kind of game, for whoever does not compile it. */
export type AnyModule = Manifest & Omit<AnyPart, 'words'> & { readonly parts?: readonly AnyPart[] };

interface Usable<P> {
  readonly id: string;
  readonly of?: unknown;
  readonly uses?: readonly P[];
}

/**
 * The parts of these modules, in the order in which they amend each other: those a module configures, each after the
 * parts it uses, then the module's own. Each is there once.
 */
export function partsOf<P extends Usable<P>>(
  modules: readonly (P & { readonly parts?: readonly P[] })[],
): P[] {
  const parts: P[] = [];
  const found = new Map<string, { readonly part: P; readonly by: string }>();
  const add = (part: P, by: string): void => {
    const known = found.get(part.id);
    if (known) {
      if (alike(known.part.of, part.of)) return;
      throw new Error(`"${known.by}" and "${by}" have the part "${part.id}" each in a way of its own`);
    }
    found.set(part.id, { part, by });
    for (const used of part.uses ?? []) add(used, by);
    parts.push(part);
  };
  for (const module of modules) {
    for (const part of module.parts ?? []) add(part, module.id);
    add(module, module.id);
  }
  return parts;
}

/** The same parts, without those that one of them leaves out with these options and none restores. */
export function partsKept<P extends Usable<P> & Leaving>(
  modules: readonly (P & { readonly parts?: readonly P[] })[],
  options: Options,
): P[] {
  const all = partsOf<P>(modules);
  const leftOut = new Set(
    all.flatMap(({ without = {} }) => {
      const { parts = [] } = typeof without === 'function' ? without(options) : without;
      return parts;
    }),
  );
  const restored = new Set(all.flatMap(({ restores = [] }) => restores));
  return all.filter(({ id }) => !leftOut.has(id) || restored.has(`part.${id}`));
}

/** What may leave parts out, by their ids, or keep those that others leave out. */
export interface Leaving {
  readonly without?: LeftOut | ((options: Options) => LeftOut);
  readonly restores?: readonly string[];
}

interface LeftOut {
  readonly parts?: readonly string[];
}

/** Whether two configurations say the same: data by what it holds, functions by being the same. */
function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const [a, b] = [Object.entries(one), Object.entries(other)];
  return (
    a.length === b.length && a.every(([key, value]) => alike(value, (other as Record<string, unknown>)[key]))
  );
}
