import type { Field, State } from '@hexwright/kernel';

/** a field of more numbers a seat than this is told by their sum */
const EACH = 8;

/** One number of a position for each seat, with its name. */
export interface Feature {
  readonly name: string;
  readonly of: (s: State, seat: number) => number;
}

/**
 * What modules keep for each seat, as numbers of a position: every field whose first dimension is the seat and that somebody may
 * see. So whoever learns from games of a row reads what the row is about, and nobody has to write it down.
 */
export function rowFields(fields: readonly Field[], leaveOut: ReadonlySet<string>): Feature[] {
  return fields
    .filter(({ name, dims, audience }) => dims[0] === 'seat' && audience !== 'none' && !leaveOut.has(name))
    .flatMap((field) => numbersOf(field));
}

function numbersOf({ name, at, per, size, start }: Field): Feature[] {
  const width = size / per[0];
  if (width === 1) return [{ name: `row.${name}`, of: (s, seat) => s.cells[at + seat] - start }];
  if (width <= EACH)
    return Array.from({ length: width }, (_, i) => ({
      name: `row.${name}.${i}`,
      of: (s, seat) => s.cells[at + seat * width + i] - start,
    }));
  const sum = (s: State, seat: number): number => {
    let total = 0;
    const from = at + seat * width;
    for (let cell = from; cell < from + width; cell++) total += s.cells[cell] - start;
    return total;
  };
  return [{ name: `row.${name}`, of: sum }];
}
