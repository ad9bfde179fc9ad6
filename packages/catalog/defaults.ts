import type { OptionSpec, Options, OptionValue } from '@hexwright/rulebook';
import { findModule, type Row } from './everything.ts';

/** What an option is when a table of so many seats does not choose: a module may prefer otherwise than its host. */
export function defaultsOf(row: Row, seats: number): Options {
  const options: Record<string, OptionValue> = {};
  for (const [name, spec] of Object.entries(row.options)) options[name] = spec.default;
  for (const id of row.modules) {
    const defaults = findModule(id)?.defaults;
    Object.assign(options, typeof defaults === 'function' ? defaults(seats) : defaults);
  }
  return options;
}

export type ShownOption = OptionSpec & {
  /** by number of seats, where the default depends on it */
  readonly defaultBySeats?: Readonly<Record<number, OptionValue>>;
};

/** The options of a row with the defaults that hold in it. */
export function optionsOf(row: Row): Readonly<Record<string, ShownOption>> {
  const bySeats = row.players.map((seats) => [seats, defaultsOf(row, seats)] as const);
  const shown = Object.entries(row.options).map(([name, spec]): [string, ShownOption] => {
    const values = bySeats.map(([seats, options]) => [seats, options[name]] as const);
    const usual = { ...spec, default: values[0]?.[1] ?? spec.default } as OptionSpec;
    const varies = values.some(([, value]) => value !== usual.default);
    return [name, varies ? { ...usual, defaultBySeats: Object.fromEntries(values) } : usual];
  });
  return Object.fromEntries(shown);
}
