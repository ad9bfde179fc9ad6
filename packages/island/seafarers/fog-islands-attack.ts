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
import { fogIslands } from './fog-islands.ts';

const MAP: AttackedMap = {
  castle: [-1, -2],
  shores: [
    [0, -3, 4],
    [1, -3, 11],
    [2, -3, 8],
    [3, -3, 3],
    [4, -3, 10],
    [4, -2, 6],
    [3, -2, 2],
    [2, -2, 5],
    [1, -1, 9],
    [0, -1, 12],
    [-1, -1, 11],
    [-2, -1, 3],
  ],
  inland: [
    [0, -2, 6],
    [1, -2, 9],
  ],
  first: [
    [3, -2],
    [0, -1],
  ],
  coast: { hills: 3, fields: 2, forest: 2, mountains: 2, pasture: 3 },
  inside: { fields: 1, forest: 1 },
};

/** Official pair of the older sheets: one attacked island before half a board of fog. */
export const fogIslandsAttack = defineModule({
  id: 'seafarers/fog-islands-attack',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: withAttack(fogIslands.id),
  offers: (): Offers => ({ fog: [] }),
  defaults: { points: 12, fog: 'half' },
  without: { blockers: ['pirate'] },
  parts: [attackAtSea({ mainland: ['main'] }), evenLanding()],
  board: (_was, context) => attacked(fogIslands.board!(undefined, context), MAP),
  words: {
    name: 'The Fog Islands with Barbarian Attack',
    summary: 'An attacked island, and half a board of fog to flee into.',
    takesBack: attackTakesBack,
    rules: [
      {
        key: 'attack-board',
        text: 'The map is the one with half of the board in fog, with a castle in place of one hex of mountains. All numbers lie on the coast of the known island, 3 and 11 twice.',
      },
      'A barbarian stands on the 2 and on the 12 from the beginning. What was in the fog is never conquered.',
      ...attackRules,
      evenLandingRule,
      {
        house:
          'Newer sheets leave this pair out, and the map of the older ones is lost: castle and numbers have places of ours.',
      },
    ],
  },
});
