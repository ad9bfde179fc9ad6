import { rows } from '@hexwright/catalog';
import { describe, expect, it } from 'vitest';
import { bout } from './arena.ts';

const games = rows.filter(({ id }) => id.startsWith('rivals/')).map(({ id }) => id);

describe('the prince', () => {
  it.each(games)('beats a random player in at least 9 of 10 games of %s', (game) => {
    let wins = 0;
    for (let i = 0; i < 10; i++) {
      const players = i % 2 ? ['random', 'prince'] : ['prince', 'random'];
      const ended = bout({ game, seats: 2, seed: `prince ${i}`, players });
      if (ended.rules.result(ended.game.state).winners.includes(i % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });
});
