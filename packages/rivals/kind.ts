import { refuse } from '@hexwright/kernel';
import type { GameKind, Outline } from '@hexwright/rulebook';
import { type Book, compileBook, type Module, offeredBy, RIVALS } from './rulebook/index.ts';

/** The rivals as a kind of game: `findModule` gives a module with its rules when they are compiled. */
export function rivalsKind(
  outlines: readonly Outline[],
  findModule: (id: string) => Module | undefined,
): GameKind<Book> {
  const present = (id: string): Module => {
    const module = findModule(id);
    if (!module) throw new Error(`the rules of "${id}" have not been loaded`);
    return module;
  };
  return {
    id: RIVALS,
    outlines,
    host: 'rivals/introductory',
    offered: (ids, setup) => offeredBy({ setup, modules: ids.map(present) }),
    compile: (ids, setup, board) => {
      if (board !== undefined) return refuse('layout', 'a game of cards has no board to lay out');
      const made = compileBook({ setup, modules: ids.map(present) });
      return made.ok ? { ok: true, game: made.book } : made;
    },
  };
}
