import { type FieldSpec, kernelFields, makePlan, type Plan } from '@hexwright/kernel';
import type { Book } from './book.ts';
import type { Part } from './part.ts';

/** The fields of every game that goes by turns; `stage` and `step` are where the flow stands. */
export const flowFields: readonly (readonly [string, FieldSpec])[] = [
  /** how many turns have begun */
  ['turn', { noLook: 'every table says which turn it is' }],
  /** whose turn it is; -1 before the first */
  ['active', { start: -1, holds: 'seat', noLook: 'every table marks whose turn it is' }],
  /** 0 while the game is set up, 1 in its turns */
  ['stage', { noLook: 'it is the course of the game: the question on the table follows from it' }],
  /** which step of the set-up or the turn is under way, counted from 0 */
  ['step', { start: -1, noLook: 'it is the course of the game: the question on the table follows from it' }],
];

/** Lays out the cells: the kernel's fields, those of every game of the kind, the parts' own. */
export function layFields<B extends Book, D extends string>(
  book: B,
  parts: readonly Part<B, D>[],
  core: readonly (readonly [string, FieldSpec])[],
  sizeOf: (dimension: D) => number,
): Plan {
  const sizes = (per: readonly (D | number)[] = []): number[] =>
    per.map((d) => (typeof d === 'number' ? d : sizeOf(d)));
  const own = parts
    .flatMap((part) => Object.entries(part.fields ?? {}))
    .map(([name, field]): [string, FieldSpec] => {
      const per = typeof field.per === 'function' ? field.per(book) : field.per;
      const dims = per?.map((d) => (typeof d === 'number' ? '' : d));
      return [name, { ...field, per: sizes(per), ...(dims && { dims }) }];
    });
  return makePlan([...kernelFields, ...core, ...own]);
}
