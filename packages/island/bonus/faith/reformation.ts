import { pop, push, type Seat, type State } from '@hexwright/kernel';
import { PROGRESS } from '../../cities-knights/index.ts';
import { deckFields, makeHands } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const WHOSE = ['own', 'others'];

/** the seat's cards go under their decks, and as many of each deck come from above */
const makeReform = (b: Book) => {
  const { cards, backs, sizes } = deckFields(b, PROGRESS);
  const hands = makeHands(b, PROGRESS);
  return (s: State, seat: Seat): void => {
    const drawn = Array.from({ length: sizes.size }, (_, deck) => backs.get(s, seat, deck));
    for (let card = 0; card < b.cards.length; card++)
      for (let n = cards.get(s, seat, card); n > 0; n--) hands.giveUp(s, seat, card);
    drawn.forEach((count, deck) => {
      for (let n = 0; n < count; n++) b.the.decks.draw(s, seat, deck);
    });
  };
};

/** Progress cards are exchanged for others of their decks. */
export const reformation = faithCard({
  card: {
    id: 'reformation',
    count: 1,
    worth: 0.1,
    when: (b) => {
      const { count } = deckFields(b, PROGRESS);
      return (s, seat) => count.get(s, seat) > 1 || b.rivals[seat].some((other) => count.get(s, other) > 0);
    },
    play: (b) => {
      const asked = b.decision('reformation');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Reformation',
  text: 'Put all your progress cards under their decks and draw as many of each deck anew. Or all other players do so.',
  shape: 'scroll',
  decisions: { reformation: {} },
  moves: (b) => {
    const reform = makeReform(b);
    const { count } = deckFields(b, PROGRESS);
    return [
      {
        name: 'reform',
        args: [{ name: 'whose', domain: { id: 'reformed', size: WHOSE.length, names: WHOSE } }],
        decisions: ['reformation'],
        list: (s, seat, out) => {
          if (count.get(s, seat) > 0) out.put(0);
          if (b.rivals[seat].some((other) => count.get(s, other) > 0)) out.put(1);
        },
        apply: (s, seat, whose) => {
          pop(s);
          if (whose === 0) return reform(s, seat);
          // The last that is opened is drawn first.
          for (const other of [...b.rivals[seat]].reverse()) reform(s, other);
        },
      },
    ];
  },
  terms: {
    'decision.reformation': 'Reformation: whose progress cards are exchanged?',
    'move.reform': 'Exchange {whose}',
    'reformed.own': 'your own cards',
    'reformed.others': 'the cards of all others',
  },
});
