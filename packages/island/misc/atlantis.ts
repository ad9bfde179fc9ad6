import { drownedToEnd, flooding, floodLooks, hiddenPointsCount } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { atlantis34, atlantis56 } from './atlantis-boards.ts';

/** The island drowns from the rim inward, and takes with it whatever stands on it. */
export const atlantis = defineModule({
  id: 'misc/atlantis',
  version: 2,
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  takes: [taken.flood],
  parts: [
    flooding({
      coast: 5,
      inland: 3,
      // Sixty markers do not reach around the coast of the large island.
      markers: (seats) => (seats > 4 ? 100 : 60),
      endsAt: drownedToEnd,
      refuge: 'desert',
      leavesEarly: true,
    }),
  ],
  board: (_was, { seats }) => (seats > 4 ? atlantis56() : atlantis34()),
  words: {
    name: 'Atlantis',
    summary:
      'The sea rises with every roll. Hexes on the coast fill with flood markers, drown, and take roads and towns with them. Reach ten points, or lead when too much of the island is gone.',
    rules: [
      'After each production put one flood marker on a hex beside water that has the number rolled.',
      'A hex that lay on the coast at the beginning drowns with its fifth marker; a hex from the interior, once water lies beside it, with its third.',
      'A drowned hex becomes sea. Its number token leaves the game and its markers return to the supply.',
      'A settlement, city or road with nothing but sea around it is removed at once.',
      { of: 'blocker.robber', text: 'The robber may not enter a hex that is one marker short of drowning.' },
      {
        key: 'atlantis-robber',
        of: 'blocker.robber',
        text: 'If the robber’s own hex is one marker short of drowning, the robber moves to a desert at once and steals nothing.',
      },
      { where: { points: 10 }, text: 'Ten points win.' },
      'The game also ends as soon as 7 hexes are drowned with three players, 8 with four, 10 with five, 12 with six: then the most points win.',
      'There are 60 flood markers.',
      { house: 'The active player chooses when several hexes could take the marker.' },
      {
        key: 'atlantis-island',
        house:
          'The island: 12 coastal and 7 inner hexes, the tokens dealt separately. The coast has each number once and a second 3 and 11; the interior has 4, 5, 6, 8, 9, 10 and the desert.',
      },
      {
        key: 'atlantis-large',
        house:
          'Five and six play on the island of 30 hexes (16 coastal, 14 inner with both deserts), with 100 flood markers.',
      },
      { house: 'Removed pieces return to their owner and may be built again.' },
      { house: 'A harbour is lost when no land touches either of its corners.' },
      {
        key: 'atlantis-desert',
        house:
          'With two deserts the robber flees to the first of them, counted from the north-west; with none it leaves the board until it is next moved.',
      },
      { house: 'Players who tie when the flood ends the game share the victory.' },
      hiddenPointsCount,
      { house: 'If reaching the goal and the last flood fall together, the goal wins.' },
      { house: 'If you lose every piece, you stay in the game with your cards and awards.' },
      { house: 'No marker is placed while the supply is empty.' },
      { house: 'With fewer than three players as many hexes drown as with three.' },
    ],
  },
  looks: floodLooks,
});
