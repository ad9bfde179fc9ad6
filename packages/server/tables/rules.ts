import type { Outcome, Setup } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type Campaigns, type Face, faceOf, type GameWish, makeCampaigns, titleOf } from '@hexwright/table';
import { startWishChecker, type WishChecker } from '../rules/wish-check.ts';

export type Faced = Outcome<{ readonly face: Face; readonly title: string }>;

/** The rules of everything there is, loaded when the first table wants some: a server at rest is small. */
export interface RuleCache {
  /** for a table that this person lays or changes: what was put together is tried first */
  forWish(wish: GameWish, person: string): Promise<Faced>;
  /** of a table that was laid before */
  forLaid(wish: GameWish): Promise<Faced>;
  forSetup(setup: Setup): Promise<Faced>;
  campaigns(): Promise<CampaignRules>;
  close(): Promise<void>;
}

export interface CampaignRules extends Campaigns {
  nameOf(row: string): string;
}

export function openRules(checker: WishChecker = startWishChecker()): RuleCache {
  const load = () => import('@hexwright/catalog');
  const faced = (ruled: Outcome<{ readonly rules: Playable }>): Faced =>
    ruled.ok ? { ok: true, face: faceOf(ruled.rules), title: titleOf(ruled.rules) } : ruled;
  return {
    forWish: async (wish, person) => {
      const checked = await checker.check(wish, person);
      return checked.ok ? faced((await load()).rulesFor(wish, 'tried')) : checked;
    },
    forLaid: async (wish) => faced((await load()).rulesFor(wish, 'tried')),
    forSetup: async (setup) => faced((await load()).rulesOfSetup(setup, 'tried')),
    close: () => checker.close(),
    campaigns: async () => {
      const { findModule, modulesFor, rulesFor, rulesOfSetup } = await load();
      const nameOf = (id: string) => findModule(id)?.words.name;
      return {
        ...makeCampaigns({
          campaignOf: (id) => findModule(id)?.campaign,
          nameOf,
          modulesFor,
          rulesFor,
          rulesOfSetup,
        }),
        nameOf: (id) => nameOf(id) ?? id,
      };
    },
  };
}
