import { islandOf } from '@hexwright/island';
import { rivalsOf } from '@hexwright/rivals';
import type { Playable } from '@hexwright/rulebook';
import type { Bot } from './bot.ts';
import { playersAmong, playersOf } from './kinds.ts';
import { princeBot } from './rivals/index.ts';
import { settlerBot } from './settler.ts';

/** Everybody who can take a seat in this game, by name and the best first. A kind of game adds its players here. */
export const playersFor = playersAmong([
  playersOf(islandOf, { settler: settlerBot }),
  playersOf(rivalsOf, { prince: princeBot }),
]);

/** The player of this name, or the best there is. */
export function botFor(game: Playable, name?: string): Bot {
  const players = playersFor(game);
  const [best] = players.keys();
  const make = players.get(name ?? best);
  if (make) return make();
  throw new Error(
    `no "${name}" plays a game of the kind "${game.kind}"; there are: ${[...players.keys()].join(', ')}`,
  );
}
