import { cardFields, cards } from '../mechanics/index.ts';
import { type CardNo, defineModule, wanted } from '../rulebook/index.ts';
import { boards } from './boards/index.ts';
import { developmentCards } from './cards.ts';
import { UNMET } from './small-games.ts';

const TOKENS = 10;
/** the only card there is */
const TOKEN: CardNo = 0;
const knight = { ...developmentCards.find((card) => card.id === 'knight')!, deck: 'tokens', count: TOKENS };

/** A miniature for three: knight tokens take the place of the development cards. */
export const dasMinispiel = defineModule({
  id: 'first-island/das-minispiel',
  kind: 'game',
  seats: [3],
  needs: ['island'],
  wants: [{ ...wanted.developmentCards, why: 'its knight tokens are bought and played as cards are' }],
  fixed: true,
  defaults: { points: 7, bank: '10' },
  changes: { pieces: { road: { supply: 10 }, settlement: { supply: 4 }, city: { supply: 3 } } },
  cards: [knight],
  parts: [cards({ deck: 'tokens', called: 'knight token', cost: { wool: 1, grain: 1, ore: 1 } })],
  exempt: { rare: UNMET },
  // All tokens are alike, so how many somebody has says which.
  reveal: (b) => {
    const at = cardFields(b);
    return (s, view) => {
      at.deck.set(view, TOKEN, at.deck.get(s, TOKEN));
      for (let seat = 0; seat < b.seats; seat++)
        for (const known of [at.cards, at.fresh]) known.set(view, seat, TOKEN, known.get(s, seat, TOKEN));
    };
  },
  scores: [
    {
      id: 'knight-pairs',
      most: () => TOKENS >> 1,
      of: (b) => {
        const at = cardFields(b);
        return (s, seat) => (at.cardCount.get(s, seat) + at.played.get(s, seat, TOKEN)) >> 1;
      },
    },
  ],
  board: boards['das-minispiel'],
  words: {
    name: 'Das Minispiel',
    summary:
      'A miniature for three, to seven points, with ten knight tokens in place of the development cards.',
    rules: [
      { where: { points: 7 }, text: 'Seven points win.' },
      'There are no development cards and no awards.',
      'Everybody has 4 settlements, 3 cities and 10 roads; the bank holds 10 cards of each good.',
      'There are ten knight tokens. One costs 1 wool, 1 grain and 1 ore and does what a knight does: move the robber and steal.',
      'Every two knight tokens that you have bought are worth 1 point, used or not.',
      'The board is printed. Its starts are only advice: everybody places as usual.',
      { house: 'You use a knight token like a knight card: not on the turn you bought it, and one a turn.' },
      { house: 'The printed board is lost and has been reconstructed.' },
    ],
    terms: {
      'card.knight': 'Knight token',
      'card.knight.text': 'Move the robber and steal a card. Two tokens are worth a point.',
      'score.knight-pairs': 'Pairs of knight tokens',
    },
    instead: {
      'move.draw-card': 'A token is taken',
      'move.play-card': 'Use a knight token',
      'decision.draw-card': 'A token is being taken',
      'event.card-played': '{seat} uses a knight token.',
      'score.cards': 'Cards',
      'reason.card-played': 'One knight token has been used this turn.',
      'reason.no-card': 'There is no knight token to use.',
      'reason.card-fresh': 'The token was bought this turn.',
      'field.deckSize': 'Knight tokens left',
    },
  },
  looks: { cards: { knight: { shape: 'knight', colour: '#7a3b3b' } } },
});
