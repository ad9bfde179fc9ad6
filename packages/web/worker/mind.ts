import { askBot, type Bot, settlerBot } from '@hexwright/bots';
import type { Book } from '@hexwright/island';
import type { RawMove, Rng, State } from '@hexwright/kernel';

/** Who plays a bot's seat: answers a legal move from what the seat may know. */
export type Mind = (book: Book, s: State, seat: number, rng: Rng) => RawMove;

const bots = new WeakMap<Book, Bot>();

/** The quick heuristic player, one for each book of rules. */
export const settlerMind: Mind = (book, s, seat, rng) => {
  let bot = bots.get(book);
  if (!bot) {
    bot = settlerBot(book);
    bots.set(book, bot);
  }
  return askBot(bot, s, seat, rng);
};
