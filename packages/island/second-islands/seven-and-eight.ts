import type { Module, RuleText } from '../rulebook/index.ts';

/** What the islands for seven and eight have in common: two sets, large hands, no building between the turns. */
export const forSevenAndEight: Pick<Module, 'kind' | 'seats' | 'opens' | 'needs' | 'defaults' | 'rules'> = {
  kind: 'scenario',
  seats: [7, 8],
  opens: [7, 8],
  needs: ['first-island/base'],
  defaults: { waiting: 'none', numbers: 'shuffle' },
  rules: (was) => ({ handLimit: (s, seat) => was.handLimit(s, seat) + 6 }),
};

export const largeHands: RuleText =
  'There is no special building phase. Instead, only hands of more than 13 cards are halved on a seven.';
