import { type Game, legalMoves, newGame, play, type Rules, seatList, toMove } from '../index.ts';
import { cellar } from './cellar.ts';

export const rules: Rules = cellar();

export function seeded(seed = 'a'): Game {
  return newGame(rules, { mode: 'seeded', seed });
}

/** plays the k-th legal move of the first seat that may move, so many times */
export function playOn(game: Game, moves: number, k = 0): Game {
  for (let i = 0; i < moves && !game.state.cells[1]; i++) {
    const [seat] = seatList(toMove(game.state));
    const legal = legalMoves(game.state, seat).moves;
    const played = play(game, seat, legal[(k + i) % legal.length]);
    if (!played.ok) throw new Error(played.reason.text);
  }
  return game;
}

export function cellsOf(game: Game): number[] {
  return Array.from(game.state.cells);
}
