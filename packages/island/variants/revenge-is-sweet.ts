import { reason } from '@hexwright/kernel';
import { chipsOf, consolation, spendChips } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

const PRICE = 3;
const SHORT = reason('chips-short', `this costs ${PRICE} chips`);

/** Chips console whoever gets nothing, and three of them move the robber. */
export const revengeIsSweet = defineModule({
  id: 'variant/revenge-is-sweet',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  version: 1,
  wants: [wanted.robber],
  parts: [consolation({ stock: 30 })],
  moves: (b) => [
    {
      name: 'take-revenge',
      decisions: ['main', 'trade'],
      price: () => b.bill({ chip: PRICE }),
      list: (s, seat, out) => {
        if (chipsOf(b, s, seat) >= PRICE) out.put();
      },
      apply: (s, seat) => {
        spendChips(b, s, seat, PRICE);
        b.the.blockers.ask(s, seat);
      },
      why: () => SHORT,
    },
  ],
  words: {
    name: 'Revenge is sweet',
    summary: 'When a roll brings you nothing you take a chip; three chips move the robber.',
    rules: [
      'If you receive nothing when a number produces, you take a chip.',
      'Chips are not cards: they lie beside the hand, and nobody steals them.',
      'Chips are not traded.',
      'For three chips a player moves the robber.',
      { house: 'There are 30 chips, and a 7 brings everybody one.' },
      {
        house:
          'You do it on your own turn after the roll, as with a knight: you move the robber and steal a card.',
      },
    ],
    terms: { 'move.take-revenge': 'Move the robber for three chips' },
  },
});
