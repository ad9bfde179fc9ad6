import type { Book } from '@hexwright/island';
import type { Face } from '../face.ts';
import { type IslandMore, moreOf } from './more.ts';
import type { Sheet } from './sheet.ts';
import { sheetOf } from './sheet-of.ts';

export interface IslandFace extends Face<IslandMore, Sheet> {
  readonly book: Book;
}

/** An island at a table: everything there that knows of hexes, goods and pieces is in this folder. */
export function islandFace(book: Book): IslandFace {
  const numbers = new Set(book.modules.flatMap(({ looks }) => Object.keys(looks?.numbers ?? {})));
  let sheet: Sheet | undefined;
  const theSheet = (): Sheet => {
    sheet ??= sheetOf(book);
    return sheet;
  };
  return {
    book,
    rules: book,
    get title() {
      return theSheet().title;
    },
    sheet: theSheet,
    more: (s, seat) => moreOf(book, s, seat),
    turnOf: (s) => s.cells[book.at.turn],
    counts: ({ kind, data }) =>
      numbers.has(kind) && typeof data.number === 'number' ? data.number : undefined,
  };
}
