import { expect, test } from 'vitest';
import { bout } from './arena.ts';

test('four bots stop the conquerors in most games of the first chapter', () => {
  let resisted = 0;
  for (let i = 0; i < 3; i++) {
    const players = Array.from({ length: 4 }, () => undefined);
    const { game, rules } = bout({
      game: 'conquerors/chapter-1-resist',
      seats: 4,
      seed: `resist ${i}`,
      players,
    });
    if (rules.result(game.state).ending !== 'defeat') resisted++;
  }
  expect(resisted).toBeGreaterThanOrEqual(2);
});
