import { refuse } from '@hexwright/kernel';
import type { GameKind, Outline } from '@hexwright/rulebook';
import { parseLayout } from './board/index.ts';
import { type Book, compileBook, ISLAND, type Module, offeredBy } from './rulebook/index.ts';

/**
 * The island as a kind of game. Lists and combinations go by the outlines; `findModule` gives a module with its rules
 * and is asked when they are compiled, so that whoever loads rules late can do so until then.
 */
export function islandKind(
  outlines: readonly Outline[],
  findModule: (id: string) => Module | undefined,
): GameKind<Book> {
  return {
    id: ISLAND,
    outlines,
    host: 'first-island/base',
    offered: (ids, setup) => offeredBy({ setup, modules: ids.map((id) => present(id, findModule)) }),
    compile: (ids, setup, board) => {
      const modules = ids.map((id) => present(id, findModule));
      if (board === undefined) return named(compileBook({ setup, modules }));
      const parsed = parseLayout(board);
      if (!parsed.ok) return refuse('layout', `the layout is not sound: ${parsed.errors.join('; ')}`);
      return named(compileBook({ setup, modules, layout: parsed.layout, tried: true }));
    },
  };
}

function named(made: ReturnType<typeof compileBook>): ReturnType<GameKind<Book>['compile']> {
  return made.ok ? { ok: true, game: made.book } : made;
}

function present(id: string, findModule: (id: string) => Module | undefined): Module {
  const module = findModule(id);
  if (!module) throw new Error(`the rules of "${id}" have not been loaded`);
  return module;
}
