import type { Book } from '@hexwright/island';
import { type State, toMove, top } from '@hexwright/kernel';
import { makeBoardAnalysis } from './board-analysis.ts';
import { makeEvaluation } from './evaluation.ts';
import { makeFeatures } from './features.ts';
import type { PlayerModel } from './player-model.ts';
import { makeSearch } from './search.ts';
import { makeTrader } from './trade.ts';
import { weightsFor } from './weights/index.ts';
import { learnedReasons, learnedWinProbability } from './win-probability.ts';

/** in these a turn goes on: what could be done once more there is for another time */
const TURN = ['roll', 'main', 'trade', 'build', 'special', 'paired'];

/** What players of islands think with, on what any rulebook can answer; to some a road seems worth more than it is. */
export function settlerWits(book: Book, roads = 0): PlayerModel {
  const survey = makeBoardAnalysis(book);
  const worth = makeEvaluation(book, survey, roads);
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
    hope: learnedWinProbability(book, features, weights),
    search,
    features: () => makeFeatures(book, survey, worth),
    reasons: learnedReasons(book, features, weights),
    remember: survey.remember,
    deal: makeTrader(book, worth),
  };
}
