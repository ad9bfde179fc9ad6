import { type Book, rivalsOf } from '@hexwright/rivals';
import type { Playable } from '@hexwright/rulebook';
import type { GamePresenter } from '../presenter.ts';
import { ownMore, type RivalsMore, sharedMore } from './more.ts';
import { type RivalsSheet, sheetOf } from './sheet.ts';

export interface RivalsFace extends GamePresenter<RivalsMore, RivalsSheet> {
  readonly game: Book;
}

/** A game of rivals at a table: everything there that knows of principalities and cards is in this folder. */
export function rivalsFace(book: Book): RivalsFace {
  return {
    game: book,
    sheet: () => sheetOf(book),
    shared: (s) => sharedMore(book, s),
    own: (s, seat) => ownMore(book, s, seat),
  };
}

/** The face of a game if it is one of rivals. */
export function rivalsFaceOf(game: Playable): RivalsFace | undefined {
  const book = rivalsOf(game);
  return book && rivalsFace(book);
}
