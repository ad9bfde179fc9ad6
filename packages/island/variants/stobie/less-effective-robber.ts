import { siege } from '../../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

/** Half of what a robber holds up comes through, seat by seat. */
export const halfRobber: Part = {
  id: 'half-robber',
  uses: [siege()],
  overrides: {
    'siege.getsThrough': 'half of a besieged hex gets through instead of nothing',
  },
  rules: () => ({ siege: { getsThrough: (_s, _seat, units) => units >> 1 } }),
};

export const lessEffectiveRobber = defineModule({
  id: 'variant/stobie-less-effective-robber',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber],
  takes: [houseRule('less-effective-robber')],
  parts: [halfRobber],
  words: {
    name: 'Stobie: less effective robbers',
    summary: 'The robber halves what its hex gives instead of stopping it.',
    rules: [
      'When the number of the robber’s hex comes, each player takes half of what all their buildings there would have drawn, rounded down: nothing for a settlement alone, 1 for a city or for two settlements.',
      'Discards and thefts stay as they are.',
    ],
  },
});
