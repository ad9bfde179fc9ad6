/**
 * The state of a game is one row of integers. Every part of it is a named field with a shape and an audience,
 * so that cloning, saving, comparing and viewing a state are the same for every game and every module.
 */
export type Audience =
  /** everybody sees it */
  | 'all'
  /** the first dimension is the seat; each seat sees its own row */
  | 'owner'
  /** nobody at the table sees it (a face-down deck) */
  | 'none';

export interface FieldSpec {
  /** the size of each dimension; none for a single number */
  readonly per?: readonly number[];
  readonly audience?: Audience;
  /** what the field holds before the game begins; 0 if not said */
  readonly start?: number;
  /** why a table draws nothing for it, though somebody may know it, in words */
  readonly noLook?: string;
  /** it follows from other fields that are shown: a table does not send it */
  readonly follows?: boolean;
  /** what each dimension counts: seats, corners, goods …; nothing said where it is a number of its own */
  readonly dims?: readonly string[];
  /** its numbers name seats: by themselves (less than 0: nobody), plus one (0: nobody), or as a set of bits */
  readonly holds?: Holds;
}

export type Holds = 'seat' | 'seat+1' | 'seats';

export interface Field {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly per: readonly number[];
  readonly audience: Audience;
  readonly start: number;
  readonly noLook: string | null;
  readonly follows: boolean;
  /** what each dimension counts; empty where it is a number of its own */
  readonly dims: readonly string[];
  readonly holds: Holds | null;
}

export interface Plan {
  readonly fields: readonly Field[];
  readonly byName: ReadonlyMap<string, Field>;
  readonly size: number;
  /** the cells before the game begins: every field holds what it starts with */
  readonly blank: Int32Array;
}

/** What a view holds in place of a number that its seat may not know. */
export const UNKNOWN = -32768;

export function makePlan(specs: Iterable<readonly [string, FieldSpec]>): Plan {
  const fields: Field[] = [];
  const byName = new Map<string, Field>();
  let size = 0;
  for (const [name, spec] of specs) {
    if (byName.has(name)) throw new Error(`the field "${name}" is declared twice`);
    const per = spec.per ?? [];
    const field: Field = {
      name,
      at: size,
      size: per.reduce((product, n) => product * n, 1),
      per,
      audience: spec.audience ?? 'all',
      start: spec.start ?? 0,
      noLook: spec.noLook ?? null,
      follows: spec.follows ?? false,
      dims: spec.dims ?? per.map(() => ''),
      holds: spec.holds ?? null,
    };
    fields.push(field);
    byName.set(name, field);
    size += field.size;
  }
  const blank = new Int32Array(size);
  for (const field of fields) blank.fill(field.start, field.at, field.at + field.size);
  return { fields, byName, size, blank };
}

export function fieldOf(plan: Plan, name: string): Field {
  const field = plan.byName.get(name);
  if (!field) throw new Error(`no field is called "${name}"`);
  return field;
}

export type Nested = number | null | readonly Nested[];

/** A field as nested arrays; unknown numbers become null. */
export function readField(cells: Int32Array, { at, size, per }: Field): Nested {
  return per.length === 0 ? known(cells[at]) : readRows(cells, at, size, per, 0);
}

/** the part of a field from the cell on, of so many cells, along this dimension and those after it */
function readRows(
  cells: Int32Array,
  at: number,
  size: number,
  per: readonly number[],
  dimension: number,
): Nested[] {
  const rows: Nested[] = new Array(per[dimension]);
  if (dimension === per.length - 1) for (let i = 0; i < rows.length; i++) rows[i] = known(cells[at + i]);
  else {
    const row = size / rows.length;
    for (let i = 0; i < rows.length; i++) rows[i] = readRows(cells, at + i * row, row, per, dimension + 1);
  }
  return rows;
}

function known(n: number): number | null {
  return n === UNKNOWN ? null : n;
}

/** The reverse of readField. Answers what is wrong with the value, or nothing. */
export function writeField(cells: Int32Array, field: Field, value: unknown): string | undefined {
  const { name, per } = field;
  let at = field.at;
  const write = (part: unknown, dimension: number): string | undefined => {
    if (dimension === per.length) {
      if (typeof part !== 'number' || part !== (part | 0))
        return `field "${name}" holds ${JSON.stringify(part)} at ${at - field.at}, which is not a whole number`;
      cells[at++] = part;
      return undefined;
    }
    if (!Array.isArray(part) || part.length !== per[dimension])
      return `field "${name}" must be ${per.join(' by ')} numbers in nested lists`;
    for (let i = 0; i < part.length; i++) {
      const wrong = write(part[i], dimension + 1);
      if (wrong) return wrong;
    }
    return undefined;
  };
  return write(value, 0);
}
