import type { OptionSpec, OptionValue } from '@hexwright/rulebook';
import { defaultsOf, offeredAt, type Row } from '../index.ts';

export interface OneOption {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Each value but the usual of each option that a row offers, by itself, each at one of the tables that can choose it. */
export function wishesOf(row: Row, turn = 0): OneOption[] {
  const tables = row.players.map((seats) => ({
    seats,
    usual: defaultsOf(row, seats),
    offered: offeredAt(row, seats),
  }));
  const found = new Map<string, OneOption[]>();
  for (const { seats, usual, offered } of tables)
    for (const [name, spec] of Object.entries(offered))
      for (const value of extremesOf(spec)) {
        if (value === usual[name]) continue;
        const key = `${name}=${value}`;
        found.set(key, [...(found.get(key) ?? []), { seats, options: { [name]: value } }]);
      }
  return [...found.values()].map((tables, i) => tables[(i + turn) % tables.length]);
}

/** all values; of a number the least and the most */
export function extremesOf(spec: OptionSpec): readonly OptionValue[] {
  return spec.type === 'flag' ? [true, false] : spec.type === 'choice' ? spec.values : [spec.min, spec.max];
}
