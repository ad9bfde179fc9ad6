import { type Outcome, refuse } from '@hexwright/kernel';

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

/** The options in force: declared defaults, then what later modules prefer, then what the table chose. */
export function resolveOptions(
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
