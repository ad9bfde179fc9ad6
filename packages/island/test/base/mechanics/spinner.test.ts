import { chanceOutcomes } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { spinner } from '../../../base/mechanics/spinner.ts';
import { trial } from '../../mechanics/trial.ts';
import { quiet } from '../quiet.ts';

const wheel = () => quiet({ own: trial(spinner({ 3: 1, 7: 2, 9: 5 })) }, 'trial');

test('each number is as likely as it has fields', () => {
  const t = wheel().play(0, 'roll');
  expect(chanceOutcomes(t.s)).toEqual([
    { move: { move: 'spin', number: 3 }, probability: 1 / 8 },
    { move: { move: 'spin', number: 7 }, probability: 2 / 8 },
    { move: { move: 'spin', number: 9 }, probability: 5 / 8 },
  ]);
});

test('the number does what a roll would do', () => {
  const t = wheel();
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .play(0, 'roll')
    .nature('spin', { number: 9 });
  expect(t.hand(0)).toEqual({ brick: 1 });
  const seven = wheel().play(0, 'roll').nature('spin', { number: 7 });
  expect(seven.decision).toBe('move-blocker');
});

test('cards that wait for the roll can be played after the spin', () => {
  const t = wheel().cards(0, 'monopoly').play(0, 'roll').nature('spin', { number: 3 });
  t.play(0, 'play-card', { card: 'monopoly' });
});
