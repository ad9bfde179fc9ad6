import type { Book } from '@hexwright/island';
import { type State, toMove, top } from '@hexwright/kernel';
import { makeFeatures } from './features.ts';
import { learnedHope, learnedReasons } from './hope.ts';
import { makeSearch } from './search.ts';
import { makeSurvey } from './survey.ts';
import { makeTrader } from './trade.ts';
import { weightsFor } from './weights/index.ts';
import type { Wits } from './wits.ts';
import { makeWorth } from './worth.ts';

/** in these a turn goes on: what could be done once more there is for another time */
const TURN = ['roll', 'main', 'trade', 'build', 'special', 'paired'];

/** What players of islands think with, on what any rulebook can answer; to some a road seems worth more than it is. */
export function settlerWits(book: Book, roads = 0): Wits {
  const survey = makeSurvey(book);
  const worth = makeWorth(book, survey, roads);
  const ofTurn = book.decisions.map(({ name }) => TURN.includes(name));
  const placing = (s: State): boolean => book.fields.turn.get(s) === 0;
  const search = makeSearch(book, worth, {
    placing,
    twofold: (s) => !placing(s) && !ofTurn[s.cells[top(s)]],
    answers: (s, seat) =>
      !placing(s) &&
      ((book.rules.atTurn(s) >> seat) & 1) === 1 &&
      ((toMove(s) >> seat) & 1) === 0 &&
      !ofTurn[s.cells[top(s)]],
    phase: (s) => book.decisions[s.cells[top(s)]].phase === true,
    unforeseen: (s) => book.decisions[s.cells[top(s)]].unforeseen === true,
  });
  const weights = weightsFor(book);
  const features = makeFeatures(book, survey, worth, weights.features);
  return {
    worth,
    hope: learnedHope(book, features, weights),
    search,
    features: () => makeFeatures(book, survey, worth),
    reasons: learnedReasons(book, features, weights),
    remember: survey.remember,
    deal: makeTrader(book, worth),
  };
}
