import { push, type Seat, type State } from '@hexwright/kernel';
import { cardBars, deckFields, deckNames, makeHands } from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { PROGRESS } from './deck.ts';
import { answered } from './reactions.ts';

export interface CardDiscardConfig {
  /** names its decision and move */
  readonly name: string;
  /** of which deck alone. Default of any. */
  readonly deck?: string;
}

/** Everybody who has such a card, whoever played this one too, puts one of their choice under its deck, unseen. */
export function cardDiscard({ name, deck }: CardDiscardConfig) {
  const makeHolders = (b: Book) => {
    const { backs, count } = deckFields(b, PROGRESS);
    const no = deck === undefined ? -1 : deckNames(b, PROGRESS).indexOf(deck);
    return (s: State): number => {
      let seats = 0;
      for (let seat = 0; seat < b.seats; seat++)
        if ((no < 0 ? count.get(s, seat) : backs.get(s, seat, no)) > 0) seats |= 1 << seat;
      return seats;
    };
  };
  return {
    played: {
      // The card itself is in the hand until it is played.
      when: (b: Book) => {
        const holders = makeHolders(b);
        return (s: State, seat: Seat): boolean => (holders(s) & ~(1 << seat)) !== 0;
      },
      play: (b: Book) => {
        const holders = makeHolders(b);
        const asked = b.decision(name);
        return (s: State): void => {
          const seats = holders(s);
          if (seats !== 0) push(s, asked, seats);
        };
      },
    },
    part: {
      decisions: { [name]: {} },
      moves: (b) => {
        const { cards } = deckFields(b, PROGRESS);
        const hands = makeHands(b, PROGRESS);
        const isOf = (card: CardNo): boolean => deck === undefined || b.cards[card].deck === deck;
        return [
          {
            name: `${name}-discard`,
            args: [{ name: 'card', domain: b.domain('card') }],
            decisions: [name],
            list: (s, seat, out) => {
              for (let card = 0; card < b.cards.length; card++)
                if (isOf(card) && cards.get(s, seat, card) > 0) out.put(card);
            },
            apply: (s, seat, card) => {
              hands.giveUp(s, seat, card);
              answered(s, seat);
            },
            why: (s, seat, card) =>
              card < 0 || (isOf(card) && cards.get(s, seat, card) > 0)
                ? undefined
                : cardBars(b.cards[card]).absent,
            audience: (_s, seat) => 1 << seat,
          },
        ];
      },
    } satisfies Pick<Part, 'decisions' | 'moves'>,
    terms: { [`move.${name}-discard`]: 'Put this card under its deck' },
  };
}
