import type { Outcome, Setup } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type Face, faceOf, type GameWish, titleOf } from '@hexwright/table';

export type Faced = Outcome<{ readonly face: Face; readonly title: string }>;

/** The rules of everything there is, loaded when the first table wants some: a server at rest is small. */
export interface RuleShelf {
  forWish(wish: GameWish): Promise<Faced>;
  forSetup(setup: Setup): Promise<Faced>;
}

export function openRules(): RuleShelf {
  const load = () => import('@hexwright/catalog');
  const faced = (ruled: Outcome<{ readonly rules: Playable }>): Faced =>
    ruled.ok ? { ok: true, face: faceOf(ruled.rules), title: titleOf(ruled.rules) } : ruled;
  return {
    forWish: async (wish) => faced((await load()).rulesFor(wish)),
    forSetup: async (setup) => faced((await load()).rulesOfSetup(setup)),
  };
}
