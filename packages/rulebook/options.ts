import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import type { Manifest } from './module.ts';

export type OptionValue = number | string | boolean;

export type OptionSpec =
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
    }
  | { readonly type: 'flag'; readonly default: boolean; readonly words: string };

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;
export type Options = Readonly<Record<string, OptionValue>>;

/** The options in force at a table of these modules. */
export function optionsInForce(
  setup: Setup,
  modules: readonly Pick<Manifest, 'options' | 'defaults'>[],
): Outcome<{ readonly options: Options }> {
  const chosen = setup.options ?? {};
  const specs: OptionSpecs = Object.assign({}, ...modules.map((module) => module.options ?? {}));
  const preferred: Options = Object.assign(
    {},
    ...modules.map(({ defaults = {} }) =>
      typeof defaults === 'function' ? defaults(setup.seats, chosen) : defaults,
    ),
  );
  return resolveOptions(specs, preferred, chosen);
}

/** Declared defaults, then what later modules prefer, then what the table chose. */
function resolveOptions(
  specs: OptionSpecs,
  preferred: Options,
  chosen: Readonly<Record<string, unknown>>,
): Outcome<{ readonly options: Options }> {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(specs)) options[name] = preferred[name] ?? spec.default;
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
  return { ok: true, options };
}

function wrongValue(spec: OptionSpec, value: unknown): string | undefined {
  if (spec.type === 'flag') return typeof value === 'boolean' ? undefined : 'is true or false';
  if (spec.type === 'choice')
    return spec.values.includes(value as string) ? undefined : `is one of ${spec.values.join(', ')}`;
  return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
    ? undefined
    : `is a whole number from ${spec.min} to ${spec.max}`;
}
