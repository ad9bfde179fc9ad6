import { islandKind, islandModules, islandOutline } from '@hexwright/island';
import type { Outcome } from '@hexwright/kernel';
import { rivalsKind, rivalsModules, rivalsOutline } from '@hexwright/rivals';
import type { AnyModule, GameKind, OptionSpecs, Words } from '@hexwright/rulebook';
import { ministersModules } from '../ministers/index.ts';
import { type Catalog, makeCatalog } from './catalog.ts';
import { barOutside, barUnplayable, type OutsideModule } from './outside.ts';
import type { Listing } from './rows.ts';

/** A row with all that its modules say. */
export interface Row extends Listing {
  readonly options: OptionSpecs;
  readonly words: Words;
}

/** The catalogue with every family at hand. */
interface Everything {
  readonly modules: readonly AnyModule[];
  readonly rows: readonly Row[];
  readonly catalog: Catalog;
  findModule(id: string): AnyModule | undefined;
  findRow(id: string): Row | undefined;
}

/** All of ours, and what somebody wrote outside of this repository. */
export function assemble(outside: readonly OutsideModule[]): Everything {
  const modules: readonly AnyModule[] = [...islandModules, ...ministersModules, ...outside, ...rivalsModules];
  /** what is played on an island, with another game beside it or not */
  const onIslands = [...islandModules, ...ministersModules, ...outside];
  const kinds: readonly GameKind[] = [
    islandKind(
      onIslands.map((module) => islandOutline(module)),
      finder(onIslands),
    ),
    rivalsKind(rivalsModules.map(rivalsOutline), finder(rivalsModules)),
  ];
  const catalog = makeCatalog(kinds);
  const findModule = finder(modules);
  /** what a row is made of at any of its numbers of seats */
  const modulesOf = ({ id: game, players }: Listing): readonly AnyModule[] => {
    const ids = players.flatMap((seats) => {
      const wanted = catalog.modulesFor({ game, seats });
      return wanted.ok ? wanted.modules.map(({ id }) => id) : [];
    });
    return [...new Set(ids)].map((id) => findModule(id)!);
  };
  const rows = catalog.rows.map((listing) => ({
    ...listing,
    options: Object.assign({}, ...modulesOf(listing).map(({ options = {} }) => options)),
    words: findModule(listing.id)!.words,
  }));
  return { modules, rows, catalog, findModule, findRow: finder(rows) };
}

let all = assemble([]);
let admitted: readonly OutsideModule[] = [];

/** Every module there is, grounds and rules between two games among them. */
export let modules: readonly AnyModule[] = all.modules;
/** Everything that can be played by id. */
export let rows: readonly Row[] = all.rows;

/**
 * Lets modules from outside into the catalogue of this process, before anything is played: all of them or, with the reason, none. Whether their
 * rules are sound is another question (`battery`).
 */
export function admit(outside: readonly OutsideModule[]): Outcome<object> {
  const wanted = [...admitted, ...outside];
  const known = assemble([]).modules.map(({ id }) => id);
  const wrong = barOutside(wanted, known);
  if (wrong) return wrong;
  const together = barUnplayable(wanted, () => assemble(wanted));
  if (!together.ok) return together;
  admitted = wanted;
  all = together.made;
  ({ modules, rows } = all);
  return { ok: true };
}

/** A module of any kind of game. */
export const findModule = (id: string): AnyModule | undefined => all.findModule(id);

export const findRow = (id: string): Row | undefined => all.findRow(id);

export const modulesFor: Catalog['modulesFor'] = (request) => all.catalog.modulesFor(request);

export const offeredFor: Catalog['offeredFor'] = (request) => all.catalog.offeredFor(request);

export const rulesFor: Catalog['rulesFor'] = (request, how) => all.catalog.rulesFor(request, how);

export const rulesOfSetup: Catalog['rulesOfSetup'] = (setup, how) => all.catalog.rulesOfSetup(setup, how);

function finder<M extends { readonly id: string }>(modules: readonly M[]): (id: string) => M | undefined {
  const byId = new Map(modules.map((module) => [module.id, module]));
  return (id) => byId.get(id);
}
