import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { cardBars, deckFields, deckNames, makeHands } from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';
import { PROGRESS } from './deck.ts';
import { answered } from './reactions.ts';

export interface CardLevyConfig {
  /** names its decisions, moves and field */
  readonly name: string;
  /** of which deck alone. Default of any. */
  readonly deck?: string;
}

const NOT_GIVEN = reason('card-not-given', 'no such card has been given');

/** The others each give a card out of their hands, openly: one of them is kept, and the rest go under their decks. */
export function cardLevy({ name, deck }: CardLevyConfig) {
  const keeping = `${name}-keep`;
  const field = `${name}-given`;
  /** who has such a card in the hand, as the backs tell */
  const makeHolders = (b: Book) => {
    const { backs, count } = deckFields(b, PROGRESS);
    const no = deck === undefined ? -1 : deckNames(b, PROGRESS).indexOf(deck);
    return (s: State, seat: Seat): number => {
      let seats = 0;
      for (const other of b.rivals[seat])
        if ((no < 0 ? count.get(s, other) : backs.get(s, other, no)) > 0) seats |= 1 << other;
      return seats;
    };
  };
  return {
    played: {
      when: (b: Book) => {
        const holders = makeHolders(b);
        return (s: State, seat: Seat): boolean => holders(s, seat) !== 0;
      },
      play: (b: Book) => {
        const holders = makeHolders(b);
        const asked = b.decision(name);
        return (s: State, seat: Seat): void => push(s, asked, holders(s, seat), seat);
      },
    },
    part: {
      fields: {
        [field]: {
          per: (b) => [b.cards.length],
          noLook: 'what can be kept is offered, and the log tells each',
        },
      },
      decisions: {
        [name]: { args: (b) => [{ name: 'to', domain: b.domain('seat') }], opener: 'to' },
        [keeping]: {},
      },
      moves: (b) => {
        const { cards } = deckFields(b, PROGRESS);
        const hands = makeHands(b, PROGRESS);
        const given = b.row<CardNo>(field);
        const isOf = (card: CardNo): boolean => deck === undefined || b.cards[card].deck === deck;
        const keep = (s: State, seat: Seat, card: CardNo): void => {
          given.add(s, card, -1);
          for (let other = 0; other < b.cards.length; other++)
            for (; given.get(s, other) > 0; given.add(s, other, -1)) hands.bury(s, other);
          if (s.events) tell(s, 'progress-kept', { seat, card: b.cards[card].id });
          hands.gain(s, seat, card);
        };
        return [
          {
            name: `${name}-give`,
            args: [{ name: 'card', domain: b.domain('card') }],
            decisions: [name],
            list: (s, seat, out) => {
              for (let card = 0; card < b.cards.length; card++)
                if (isOf(card) && cards.get(s, seat, card) > 0) out.put(card);
            },
            apply: (s, seat, card) => {
              const to = topArg(s, 0);
              hands.leave(s, seat, card);
              given.add(s, card, 1);
              if (s.events) tell(s, 'progress-given', { seat, to, card: b.cards[card].id });
              if (!answered(s, seat)) return;
              const kinds = b.cards.flatMap((_, i) => (given.get(s, i) > 0 ? [i] : []));
              if (kinds.length === 1) keep(s, to, kinds[0]);
              else push(s, b.decision(keeping), 1 << to);
            },
            why: (s, seat, card) =>
              card < 0 || (isOf(card) && cards.get(s, seat, card) > 0)
                ? undefined
                : cardBars(b.cards[card]).absent,
          },
          {
            name: `${name}-keep`,
            args: [{ name: 'card', domain: b.domain('card') }],
            decisions: [keeping],
            list: (s, _seat, out) => {
              for (let card = 0; card < b.cards.length; card++) if (given.get(s, card) > 0) out.put(card);
            },
            apply: (s, seat, card) => {
              pop(s);
              keep(s, seat, card);
            },
            why: (s, _seat, card) => (card < 0 || given.get(s, card) > 0 ? undefined : NOT_GIVEN),
          },
        ];
      },
    } satisfies Pick<Part, 'fields' | 'decisions' | 'moves'>,
    terms: {
      [`move.${name}-give`]: 'Give this card',
      [`move.${name}-keep`]: 'Keep this card',
      'event.progress-given': '{seat} gives {to:seat} {card}.',
      'event.progress-kept': '{seat} keeps {card}.',
      'reason.card-not-given': 'Nobody has given you such a card.',
    },
  };
}
