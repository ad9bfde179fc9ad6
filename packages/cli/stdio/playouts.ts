import { cloneState, copyState, MoveList, playout, Rng } from '@hexwright/kernel';
import type { Held } from './tables.ts';

/** Plays copies of the game to the end with random moves; the n-th uses the n-th stream of the seed. */
export function playouts({ game }: Held, seed: string | number, games: number, limit: number) {
  const { rules, state } = game;
  const copy = cloneState(state);
  const list = new MoveList();
  const wins = new Array<number>(rules.seats).fill(0);
  const results = Array.from({ length: games }, (_, n) => {
    copyState(state, copy);
    const { moves, finished } = playout(copy, new Rng(seed, n), list, limit);
    const { winners, scores, ending } = rules.result(copy);
    if (finished) for (const winner of winners) wins[winner]++;
    return { finished, moves, winners: finished ? winners : [], scores, ...(finished && { ending }) };
  });
  return { games, wins, results };
}
