import { push, tell } from '@hexwright/kernel';
import { askGoods, askRoutes, canChoose, canLay, cardFields } from '../mechanics/index.ts';
import { type CardSpec, field, handlesOf, type Options, type Part, pointsIn } from '../rulebook/index.ts';

const fields = {
  shown: field.row('seat', { noLook: 'its points stand with the player' }),
};

/** so many of a card in one set, or with the extension; as often as sets are put together */
const perSet =
  (single: number, extended = single) =>
  (seats: number, { decks }: Options): number =>
    decks === '2' || (decks === 'auto' && seats > 6)
      ? 2 * single
      : decks === 'auto' && seats > 4
        ? extended
        : single;

/** Every card but the knight is played before the roll where the table's rules let it be. */
export const byOption: NonNullable<CardSpec['beforeRoll']> = (options) => options.cardsBeforeRoll === 'any';

/** The 25 development cards; 34 with the extension, whose cards stay out of games with up to four seats. */
export const developmentCards: readonly CardSpec[] = [
  {
    id: 'knight',
    deck: 'development',
    count: perSet(14, 20),
    beforeRoll: true,
    play: (b) => (s, seat) => b.the.blockers.ask(s, seat),
  },
  {
    id: 'road-building',
    deck: 'development',
    beforeRoll: byOption,
    count: perSet(2, 3),
    when: (b) => (s, seat) => canLay(b, s, seat),
    play: (b) => (s, seat) => askRoutes(b, s, seat, 2),
  },
  {
    id: 'year-of-plenty',
    deck: 'development',
    beforeRoll: byOption,
    count: perSet(2, 3),
    when: (b) => (s, seat) => canChoose(b, s, seat),
    play: (b) => (s, seat) => askGoods(b, s, seat, 2),
  },
  {
    id: 'monopoly',
    deck: 'development',
    beforeRoll: byOption,
    count: perSet(2, 3),
    play: (b) => (s, seat) => push(s, b.decision('monopoly'), 1 << seat),
  },
  {
    id: 'victory-point',
    deck: 'development',
    count: (seats, options) => perSet(options.victoryCards as number)(seats, options),
    points: 1,
  },
];

/** Before the 4th edition a victory point card could be laid open at any time: its point becomes public. */
export function showing(): Part {
  return {
    id: 'showing',
    fields,
    scores: [
      {
        id: 'shown-cards',
        // A card that is shown counts no longer among the cards in hand.
        most: () => 0,
        ...pointsIn('shown'),
      },
    ],
    moves: (b) => {
      if (b.option('showCards') !== 'any-time') return [];
      const at = cardFields(b);
      const { shown } = handlesOf(b, fields);
      return [
        {
          name: 'show-card',
          args: [{ name: 'card', domain: b.domain('card') }],
          decisions: ['roll', 'main', 'trade', 'build'],
          list: (s, seat, out) => {
            b.cards.forEach((card, i) => {
              if (card.points && at.cards.get(s, seat, i) > 0) out.put(i);
            });
          },
          apply: (s, seat, card) => {
            at.cards.add(s, seat, card, -1);
            at.cardCount.add(s, seat, -1);
            at.played.add(s, seat, card, 1);
            shown.add(s, seat, b.cards[card].points!);
            // a card shown on the turn it was bought is no longer a fresh card in the hand
            const left = Math.min(at.fresh.get(s, seat, card), at.cards.get(s, seat, card));
            at.fresh.set(s, seat, card, left);
            if (s.events) tell(s, 'card-shown', { seat, card: b.cards[card].id });
          },
        },
      ];
    },
  };
}
