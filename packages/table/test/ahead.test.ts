import { cloneGame, legalMoves, newGame, play, Rng } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { seatView } from '../index.ts';
import { islandAt } from './play.ts';

/** A sea game in which a ship can be moved. */
function shipsThatMove() {
  const face = islandAt('seafarers/heading-for-new-shores', 3);
  for (let seed = 0; seed < 20; seed++) {
    const game = newGame(face.game, { mode: 'seeded', seed: `ships ${seed}` });
    const rng = new Rng(seed);
    for (let i = 0; i < 400; i++) {
      const seat = [0, 1, 2].find((each) => legalMoves(game.state, each).moves.length > 0);
      if (seat === undefined) break;
      const { moves } = legalMoves(game.state, seat);
      if (moves.some(({ move }) => move === 'move-ship')) return { face, game, seat };
      play(game, seat, moves[rng.below(moves.length)]);
    }
  }
  throw new Error('no ship could be moved');
}

test('of a move that takes something up the seat is told at once where it can go', () => {
  const { face, game, seat } = shipsThatMove();
  const before = [...game.state.cells];
  const { ahead, legal } = seatView(face, game.state, seat);
  expect(ahead.map(({ move }) => move)).toEqual(legal.filter(({ move }) => move === 'move-ship'));
  for (const { move, next } of ahead) {
    const tried = cloneGame(game);
    expect(play(tried, seat, move).ok).toBe(true);
    expect(next).toEqual(legalMoves(tried.state, seat).moves);
  }
  expect([...game.state.cells]).toEqual(before);
  expect(seatView(face, game.state, null).ahead).toEqual([]);
});

test('a hex that the rules stop is told, as long as it has a number to stop', () => {
  const face = islandAt();
  const game = newGame(face.game, { mode: 'seeded', seed: 'robber' });
  const { state } = game;
  const robber = face.game.blockers.findIndex(({ id }) => id === 'robber');
  expect(seatView(face, state, 0).idle).toEqual([]);
  const hex = Array.from({ length: face.game.topology.hexes }, (_, i) => i).find(
    (each) => face.game.fields.numbers.get(state, each) !== 0,
  )!;
  face.game.fields.blocker.set(state, robber, hex);
  expect(seatView(face, state, null).idle).toEqual([hex]);
});
