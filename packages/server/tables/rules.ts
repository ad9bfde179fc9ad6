import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import {
  type Campaigns,
  type GamePresenter,
  type GameWish,
  makeCampaigns,
  presenterOf,
  titleOf,
} from '@hexwright/table';
import { type ChapterAsk, startWishChecker, type WishChecker } from '../rules/wish-check.ts';
import { TimeBudget } from '../time-budget.ts';

/** Whoever wishes for something that has to be composed. */
export interface Wisher {
  readonly person: string;
  /** where it comes from, as limits count it */
  readonly source: string;
}

export type Faced = Outcome<{ readonly face: GamePresenter; readonly title: string }>;

/** The rules of everything there is, loaded when the first table wants some: a server at rest is small. */
export interface RuleCache {
  /** for a table that this person lays or changes: what was put together is tried first */
  forWish(wish: GameWish, by: Wisher): Promise<Faced>;
  /** a chapter of a campaign that this person wishes for: the same holds */
  tryChapter(chapter: ChapterAsk, by: Wisher): Promise<Outcome<object>>;
  /** of a table that was laid before */
  forLaid(wish: GameWish): Promise<Faced>;
  forSetup(setup: Setup): Promise<Faced>;
  campaigns(): Promise<CampaignRules>;
  close(): Promise<void>;
}

export interface CampaignRules extends Campaigns {
  nameOf(row: string): string;
}

/** what a chapter costs this thread once it was tried elsewhere */
const CHAPTER_MS = 50;
const tooOften = refuse('too-often', 'that is too often; wait a while');

export function openRules(budget = new TimeBudget(), checker: WishChecker = startWishChecker()): RuleCache {
  const load = () => import('@hexwright/catalog');
  const faced = (ruled: Outcome<{ readonly rules: Playable }>): Faced =>
    ruled.ok ? { ok: true, face: presenterOf(ruled.rules), title: titleOf(ruled.rules) } : ruled;
  return {
    forWish: async (wish, { person, source }) => {
      if (!budget.isLeft(source)) return tooOften;
      const checked = await checker.check(wish, person);
      if (!checked.ok) return checked;
      const { rulesFor } = await load();
      return budget.measured(source, () => faced(rulesFor(wish, 'tried')));
    },
    tryChapter: async (chapter, { person, source }) => {
      if (!budget.isLeft(source)) return tooOften;
      budget.spend(source, CHAPTER_MS);
      return checker.checkChapter(chapter, person);
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
          // What is put together was tried before, in a thread of its own.
          rulesFor: (wish) => rulesFor(wish, 'tried'),
          rulesOfSetup: (setup) => rulesOfSetup(setup, 'tried'),
        }),
        nameOf: (id) => nameOf(id) ?? id,
      };
    },
  };
}
