import { type FieldSpec, kernelFields, makePlan, type Plan } from '@hexwright/kernel';
import type { Book } from './book.ts';
import type { Part } from './part.ts';

/** The fields of every game that goes by turns; `stage` and `step` are where the flow stands. */
export const flowFields: readonly (readonly [string, FieldSpec])[] = [
  ['turn', { noLook: 'every table says which turn it is' }],
  ['active', { start: -1, noLook: 'every table marks whose turn it is' }],
  ['stage', { noLook: 'it is the course of the game: the question on the table follows from it' }],
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
    .map(([name, field]): [string, FieldSpec] => [
      name,
      { ...field, per: sizes(typeof field.per === 'function' ? field.per(book) : field.per) },
    ]);
  return makePlan([...kernelFields, ...core, ...own]);
}
