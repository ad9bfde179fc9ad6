import { specialHex } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { landmarks } from './mechanics/landmarks.ts';

const TOWER = 'wedding-tower';

/** A tower in the place of the desert lives on whatever the robber stops. */
export const weddingTower = defineModule({
  id: 'promo/wedding-tower',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.desert],
  // It never goes where nothing grows.
  offers: { robber: [] },
  terrains: [{ id: TOWER }],
  parts: [specialHex({ terrain: TOWER, instead: 'desert' }), landmarks({ terrains: [TOWER] })],
  words: {
    name: 'The Wedding Tower',
    summary:
      'A tower stands where the desert was. If you live beside it, every 7 gains you a card of the kind that the robber keeps from others.',
    rules: [
      'The Wedding Tower takes the place of the desert. It gives nothing when numbers are rolled.',
      'After a 7, when the robber has been moved and has stolen, everybody with a settlement or city at the tower takes 1 good of the kind that the robber’s new hex gives.',
      'More buildings at the tower bring no more.',
      'The robber may only be moved to a hex that gives goods. Having left the tower, or any other barren hex, it never comes back there.',
      { of: 'card.knight', text: 'A knight moves the robber under the same rule, but brings nobody a good.' },
      {
        house:
          'A 7 that does not move the robber brings nothing. From a hex that gives goods of any kind, everybody there chooses, in turn order from the active player.',
      },
      {
        house:
          'If the bank cannot pay all, nobody gets anything, unless it owes one player only: as with any number.',
      },
      {
        house:
          'With five or six players and two deserts there are two towers, which bring 1 good between them; on a board without a desert the tower takes the place of a pasture, without its number.',
      },
    ],
    terms: {
      'terrain.wedding-tower': 'Wedding Tower',
      'terrain.wedding-tower.text': 'On a 7 it brings a good of the kind that the robber then stops.',
    },
  },
  looks: { terrains: { [TOWER]: { colour: '#b5655a', pattern: 'castle' } } },
});
