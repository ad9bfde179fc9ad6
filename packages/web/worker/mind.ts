import { askBot, type Bot, botFor } from '@hexwright/bots';
import type { RawMove, Rng, State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/** Who plays a bot's seat: answers a legal move from what the seat may know. */
export type Mind = (game: Playable, s: State, seat: number, rng: Rng) => RawMove;

const bots = new WeakMap<Playable, Bot>();

/** The best player of its kind of game, one for each game. */
export const bestMind: Mind = (game, s, seat, rng) => {
  let bot = bots.get(game);
  if (!bot) {
    bot = botFor(game);
    bots.set(game, bot);
  }
  return askBot(bot, s, seat, rng);
};
