import { defineModule, type MoveSpec } from '../rulebook/index.ts';
import { catanForTwo } from './catan-for-two.ts';
import { makePutAside } from './event-cards/deck.ts';
import { eventCards } from './event-cards/index.ts';

/** Official pair, in the rules of Traders & Barbarians: two cards a turn instead of two rolls. */
export const eventCardsForTwo = defineModule({
  id: 'variant/event-cards-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: [catanForTwo.id, eventCards.id],
  options: {
    equalCards: {
      type: 'choice',
      default: 'twice',
      values: ['twice', 'aside'],
      words: 'A second card with the number of the first: both count, or the second is put aside unplayed',
    },
  },
  editMoves: (b, moves) => {
    if (b.option('equalCards') === 'twice') return moves;
    const first = b.cell('firstNumber');
    const aside = makePutAside(b);
    const once = ({ apply, ...move }: MoveSpec): MoveSpec => ({
      ...move,
      apply: (s, nature, number, red, rest) =>
        number + 2 === first.get(s) ? aside(s, number + 2, red + 1) : apply?.(s, nature, number, red, rest),
    });
    return moves.map((move) => (move.name === 'event-card' ? once(move) : move));
  },
  words: {
    name: 'Event cards for two',
    summary: 'Two event cards a turn, one after the other, take the place of the two rolls.',
    rules: [
      'Two cards are revealed a turn instead of two rolls: first one with its event and number, then the other.',
      'They need not differ: the same number on both cards counts twice, and no third card is drawn.',
      {
        option: 'equalCards',
        text: 'A second card with the number of the first is put aside: neither its event nor its number counts.',
      },
      {
        house:
          'Neutral colours take part in no event: they are not compared with anybody, and their roads are never damaged.',
      },
      { house: 'While a neutral colour has the Longest Road, nobody gets the trade advantage.' },
    ],
  },
});
