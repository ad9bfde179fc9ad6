import { defineModule, wanted } from '../rulebook/index.ts';
import { bribes } from './mechanics/bribes.ts';

/** The dice are set in secret and not rolled, one by the left neighbour, who can be paid to choose among fewer faces. */
export const settlersWithBluff = defineModule({
  id: 'bonus/settlers-with-bluff',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.others],
  parts: [
    bribes({
      dictates: [
        { id: 'low', cards: 1, faces: [1, 2, 3] },
        { id: 'high', cards: 1, faces: [4, 5, 6] },
        { id: 'first-pair', cards: 2, faces: [1, 2] },
        { id: 'second-pair', cards: 2, faces: [3, 4] },
        { id: 'third-pair', cards: 2, faces: [5, 6] },
      ],
      both: 3,
    }),
  ],
  words: {
    name: 'Settlers with Bluff',
    summary:
      'The dice are not rolled but set in secret, one by you and one by your left neighbour, who may be paid for a say in it.',
    takesBack: ['dice'],
    rules: [
      'Your turn begins with the dice: you set one and your left neighbour the other, each in secret, from 1 to 6. Both are shown at once, and their sum is the number.',
      'Before that you may offer your left neighbour up to 3 resources, who takes all of them or none.',
      'If 1 is taken, you say whether the other die shows 1 to 3 or 4 to 6. If 2 are taken, you name 1 and 2, 3 and 4, or 5 and 6. Your neighbour still chooses in secret among those faces.',
      'If 3 are taken, you set both dice.',
      { house: 'You choose which resources you offer, open to all, and make one offer a turn.' },
      { house: 'Nothing forbids a 7: you may aim at it when you set the dice.' },
    ],
    terms: {
      'dictated.low': '1 to 3',
      'dictated.high': '4 to 6',
      'dictated.first-pair': '1 or 2',
      'dictated.second-pair': '3 or 4',
      'dictated.third-pair': '5 or 6',
    },
  },
});
