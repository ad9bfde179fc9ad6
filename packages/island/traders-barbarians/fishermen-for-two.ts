import type { Seat } from '@hexwright/kernel';
import { defineModule } from '../rulebook/index.ts';
import { fish, fishermen } from './fishermen.ts';

/** Official pair, in the rules of Traders & Barbarians: fish take the place of the trade tokens. */
export const fishermenForTwo = defineModule({
  id: 'traders-barbarians/fishermen-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: [fishermen.id, 'variant/catan-for-two'],
  without: { parts: ['trade-tokens'] },
  prepare: (b) => {
    const deal = fish.deals(b);
    const count = b.row<Seat>('fishCount');
    return (s) => {
      for (let seat = 0; seat < b.seats; seat++) {
        // Some scenarios have dealt the same already.
        if (count.get(s, seat) > 0) continue;
        deal(s, seat, 'one-fish', 2);
        deal(s, seat, 'two-fish', 2);
        deal(s, seat, 'three-fish', 1);
      }
    };
  },
  rules: (was, b) => ({
    purchasePrice: (s, seat, marked, purse) => {
      const behind = b.rules.publicPoints(s, seat) < b.rules.publicPoints(s, 1 - seat);
      return was.purchasePrice(s, seat, marked, purse) - (behind ? 1 : 0);
    },
  }),
  words: {
    name: 'The Fishermen of Catan for two',
    summary:
      'Fish instead of trade tokens: five tokens to begin with, and everything is cheaper for the player behind.',
    rules: [
      'Everybody starts with two tokens of 1 fish, two of 2 and one of 3.',
      'There are no trade tokens and none of their actions. Neither settlements on the coast or beside a desert nor knights that are given up bring anything.',
      'If you have fewer points than your opponent, you pay 1 fish less for everything that fish buy. With equal points you pay the full price.',
      { house: 'Points that everybody can see are compared.' },
      { house: 'Where a scenario gives everybody fish to begin with, those are the five tokens.' },
    ],
    instead: {
      'move.fish-robber': 'Send the robber away (2 fish, or 1 if behind)',
      'move.fish-steal': 'Steal a card (3 fish, or 2 if behind)',
      'move.fish-good': 'Take a good from the bank (4 fish, or 3 if behind)',
      'move.fish-road': 'Lay a route for free (5 fish, or 4 if behind)',
    },
  },
});
