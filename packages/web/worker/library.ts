import { bringWeights } from '@hexwright/bots';
import { type Catalog, makeCatalog, type OutsideModule, type RulesRequest } from '@hexwright/catalog';
import { families, islandKind, islandOutline } from '@hexwright/island';
import { itemOf, type Outcome, refuse, type Setup } from '@hexwright/kernel';
import { rivalsFamilies, rivalsKind } from '@hexwright/rivals';
import type { Campaign, Outline, Playable } from '@hexwright/rulebook';
import type { CampaignSource } from '@hexwright/table';
import { ministersFamilies } from '../../ministers/index.ts';
import { outlines } from './outlines.ts';

/** The catalogue of the browser: lists everything at once and fetches the rules of a family when they are wanted. */
export interface Library {
  readonly catalog: Pick<Catalog, 'rows' | 'findRow' | 'findOutline'>;
  /** whether two modules are of one kind of game */
  alike(one: string, other: string): boolean;
  rulesFor(wish: RulesRequest): Promise<Outcome<{ readonly rules: Playable }>>;
  rulesOfSetup(setup: Setup): Promise<Outcome<{ readonly rules: Playable }>>;
  /** all that a campaign needs, once the rules of its chapters are here, and of what they are played with besides */
  campaign(
    id: string,
    seats: number,
    modules: readonly string[],
  ): Promise<Outcome<{ readonly source: CampaignSource }>>;
}

/** How a family is fetched: by itself, unless somebody wants to know of it. */
export type Fetching = <M>(family: string, fetch: () => Promise<readonly M[]>) => Promise<readonly M[]>;

/** `outside` are modules that the host of this page lets in besides ours. */
export function openLibrary(
  fetching: Fetching = (_family, fetch) => fetch(),
  outside: readonly OutsideModule[] = [],
): Library {
  const islands = new Supply({ ...families, ...ministersFamilies }, fetching, {
    modules: outside,
    outlines: outside.map((module) => islandOutline(module)),
  });
  const rivals = new Supply(rivalsFamilies, fetching);
  const catalog = makeCatalog<Playable>([
    islandKind(islands.outlines, islands.find),
    rivalsKind(rivals.outlines, rivals.find),
  ]);

  const fetched = async <T extends object>(fetch: () => Promise<Outcome<T>>): Promise<Outcome<T>> => {
    try {
      return await fetch();
    } catch {
      return refuse(
        'rules-missing',
        'the rules of this game could not be fetched; check the network, then reload the page',
      );
    }
  };
  const bring = (ids: readonly string[]): Promise<Outcome<object>> =>
    fetched(async () => {
      await Promise.all([islands.bring(ids), rivals.bring(ids)]);
      return { ok: true };
    });
  const rulesFor: Library['rulesFor'] = async (wish) => {
    const wanted = catalog.modulesFor(wish);
    if (!wanted.ok) return wanted;
    const brought = await bring(wanted.modules.map(({ id }) => id));
    const made = brought.ok ? catalog.rulesFor(wish) : brought;
    return fetched(async () => {
      if (made.ok) await bringWeights(made.rules);
      return made;
    });
  };
  const source: CampaignSource = {
    campaignOf: (id) => campaignOf(islands.find(id)) ?? campaignOf(rivals.find(id)),
    nameOf: (id) => catalog.findOutline(id)?.words.name,
    modulesFor: (wish) => catalog.modulesFor(wish),
    rulesFor: (wish) => catalog.rulesFor(wish),
    rulesOfSetup: (setup) => {
      const read = catalog.wishOfSetup(setup);
      return read.ok ? catalog.rulesFor(read.request) : read;
    },
  };

  return {
    catalog,
    alike: (one, other) => islands.has(one) === islands.has(other),
    rulesFor,
    rulesOfSetup: async (setup) => {
      const read = catalog.wishOfSetup(setup);
      return read.ok ? rulesFor(read.request) : read;
    },
    campaign: async (id, seats, modules) => {
      const chapters = catalog.findOutline(id)?.chapters;
      if (!chapters) return refuse('no-campaign', `there is no campaign "${id}"`, { campaign: id });
      const grounds = chapters.flatMap((chapter) => {
        // What does not fit is refused by whoever tells the campaign, with the chapter's name.
        const wanted = catalog.modulesFor({ game: chapter, seats, modules });
        return wanted.ok ? wanted.modules.map((module) => module.id) : [];
      });
      const brought = await bring([id, ...grounds]);
      return fetched(async () => {
        if (brought.ok) await bringWeights();
        return brought.ok ? { ok: true, source } : brought;
      });
    },
  };
}

const campaignOf = (module: { readonly campaign?: Campaign } | undefined): Campaign | undefined =>
  module?.campaign;

type Families<M> = Readonly<Record<string, () => Promise<readonly M[]>>>;

/** no family of ours */
const OUTSIDE = '';

/** The modules of one kind of game: listed from the start, and here once they were wanted. */
class Supply<M extends { readonly id: string }> {
  readonly outlines: readonly Outline[];
  private readonly families: Families<M>;
  private readonly fetching: Fetching;
  private readonly familyOf: ReadonlyMap<string, string>;
  private readonly here = new Map<string, M>();

  constructor(
    families: Families<M>,
    fetching: Fetching,
    besides: { readonly modules: readonly M[]; readonly outlines: readonly Outline[] } = {
      modules: [],
      outlines: [],
    },
  ) {
    this.families = families;
    this.fetching = fetching;
    const names = Object.keys(families);
    this.outlines = [...names.flatMap((family) => itemOf(outlines, family)), ...besides.outlines];
    this.familyOf = new Map([
      ...names.flatMap((family) => itemOf(outlines, family).map(({ id }): [string, string] => [id, family])),
      ...besides.modules.map(({ id }): [string, string] => [id, OUTSIDE]),
    ]);
    for (const module of besides.modules) this.here.set(module.id, module);
  }

  has(id: string): boolean {
    return this.familyOf.has(id);
  }

  readonly find = (id: string): M | undefined => this.here.get(id);

  /** Fetches the families of these modules, as far as they are of this kind and not here yet. */
  async bring(ids: readonly string[]): Promise<void> {
    const missing = ids.flatMap((id) => (this.here.has(id) ? [] : (this.familyOf.get(id) ?? [])));
    const arrived = await Promise.all(
      [...new Set(missing)].map((family) => this.fetching(family, itemOf(this.families, family))),
    );
    for (const module of arrived.flat()) this.here.set(module.id, module);
  }
}
