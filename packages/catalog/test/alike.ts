import { islandOf } from '@hexwright/island';
import {
  applyCode,
  listMoves,
  MoveList,
  NATURE,
  newState,
  OVER,
  pick,
  Rng,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { sameCells } from '../battery/same-cells.ts';

/** First a glimpse, which tells most games apart, then a good look. */
const LOOKS = [
  { games: 2, moves: 600 },
  { games: 6, moves: 4_000 },
];
const ours = new MoveList();
const theirs = new MoveList();

/** Whether two games of the same modules are one: same things, and the same games of chance move by move. */
export function playAlike(one: Playable, other: Playable): boolean {
  if (shapeOf(one) !== shapeOf(other)) return false;
  return LOOKS.every(({ games, moves }) => {
    for (let game = 0; game < games; game++)
      if (!sameGame(one, other, new Rng('alike', game), moves)) return false;
    return true;
  });
}

function sameGame(one: Playable, other: Playable, rng: Rng, moves: number): boolean {
  const s = newState(one);
  const t = newState(other);
  for (let move = 0; move < moves; move++) {
    if (!sameCells(s, t)) return false;
    if (s.cells[OVER]) return JSON.stringify(one.result(s)) === JSON.stringify(other.result(t));
    for (let seat = 0; seat < one.seats; seat++)
      if (one.target(s, seat) !== other.target(t, seat)) return false;
    const seats = toMove(s);
    const by = seats === NATURE ? NATURE : someSeat(seats, rng);
    listMoves(s, by, ours);
    listMoves(t, by, theirs);
    if (ours.length !== theirs.length) return false;
    for (let i = 0; i < ours.length; i++)
      if (ours.codes[i] !== theirs.codes[i] || ours.weights[i] !== theirs.weights[i]) return false;
    const code = pick(ours, rng, by === NATURE);
    applyCode(s, by, code);
    applyCode(t, by, code);
  }
  return true;
}

function shapeOf(game: Playable): string {
  const { moves, things, plan } = game;
  // Offers are not listed: what may be in them is a difference that no game of chance shows.
  const tradeable = islandOf(game)?.tradeable;
  return JSON.stringify([moves.map(({ name, args }) => [name, args]), things, plan.size, tradeable]);
}
