import type { Book, Module, Outline } from '@hexwright/island';
import type { Outcome, Setup } from '@hexwright/kernel';
import { type Listing, rowsOf } from './rows.ts';
import { compileWish } from './rules.ts';
import { otherVersions } from './versions.ts';
import { modulesWanted, type RulesRequest, readSetup, wrongShape } from './wish.ts';

/** Everything that can be played with some modules, and the rules for a wish. */
export interface Catalog {
  readonly rows: readonly Listing[];
  findRow(id: string): Listing | undefined;
  findOutline(id: string): Outline | undefined;
  /** what a wish is made of, in the order of amendments, or what is wrong with it; no rules are needed to say so */
  modulesFor(request: RulesRequest): Outcome<{ readonly modules: readonly Outline[] }>;
  /** the compiled rules for what a table wants to play, or what is wrong with the wish */
  rulesFor(request: RulesRequest): Outcome<{ readonly rules: Book }>;
  /** the wish that a saved setup holds, if its modules still have the versions it was saved under */
  wishOfSetup(setup: Setup): Outcome<{ readonly request: RulesRequest }>;
  /** the rules that a saved setup asks for */
  rulesOfSetup(setup: Setup): Outcome<{ readonly rules: Book }>;
}

const CACHED = 64;

/**
 * The catalogue of these modules. Lists and combinations are answered from outlines; `findModule` gives the module
 * with its rules and is asked when they are compiled, so that whoever loads rules late can do so until then.
 */
export function makeCatalog(
  outlines: readonly Outline[],
  findModule: (id: string) => Module | undefined,
): Catalog {
  const byId = new Map(outlines.map((outline) => [outline.id, outline]));
  const findOutline = (id: string): Outline | undefined => byId.get(id);
  const rows = rowsOf(outlines, findOutline);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const findRow = (id: string): Listing | undefined => rowById.get(id);
  const books = new Map<string, Book>();

  const modulesFor: Catalog['modulesFor'] = (request) => modulesWanted(request, findOutline, findRow);

  const rulesFor: Catalog['rulesFor'] = (request) => {
    const wrong = wrongShape(request);
    if (wrong) return wrong;
    const { game, seats, modules = [], options = {}, layout } = request;
    const key = JSON.stringify({ game, seats, modules, options, layout });
    const known = books.get(key);
    if (known) {
      // The one that nobody has asked for the longest time goes first.
      books.delete(key);
      books.set(key, known);
      return { ok: true, rules: known };
    }

    const wanted = modulesFor(request);
    if (!wanted.ok) return wanted;
    const made = compileWish(
      request,
      wanted.modules.map(({ id }) => present(id, findModule)),
    );
    if (!made.ok) return made;
    if (books.size >= CACHED) books.delete(books.keys().next().value!);
    books.set(key, made.book);
    return { ok: true, rules: made.book };
  };

  const wishOfSetup: Catalog['wishOfSetup'] = (setup) => {
    const read = readSetup(setup);
    if (!read.ok) return read;
    const wanted = modulesFor(read.request);
    if (!wanted.ok) return wanted;
    return otherVersions(setup, wanted.modules) ?? read;
  };

  const rulesOfSetup: Catalog['rulesOfSetup'] = (setup) => {
    const read = wishOfSetup(setup);
    return read.ok ? rulesFor(read.request) : read;
  };

  return { rows, findRow, findOutline, modulesFor, rulesFor, wishOfSetup, rulesOfSetup };
}

function present(id: string, findModule: (id: string) => Module | undefined): Module {
  const module = findModule(id);
  if (!module) throw new Error(`the rules of "${id}" have not been loaded`);
  return module;
}
