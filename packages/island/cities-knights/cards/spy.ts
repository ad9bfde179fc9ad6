import { pop, push, type Seat, type State, tell, toMove, topArg, topKind } from '@hexwright/kernel';
import { cardBars, deckFields, makeHands } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { PROGRESS, progressCard } from './deck.ts';
import { atRival, choosesRival, type RivalChoice } from './rival.ts';

const choice: RivalChoice = {
  decision: 'spy-on-whom',
  move: 'spy-on',
  may: (b) => {
    const { count } = deckFields(b, PROGRESS);
    return (s, _seat, other) => count.get(s, other) > 0;
  },
  chosen: (b) => {
    const asked = b.decision('spy');
    return (s, seat, other) => {
      push(s, asked, 1 << seat, other);
      if (s.events) tell(s, 'spied', { seat, from: other });
    };
  },
};

const { moves: chooseMoves, decisions } = choosesRival(choice);

/** whether the viewer's spy is in the hand of the seat */
const spiesOn = (b: Book) => {
  const asked = b.decision('spy');
  return (s: State, viewer: number, seat: Seat): boolean =>
    topKind(s) === asked && toMove(s) === 1 << viewer && topArg(s, 0) === seat;
};

/** A look at another hand of progress cards; one of them may be taken. */
export const spy = progressCard({
  card: { id: 'spy', deck: 'politics', count: 3, worth: 0, ...atRival(choice) },
  name: 'Spy',
  text: 'Look at the progress cards in another player’s hand and take one of them, if you like. You may play a Spy that you take at once. Revealed cards are not in hand.',
  shape: 'pawn',
  decisions: {
    ...decisions,
    spy: { args: (b) => [{ name: 'from', domain: b.domain('seat') }] },
  },
  rules: (was, b) => {
    const spies = spiesOn(b);
    return {
      decks: { sees: (s, viewer, seat) => was.decks.sees(s, viewer, seat) || spies(s, viewer, seat) },
    };
  },
  moves: (b) => {
    const { cards } = deckFields(b, PROGRESS);
    const hands = makeHands(b, PROGRESS);
    return [
      ...chooseMoves(b),
      {
        name: 'take-progress-card',
        args: [{ name: 'card', domain: b.domain('card') }],
        decisions: ['spy'],
        list: (s, _seat, out) => {
          for (let card = 0; card < b.cards.length; card++)
            if (cards.get(s, topArg(s, 0), card) > 0) out.put(card);
        },
        apply: (s, seat, card) => {
          const from = topArg(s, 0);
          pop(s);
          if (s.events)
            tell(
              s,
              'card-taken',
              { seat, from, deck: b.cards[card].deck },
              { seats: (1 << seat) | (1 << from), data: { card: b.cards[card].id } },
            );
          hands.pass(s, from, seat, card);
        },
        why: (s, _seat, card) =>
          card >= 0 && cards.get(s, topArg(s, 0), card) === 0 ? cardBars(b.cards[card]).absent : undefined,
        audience: (s, seat) => (1 << seat) | (1 << topArg(s, 0)),
      },
      {
        name: 'take-no-progress-card',
        quiet: true,
        decisions: ['spy'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ];
  },
  terms: {
    'decision.spy-on-whom': 'Spy: choose a player',
    'decision.spy': 'Spy: take a progress card out of this hand, or none',
    'move.spy-on': 'Look at the progress cards of',
    'move.take-progress-card': 'Take this card',
    'move.take-no-progress-card': 'Take none',
    'event.spied': '{seat} looks at the progress cards of {from:seat}.',
    'event.card-taken': '{seat} takes a progress card from {from:seat} ({deck}).',
    'event.card-taken.known': '{seat} takes {card} from {from:seat} ({deck}).',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
