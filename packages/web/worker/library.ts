import { type Catalog, makeCatalog, type RulesRequest } from '@hexwright/catalog';
import { type Book, type Family, families, familyNames, islandKind, type Module } from '@hexwright/island';
import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import { outlines } from './outlines.ts';

/** The catalogue of the browser: lists everything at once and fetches the rules of a family when they are wanted. */
export interface Library {
  readonly catalog: Pick<Catalog, 'rows' | 'findRow' | 'findOutline'>;
  rulesFor(wish: RulesRequest): Promise<Outcome<{ readonly rules: Book }>>;
  rulesOfSetup(setup: Setup): Promise<Outcome<{ readonly rules: Book }>>;
}

export function openLibrary(load: (family: Family) => Promise<readonly Module[]> = loadFamily): Library {
  const here = new Map<string, Module>();
  const catalog = makeCatalog([
    islandKind(
      familyNames.flatMap((family) => outlines[family]),
      (id) => here.get(id),
    ),
  ]);
  const familyOf = new Map(
    familyNames.flatMap((family) => outlines[family].map(({ id }): [string, Family] => [id, family])),
  );

  const rulesFor: Library['rulesFor'] = async (wish) => {
    const wanted = catalog.modulesFor(wish);
    if (!wanted.ok) return wanted;
    const missing = wanted.modules.filter(({ id }) => !here.has(id)).map(({ id }) => familyOf.get(id)!);
    try {
      const arrived = await Promise.all([...new Set(missing)].map(load));
      for (const module of arrived.flat()) here.set(module.id, module);
    } catch {
      return refuse(
        'rules-missing',
        'the rules of this game could not be fetched; check the network, then reload the page',
      );
    }
    return catalog.rulesFor(wish);
  };

  return {
    catalog,
    rulesFor,
    rulesOfSetup: async (setup) => {
      const read = catalog.wishOfSetup(setup);
      return read.ok ? rulesFor(read.request) : read;
    },
  };
}

const loadFamily = (family: Family): Promise<readonly Module[]> => families[family]();
