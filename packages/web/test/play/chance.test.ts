import { describe, expect, test } from 'vitest';
import { pipsBy } from '../../board/pips.ts';
import { asFraction, chanceOfAny, chanceWords } from '../../play/chance.ts';
import { oddsOf } from '../../play/number.ts';
import { atATable } from './at-a-table.ts';

test('a chance is told in throws of two dice, in whatever is exact, or in percent', () => {
  expect(asFraction(5 / 36, 36)).toEqual({ ways: 5, of: 36 });
  expect(asFraction(0.1, 36)).toEqual({ ways: 1, of: 10 });
  expect(asFraction(2 / 31, 36)).toEqual({ ways: 2, of: 31 });
  expect(asFraction(0.123456, 36)).toBeNull();
  expect(chanceOfAny({ 6: 5 / 36, 8: 5 / 36 }, [6, 8, 6])).toBeCloseTo(10 / 36);
});

describe('the chance shown is the chance used', () => {
  const START = 60;
  test.each([
    ['two dice', { game: 'first-island/base' }, '5 of 36 rolls'],
    ['a wheel', { game: 'first-island/wegwerpcatan' }, '5 of 30 spins'],
    ['one die', { game: 'first-island/base', modules: ['variant/stobie-number-tokens'] }, '1 of 10 rolls'],
  ])('with %s the numbers carry the pips that the rules give them', (_what, wish, six) => {
    const { sheet, view } = atATable(wish, START);
    expect(chanceWords(sheet, view.odds[6])).toBe(six);
    const shown = oddsOf(sheet);
    const all = Object.values(shown).reduce((sum, weight) => sum + weight, 0);
    for (const [number, weight] of Object.entries(shown))
      expect(view.odds[Number(number)], number).toBeCloseTo(weight / all, 5);
  });

  test('with event cards what has been drawn is out of the next chance', () => {
    const wish = { game: 'first-island/base', modules: ['variant/event-cards'] };
    const { sheet, view } = atATable(wish, START, (book, s) => {
      // Of the five cards with a six, four are drawn.
      const deck = book.row('eventDeck');
      deck.fill(s, 1);
      for (const card of [4, 9, 14, 19]) deck.set(s, card, 0);
      book.cell('eventsDrawn').set(s, 4);
    });
    expect(chanceWords(sheet, view.odds[6])).toBe('1 of 32 cards');
  });

  test('pips grow with the weight, and where all are level no number is hot', () => {
    const dice = pipsBy({ 2: 1, 6: 5, 7: 6, 8: 5 });
    expect([dice(2), dice(6)]).toEqual([
      { pips: 1, hot: false },
      { pips: 5, hot: true },
    ]);
    const level = pipsBy({ 1: 1, 2: 1, 9: 1 });
    expect(level(9)).toEqual({ pips: 1, hot: false });
  });
});
