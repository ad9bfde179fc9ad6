import type { Looks } from './looks.ts';
import type { OptionSpecs, Options } from './options.ts';
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
  readonly needs?: readonly string[];
  /** what it needs besides with so many seats */
  readonly needsAt?: Readonly<Record<number, readonly string[]>>;
  /** numbers of seats that it makes playable where the modules it builds on are not for so many */
  readonly opens?: readonly number[];
  /** by the id of another module: why there is no playing both, as the end of a sentence */
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
  readonly words: Words;
  readonly looks?: Looks;
}

/** A module of any kind of game, for whoever does not compile it. */
export type AnyModule = Manifest & Omit<AnyPart, 'id'> & { readonly parts?: readonly AnyPart[] };

/** The parts of these modules, in the order in which they amend each other: those a module configures, then its own. */
export function partsOf<P extends object>(modules: readonly (P & { readonly parts?: readonly P[] })[]): P[] {
  return modules.flatMap((module) => [...(module.parts ?? []), module]);
}
