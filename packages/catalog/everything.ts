import { islandModules, type Module, type OptionSpecs, type Words } from '@hexwright/island';
import { makeCatalog } from './catalog.ts';
import type { Listing } from './rows.ts';

/** A row with all that its modules say. */
export interface Row extends Listing {
  readonly options: OptionSpecs;
  readonly words: Words;
}

/** Every module there is, grounds and rules between two games among them. */
export const modules: readonly Module[] = islandModules;

const byId: ReadonlyMap<string, Module> = new Map(modules.map((module) => [module.id, module]));

export function findModule(id: string): Module | undefined {
  return byId.get(id);
}

const catalog = makeCatalog(modules, findModule);

/** The catalogue with every family at hand. */
export const { rulesFor, rulesOfSetup } = catalog;

export const rows: readonly Row[] = catalog.rows.map((listing) => ({
  ...listing,
  options: Object.assign({}, ...listing.modules.map((id) => findModule(id)!.options ?? {})),
  words: findModule(listing.id)!.words,
}));

const rowById: ReadonlyMap<string, Row> = new Map(rows.map((row) => [row.id, row]));

export function findRow(id: string): Row | undefined {
  return rowById.get(id);
}
