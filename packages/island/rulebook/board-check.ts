import type { BoardNeed, Layout } from '../board/index.ts';
import type { Book } from './book.ts';
import { gather } from './contents.ts';
import { foreignWords } from './foreign.ts';

/** What the rules of a book want of any board that they are played on, each thing once. */
export function boardNeedsOf({ modules, options }: Book): BoardNeed[] {
  const needs = gather(modules, options).parts.flatMap((part) => part.boardNeeds ?? []);
  return [...new Map(needs.map((need) => [need.words, need])).values()];
}

/** What a board speaks of that the rules of a book do not know, all of it. */
export function strangeTo({ modules, options }: Book, layout: Layout): string[] {
  return foreignWords(layout, gather(modules, options));
}
