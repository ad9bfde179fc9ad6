import { partsOf } from '@hexwright/rulebook';
import type { Book } from './book.ts';
import { compileBook } from './compile.ts';
import type { Part } from './module.ts';

/**
 * The parts whose hints are the row's own, by id: those that no game or expansion it is played on has. Whoever answers
 * hints in the first place is none of them.
 */
export function ownHints(book: Book): ReadonlySet<string> {
  const grounds = book.modules.filter(
    ({ id, kind }) => id !== book.setup.game && (kind === 'game' || kind === 'expansion'),
  );
  const shared = new Set(partsOf<Part>(grounds).map(({ id }) => id));
  const answering = [...book.answers()].flatMap(([point, parts]) =>
    point.startsWith('hints.') ? parts : [],
  );
  const first = partsOf<Part>(book.modules).find(({ brings }) => brings?.includes('hints'))?.id;
  return new Set(answering.filter((id) => id !== first && !shared.has(id)));
}

/**
 * The same game for a player who has never heard what the row tells bots: positions, moves and rules are those of the
 * book. Nothing where a row has no hints of its own.
 */
export function withoutOwnHints(book: Book): Book | undefined {
  const unheard = ownHints(book);
  if (unheard.size === 0) return undefined;
  const { modules, setup, layout } = book;
  const made = compileBook({
    setup,
    modules,
    unheard,
    ...(setup.layout !== undefined && { layout }),
  });
  if (!made.ok) throw new Error(made.reason.text);
  return made.book;
}
