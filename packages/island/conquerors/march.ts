import { reason, type Seat } from '@hexwright/kernel';
import { branchLooks } from '../cities-knights/index.ts';
import { levelField, sleeping } from '../mechanics/index.ts';
import { defineModule, type FieldLook, type Looks } from '../rulebook/index.ts';
import { PEACE_POLITICS, warPolitics } from './cards/index.ts';
import { marchWords } from './march-words.ts';
import { hireRanks } from './mechanics/hire-ranks.ts';
import { invasion } from './mechanics/invasion.ts';
import { vigil } from './mechanics/vigil.ts';

/** the level at which improvements end */
const LAST = 3;
const NO_HIGHER = reason('no-higher-level', 'improvements end with the third level');

/** The march of the conquerors, in the first two chapters: they land, go east and conquer; knights stop them. */
export const conquerorsMarch = defineModule({
  id: 'conquerors/march',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4],
  needs: ['conquerors'],
  offers: { deserter: [], robber: [] },
  without: {
    cards: [...PEACE_POLITICS],
    parts: PEACE_POLITICS.map((card) => `card ${card}`),
    moves: ['chase-with-knight'],
  },
  parts: [invasion(), hireRanks(), ...warPolitics, noRobber(), vigil()],
  rules: (was, b) => {
    const levels = Object.fromEntries(
      was.improvements.branches().map((branch) => [branch, b.row<Seat>(levelField(branch))]),
    );
    return {
      improvements: {
        bar: (s, seat, branch) =>
          was.improvements.bar(s, seat, branch) ??
          (levels[branch].get(s, seat) >= LAST ? NO_HIGHER : undefined),
      },
    };
  },
  words: marchWords,
  looks: shortLadders(),
});

/** The robber stays in the box: no 7 and no knight moves it. */
function noRobber() {
  const { id: _, ...part } = sleeping({ awake: () => () => false });
  return {
    ...part,
    id: 'no-robber',
    words: { terms: { 'reason.blocker-asleep': 'The {blocker} is not moved yet.' } },
  };
}

function shortLadders(): Looks {
  const fields = Object.entries(branchLooks.fields ?? {}).map(([name, look]): [string, FieldLook] => {
    if (look.on !== 'ladder') return [name, look];
    const { summit: _, draws, ...rest } = look;
    return [name, { ...rest, rungs: LAST, ...(draws && { draws: draws.slice(0, LAST) }) }];
  });
  return { fields: Object.fromEntries(fields) };
}
