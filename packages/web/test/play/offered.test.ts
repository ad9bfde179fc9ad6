import { describe, expect, test } from 'vitest';
import { inputModeOf } from '../../play/input-mode.ts';
import { speakerFor } from '../../words/speak.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const found = await rowSheet(openLibrary(), { game: 'historical/alexander-the-great', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const sheet = asIsland(found.row.sheet);

describe('an auction at the table', () => {
  test('a bid is a number of its own', () => {
    expect(inputModeOf(sheet.moves.find(({ name }) => name === 'bid')!)).toBe('count');
  });

  test('no bid yet has words, and a bid is its number', () => {
    const speak = speakerFor(sheet, []);
    expect(speak.term('decision.bid', { lot: 'famine', highest: 0 })).toContain('Highest bid: none yet');
    expect(speak.term('decision.bid', { lot: 'famine', highest: 3 })).toContain('Highest bid: 3');
  });
});

describe('the places of buttons', () => {
  test('what goes on and what ends a turn are told apart, and answers stand beside their offer', () => {
    const { moves = {} } = sheet.looks;
    expect(moves.roll.flow).toBe('on');
    expect(moves['end-turn'].flow).toBe('end');
    for (const answer of ['accept', 'decline', 'counter', 'trade-with', 'withdraw'])
      expect(moves[answer].at, answer).toBe('offer');
  });
});
