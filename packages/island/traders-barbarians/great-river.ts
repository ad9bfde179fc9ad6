import { reason } from '@hexwright/kernel';
import { markNeed } from '../board/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { withGreatRiver } from './boards/great-river.ts';
import { goldPoints } from './mechanics/gold-points.ts';
import { RIVER } from './mechanics/river.ts';
import { swamp } from './mechanics/swamp.ts';

/** what is needed to win besides */
const MORE = 2;

const IN_SWAMP = reason('start-in-swamp', 'nobody starts at a swamp');

/** The forerunner of the Rivers: one river on whatever island has room for it, and gold points for all that stands along it. */
export const greatRiver = defineModule({
  id: 'traders-barbarians/great-river',
  kind: 'variant',
  version: 3,
  seats: [3, 4],
  pairs: { 'cities-knights/core': 'traders-barbarians/great-river-cities-knights' },
  raises: { points: MORE },
  wants: [wanted.riverBed],
  takes: [taken.desert],
  boardNeeds: [markNeed('hexes', RIVER)],
  parts: [swamp(), goldPoints({ route: 1, building: 2, perPoint: 3 })],
  editBoard: withGreatRiver,
  rules: (was, b) => {
    const swampland = b.terrain('swamp');
    return {
      barStartAt: (s, seat, corner) =>
        was.barStartAt(s, seat, corner) ??
        (b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === swampland)
          ? IN_SWAMP
          : undefined),
    };
  },
  words: {
    name: 'The Great River',
    takesBack: ['goal'],
    summary:
      'One river flows through mountains, hills and a swamp. Roads and towns along it bring gold points; three of them are worth a point.',
    rules: [
      'A river of three hexes in a row takes the place of one mountain hex, one hill hex and a desert: mountains, hills and a swamp, where it reaches the sea.',
      'The swamp counts as a desert. Nobody starts beside it.',
      { of: 'blocker.robber', text: 'If the robber starts on the board, it starts on the swamp.' },
      'Every road at an edge of the three hexes, or across the river, is worth 1 gold point to its owner; every settlement and every city at one of their corners is worth 2.',
      'Three gold points are worth 1 point; the rest counts for nothing.',
      'Starting places at the mountains and hills of the river are allowed and count from the beginning.',
      { text: 'You need two more points to win: 12 in the base game.', key: 'goal-great-river' },
      {
        house:
          'You may cross the river between its hexes and where it reaches the sea, and build roads there.',
      },
      { house: 'A city is worth as many gold points as a settlement.' },
      {
        house:
          'If the river could lie in several places, it rises as near to their middle as possible. In other games than the base game you need two more points, too.',
      },
    ],
    terms: {
      'mark.river': 'river',
      'reason.start-in-swamp': 'Nobody starts at the swamp.',
    },
  },
  looks: { marks: { river: { shape: 'river', colour: '#4f9fd0' } } },
});

/** Pair with Cities & Knights, with the goal that the rules of the river name. */
export const greatRiverCitiesKnights = defineModule({
  id: 'traders-barbarians/great-river-cities-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['cities-knights/core', greatRiver.id],
  raises: { points: -1 },
  words: {
    name: 'The Great River with Cities & Knights',
    summary: 'Knights, commodities and gold points, to 14 points.',
    takesBack: ['goal-great-river'],
    rules: [
      'You need one point more than without the river to win.',
      { where: { points: 14 }, text: 'Fourteen points win.' },
      { house: 'A metropolis adds no gold points to its city, and knights have none.' },
    ],
  },
});

/** Some islands have a desert with four players, and none with three. */
export const greatRiverForFour = defineModule({
  id: 'traders-barbarians/great-river-for-four',
  kind: 'variant',
  internal: true,
  seats: [4],
  fixed: true,
  needs: [greatRiver.id],
  words: {
    name: 'The Great River for four',
    summary: 'On islands that have a desert for four players alone.',
    rules: ['The river is for four here: with three the island has no desert.'],
  },
});
