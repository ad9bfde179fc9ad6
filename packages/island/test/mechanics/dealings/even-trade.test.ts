import { expect, test } from 'vitest';
import { evenTrade } from '../../../index.ts';
import { main } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

test('whoever may changes one good one for one, and nobody else', () => {
  const own = trial({
    parts: [evenTrade({ move: 'swap-wool', good: 'wool', may: () => (_s, seat) => seat === 0 })],
  });
  const t = main({ own }, 'trial').give(0, { wool: 1, ore: 1 });
  expect(t.refusal(0, 'swap-wool', { want: 'wool' })?.code).toBe('same-good');
  t.play(0, 'swap-wool', { want: 'brick' });
  expect(t.hand(0)).toEqual({ ore: 1, brick: 1 });
  expect(t.refusal(0, 'swap-wool', { want: 'brick' })?.code).toBe('none-held');
  t.play(0, 'end-turn').roll(2).give(1, { wool: 1 });
  expect(t.refusal(1, 'swap-wool', { want: 'brick' })?.code).toBe('no-even-trade');
});

test('an empty stack gives nothing', () => {
  const own = trial({ parts: [evenTrade({ move: 'swap-wool', good: 'wool', may: () => () => true })] });
  const t = main({ own }, 'trial').give(0, { wool: 1 }).setBank('ore', 0);
  expect(t.legal(0, 'swap-wool').map(({ want }) => want)).toEqual(['brick', 'lumber', 'grain']);
});
