import { islandOf } from '@hexwright/island';
import { rivalsOf } from '@hexwright/rivals';
import type { Playable } from '@hexwright/rulebook';
import type { Bot } from './bot.ts';
import { playersAmong, playersOf } from './kinds.ts';
import { levelsOf } from './levels.ts';
import { princeWits } from './rivals/index.ts';
import { settlerWits } from './settler.ts';

/** Everybody who can take a seat in this game, by name and the usual one first. A kind of game adds its players here. */
export const playersFor = playersAmong([
  playersOf(islandOf, levelsOf('settler', settlerWits)),
  playersOf(rivalsOf, levelsOf('prince', princeWits)),
]);

/** The player of this name, or the usual one. */
export function botFor(game: Playable, name?: string): Bot {
  const players = playersFor(game);
  const [usual] = players.keys();
  const make = players.get(name ?? usual);
  if (make) return make();
  throw new Error(
    `no "${name}" plays a game of the kind "${game.kind}"; there are: ${[...players.keys()].join(', ')}`,
  );
}
