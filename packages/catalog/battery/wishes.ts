import type { OptionSpec, OptionValue } from '@hexwright/rulebook';
import { defaultsOf, offeredAt } from '../defaults.ts';
import type { Row } from '../everything.ts';
import { triedCounts } from './seat-counts.ts';

/** A value of an option that is not the usual one, and the tables that can choose it. */
export interface Choice {
  readonly name: string;
  readonly value: OptionValue;
  readonly seats: readonly number[];
}

export interface Wish {
  readonly seats: number;
  readonly options: Readonly<Record<string, OptionValue>>;
}

/** Each value but the usual of each option that a row offers. */
export function wishesOf(row: Row): Choice[] {
  const found = new Map<string, Choice>();
  for (const seats of triedCounts(row.players)) {
    const usual = defaultsOf(row, seats);
    for (const [name, spec] of Object.entries(offeredAt(row, seats)))
      for (const value of extremesOf(spec)) {
        if (value === usual[name]) continue;
        const key = `${name}=${value}`;
        found.set(key, { name, value, seats: [...(found.get(key)?.seats ?? []), seats] });
      }
  }
  return [...found.values()];
}

/** The choice by itself, at one of its tables. */
export function singly({ name, value, seats }: Choice, turn = 0): Wish {
  return { seats: seats[turn % seats.length], options: { [name]: value } };
}

/** A goal that is soon reached would leave the others no time, and one that is never reached no end. */
const ALONE = ['points'];

/** The same choices at as few tables as can be, each with one value of many options at once. */
export function mixturesOf(choices: readonly Choice[], turn = 0): Wish[] {
  const mixtures: { readonly seats: number; readonly options: Record<string, OptionValue> }[] = [];
  choices.forEach((choice, i) => {
    const alone = ALONE.includes(choice.name);
    const table = alone
      ? undefined
      : mixtures.find(
          ({ seats, options }) =>
            choice.seats.includes(seats) &&
            options[choice.name] === undefined &&
            !ALONE.some((name) => name in options),
        );
    if (table) table.options[choice.name] = choice.value;
    else mixtures.push(singly(choice, turn + i) as (typeof mixtures)[number]);
  });
  return mixtures;
}

/** all values; of a number the least and the most */
export function extremesOf(spec: OptionSpec): readonly OptionValue[] {
  return spec.type === 'flag' ? [true, false] : spec.type === 'choice' ? spec.values : [spec.min, spec.max];
}
