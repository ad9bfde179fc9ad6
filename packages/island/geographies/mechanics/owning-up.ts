import { reason, type Seat, tell } from '@hexwright/kernel';
import { anewEachTurn, askDiscard, handSize } from '../../mechanics/index.ts';
import { field, handlesOf, type Part, wanted } from '../../rulebook/index.ts';

const fields = {
  ownedUp: field.cell({ noLook: 'the log tells of it; it counts until the turn is over' }),
};

export interface OwningUpConfig {
  /** the option by which it is played */
  readonly option: string;
  /** the word that nobody may say */
  readonly word: string;
}

/** what bots think the card is worth that they have promised and not yet paid, in points */
const CARD = 0.15;

const NO_CARD = reason('nothing-to-forfeit', 'the hand is empty');
const OWNED_UP = reason('owned-up', 'this was owned up to before in this turn');

/** A word costs a card: whoever has said it owns up, once a turn, and discards a card of choice. */
export function owningUp({ option, word }: OwningUpConfig): Part {
  return {
    id: 'owning-up',
    of: { option, word },
    wants: [wanted.sevens],
    fields,
    rules: (was, b) => {
      const { ownedUp } = handlesOf(b, fields);
      const toDiscard = b.row<Seat>('toDiscard');
      return {
        ...anewEachTurn(was, (s) => ownedUp.set(s, 0)),
        hints: { promised: (s, seat) => was.hints.promised(s, seat) - CARD * toDiscard.get(s, seat) },
      };
    },
    moves: (b) => {
      if (!b.option<boolean>(option)) return [];
      const { ownedUp } = handlesOf(b, fields);
      return [
        {
          name: 'own-up',
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (ownedUp.get(s) === 0 && handSize(b, s, seat) > 0) out.put();
          },
          apply: (s, seat) => {
            ownedUp.set(s, 1);
            if (s.events) tell(s, 'owned-up', { seat });
            askDiscard(b, s, seat, 1);
          },
          why: (s) => (ownedUp.get(s) === 1 ? OWNED_UP : NO_CARD),
        },
      ];
    },
    words: {
      terms: {
        'move.own-up': `I said “${word}”`,
        'event.owned-up': `{seat} said “${word}”.`,
        'reason.nothing-to-forfeit': 'Your hand is empty.',
        'reason.owned-up': 'You have owned up this turn.',
      },
    },
  };
}
