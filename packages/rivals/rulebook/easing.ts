import { argsOf, DEPTH, listMoves, MoveList, OVER, type State, toMove, top } from '@hexwright/kernel';
import type { Book } from './book.ts';

/** Answers whatever answers itself, from the top decision down to the first that is a real one. */
export function ease(b: Book, s: State): void {
  const { cells } = s;
  while (cells[DEPTH] > 0 && cells[OVER] === 0) {
    const easing = b.eases[cells[top(s)]];
    if (!easing?.(s)) return;
  }
}

/**
 * Answers a decision that has one answer left. Only for what both can see: where the answers come from a hand, a
 * question that is not asked would tell the other what is in it.
 */
export function answerAlone(): (s: State) => boolean {
  const answers = new MoveList();
  return (s) => {
    const seat = toMove(s) === 1 ? 0 : 1;
    listMoves(s, seat, answers);
    if (answers.length !== 1) return false;
    const code = answers.codes[0];
    const [one = 0, two = 0, three = 0] = argsOf(s.rules, code);
    s.rules.moves[s.rules.kindOf[code]].apply(s, seat, one, two, three);
    return true;
  };
}
