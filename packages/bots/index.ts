import { islandOf } from '@hexwright/island';
import type { Playable } from '@hexwright/rulebook';
import { type Bot, randomBot, settlerBot } from './players.ts';

export * from './players.ts';

/** The bots that can take a seat, by name; each of them plays every game, or the games of one kind. */
export const bots: Readonly<Record<string, (game: Playable) => Bot>> = {
  random: randomBot,
  settler: (game) => {
    const book = islandOf(game);
    if (!book) throw new Error(`the settler plays on islands; this is a game of the kind "${game.kind}"`);
    return settlerBot(book);
  },
};
