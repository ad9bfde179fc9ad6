import { defineModule, type Offers } from '../rulebook/index.ts';
import { evenLanding } from '../traders-barbarians/index.ts';
import {
  type AttackedMap,
  attackAtSea,
  attacked,
  attackRules,
  attackTakesBack,
  evenLandingRule,
  withAttack,
} from './attack-at-sea.ts';
import { throughTheDesert } from './through-the-desert.ts';

const FOR_THREE: AttackedMap = {
  castle: [-3, 1],
  shores: [
    [-2, 1, 6],
    [-1, 0, 4],
    [1, -2, 12],
    [1, -1, 9],
    [0, 0, 3],
    [0, 1, 8],
    [-1, 2, 10],
    [-2, 3, 11],
    [-3, 3, 5],
    [-3, 2, 2],
  ],
  inland: [
    [0, -1, 8],
    [-1, 1, 11],
    [-2, 2, 9],
  ],
  first: [
    [1, -2],
    [-3, 2],
  ],
  coast: { forest: 3, hills: 2, pasture: 3, mountains: 2 },
  inside: { hills: 1, fields: 2 },
  rest: { terrains: { gold: 1, forest: 1, fields: 1 }, numbers: [3, 4, 6] },
};

const FOR_FOUR: AttackedMap = {
  castle: [-1, 0],
  shores: [
    [2, -3, 9],
    [2, -2, 4],
    [2, -1, 12],
    [1, 0, 9],
    [0, 1, 3],
    [-1, 2, 8],
    [-2, 3, 10],
    [-2, 2, 11],
    [-3, 2, 5],
    [-3, 1, 2],
    [-2, 1, 6],
  ],
  inland: [
    [1, -2, 6],
    [0, -1, 11],
    [1, -1, 10],
    [0, 0, 5],
    [-1, 1, 4],
  ],
  first: [
    [2, -1],
    [-3, 1],
  ],
  coast: { forest: 4, hills: 2, pasture: 4, mountains: 1 },
  inside: { hills: 2, fields: 2, mountains: 1 },
  rest: { terrains: { gold: 1, fields: 1, mountains: 1 }, numbers: [8, 10, 11] },
};

/** Official pair: the coast of the main area is attacked; behind the desert and on the islands nobody lands. */
export const throughTheDesertAttack = defineModule({
  id: 'seafarers/through-the-desert-attack',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: withAttack(throughTheDesert.id),
  offers: (): Offers => ({ seaEdition: [] }),
  defaults: { points: 14 },
  without: { blockers: ['pirate'] },
  parts: [attackAtSea({ mainland: ['main', 'strip', 'desert-belt'] }), evenLanding()],
  board: (_was, context) =>
    attacked(throughTheDesert.board!(undefined, context), context.seats > 3 ? FOR_FOUR : FOR_THREE),
  words: {
    name: 'Through the Desert with Barbarian Attack',
    summary: 'Barbarians on the coast of the main area, and safe lands behind the desert and overseas.',
    takesBack: [...attackTakesBack, 'desert-shuffle'],
    rules: [
      {
        key: 'attack-board',
        text: 'The castle lies on the coast of the main area. The numbers of that area have their places, each on its coast once, and the 9 twice with four players; terrain is sorted by coast and inland. The strip and the small islands are shuffled apart, and no gold field gets a 6 or 8.',
      },
      'A barbarian stands on the 2 and on the 12 from the beginning. The strip, the deserts and the small islands are never conquered.',
      ...attackRules,
      evenLandingRule,
      {
        house:
          'The maps of this pair disagree with each other: where castle and numbers lie on the coast is ours.',
      },
    ],
  },
});
