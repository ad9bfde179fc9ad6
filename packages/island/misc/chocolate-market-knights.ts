import { pop, push, type Seat, type State, topArg } from '@hexwright/kernel';
import { defineModule, type Part } from '../rulebook/index.ts';

const DECKS = ['trade', 'politics', 'science'];

/** Official pair: with Cities & Knights the city is placed second, and cards are progress cards of any deck. */
export const chocolateMarketKnights = defineModule({
  id: 'misc/chocolate-market-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['misc/chocolate-market', 'cities-knights/core'],
  parts: [rewardDeck()],
  words: {
    name: 'The Chocolate Market with Cities & Knights',
    summary: 'Chocolate brings progress cards of any deck.',
    rules: [
      'You place a settlement, then a city, then a settlement.',
      'Where chocolate brings a card, you take a progress card from a deck of your choice. Where it brings a resource, no commodity may be chosen.',
      { house: 'You need three more points to win, as always with knights.' },
    ],
    terms: {
      'decision.reward-deck': 'Choose the deck of your progress card',
      'move.reward-deck': 'Draw from this deck',
    },
  },
});

function rewardDeck(): Part {
  return {
    id: 'reward-deck',
    decisions: { 'reward-deck': { args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    rules: (_was, b) => {
      const left = b.row('deckSizes');
      return {
        demand: {
          card: (s: State, seat: Seat) => {
            if (DECKS.some((_, deck) => left.get(s, deck) > 0))
              push(s, b.decision('reward-deck'), 1 << seat, seat);
          },
        },
      };
    },
    overrides: { 'demand.card': 'there are no development cards, but three decks of progress cards' },
    moves: (b) => {
      const left = b.row('deckSizes');
      return [
        {
          name: 'reward-deck',
          args: [{ name: 'deck', domain: { id: 'deck', size: DECKS.length, names: DECKS } }],
          decisions: ['reward-deck'],
          list: (s, _seat, out) => {
            for (let deck = 0; deck < DECKS.length; deck++) if (left.get(s, deck) > 0) out.put(deck);
          },
          apply: (s, _seat, deck) => {
            const seat = topArg(s, 0);
            pop(s);
            b.the.decks.draw(s, seat, deck);
          },
        },
      ];
    },
  };
}
