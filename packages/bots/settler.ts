import type { Book } from '@hexwright/island';
import { nameMove } from '@hexwright/kernel';
import type { Bot } from './bot.ts';
import { makeSearch } from './search.ts';
import { makeTrader } from './trade.ts';
import { makeWorth } from './worth.ts';

/** A quick player that weighs every move by where it leads, on what any rulebook can answer. */
export function settlerBot(book: Book): Bot {
  const worth = makeWorth(book);
  const trader = makeTrader(book, worth);
  const search = makeSearch(book, worth, (s) => book.fields.turn.get(s) === 0);
  return {
    id: 'settler',
    choose: (state, seat, rng) => {
      const deal = trader(state, seat, rng);
      if (deal) return deal;
      return nameMove(book, search(state, seat, rng));
    },
  };
}
