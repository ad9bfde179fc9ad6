import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { cloneState, MoveList, newState, playout, Rng, type State } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { makeBoardAnalysis } from '../board-analysis.ts';
import { makeEvaluation } from '../evaluation.ts';

function bookOf(game: string) {
  const found = rulesFor({ game, seats: 3 });
  if (!found.ok) throw new Error(found.reason.text);
  return islandOf(found.rules)!;
}

test.each([
  'first-island/base',
  'seafarers/heading-for-new-shores',
  'cities-knights/core',
  'traders-barbarians/fishermen',
])('who remembers boards judges as one who looks anew, in %s', (game) => {
  const book = bookOf(game);
  const survey = makeBoardAnalysis(book);
  const remembering = makeEvaluation(book, survey);
  const anew = makeEvaluation(book, makeBoardAnalysis(book));
  const s = newState(book);
  const list = new MoveList();
  const seen: State[] = [];
  survey.remember(true);
  for (let part = 0; part < 40; part++) {
    playout(s, new Rng('recollection', part), list, 9);
    seen.push(cloneState(s));
    // Here, and where the game was before: the same boards come again.
    for (const there of [s, seen[part >> 1], seen[part >> 2], s])
      for (let seat = 0; seat < book.seats; seat++) {
        const expected = anew(there, seat);
        expect(remembering(there, seat)).toBe(expected);
      }
  }
});

test('what was remembered is forgotten after a thought', () => {
  const book = bookOf('first-island/base');
  const survey = makeBoardAnalysis(book);
  const s = newState(book);
  playout(s, new Rng('forgotten'), new MoveList(), 60);
  survey.remember(true);
  survey.look(s, 0);
  const before = Array.from(survey.incomes);
  // Who is asked about the board in mind does not look around again, and would not notice this.
  survey.outlook.whole.fill(0);
  survey.incomes.fill(-1);
  survey.look(cloneState(s), 0);
  expect(Array.from(survey.incomes)).toEqual(new Array(book.seats).fill(-1));
  survey.remember(false);
  survey.look(s, 0);
  expect(Array.from(survey.incomes)).toEqual(before);
});
