import { type MoveList, pick, type Rng, type State } from '@hexwright/kernel';

/** Somebody who takes a seat in a simulation: picks one of the listed moves, by its code. */
export interface Player {
  choose(s: State, seat: number, legal: MoveList, rng: Rng): number;
}

/** Everybody who can take a seat, by name. */
export const players: Readonly<Record<string, Player>> = {
  random: { choose: (_s, _seat, legal, rng) => pick(legal, rng, false) },
};
