import { defineModule } from '../rulebook/index.ts';

/** how many points more than at sea are asked for */
const MORE = 1;

/** Official pair: what Cities & Knights changes in every chapter. */
export const seaRobbersKnights = defineModule({
  id: 'sea-robbers/cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['sea-robbers', 'cities-knights/sea'],
  pairs: { 'variant/catan-for-two': 'sea-robbers/cities-knights-for-two' },
  raises: { points: MORE },
  words: {
    name: 'The Sea Robbers with Cities & Knights',
    summary: 'Knights and commodities on the coast of the sea robbers, and three more points to win.',
    takesBack: ['goal-at-sea'],
    rules: [
      'You need three points more than the chapter says to win.',
      'The second starting settlement is a city: everybody starts with 4 points, and the robber spares players who have no more.',
      { house: 'The bank takes 3 equal commodities as it takes 3 equal resources.' },
      { house: 'There are no development cards: a chest with one holds a good of your choice instead.' },
      { house: 'Jerok the Smith brings 1 ore, since there are no development cards to buy for less.' },
      {
        of: 'part.knight-this-turn',
        house: 'Wulf the Nightmare helps when a knight has chased the robber or the pirate away.',
      },
    ],
  },
});
