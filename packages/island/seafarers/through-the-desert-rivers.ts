import { defineModule, type Offers } from '../rulebook/index.ts';
import { type LaidRiver, LONG, SHORT } from '../traders-barbarians/index.ts';
import { knightsToo } from './knights-too.ts';
import { overMain, type RiversOver, riverRules, shipsAtRivers, withRivers } from './rivers-at-sea.ts';
import { throughTheDesert } from './through-the-desert.ts';

/** Both rivers end in the belt, at either side of the desert that is left of it. */
const COURSES: readonly LaidRiver[] = [
  {
    terrains: LONG,
    hexes: [
      [-1, 2],
      [-1, 1],
      [-1, 0],
      [-1, -1],
    ],
    mouth: [-2, 0],
  },
  {
    terrains: SHORT,
    hexes: [
      [1, -1],
      [1, -2],
      [1, -3],
    ],
    mouth: [1, -4],
  },
];

const FOR_THREE: RiversOver = {
  courses: COURSES,
  loose: { hills: 2, fields: 2, forest: 5, pasture: 2, gold: 1 },
  numbers: [2, 3, 3, 4, 4, 4, 5, 6, 6, 6, 8, 8, 9, 9, 10, 10, 11],
};

const FOR_FOUR: RiversOver = {
  courses: COURSES,
  loose: { hills: 2, fields: 3, forest: 5, mountains: 1, pasture: 3, gold: 1 },
  numbers: [3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 8, 9, 9, 10, 10, 10, 11, 11, 11, 12],
};

/** Official pair: swamps in the belt of deserts, and rivers through the main area. */
export const throughTheDesertRivers = defineModule({
  id: 'seafarers/through-the-desert-rivers',
  kind: 'scenario',
  internal: true,
  seats: [3, 4],
  needs: withRivers(throughTheDesert.id),
  pairs: { 'cities-knights/core': 'seafarers/through-the-desert-rivers-knights' },
  offers: (): Offers => ({ seaEdition: [], riverBoard: [], riverMouths: [] }),
  parts: [shipsAtRivers()],
  board: (_was, context) =>
    overMain(throughTheDesert.board!(undefined, context), context.seats > 3 ? FOR_FOUR : FOR_THREE),
  words: {
    name: 'Through the Desert with the Rivers',
    summary: 'Two rivers end in the belt of deserts, and gold is earned on their banks.',
    takesBack: ['goal-rivers', 'two-on-twelve', 'robber-on-swamp'],
    rules: [
      'Both rivers flow through the main area and end in the belt, which is a swamp, a desert and a swamp. Beyond it lies the strip, as before.',
      'Every number lies on a hex of its own.',
      ...riverRules,
    ],
  },
});

export const throughTheDesertRiversKnights = knightsToo({
  pair: throughTheDesertRivers,
  knights: 'traders-barbarians/rivers-cities-knights',
  points: 16,
  goal: 'goal-rivers',
  words: {
    name: 'Through the Desert with the Rivers and Cities & Knights',
    summary: 'Rivers, deserts and knights.',
    rule: 'With Cities & Knights the rivers raise the goal no further: sixteen win.',
  },
});
