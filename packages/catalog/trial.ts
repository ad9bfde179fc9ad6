import {
  isOver,
  MoveList,
  NATURE,
  newState,
  playout,
  Rng,
  type Rules,
  type State,
  toMove,
} from '@hexwright/kernel';

const GAMES = 3;
const MOVES = 500;
/** Laying the largest board takes nature so many stretches of that length, and no more. */
const STRETCHES = 20;

/**
 * What a table puts together itself, modules or a board, may fit on paper and still leave somebody without a legal
 * move: an island too small to start on, a deck that another game took away. A few games of chance tell.
 */
export function trial(rules: Rules): string | undefined {
  const list = new MoveList();
  try {
    for (let game = 0; game < GAMES; game++) {
      const s = newState(rules);
      const rng = new Rng('trial', game);
      layBoard(s, rng, list);
      playout(s, rng, list, MOVES);
    }
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Nature's moves before the first of a seat, so that the trial is of the game and not of a large board's draws. */
function layBoard(s: State, rng: Rng, list: MoveList): void {
  for (let n = 0; n < STRETCHES * MOVES && toMove(s) === NATURE && !isOver(s); n++) playout(s, rng, list, 1);
}
