import { rows } from '@hexwright/catalog';
import { describe, expect, it } from 'vitest';
import { bout } from './arena.ts';

const games = rows.filter(({ id }) => id.startsWith('rivals/')).map(({ id }) => id);

describe('the prince', () => {
  it.each(games)('beats a random player in at least 3 of 4 games of %s', (game) => {
    let wins = 0;
    for (let i = 0; i < 4 && wins < 3; i++) {
      const players = i % 2 ? ['random', 'prince'] : ['prince', 'random'];
      const ended = bout({ game, seats: 2, seed: `prince ${i}`, players });
      if (ended.rules.result(ended.game.state).winners.includes(i % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(3);
  });

  it.each(games)(
    'ends a game of %s against another prince by points, and opens no choice only to close it',
    (game) => {
      let opened = 0;
      const { game: table, rules } = bout(
        { game, seats: 2, seed: 'speed 2', players: ['prince', 'prince'], limit: 3000 },
        ({ log }) => {
          const [before, last] = log.slice(-2).map(({ move }) => move.move);
          if (before === 'make-room' && last === 'leave-standing') opened++;
        },
      );
      expect([rules.result(table.state).ending, opened]).toEqual(['points', 0]);
    },
  );

  it('plays what only a later choice makes worth its card: regions of its own, a unit that the other gives up', () => {
    const used = new Set<string>();
    const wanted = ['choose-region', 'lose-unit'];
    for (let i = 0; i < 8 && !wanted.every((move) => used.has(move)); i++)
      bout(
        { game: 'rivals/era-of-turmoil', seats: 2, seed: `cards ${i}`, players: ['prince', 'prince'] },
        ({ log }) => {
          const last = log.at(-1);
          if (last) used.add(last.move.move);
        },
      );
    expect([...used]).toEqual(expect.arrayContaining(wanted));
  });
});
