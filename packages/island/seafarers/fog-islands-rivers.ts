import { defineModule, type Offers } from '../rulebook/index.ts';
import { LONG, SHORT } from '../traders-barbarians/index.ts';
import { fogIslands } from './fog-islands.ts';
import { knightsToo } from './knights-too.ts';
import { overMain, type RiversOver, riverRules, shipsAtRivers, withRivers } from './rivers-at-sea.ts';

const FOR_THREE: RiversOver = {
  courses: [
    {
      terrains: LONG,
      hexes: [
        [-2, 0],
        [-2, 1],
        [-2, 2],
        [-2, 3],
      ],
      mouth: [-2, 4],
    },
    {
      terrains: SHORT,
      hexes: [
        [3, -2],
        [3, -1],
        [3, 0],
      ],
      mouth: [3, 1],
    },
  ],
  loose: { fields: 3, forest: 3, pasture: 1 },
  numbers: [[3, 12], 4, 5, 5, 6, 6, 8, 8, 9, 10, 11, [2, 11]],
};

const FOR_FOUR: RiversOver = {
  courses: [
    {
      terrains: LONG,
      hexes: [
        [3, -3],
        [3, -2],
        [3, -1],
        [3, 0],
      ],
      mouth: [2, 1],
    },
    {
      terrains: SHORT,
      hexes: [
        [-2, 1],
        [-2, 2],
        [-2, 3],
      ],
      mouth: [-2, 4],
    },
  ],
  loose: { hills: 1, fields: 2, forest: 4, mountains: 1, pasture: 2 },
  numbers: [3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, [2, 12]],
};

/** Official pair: a river over each of the two islands before the fog. */
export const fogIslandsRivers = defineModule({
  id: 'seafarers/fog-islands-rivers',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withRivers(fogIslands.id),
  pairs: { 'cities-knights/core': 'seafarers/fog-islands-rivers-knights' },
  offers: (): Offers => ({ fog: [], riverBoard: [], riverMouths: [] }),
  parts: [shipsAtRivers()],
  board: (_was, context) => {
    const over = context.seats > 3 ? FOR_FOUR : FOR_THREE;
    const [{ hexes }] = over.courses;
    const [q, r] = hexes[hexes.length - 1];
    return { ...overMain(fogIslands.board!(undefined, context), over), robber: { q, r } };
  },
  words: {
    name: 'The Fog Islands with the Rivers',
    summary: 'A river over each known island, and gold for ships along their banks.',
    takesBack: ['goal-rivers', 'two-on-twelve'],
    rules: [
      'The map is the one with a strip of fog. The long river flows over one of its islands, the short one over the other; what lies in the fog is as it was.',
      {
        key: 'two-on-twelve',
        text: 'The 2 lies with the 12. Three players: it lies with an 11, and the 12 with the 3.',
      },
      ...riverRules,
    ],
  },
});

export const fogIslandsRiversKnights = knightsToo({
  pair: fogIslandsRivers,
  knights: 'traders-barbarians/rivers-cities-knights',
  points: 14,
  goal: 'goal-rivers',
  words: {
    name: 'The Fog Islands with the Rivers and Cities & Knights',
    summary: 'Rivers, fog and knights.',
    rule: 'With Cities & Knights the rivers raise the goal no further: fourteen win.',
  },
});
