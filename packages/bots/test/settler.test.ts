import { Rng, resample } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askBot } from '../index.ts';
import { bout } from './arena.ts';

describe('the settler bot', () => {
  it('beats three random players in at least 38 of 40 base games', () => {
    let wins = 0;
    for (let i = 0; i < 40; i++) {
      const players = ['random', 'random', 'random', 'random'];
      players[i % 4] = 'settler';
      const { game, rules } = bout({ game: 'first-island/base', seats: 4, seed: `bout ${i}`, players });
      if (rules.result(game.state).winners.includes(i % 4)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(38);
  });

  it('works for what a game asks besides points', () => {
    for (let i = 0; i < 4; i++) {
      const players = ['random', 'random', 'random'];
      players[i % 3] = 'settler';
      const { game, rules } = bout({
        game: 'seafarers/pirate-islands',
        seats: 3,
        seed: `fortress ${i}`,
        players,
      });
      expect(rules.result(game.state).winners).toEqual([i % 3]);
    }
  });

  it('knows how a battle stands', () => {
    let won = 0;
    for (let i = 0; i < 24; i++) {
      const players = i % 2 ? ['random', 'settler'] : ['settler', 'random'];
      const { game, rules } = bout({
        game: 'second-islands/netbattle',
        seats: 2,
        seed: `battle ${i}`,
        players,
      });
      if (rules.result(game.state).winners.includes(i % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(20);
  });

  it('plays the same whatever the others hide', () => {
    let asked = 0;
    bout(
      { game: 'first-island/base', seats: 4, seed: 'secrets', players: new Array(4).fill('settler') },
      (game, seat, bot) => {
        if (game.log.length % 7) return;
        asked++;
        const other = resample(game.state, seat, new Rng('elsewhere', game.log.length));
        const here = askBot(bot, game.state, seat, new Rng('same', game.log.length));
        const there = askBot(bot, other, seat, new Rng('same', game.log.length));
        expect(there).toEqual(here);
      },
    );
    expect(asked).toBeGreaterThan(20);
  });

  it('trades with others when both gain', () => {
    const moves = new Set<string>();
    const { game } = bout({
      game: 'first-island/base',
      seats: 4,
      seed: 'market',
      players: new Array(4).fill('settler'),
    });
    for (const { move } of game.log) moves.add(move.move);
    expect([...moves]).toEqual(
      expect.arrayContaining(['offer', 'accept', 'trade-with', 'bank-trade', 'play-card', 'city']),
    );
  });
});
