import { type Book, islandOf } from '@hexwright/island';
import type { Playable } from '@hexwright/rulebook';
import type { GamePresenter } from '../presenter.ts';
import { expectedGoods } from './expected.ts';
import { type IslandMore, ownMore, sharedMore } from './more.ts';
import type { Sheet } from './sheet.ts';
import { sheetOf } from './sheet-of.ts';

export interface IslandFace extends GamePresenter<IslandMore, Sheet> {
  readonly game: Book;
}

/** An island at a table: everything there that knows of hexes, goods and pieces is in this folder. */
export function islandFace(book: Book): IslandFace {
  return {
    game: book,
    sheet: () => sheetOf(book),
    shared: (s, view) => sharedMore(book, s, view),
    own: (s, seat, view, shared) => ownMore(book, s, seat, view, shared),
    expects: (s) => expectedGoods(book, s),
  };
}

/** The face of a game if it is an island. */
export function islandFaceOf(game: Playable): IslandFace | undefined {
  const book = islandOf(game);
  return book && islandFace(book);
}
