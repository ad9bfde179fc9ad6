import { defineModule } from '../rulebook/index.ts';

/** Pair with the Fishermen: fish buy no card, for there are no development cards. */
export const citiesKnightsFishermen = defineModule({
  id: 'cities-knights/fishermen',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'traders-barbarians/fishermen'],
  without: { moves: ['fish-card'] },
  offers: { fishCardPrice: [] },
  words: {
    name: 'Cities & Knights with the Fishermen',
    summary: 'Fish and commodities on one island, to 13 points.',
    rules: [
      'Neither the aqueduct nor a card brings fish. If a number brings you nothing but fish, you may still take a resource for the aqueduct.',
      { house: 'Fish buy no card: there are no development cards.' },
      {
        of: 'blocker.robber',
        house:
          'The robber starts off the board and comes in with the first 7 after the first attack. Fish do not send it off before.',
      },
      { house: 'A starting city at a fishing ground draws 1 token, as a settlement would.' },
      {
        key: 'goal-knights-fishermen',
        where: { points: 13 },
        house: 'Thirteen points win; fourteen with the old boot.',
      },
    ],
  },
});
