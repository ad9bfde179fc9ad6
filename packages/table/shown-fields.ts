import { type Field, itemAt, type Nested, type Plan, readField } from '@hexwright/kernel';

export type Fields = Readonly<Record<string, Nested>>;

/** by plan: the fields that are shown at all */
const shownOf = new WeakMap<Plan, readonly Field[]>();

/**
 * Fields as a viewer is shown them, kept as the cells that they are: two moments are compared cell by cell, and nothing is read or written
 * of a field that nobody has to be told of.
 */
export class ShownFields {
  readonly fields: readonly Field[];
  private readonly cells: Int32Array;
  /** where each of the fields begins in the cells; nothing where that is its place in the plan */
  private readonly places: readonly number[] | null;

  private constructor(fields: readonly Field[], cells: Int32Array, places: readonly number[] | null) {
    this.fields = fields;
    this.cells = cells;
    this.places = places;
  }

  /** Everything that does not follow from something else. */
  static all(plan: Plan, cells: Int32Array): ShownFields {
    let fields = shownOf.get(plan);
    if (!fields) {
      fields = plan.fields.filter(({ follows }) => !follows);
      shownOf.set(plan, fields);
    }
    return new ShownFields(fields, cells, null);
  }

  /** Of these cells, only the fields that are others than there: a copy, however large the whole is. */
  static others(cells: Int32Array, than: ShownFields): ShownFields {
    const fields = than.fields.filter(({ at, size }) => !isSame(cells, at, than.cells, at, size));
    const places: number[] = [];
    let size = 0;
    for (const field of fields) {
      places.push(size);
      size += field.size;
    }
    const copy = new Int32Array(size);
    for (const [i, { at, size: length }] of fields.entries())
      copy.set(cells.subarray(at, at + length), places[i]);
    return new ShownFields(fields, copy, places);
  }

  has(field: Field): boolean {
    return this.fields.includes(field);
  }

  isSame(field: Field, other: ShownFields): boolean {
    return isSame(this.cells, this.placeOf(field), other.cells, other.placeOf(field), field.size);
  }

  text(field: Field): string {
    return JSON.stringify(this.value(field));
  }

  read(): Fields {
    return Object.fromEntries(this.fields.map((field) => [field.name, this.value(field)]));
  }

  private value(field: Field): Nested {
    return readField(this.cells, { ...field, at: this.placeOf(field) });
  }

  private placeOf(field: Field): number {
    return this.places === null ? field.at : itemAt(this.places, this.fields.indexOf(field));
  }
}

function isSame(a: Int32Array, from: number, b: Int32Array, other: number, size: number): boolean {
  for (let i = 0; i < size; i++) if (a[from + i] !== b[other + i]) return false;
  return true;
}
