import { defineModule } from '../rulebook/index.ts';

/** Official pair of the first three chapters with Catan for two: awards are worth less. */
export const lesserAwards = defineModule({
  id: 'sea-robbers/lesser-awards',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: ['sea-robbers/for-two'],
  changes: { awards: { 'longest-road': { points: 1 }, 'largest-army': { points: 1 } } },
  words: {
    name: 'Lesser awards',
    summary: 'Longest Road and Largest Army are worth a point each.',
    rules: [
      {
        of: 'award.longest-road',
        text: 'Longest Road is worth 1 point here, not 2.',
      },
      {
        of: 'award.largest-army',
        text: 'Largest Army is worth 1 point here, not 2.',
      },
    ],
  },
});
