import {
  type AnyModule,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  type OptionValue,
  preferredOptions,
} from '@hexwright/rulebook';
import { findModule, modulesFor, offeredFor, type Row } from './everything.ts';

/** What an option is when a table of so many seats does not choose: a module may prefer otherwise than its host. */
export function defaultsOf(row: Row, seats: number): Options {
  const usual = Object.entries(row.options).map(([name, spec]) => [name, spec.default]);
  return { ...Object.fromEntries(usual), ...preferredOptions(modulesAt(row, seats), seats) };
}

/** The options that a table of so many seats can choose, with the values that are left to it. */
export function offeredAt(row: Row, seats: number): OptionSpecs {
  return offeredFor({ game: row.id, seats });
}

export type ShownOption = OptionSpec & {
  /** by number of seats, where the default depends on it */
  readonly defaultBySeats?: Readonly<Record<number, OptionValue>>;
  /** by number of seats, where the values to choose from depend on it; none where there is no choice */
  readonly valuesBySeats?: Readonly<Record<number, readonly OptionValue[]>>;
};

/** The options that a row offers, with the defaults that hold in it. */
export function optionsOf(row: Row): Readonly<Record<string, ShownOption>> {
  const tables = row.players.map((seats) => ({
    seats,
    defaults: defaultsOf(row, seats),
    offered: offeredAt(row, seats),
  }));
  const shown = Object.keys(row.options).flatMap((name): [string, ShownOption][] => {
    const offers = tables.flatMap(({ offered }) => offered[name] ?? []);
    if (offers.length === 0) return [];
    const [spec] = offers.sort((a, z) => valuesOf(z).length - valuesOf(a).length);
    const bySeats = <T>(of: (table: (typeof tables)[number]) => T): Record<number, T> | undefined => {
      const all = tables.map((table) => [table.seats, of(table)] as const);
      const varies = all.some(([, value]) => String(value) !== String(all[0][1]));
      return varies ? Object.fromEntries(all) : undefined;
    };
    const defaultBySeats = bySeats(({ defaults }) => defaults[name]);
    const valuesBySeats = bySeats(({ offered }) => (offered[name] ? valuesOf(offered[name]) : []));
    const usual = { ...spec, default: tables[0].defaults[name] ?? spec.default } as OptionSpec;
    return [
      [
        name,
        { ...usual, ...(defaultBySeats && { defaultBySeats }), ...(valuesBySeats && { valuesBySeats }) },
      ],
    ];
  });
  return Object.fromEntries(shown);
}

/** what can be chosen; of a number the least and the most */
function valuesOf(spec: OptionSpec): readonly OptionValue[] {
  return spec.type === 'choice' ? spec.values : spec.type === 'int' ? [spec.min, spec.max] : [true, false];
}

function modulesAt({ id: game }: Row, seats: number): readonly AnyModule[] {
  const wanted = modulesFor({ game, seats });
  return wanted.ok ? wanted.modules.map(({ id }) => findModule(id)!) : [];
}
