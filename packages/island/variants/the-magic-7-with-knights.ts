import { push } from '@hexwright/kernel';
import { branchChoice } from '../cities-knights/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** Pair with Cities & Knights: the citadel gives progress cards. */
export const theMagic7WithKnights = defineModule({
  id: 'variant/the-magic-7-with-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core', 'variant/the-magic-7'],
  // The progress cards stand in for the development cards.
  provides: ['part.cards'],
  without: { parts: ['citadel-cards'] },
  brings: ['citadel'],
  parts: [branchChoice()],
  rules: (_was, b) => {
    const choice = b.decision('choose-branch');
    return {
      citadel: {
        draw: (s, seats) => {
          for (const seat of [...seats].reverse()) push(s, choice, 1 << seat);
        },
      },
    };
  },
  words: {
    name: 'The magic 7 with Cities & Knights',
    summary: 'The citadel gives progress cards.',
    rules: [
      'When a 7 is rolled as 1 and 6, each settlement beside the citadel draws a progress card, each city two. Players who draw choose the branch of each.',
      'An Inventor does not move the number of the citadel.',
      { house: 'Cards are drawn in turn order from the active player on.' },
    ],
  },
});
