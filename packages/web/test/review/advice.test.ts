import { askBot, botFor } from '@hexwright/bots';
import { rulesFor } from '@hexwright/catalog';
import { type Game, legalMoves, newGame, play, Rng, seatList, toMove } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { advise } from '../../worker/advice.ts';

function rules(id: string, seats: number): Playable {
  const found = rulesFor({ game: id, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

/** a game between quick bots until the first seat has a choice of several, after so many moves */
function until(on: Playable, moves: number): Game {
  const game = newGame(on, { mode: 'seeded', seed: 'advice' });
  const bot = botFor(on);
  while (game.log.length < moves || legalMoves(game.state, 0).moves.length < 3) {
    const [seat] = seatList(toMove(game.state));
    const done = play(game, seat, askBot(bot, game.state, seat, new Rng('advice', game.log.length)));
    if (!done.ok) throw new Error(done.reason.text);
  }
  return game;
}

/** a clock that lets somebody think as often as it is looked at */
function ticking(): () => number {
  let clock = 0;
  return () => clock++;
}
const patience = { ahead: 6, whole: 20, games: 8 };

describe('advice', () => {
  test.each([
    ['first-island/base', 3, 60],
    ['rivals/introductory', 2, 60],
  ])('in %s names legal moves, the best first', (id, seats, moves) => {
    const game = rules(id, seats);
    const { chance, log, state } = until(game, moves);
    const told = advise({ game, chance, log, seat: 0, now: ticking(), patience });
    if (!told.ok) throw new Error(told.reason.text);
    const named = told.advice.moves;
    const legal = legalMoves(state, 0).moves;
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(3);
    for (const { move } of named) expect(legal).toContainEqual(move);
    const chances = named.map((each) => each.chance);
    expect(chances).toEqual([...chances].sort((one, other) => other - one));
  });

  test('is for the seat that is asked, and for nobody else', () => {
    const game = rules('first-island/base', 3);
    const { chance, log } = until(game, 60);
    expect(advise({ game, chance, log, seat: 1, now: ticking(), patience })).toMatchObject({
      ok: false,
      reason: { code: 'not-your-turn' },
    });
  });
});
