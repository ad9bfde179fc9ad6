import type { Cell, Grid, Row, Seat } from '@hexwright/kernel';
import type { PartField } from '@hexwright/rulebook';
import type { Corner, Edge, Hex } from '../board/index.ts';
import type { Book } from './book.ts';
import type { Dimension } from './module.ts';
import type { BlockerNo, Good, PieceNo } from './numbers.ts';

/** What a field is counted by, and so what its handle is asked with. */
interface Keys {
  readonly seat: Seat;
  readonly owner: Seat;
  readonly hex: Hex;
  readonly corner: Corner;
  readonly edge: Edge;
  readonly good: Good;
  readonly piece: PieceNo;
  readonly harbour: number;
  readonly award: number;
  readonly blocker: BlockerNo;
}
type KeyOf<D> = D extends keyof Keys ? Keys[D] : number;

type Size = Dimension | number;
type More = Omit<PartField<Book, Dimension>, 'per'>;

/** A field that knows, for the compiler alone, of which type its handle is. */
export interface Declared<H> extends PartField<Book, Dimension> {
  readonly handle?: H;
}

/**
 * Fields as parts declare them: `hunters: field.grid('hex', 'seat')`. What is asked of their handles (`handlesOf`) follows from this, so a grid
 * by hex and seat cannot be asked by seat and hex.
 */
export const field = {
  cell: (more: More = {}): Declared<Cell> => more,
  row: <D extends Size>(of: D, more: More = {}): Declared<Row<KeyOf<D>>> => ({ per: [of], ...more }),
  grid: <A extends Size, B extends Size>(
    of: A,
    by: B,
    more: More = {},
  ): Declared<Grid<KeyOf<A>, KeyOf<B>>> => ({
    per: [of, by],
    ...more,
  }),
};

type Handles<F> = { readonly [K in keyof F]: F[K] extends Declared<infer H> ? NonNullable<H> : never };

const known = new WeakMap<Book, WeakMap<object, object>>();

/** The handles of these fields in a book that has them, by name: looked up when rules are compiled, not while they are played. */
export function handlesOf<F extends Readonly<Record<string, Declared<unknown>>>>(
  b: Book,
  fields: F,
): Handles<F> {
  const inBook = known.get(b) ?? new WeakMap<object, object>();
  known.set(b, inBook);
  const found = inBook.get(fields) ?? made(b, Object.keys(fields));
  inBook.set(fields, found);
  return found as Handles<F>;
}

function made(b: Book, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, handleOf(b, name)]));
}

function handleOf(b: Book, name: string): Cell | Row | Grid {
  const { length } = b.fieldOf(name).per;
  if (length === 0) return b.cell(name);
  return length === 1 ? b.row(name) : b.grid(name);
}
