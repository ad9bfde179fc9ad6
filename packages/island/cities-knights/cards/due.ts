import { deckNames } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { branches } from '../branches.ts';
import { PROGRESS, progressDecks } from './deck.ts';

/** Whenever a card of a branch is due to somebody, it is drawn from the deck of that branch. */
export function cardsDue(): Part {
  return {
    id: 'cards-due',
    uses: [...branches, progressDecks],
    rules: (was, b) => {
      const decks = deckNames(b, PROGRESS);
      return {
        improvements: {
          due: (s, seat, branch) => {
            was.improvements.due(s, seat, branch);
            b.the.decks.draw(s, seat, decks.indexOf(branch));
          },
        },
      };
    },
  };
}
