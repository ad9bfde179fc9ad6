import { cellOf, fieldOf, type Grid, gridOf, type Row, rowOf } from '@hexwright/kernel';
import type { Book, Growing } from './book.ts';
import { decisionNames } from './decision-names.ts';
import { layMoments } from './moments.ts';

/** Writes how parts ask for what is theirs: decisions, moments, fields and options by name. */
export function nameThings(book: Growing<Book>, parts: Parameters<typeof layMoments>[0]): void {
  const decisions = new Map(decisionNames(parts).map((name, index) => [name, index]));
  const { options } = book;
  book.decision = (name) => {
    const at = decisions.get(name);
    if (at === undefined) throw new Error(`no decision is called "${name}"`);
    return at;
  };
  book.opening = layMoments(parts);
  book.cell = once((name) => cellOf(fieldOf(book.plan, name)));
  const row = once((name) => rowOf(fieldOf(book.plan, name)));
  book.row = <K extends number>(name: string) => row(name) as Row<K>;
  const grid = once((name) => gridOf(fieldOf(book.plan, name)));
  book.grid = <A extends number, B extends number>(name: string) => grid(name) as Grid<A, B>;
  book.field = (name) => fieldOf(book.plan, name).at;
  book.fieldOf = (name) => fieldOf(book.plan, name);
  book.option = <T>(name: string): T => {
    if (!(name in options)) throw new Error(`no option is called "${name}"`);
    return options[name] as T;
  };
}

/** The same handle for the same name: some rules ask for theirs while they are played. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    let handle = made.get(name);
    if (handle === undefined) {
      handle = make(name);
      made.set(name, handle);
    }
    return handle;
  };
}
