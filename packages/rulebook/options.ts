import { type Outcome, type Refused, refuse, type Setup } from '@hexwright/kernel';
import type { Manifest } from './module.ts';
import { type Has, hasAll, type Ties } from './ties.ts';

export type OptionValue = number | string | boolean;

export type OptionSpec = OptionBearing &
  (
    | {
        readonly type: 'int';
        readonly default: number;
        readonly min: number;
        readonly max: number;
        readonly words: string;
      }
    | {
        readonly type: 'choice';
        readonly default: string;
        readonly values: readonly string[];
        readonly words: string;
        /** the rules leave it to a die: whoever sets the game up may throw it */
        readonly rolled?: boolean;
      }
    | { readonly type: 'flag'; readonly default: boolean; readonly words: string }
  );

/** Where an option has a say. */
interface OptionBearing {
  /** what it is about (see things.ts): a game without it does not offer the option */
  readonly of?: Ties;
  /** it has a say only where these other options, if they are offered, are chosen so: to this value, or to one of these */
  readonly when?: Readonly<Record<string, OptionValue | readonly OptionValue[]>>;
  /** values that play like the default and only name it otherwise */
  readonly alike?: readonly OptionValue[];
}

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, OptionValue>>;

/** What a module leaves to choose of options, its own or those of its grounds: these values, a range, or nothing. */
export type Offers = Readonly<
  Record<string, readonly OptionValue[] | { readonly min?: number; readonly max?: number }>
>;

/** The options that a table of these modules can choose, with the values that are left to it. */
export function offeredOptions(
  modules: readonly Pick<Manifest, 'options' | 'offers'>[],
  seats: number,
  inForce: Options,
  has: Has,
): OptionSpecs {
  const specs: OptionSpecs = Object.assign({}, ...modules.map(({ options = {} }) => options));
  const limits = modules.map(({ offers = {} }) =>
    typeof offers === 'function' ? offers(seats, inForce) : offers,
  );
  const offered: Record<string, OptionSpec> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const left = limits.reduce<OptionSpec | undefined>(
      (narrowed, limit) => narrowed && narrow(narrowed, limit[name]),
      spec,
    );
    if (left && hasAll(has, spec.of)) offered[name] = left;
  }
  return offered;
}

/** Those of the options on offer that have a say beside the others as they are chosen now. */
export function optionsWithSay(offered: OptionSpecs, inForce: Options): OptionSpecs {
  const bears = ({ when = {} }: OptionSpec): boolean =>
    Object.entries(when).every(([name, value]) => !offered[name] || [value].flat().includes(inForce[name]));
  return Object.fromEntries(Object.entries(offered).filter(([, spec]) => bears(spec)));
}

/** What is left of an option; nothing where that is no choice. */
function narrow(spec: OptionSpec, to: Offers[string] | undefined): OptionSpec | undefined {
  if (to === undefined) return spec;
  if ('length' in to) {
    if (to.length < 2) return undefined;
    return spec.type === 'choice' ? { ...spec, values: spec.values.filter((v) => to.includes(v)) } : spec;
  }
  if (spec.type !== 'int') return spec;
  const [min, max] = [Math.max(spec.min, to.min ?? spec.min), Math.min(spec.max, to.max ?? spec.max)];
  return min < max ? { ...spec, min, max } : undefined;
}

/** What is wrong with a choice that is none here; to name what is so anyway is no mistake. */
export function wrongChoice(
  offered: OptionSpecs,
  settled: Options,
  chosen: Readonly<Record<string, unknown>>,
): Refused | undefined {
  for (const [name, value] of Object.entries(chosen)) {
    if (value === settled[name]) continue;
    const spec = offered[name];
    if (!spec)
      return refuse(
        'option-settled',
        `the option "${name}" has no say in this game: it is ${JSON.stringify(settled[name])}`,
        { option: name },
      );
    const wrong = wrongValue(spec, value);
    if (wrong)
      return refuse(
        'option-range',
        `the option "${name}" ${wrong} in this game, not ${JSON.stringify(value)}`,
        {
          option: name,
        },
      );
  }
  return undefined;
}

type InForce = Outcome<{ readonly options: Options; readonly settled: Options }>;

type Settling = Pick<Manifest, 'id' | 'needs' | 'needsAt' | 'internal' | 'options' | 'defaults' | 'raises'>;

/** The options in force at a table of these modules; `settled` is what they would be if it had chosen none. */
export function optionsInForce(setup: Setup, modules: readonly Settling[]): InForce {
  const chosen = setup.options ?? {};
  const specs: OptionSpecs = Object.assign({}, ...modules.map((module) => module.options ?? {}));
  return resolveOptions(specs, preferredOptions(modules, setup.seats, chosen), chosen);
}

/**
 * What each option is if the table does not choose it. Of those that set one the last is heard, and what it sets holds
 * with everything it stands on; what joins besides raises it.
 */
export function preferredOptions(
  modules: readonly Settling[],
  seats: number,
  chosen: Readonly<Record<string, unknown>> = {},
): Options {
  const preferred: Record<string, OptionValue> = {};
  const setBy: Record<string, Settling> = {};
  for (const module of modules) {
    const { options = {}, defaults = {} } = module;
    for (const [name, spec] of Object.entries(options)) {
      preferred[name] = spec.default;
      setBy[name] = module;
    }
    for (const [name, value] of Object.entries(
      typeof defaults === 'function' ? defaults(seats, chosen) : defaults,
    )) {
      preferred[name] = value;
      setBy[name] = module;
    }
  }
  const raised = new Set(modules.flatMap(({ raises = {} }) => Object.keys(raises)));
  for (const name of raised) {
    const value = preferred[name];
    if (typeof value !== 'number') continue;
    const reckoned = standingUnder(setBy[name], modules, seats);
    preferred[name] = modules
      .filter(({ id }) => !reckoned.has(id))
      .reduce((was, { raises = {} }) => {
        const more = raises[name] ?? 0;
        return was + (typeof more === 'number' ? more : more(seats, was));
      }, value);
  }
  return preferred;
}

/** The ids of a module, of all that it needs, and of the rules between any of those. */
function standingUnder(module: Settling, modules: readonly Settling[], seats: number): ReadonlySet<string> {
  const needsOf = ({ needs = [], needsAt = {} }: Settling): readonly string[] => [
    ...needs,
    ...(needsAt[seats] ?? []),
  ];
  const found = new Set<string>();
  const add = (each: Settling | undefined): void => {
    if (!each || found.has(each.id)) return;
    found.add(each.id);
    for (const need of needsOf(each)) add(modules.find(({ id }) => id === need));
  };
  add(module);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const each of modules)
      if (each.internal && (each.needs ?? []).length > 1 && needsOf(each).every((id) => found.has(id)))
        found.add(each.id);
  }
  return found;
}

/** What each option is if nobody chooses. */
export function usualOptions(specs: OptionSpecs): Options {
  return Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));
}

/** Declared defaults, then what later modules prefer, then what the table chose. */
function resolveOptions(
  specs: OptionSpecs,
  preferred: Options,
  chosen: Readonly<Record<string, unknown>>,
): InForce {
  const settled: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) settled[name] = preferred[name] ?? spec.default;
  const options = { ...settled };
  for (const [name, value] of Object.entries(chosen)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    if (!spec)
      return refuse(
        'option-unknown',
        `there is no option "${name}"; there are: ${Object.keys(specs).join(', ') || 'none'}`,
      );
    const wrong = wrongValue(spec, value);
    if (wrong)
      return refuse('option-range', `the option "${name}" ${wrong}, not ${JSON.stringify(value)}`, {
        option: name,
      });
    options[name] = value as OptionValue;
  }
  return { ok: true, options, settled };
}

function wrongValue(spec: OptionSpec, value: unknown): string | undefined {
  if (spec.type === 'flag') return typeof value === 'boolean' ? undefined : 'is true or false';
  if (spec.type === 'choice')
    return spec.values.includes(value as string) ? undefined : `is one of ${spec.values.join(', ')}`;
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
    ? undefined
    : `is a whole number from ${spec.min} to ${spec.max}`;
}
