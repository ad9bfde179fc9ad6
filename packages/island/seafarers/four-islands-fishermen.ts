import { defineModule } from '../rulebook/index.ts';
import { fish } from '../traders-barbarians/index.ts';
import { fishingRules, fishingTerms, withFishermen, withGrounds } from './fishing.ts';
import { fourIslands } from './four-islands.ts';

/** Official pair: the fishermen on the islands. Everybody begins with some fish. */
export const fourIslandsFishermen = defineModule({
  id: 'seafarers/four-islands-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: withFishermen(fourIslands.id),
  board: (_was, context) =>
    withGrounds(fourIslands.board!(undefined, context), [context.seats > 4 ? 8 : 6, /./]),
  prepare: (b) => {
    const deal = fish.deals(b);
    return (s) => {
      for (let seat = 0; seat < b.seats; seat++) {
        deal(s, seat, 'one-fish', 2);
        deal(s, seat, 'two-fish', 2);
        deal(s, seat, 'three-fish', 1);
      }
    };
  },
  words: {
    name: 'The Four Islands with the Fishermen',
    summary: 'Fish from the coasts of all islands, and some for everybody to begin with.',
    rules: [
      'Everybody starts with two tokens of 1 fish, two of 2 and one of 3.',
      ...fishingRules,
      {
        house:
          'No map of this game is known: there is no lake, and six fishing grounds (eight with five and six) lie spread over the coasts, away from harbours.',
      },
    ],
    instead: fishingTerms,
  },
});
