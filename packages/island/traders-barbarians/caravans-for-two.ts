import { defineModule } from '../rulebook/index.ts';
import { caravans } from './caravans.ts';
import { askCamels, mostVotes } from './mechanics/caravan-votes.ts';

/** Official pair, in the rules of Traders & Barbarians: two camels a vote. */
export const caravansForTwo = defineModule({
  id: 'traders-barbarians/caravans-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: [caravans.id, 'variant/catan-for-two'],
  rules: (_was, b) => ({
    caravanVotes: {
      decide: (s) => {
        const winner = mostVotes(b, s);
        if (winner >= 0) {
          askCamels(b, s, winner, 2);
          return;
        }
        const first = b.fields.active.get(s);
        askCamels(b, s, 1 - first, 1);
        askCamels(b, s, first, 1);
      },
    },
  }),
  words: {
    name: 'The Caravans for two',
    summary: 'Every vote brings two camels.',
    rules: [
      'Every vote brings two camels. The player with more votes places both, in front of different caravans if possible.',
      'With equal votes each player places one, first the player whose turn it was.',
      'Trade tokens send the robber off the board, since there is no desert.',
      { house: 'What is built for neutral colours brings no camel.' },
      { house: 'Neutral towns between camels are worth nothing to anybody.' },
    ],
  },
});
