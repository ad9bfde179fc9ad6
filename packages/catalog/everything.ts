import { islandKind, islandModules, islandOutline } from '@hexwright/island';
import { rivalsKind, rivalsModules, rivalsOutline } from '@hexwright/rivals';
import type { AnyModule, GameKind, OptionSpecs, Words } from '@hexwright/rulebook';
import { ministersModules } from '../ministers/index.ts';
import { makeCatalog } from './catalog.ts';
import type { Listing } from './rows.ts';

/** A row with all that its modules say. */
export interface Row extends Listing {
  readonly options: OptionSpecs;
  readonly words: Words;
}

/** Every module there is, grounds and rules between two games among them. */
export const modules: readonly AnyModule[] = [...islandModules, ...ministersModules, ...rivalsModules];

/** what is played on an island, with another game beside it or not */
const onIslands = [...islandModules, ...ministersModules];

/** Every kind of game there is. */
const kinds: readonly GameKind[] = [
  islandKind(
    onIslands.map((module) => islandOutline(module)),
    finder(onIslands),
  ),
  rivalsKind(rivalsModules.map(rivalsOutline), finder(rivalsModules)),
];

/** A module of any kind of game. */
export const findModule: (id: string) => AnyModule | undefined = finder(modules);

const catalog = makeCatalog(kinds);

/** The catalogue with every family at hand. */
export const { modulesFor, offeredFor, rulesFor, rulesOfSetup } = catalog;

export const rows: readonly Row[] = catalog.rows.map((listing) => ({
  ...listing,
  options: Object.assign({}, ...modulesOf(listing).map(({ options = {} }) => options)),
  words: findModule(listing.id)!.words,
}));

/** what a row is made of at any of its numbers of seats */
function modulesOf({ id: game, players }: Listing): readonly AnyModule[] {
  const ids = players.flatMap((seats) => {
    const wanted = modulesFor({ game, seats });
    return wanted.ok ? wanted.modules.map(({ id }) => id) : [];
  });
  return [...new Set(ids)].map((id) => findModule(id)!);
}

const rowById: ReadonlyMap<string, Row> = new Map(rows.map((row) => [row.id, row]));

export function findRow(id: string): Row | undefined {
  return rowById.get(id);
}

function finder<M extends { readonly id: string }>(modules: readonly M[]): (id: string) => M | undefined {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return (id) => byId.get(id);
}
