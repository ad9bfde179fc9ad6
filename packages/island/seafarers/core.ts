import { startIn } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard, headingForNewShoresCharts } from './boards/index.ts';

/** The general rules of the sea, without a scenario: a main island, small ones to settle, and no reward for it. */
export const seafarers = defineModule({
  id: 'seafarers/core',
  kind: 'expansion',
  seats: [3, 4],
  needs: ['sea'],
  provides: [wanted.riverBed.thing],
  pairs: { 'traders-barbarians/great-river': 'traders-barbarians/great-river-for-four' },
  defaults: { points: 12 },
  parts: [startIn({ regions: ['main'] })],
  board: (_was, { seats }) => chartedBoard(headingForNewShoresCharts[seats]),
  words: {
    name: 'Seafarers',
    summary:
      'The base game goes to sea: ships, gold fields and the pirate, on a main island with smaller ones around it.',
    rules: [
      'Everybody starts on the main island. Settling the small islands earns no extra points.',
      { house: 'Without a scenario, the game uses the map of Heading for New Shores.' },
      { where: { points: 12 }, house: 'Without a scenario it goes to 12 points.' },
    ],
  },
});
