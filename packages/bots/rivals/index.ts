import { nameMove } from '@hexwright/kernel';
import type { Book } from '@hexwright/rivals';
import type { Bot } from '../bot.ts';
import { makeSearch } from '../search.ts';
import { makeRivalsWorth } from './worth.ts';

/** A player of the rivals who weighs every move by where it leads, on what cards declare. */
export function princeBot(book: Book): Bot {
  const search = makeSearch(book, makeRivalsWorth(book), { placing: () => false });
  return { id: 'prince', choose: (state, seat, rng) => nameMove(book, search(state, seat, rng)) };
}
