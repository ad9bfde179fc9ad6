import { developmentCards } from '../base/index.ts';
import { closesHarbours, openTheft, standsAtMark, startRounds } from '../mechanics/index.ts';
import { type CardSpec, defineModule, taken, wanted } from '../rulebook/index.ts';
import { ARROW, BEYOND, CAMP, COLUMN, greatWallBoard, POST, SECTION } from './great-wall-board.ts';
import { greatWallLooks, greatWallWords } from './great-wall-words.ts';
import { beyond } from './mechanics/beyond.ts';
import { errands } from './mechanics/errands.ts';
import { type HordesConfig, hordes } from './mechanics/hordes.ts';
import { wall } from './mechanics/wall.ts';

const LEVELS: readonly Readonly<Record<string, number>>[] = [
  { brick: 1, grain: 1, lumber: 1 },
  { brick: 1, grain: 1, lumber: 1 },
  { brick: 1, grain: 1, lumber: 1, ore: 1 },
  { brick: 1, grain: 2, lumber: 1, ore: 1 },
  { brick: 1, grain: 3, lumber: 1, ore: 1 },
];

const HUNS: HordesConfig = {
  camps: CAMP,
  sections: SECTION,
  arrows: ARROW,
  columns: COLUMN,
  each: 7,
  numbers: 5,
  room: 5,
  defeat: (seats) => (seats > 4 ? 7 : 5),
};

/** Everybody guards a section of the wall against the Huns, and too many breaches are the defeat of all. */
export const theGreatWall = defineModule({
  id: 'historical/the-great-wall',
  kind: 'scenario',
  seats: [4, 6],
  needs: ['first-island/base'],
  wants: [{ ...wanted.knightCards, why: 'knights run errands against the Huns' }],
  takes: [taken.start, taken.blockade],
  without: { blockers: ['robber'] },
  blockers: [{ id: 'pirate', on: 'hex', where: 'water', movable: false }],
  terrains: [{ id: 'steppe' }],
  changes: {
    cards: {
      'victory-point': fewer('victory-point', 3),
      monopoly: fewer('monopoly', 1),
      'road-building': fewer('road-building', 1),
      'year-of-plenty': fewer('year-of-plenty', 1),
    },
    awards: { 'largest-army': { points: 1 } },
  },
  parts: [
    beyond({ region: BEYOND, posts: POST }),
    wall({ sections: SECTION, posts: POST, levels: LEVELS }),
    hordes(HUNS),
    openTheft(),
    errands({ card: 'knight', count: 2, hordes: HUNS, blocker: 'pirate' }),
    closesHarbours('pirate'),
    standsAtMark('pirate'),
    startRounds(3),
  ],
  board: (_was, { seats }) => greatWallBoard(seats),
  words: greatWallWords,
  looks: greatWallLooks,
});

/** so many of a development card stay out of the deck */
function fewer(id: string, out: number): Pick<CardSpec, 'count'> {
  const { count } = developmentCards.find((card) => card.id === id)!;
  return {
    count: (seats, options) =>
      Math.max(0, (typeof count === 'function' ? count(seats, options) : count) - out),
  };
}
