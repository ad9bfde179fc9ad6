import { defineModule } from '../rulebook/index.ts';

/** Cities & Knights on the map that its rules advise for the sea. Other scenarios take it just as well. */
export const citiesKnightsWithSeafarers = defineModule({
  id: 'cities-knights/with-seafarers',
  kind: 'variant',
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'seafarers/heading-for-new-shores'],
  conflicts: {
    'traders-barbarians/barbarian-attack':
      'at sea Cities & Knights needs its barbarian fleet, which does not come to an attacked coast',
  },
  words: {
    name: 'Cities & Knights with Seafarers',
    summary:
      'Heading for New Shores with commodities, knights and barbarians, to 16 points. Every other scenario of the sea that goes with Cities & Knights can be played with it, too.',
    rules: [
      'Heading for New Shores is played with the rules of Cities & Knights, to 16 points.',
      { house: 'Everybody starts on the main island, with a settlement and a city.' },
    ],
  },
});
