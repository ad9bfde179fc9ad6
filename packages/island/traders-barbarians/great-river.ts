import { reason } from '@hexwright/kernel';
import { markNeed } from '../board/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { greatRiverBoard } from './boards/great-river.ts';
import { goldPoints } from './mechanics/gold-points.ts';
import { RIVER } from './mechanics/river.ts';
import { swamp } from './mechanics/swamp.ts';

const IN_SWAMP = reason('start-in-swamp', 'nobody starts at a swamp');

/** The forerunner of the Rivers: one river, and gold points for everything that stands along it. */
export const greatRiver = defineModule({
  id: 'traders-barbarians/great-river',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  pairs: { 'cities-knights/core': 'traders-barbarians/great-river-cities-knights' },
  defaults: { points: 12 },
  boardNeeds: [markNeed('hexes', RIVER)],
  parts: [swamp(), goldPoints({ route: 1, building: 2, perPoint: 3 })],
  board: greatRiverBoard,
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
    summary:
      'One river flows through mountains, hills and a swamp. Roads and towns along it bring gold points; three of them are worth a point.',
    rules: [
      'A river of three hexes takes the place of one mountain hex, one hill hex and the desert: mountains, hills and a swamp, where it reaches the sea.',
      'The swamp is a desert in everything, and the robber begins there. Nobody starts at it.',
      'Every road at an edge of the three hexes, or across the river, is worth 1 gold point to its owner; every settlement and every city at one of their corners 2.',
      'Three gold points are worth 1 point; what is left over counts for nothing.',
      'Starting places at the mountains and hills of the river are allowed and count from the beginning.',
      { text: 'Twelve points win.', key: 'goal-great-river' },
      {
        house:
          'The river is crossed between its hexes and where it reaches the sea. Roads may be built there.',
      },
      { house: 'A city is worth as many gold points as a settlement.' },
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
  defaults: { points: 14 },
  words: {
    name: 'The Great River with Cities & Knights',
    summary: 'Knights, commodities and gold points, to 14 points.',
    takesBack: ['goal-great-river'],
    rules: [
      'Fourteen points win.',
      { house: 'A metropolis adds no gold points to its city, and knights have none.' },
    ],
  },
});
