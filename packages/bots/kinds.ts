import type { Playable } from '@hexwright/rulebook';
import { type Bot, randomBot } from './bot.ts';

/** Who can take a seat in a game, by name and the usual one first. The bot is made when somebody asks for it. */
export type BotsByName = ReadonlyMap<string, () => Bot>;

/** The players of one kind of game: nobody where a game is of another. */
export type BotsOfKind = (game: Playable) => BotsByName;

/**
 * Players that go by more than moves and points, and so play one kind of game: `of` gives the game as its kind knows it,
 * or nothing where it is of another. The usual one comes first.
 */
export function botsOf<G extends Playable>(
  of: (game: Playable) => G | undefined,
  players: Readonly<Record<string, (game: G) => Bot>>,
): BotsOfKind {
  return (game) => {
    const known = of(game);
    return new Map(
      known && Object.entries(players).map(([name, make]) => [name, () => make(known)] as const),
    );
  };
}

/** Asks each kind for its players; random ones play every game there is. */
export function botsAmong(kinds: readonly BotsOfKind[]): (game: Playable) => BotsByName {
  return (game) =>
    new Map([...kinds.flatMap((kind) => [...kind(game)]), ['random', () => randomBot(game)] as const]);
}
