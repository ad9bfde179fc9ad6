import { toMove, top } from '@hexwright/kernel';
import { type Book, rivalOf } from '@hexwright/rivals';
import { type PlayerModel, winProbabilityFrom } from '../player-model.ts';
import { makeSearch } from '../search.ts';
import { makeRivalsFeatures } from './features.ts';
import { makeRivalsWorth } from './worth.ts';

/** What players of the rivals think with, on what cards declare. */
export function princeWits(book: Book): PlayerModel {
  const counted = countedDecisions(book);
  const worth = makeRivalsWorth(book);
  const search = makeSearch(book, worth, {
    placing: () => false,
    stepwise: (s) => counted[s.cells[top(s)]],
    // What the other is asked for in one's own turn follows from a card of one's own.
    answers: (s, seat) => book.fields.active.get(s) === seat && toMove(s) === 1 << rivalOf(seat),
  });
  // What was learned from ten thousand positions was no better than this (docs/bots.md).
  return {
    worth,
    hope: winProbabilityFrom(book, worth),
    search,
    features: () => makeRivalsFeatures(book, worth),
  };
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
