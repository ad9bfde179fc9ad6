import { drownedToEnd, flooding, floodLooks, hiddenPointsCount } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { cutOffLand } from './mechanics/cut-off-land.ts';

/** The flood of Atlantis on any other map: seven markers drown a hex, wherever it lies. */
export const atlantisVariant = defineModule({
  id: 'variant/atlantis',
  version: 2,
  kind: 'variant',
  seats: [3, 4, 5, 6],
  takes: [taken.flood],
  parts: [
    flooding({
      coast: 7,
      inland: 7,
      markers: () => 100,
      endsAt: drownedToEnd,
      refuge: 'desert',
      leavesEarly: false,
    }),
    cutOffLand({ points: 1 }),
  ],
  words: {
    name: 'Atlantis, as a variant',
    summary: 'The sea rises on whatever map is played: hexes fill with flood markers and drown.',
    rules: [
      'After each production one flood marker is put on a hex beside water that has the number rolled; of several the active player chooses one.',
      'A hex drowns with its seventh marker. It becomes sea, its number token leaves the game, and its markers return to the supply of 100.',
      'What has nothing but sea around it is removed: buildings and roads go back to their owners, and a harbour without land is lost.',
      'The robber may not enter a hex that is one marker short of drowning. From a hex that drowns it flees to a desert, or off the board where there is none.',
      'The game also ends as soon as 7 hexes are drowned with three players, 8 with four, 10 with five, 12 with six: then the most points win.',
      'Where the flood cuts an island into several, each is a new island for those who have buildings on another part and none on it: their first settlement there is worth 1 more point.',
      { house: 'Players who tie when the flood ends the game share the victory.' },
      hiddenPointsCount,
    ],
  },
  looks: floodLooks,
});
