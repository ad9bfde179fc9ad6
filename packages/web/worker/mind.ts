import { legalMoves, type RawMove, type Rng, type State } from '@hexwright/kernel';

/** Who plays a bot's seat: looks at the position and answers a legal move. */
export type Mind = (s: State, seat: number, rng: Rng) => RawMove;

/** A player made of chance alone. */
export const randomMind: Mind = (s, seat, rng) => {
  const { moves } = legalMoves(s, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} has nothing to choose from`);
  return moves[rng.below(moves.length)];
};
