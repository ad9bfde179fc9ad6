import { chanceOutcomes } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { secondRoll } from '../../../variants/mechanics/second-roll.ts';
import { quiet } from '../../base/quiet.ts';
import { trial } from '../../mechanics/trial.ts';

const table = () => quiet({ own: trial(secondRoll()) }, 'trial');

test('the second number is any but the first, each throw as likely as the others', () => {
  const t = table().roll(6);
  const outcomes = chanceOutcomes(t.s)!;
  expect(outcomes).toHaveLength(31);
  expect(outcomes.some(({ move }) => Number(move.red) + Number(move.yellow) === 6)).toBe(false);
});

test('the first roll of the next turn is free again', () => {
  const t = table().roll(6).nature('dice', { red: 1, yellow: 1 }).play(0, 'end-turn').play(1, 'roll');
  expect(chanceOutcomes(t.s)).toHaveLength(36);
});
