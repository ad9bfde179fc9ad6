import { rows } from '@hexwright/catalog';
import { Rng, resample } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { askBot, featureReaderOf } from '../index.ts';
import { bout } from './arena.ts';

/** Some games are over after so many moves; the others must have got on by then. */
const MOVES = 130;
/** Whoever makes so many moves in one turn goes round in a circle. */
const IN_ONE_TURN = 300;

describe.each(rows.map((row) => [row.id, row] as const))('%s', (id, row) => {
  it('bots finish a game or get on in it, and see nothing they may not', () => {
    // The fewest, who are done soonest: what is asked here is the same with more.
    const [seats] = row.players;
    const players = Array.from({ length: seats }, (_, i) => (i % 2 ? 'random' : undefined));
    const turn = { number: -1, since: 0, points: 0 };
    const { finished, rules, game } = bout(
      {
        game: id,
        seats,
        seed: id,
        players,
        limit: MOVES,
      },
      ({ state, log }, seat, bot, played) => {
        const number = played.turnOf(state);
        if (number !== turn.number) {
          if (turn.number < 1) turn.points = played.points(state, 0);
          turn.number = number;
          turn.since = log.length;
        }
        if (number > 0 && log.length - turn.since > IN_ONE_TURN)
          throw new Error(`turn ${number} comes to no end`);
        if (log.length % 61) return;
        const other = resample(state, seat, new Rng('elsewhere', log.length));
        const chance = () => new Rng('same', log.length);
        expect(askBot(bot, other, seat, chance())).toEqual(askBot(bot, state, seat, chance()));
      },
    );
    // What a thinking player judges by is there in every row of islands.
    const sight = featureReaderOf(rules);
    const seen = new Float32Array(sight?.names.length ?? 0).fill(Number.NaN);
    sight?.read(game.state, 0, seen, 0);
    expect(seen.every(Number.isFinite)).toBe(true);
    // Where nobody has got on by points it must come to its end.
    if (!finished && rules.points(game.state, 0) <= turn.points)
      expect(bout({ game: id, seats, seed: id, players }).finished).toBe(true);
  });
});
