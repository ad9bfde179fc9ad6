import type { Nested } from '@hexwright/kernel';
import { itemOf } from '@hexwright/kernel';
import type { Fields } from './protocol.ts';

/** The new fields, with what has not changed kept as the very same lists, so that nothing is drawn twice. */
export function steady(before: Fields | undefined, now: Fields): Fields {
  if (!before) return now;
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [
      name,
      same(before[name], value) ? itemOf(before, name) : value,
    ]),
  );
}

function same(a: Nested | undefined, b: Nested): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((each, i) => same(each, b[i]));
}
