import { nameMove, toMove, top } from '@hexwright/kernel';
import { type Book, rivalOf } from '@hexwright/rivals';
import type { Bot } from '../bot.ts';
import { makeSearch } from '../search.ts';
import { makeRivalsWorth } from './worth.ts';

/** A player of the rivals who weighs every move by where it leads, on what cards declare. */
export function princeBot(book: Book): Bot {
  const counted = countedDecisions(book);
  const search = makeSearch(book, makeRivalsWorth(book), {
    placing: () => false,
    stepwise: (s) => counted[s.cells[top(s)]],
    // What the other is asked for in one's own turn follows from a card of one's own.
    answers: (s, seat) => book.fields.active.get(s) === seat && toMove(s) === 1 << rivalOf(seat),
  });
  return { id: 'prince', choose: (state, seat, rng) => nameMove(book, search(state, seat, rng)) };
}

/** By decision: whether it is asked so many times, and answered with one region each time. */
function countedDecisions(book: Book): readonly boolean[] {
  const regions = [book.domain('place'), book.domain('region')];
  return book.decisions.map(
    ({ args = [], listed }) =>
      args.some(({ name }) => name === 'count') &&
      listed.every(
        (move) => move.args.length === 0 || (move.arity === 1 && regions.includes(move.args[0].domain)),
      ),
  );
}
