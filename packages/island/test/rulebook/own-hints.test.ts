import { expect, test } from 'vitest';
import { compileBook, ownHints, withoutOwnHints } from '../../index.ts';
import { requestFor, type TableOptions } from '../table.ts';

const bookOf = (game: string, options: TableOptions = {}) => {
  const made = compileBook(requestFor(game, options));
  if (!made.ok) throw new Error(made.reason.text);
  return made.book;
};
/** the parts that answer any hint */
const hinting = ({ answers }: ReturnType<typeof bookOf>) =>
  new Set([...answers()].flatMap(([point, parts]) => (point.startsWith('hints.') ? parts : [])));

test('the hints of a row are those that no game it is played on has', () => {
  const own = ownHints(bookOf('schaetze/great-canal'));
  expect([...own]).toEqual(expect.arrayContaining(['canal', 'canal-knights']));
  expect(own.has('cards')).toBe(false);
  expect(hinting(bookOf('schaetze/great-canal')).has('cards')).toBe(true);
});

test('who hears none of them plays the same game and hears all others', () => {
  const book = bookOf('schaetze/great-canal');
  const blind = withoutOwnHints(book)!;
  const own = ownHints(book);
  expect(hinting(blind)).toEqual(new Set([...hinting(book)].filter((part) => !own.has(part))));
  expect(blind.plan).toEqual(book.plan);
  expect(blind.moves.map(({ name }) => name)).toEqual(book.moves.map(({ name }) => name));
  // Rules of the same parts are heard as they were.
  const rules = (of: typeof book) => [...of.answers().keys()].filter((point) => !point.startsWith('hints.'));
  expect(rules(blind)).toEqual(rules(book));
});

test('a row that tells nothing of its own has none to leave out, and the first answers are nobody’s own', () => {
  expect(withoutOwnHints(bookOf('second-islands/big-island'))).toBeUndefined();
  expect(ownHints(bookOf('first-island/base')).has('endings')).toBe(false);
  expect(ownHints(bookOf('first-island/base')).size).toBeGreaterThan(0);
});

test('a board of the table’s own stays under the game', () => {
  const { layout } = bookOf('schaetze/great-canal');
  const request = requestFor('schaetze/great-canal', { layout });
  const made = compileBook({ ...request, setup: { ...request.setup, layout } });
  if (!made.ok) throw new Error(made.reason.text);
  expect(withoutOwnHints(made.book)!.layout).toBe(layout);
});
