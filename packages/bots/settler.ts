import type { Book } from '@hexwright/island';
import { nameMove, type State, toMove, top } from '@hexwright/kernel';
import type { Bot } from './bot.ts';
import { makeSearch } from './search.ts';
import { makeTrader } from './trade.ts';
import { makeWorth } from './worth.ts';

/** in these a turn goes on: what could be done once more there is for another time */
const TURN = ['roll', 'main', 'trade', 'build', 'special', 'paired'];

/** A quick player that weighs every move by where it leads, on what any rulebook can answer. */
export function settlerBot(book: Book): Bot {
  const worth = makeWorth(book);
  const trader = makeTrader(book, worth);
  const ofTurn = book.decisions.map(({ name }) => TURN.includes(name));
  const placing = (s: State): boolean => book.fields.turn.get(s) === 0;
  const search = makeSearch(book, worth, {
    placing,
    twofold: (s) => !placing(s) && !ofTurn[s.cells[top(s)]],
    answers: (s, seat) =>
      !placing(s) &&
      book.fields.active.get(s) === seat &&
      ((toMove(s) >> seat) & 1) === 0 &&
      !ofTurn[s.cells[top(s)]],
  });
  return {
    id: 'settler',
    choose: (state, seat, rng) => {
      const deal = trader(state, seat, rng);
      if (deal) return deal;
      return nameMove(book, search(state, seat, rng));
    },
  };
}
