import { DEPTH, OVER, type State, top } from '@hexwright/kernel';
import type { Book } from './book.ts';

/** Answers whatever answers itself, from the top decision down to the first that is a real one. */
export function ease(b: Book, s: State): void {
  const { cells } = s;
  while (cells[DEPTH] > 0 && cells[OVER] === 0) {
    const easing = b.eases[cells[top(s)]];
    if (!easing?.(s)) return;
  }
}
