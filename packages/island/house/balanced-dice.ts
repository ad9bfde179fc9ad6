import { diceCards } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

/** throws that stay unseen before all of them are shuffled again */
const UNSEEN = 12;

/** Dice with a memory: what has come does not come again before most other throws have. */
export const balancedDice = defineModule({
  id: 'house/balanced-dice',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.twoDice],
  parts: [diceCards({ unseen: UNSEEN })],
  words: {
    name: 'Balanced dice',
    summary: 'A deck with every throw of two dice once, so that numbers come about as often as they should.',
    takesBack: ['dice'],
    rules: [
      {
        house:
          'Instead of rolling two dice, you turn over a card of a deck of 36: each throw of two dice is there once.',
      },
      { house: 'When 24 cards have come, all 36 are shuffled again.' },
    ],
  },
});
