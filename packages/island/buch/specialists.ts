import { regions, startIn } from '../mechanics/index.ts';
import { defineModule, type Offers, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { specialistsCharts } from './boards/index.ts';
import { LAND_SPECIALISTS, SPECIALISTS, specialists, specialistsWin } from './mechanics/specialists.ts';
import { specialistTexts } from './specialist-rules.ts';

const HOMES = ['north-west', 'north', 'north-east', 'south-west', 'south', 'south-east'];

/** Islands around an island: whoever knows a terrain best holds its card. */
export const theSpecialists = defineModule({
  id: 'buch/specialists',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  needs: ['sea'],
  takes: [SPECIALISTS],
  leaves: [wanted.riverBed.thing],
  options: {
    specialistMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words: 'The map: that of 2003, or that of 2000, with three deserts more and less sea',
    },
  },
  offers: (seats): Offers => (seats === 3 ? { specialistMap: [] } : {}),
  defaults: { points: 16 },
  parts: [
    startIn({ regions: HOMES }),
    regions({ by: 'label', home: 'starts', points: 1, most: 1 }),
    specialists('specialistPoints', LAND_SPECIALISTS),
    specialistsWin(),
  ],
  board: (_was, { seats, options }) => {
    const charts = specialistsCharts[options.specialistMap as string];
    return chartedBoard(charts[seats] ?? specialistsCharts[2003][seats]);
  },
  words: {
    name: 'The Specialists',
    summary:
      'Islands all around an island in the middle, and a card for the most buildings at each terrain: a point, and a resource in every turn. Sixteen points or four cards win.',
    rules: [
      ...specialistTexts,
      'Nobody starts on the island in the middle.',
      'The islands with your starting settlements are your home. Your first settlement on another island is worth 1 extra point, and no further one is.',
      { key: 'goal', where: { points: 16 }, text: 'The first to 16 points on their own turn wins.' },
      'You also win with four specialist cards, however few points you have.',
      'There is no gold field, so nobody is a specialist for gold.',
      { of: 'blocker.robber', text: 'The robber starts on a desert.' },
      { of: 'blocker.pirate', text: 'The pirate starts at sea, on the eastern rim.' },
      {
        of: 'blocker.robber',
        house: 'On a map without a desert the robber starts off the board.',
      },
      {
        house:
          'The maps are lost: ours are built to the counts, with deserts anywhere on the islands and no two side by side.',
      },
    ],
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});
