import type { Field } from './cells.ts';

/**
 * Handles: where a field lies in the cells, wrapped so that rules read like rules: `caravans.add(s, seat, 1)`.
 * They hold nothing of a game, only its layout, and cost nothing once they are compiled. For that their numbers are
 * written once and by their constructors alone (`declare`: no field is there before), which makes them constants of play.
 */

/** A state, a view, or whatever else has cells. */
export interface Celled {
  readonly cells: Int32Array;
}

/** A single number. */
export class Cell {
  declare readonly at: number;

  constructor(at: number) {
    this.at = at;
  }

  get(s: Celled): number {
    return s.cells[this.at];
  }

  set(s: Celled, value: number): void {
    s.cells[this.at] = value;
  }

  add(s: Celled, by: number): void {
    s.cells[this.at] += by;
  }
}

/** A number for each of something: a seat, a corner, a good. */
export class Row<K extends number = number> {
  declare readonly at: number;
  declare readonly size: number;

  constructor(at: number, size: number) {
    this.at = at;
    this.size = size;
  }

  get(s: Celled, key: K): number {
    return s.cells[this.at + key];
  }

  set(s: Celled, key: K, value: number): void {
    s.cells[this.at + key] = value;
  }

  add(s: Celled, key: K, by: number): void {
    s.cells[this.at + key] += by;
  }

  fill(s: Celled, value: number): void {
    s.cells.fill(value, this.at, this.at + this.size);
  }

  /** the numbers as they are now and will be: a window on the cells, not a copy */
  all(s: Celled): Int32Array {
    return s.cells.subarray(this.at, this.at + this.size);
  }

  setAll(s: Celled, values: ArrayLike<number>): void {
    s.cells.set(values, this.at);
  }

  some(s: Celled): boolean {
    for (let i = 0; i < this.size; i++) if (s.cells[this.at + i] > 0) return true;
    return false;
  }

  sum(s: Celled): number {
    let sum = 0;
    for (let i = 0; i < this.size; i++) sum += s.cells[this.at + i];
    return sum;
  }
}

/** A number for each pair of two things: a seat and a good. */
export class Grid<A extends number = number, B extends number = number> {
  declare readonly at: number;
  declare readonly rows: number;
  declare readonly width: number;

  constructor(at: number, rows: number, width: number) {
    this.at = at;
    this.rows = rows;
    this.width = width;
  }

  get(s: Celled, a: A, b: B): number {
    return s.cells[this.at + a * this.width + b];
  }

  set(s: Celled, a: A, b: B, value: number): void {
    s.cells[this.at + a * this.width + b] = value;
  }

  add(s: Celled, a: A, b: B, by: number): void {
    s.cells[this.at + a * this.width + b] += by;
  }

  fill(s: Celled, value: number): void {
    s.cells.fill(value, this.at, this.at + this.rows * this.width);
  }

  /** one row of it as a handle of its own; made when rules are compiled, not while they are played */
  row(a: A): Row<B> {
    return new Row(this.at + a * this.width, this.width);
  }

  sum(s: Celled, a: A): number {
    let sum = 0;
    const at = this.at + a * this.width;
    for (let i = 0; i < this.width; i++) sum += s.cells[at + i];
    return sum;
  }
}

/** The handle of a field, by its shape. */
export function handleOf(field: Field): Cell | Row | Grid {
  if (field.per.length === 0) return cellOf(field);
  return field.per.length === 1 ? rowOf(field) : gridOf(field);
}

export function cellOf(field: Field): Cell {
  shaped(field, 0, 'a single number');
  return new Cell(field.at);
}

export function rowOf<K extends number>(field: Field): Row<K> {
  shaped(field, 1, 'one row of numbers');
  return new Row(field.at, field.size);
}

export function gridOf<A extends number, B extends number>(field: Field): Grid<A, B> {
  shaped(field, 2, 'a grid of numbers');
  return new Grid(field.at, field.per[0], field.per[1]);
}

function shaped(field: Field, dimensions: number, what: string): void {
  if (field.per.length !== dimensions)
    throw new Error(`the field "${field.name}" is not ${what}: it has ${field.per.length} dimensions`);
}
