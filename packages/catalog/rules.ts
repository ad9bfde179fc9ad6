import {
  type Book,
  type BookRequest,
  compileBook,
  type Layout,
  type Module,
  parseLayout,
} from '@hexwright/island';
import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import { trial } from './trial.ts';
import { versionsOf } from './versions.ts';
import type { RulesRequest } from './wish.ts';

/** Compiles what a sound wish asks for out of its modules, in the order of their amendments. */
export function compileWish(
  { game, seats, modules = [], options = {}, layout }: RulesRequest,
  ordered: readonly Module[],
): Outcome<{ readonly book: Book }> {
  let board: { layout?: Layout } = {};
  if (layout !== undefined) {
    const parsed = parseLayout(layout);
    if (!parsed.ok) return refuse('layout', `the layout is not sound: ${parsed.errors.join('; ')}`);
    board = { layout: parsed.layout };
  }
  const setup: Setup = {
    game,
    ...versionsOf(ordered),
    seats,
    ...(modules.length > 0 && { modules }),
    options,
    ...(layout !== undefined && { layout }),
  };
  return compiled({ setup, modules: ordered, ...board }, modules);
}

type Compiled = ReturnType<typeof compileBook>;

/**
 * A row that cannot be compiled is a mistake of ours and thrown. What a table puts together itself, modules or a
 * board, may not fit; then that is the answer.
 */
function compiled(request: BookRequest, together: readonly string[]): Compiled {
  if (!request.layout && together.length === 0) return compileBook(request);
  const [made, why] = tried(request);
  if (made && !why) return made;
  return together.length > 0
    ? refuse('module-conflict', `${together.map((id) => `"${id}"`).join(', ')} cannot be played here: ${why}`)
    : refuse('layout', `the layout does not suit the game: ${why}`);
}

function tried(request: BookRequest): [Compiled?, string?] {
  try {
    const made = compileBook(request);
    return made.ok ? [made, trial(made.book)] : [made];
  } catch (error) {
    return [undefined, (error as Error).message];
  }
}
