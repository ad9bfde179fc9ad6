import { MoveList, newState, playout, Rng, type Rules } from '@hexwright/kernel';

const GAMES = 3;
const MOVES = 500;

/**
 * What a table puts together itself, modules or a board, may fit on paper and still leave somebody without a legal
 * move: an island too small to start on, a deck that another game took away. A few games of chance tell.
 */
export function trial(rules: Rules): string | undefined {
  const list = new MoveList();
  try {
    for (let game = 0; game < GAMES; game++) playout(newState(rules), new Rng('trial', game), list, MOVES);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}
