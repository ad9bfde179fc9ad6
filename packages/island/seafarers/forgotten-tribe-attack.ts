import { defineModule, type Offers } from '../rulebook/index.ts';
import {
  type AttackedMap,
  attackAtSea,
  attacked,
  attackRules,
  attackTakesBack,
  withAttack,
} from './attack-at-sea.ts';
import { forgottenTribe, tribeBoard } from './forgotten-tribe.ts';

const MAP: AttackedMap = {
  castle: [-3, 0],
  fixed: [[2, 0, 'desert']],
  shores: [
    [-3, -1, 9],
    [-2, -1, 8],
    [-1, -1, 10],
    [0, -1, 3],
    [1, -1, 4],
    [2, -1, 2],
    [1, 1, 12],
    [0, 1, 11],
    [-1, 1, 2],
    [-2, 1, 5],
    [-3, 1, 6],
    [-4, 1, 12],
  ],
  inland: [
    [-2, 0, 4],
    [-1, 0, 8],
    [0, 0, 5],
    [1, 0, 6],
  ],
  first: [
    [2, -1],
    [1, 1],
    [-1, 1],
    [-4, 1],
  ],
  coast: { hills: 3, fields: 2, forest: 2, mountains: 3, pasture: 2 },
  inside: { hills: 1, fields: 1, forest: 1, pasture: 1 },
};

/** Official pair: the main island is attacked, and the tribe gives cards that do at once what they say. */
export const forgottenTribeAttack = defineModule({
  id: 'seafarers/forgotten-tribe-attack',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: withAttack(forgottenTribe.id),
  offers: (): Offers => ({ tribeRules: [] }),
  defaults: { points: 13 },
  without: { parts: ['keeps-to robber'] },
  parts: [attackAtSea({ mainland: ['main'] })],
  board: (_was, context) => attacked(tribeBoard(context), MAP),
  words: {
    name: 'The Forgotten Tribe with Barbarian Attack',
    summary: 'An attacked main island, and gifts of the tribe that help against barbarians.',
    takesBack: [...attackTakesBack, 'card-gift'],
    rules: [
      {
        key: 'attack-board',
        text: 'The castle lies in the west of the main island and a desert in the east. Twelve hexes of the coast have the numbers, 2 and 12 twice, the others once; terrain is sorted by coast and inland.',
      },
      'A barbarian stands on each 2 and each 12 from the beginning. When such a number is rolled for a landing, one lands on both of its hexes.',
      ...attackRules,
      { key: 'card-gift', text: 'A card of the tribe takes effect at once.' },
    ],
  },
});
