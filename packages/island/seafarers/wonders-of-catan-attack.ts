import type { Layout } from '../board/index.ts';
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
import { desertCamps } from './mechanics/desert-camps.ts';
import { wondersOfCatan } from './wonders-of-catan.ts';

const CAMP = 'barbarian-camp';

/** All of this island is coast. */
const MAP: AttackedMap = {
  castle: [1, 1],
  fixed: [[3, -2, 'pasture']],
  shores: [
    [0, 1, 8],
    [-1, 2, 9],
    [-2, 3, 3],
    [-1, 1, 10],
    [-2, 1, 5],
    [-1, 0, 4],
    [0, -1, 9],
    [0, -2, 10],
    [1, -3, 3],
    [2, -3, 11],
    [1, -2, 6],
    [0, 0, 11],
    [1, 0, 9],
    [2, 0, 3],
    [3, -1, 5],
    [3, -2, [2, 12]],
    [4, -3, 8],
    [4, -1, 10],
    [3, 0, 6],
    [3, 1, 11],
    [2, 1, 4],
  ],
  inland: [],
  first: [],
  coast: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4 },
  inside: {},
};

/** Official pair: barbarians wait in the deserts, and a town that has fallen raises no wonder. */
export const wondersOfCatanAttack = defineModule({
  id: 'seafarers/wonders-of-catan-attack',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  fixed: true,
  needs: withAttack(wondersOfCatan.id),
  offers: (): Offers => ({ wonderMap: [] }),
  defaults: { points: 12 },
  parts: [attackAtSea({ mainland: ['main'] }), evenLanding(), desertCamps({ mark: CAMP })],
  board: (_was, context) => withCamps(attacked(wondersOfCatan.board!(undefined, context), MAP)),
  rules: (was, b) => ({
    wonders: {
      serves: (s, corner) => was.wonders.serves(s, corner) && !b.the.invasion.hasFallen(s, corner),
    },
  }),
  words: {
    name: 'The Wonders of Catan with Barbarian Attack',
    summary:
      'Wonders on an attacked coast: 36 barbarians wait in the deserts. Four stages win, or 12 points with the most stages.',
    takesBack: [
      ...attackTakesBack,
      'goal',
      'never-conquered',
      'wonder-awards',
      'wonder-goal',
      'wonder-shuffle',
    ],
    rules: [
      {
        key: 'attack-board',
        text: 'The castle lies in the south of the main island, all of whose hexes are coast. Their numbers have their places, no 6 or 8 beside a desert, and the 2 and the 12 lie on one pasture; terrain is shuffled.',
      },
      'All 36 barbarians of the supply wait on the three deserts, as evenly as possible. From there they land, and none stands elsewhere at the beginning.',
      'The deserts count as conquered from the beginning and are never freed: they keep no town from falling.',
      { key: 'never-conquered', text: 'The castle is never conquered.' },
      ...attackRules,
      evenLandingRule,
      { key: 'wonder-goal', where: { points: 12 }, text: 'Twelve points win.' },
      {
        house:
          'Roads and settlements may be built beside the deserts as usual: otherwise nobody could begin the Great Wall.',
      },
      { house: 'A town that has fallen does not serve a wonder. The work rests until the town is free.' },
      { key: 'wonder-awards', house: 'The Longest Trade Route is in play.' },
      { house: 'The map of this pair is lost: where castle and numbers lie is ours.' },
    ],
  },
});

function withCamps(board: Layout): Layout {
  return {
    ...board,
    marks: {
      ...board.marks,
      hexes: {
        ...board.marks.hexes,
        [CAMP]: board.hexes.filter(({ terrain }) => terrain === 'desert').map(({ q, r }) => ({ q, r })),
      },
    },
  };
}
