import { rows } from '@hexwright/catalog';
import { Rng, resample } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askBot } from '../index.ts';
import { bout } from './arena.ts';

describe.each(rows.map((row) => [row.id, row] as const))('%s', (id, row) => {
  it('bots finish a game, and see nothing they may not', () => {
    // The fewest, who are done soonest: what is asked here is the same with more.
    const [seats] = row.players;
    const { finished } = bout(
      {
        game: id,
        seats,
        seed: id,
        players: Array.from({ length: seats }, (_, i) => (i % 2 ? 'random' : undefined)),
      },
      (game, seat, bot) => {
        if (game.log.length % 61) return;
        const other = resample(game.state, seat, new Rng('elsewhere', game.log.length));
        const chance = () => new Rng('same', game.log.length);
        expect(askBot(bot, other, seat, chance())).toEqual(askBot(bot, game.state, seat, chance()));
      },
    );
    expect(finished).toBe(true);
  });
});
