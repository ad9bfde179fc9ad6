import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import { type GameWish, type IslandFace, islandFace, titleOf } from '@hexwright/table';

export type Faced = Outcome<{ readonly face: IslandFace; readonly title: string }>;

/** The rules of everything there is, loaded when the first table wants some: a server at rest is small. */
export interface RuleShelf {
  forWish(wish: GameWish): Promise<Faced>;
  forSetup(setup: Setup): Promise<Faced>;
}

export function openRules(): RuleShelf {
  const load = async () => {
    const [catalog, island] = await Promise.all([import('@hexwright/catalog'), import('@hexwright/island')]);
    const faced = (ruled: ReturnType<typeof catalog.rulesFor>): Faced => {
      if (!ruled.ok) return ruled;
      const book = island.islandOf(ruled.rules);
      if (!book)
        return refuse('kind', `a table for people cannot show a game of the kind "${ruled.rules.kind}" yet`);
      return { ok: true, face: islandFace(book), title: titleOf(book) };
    };
    return { catalog, faced };
  };
  return {
    forWish: async (wish) => {
      const { catalog, faced } = await load();
      return faced(catalog.rulesFor(wish));
    },
    forSetup: async (setup) => {
      const { catalog, faced } = await load();
      return faced(catalog.rulesOfSetup(setup));
    },
  };
}
