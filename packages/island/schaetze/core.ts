import { startIn } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { treasureSeaCharts } from './boards/index.ts';
import { treasuresByRoute } from './mechanics/treasures.ts';

/** The treasures by themselves, without a scenario: open islands, and chests on their far corners. */
export const schaetze = defineModule({
  id: 'schaetze/core',
  kind: 'expansion',
  seats: [3, 4],
  needs: ['schaetze'],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  defaults: { points: 12 },
  parts: [startIn({ regions: ['main'] }), treasuresByRoute()],
  board: (_was, { seats }) => chartedBoard(treasureSeaCharts[seats]),
  words: {
    name: 'Treasures, Dragons & Explorers',
    summary:
      'Treasures lie on the far corners of small islands, and the first road or ship there cashes them. The common rules of the box without a scenario, to 12 points.',
    rules: [
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      {
        house:
          'Played without a scenario, the treasures lie on a map of our own: the main island is laid as in the base game and everybody starts there, and five small islands of three hexes have three treasures each.',
      },
      {
        house:
          'The first road or ship that comes to the corner of a treasure takes it, and its owner is given what is on the front at once. Treasures in the reserve stay there.',
      },
      {
        house:
          'Settling the small islands earns no extra points. The board is two hexes longer than those of Seafarers for four, for the box has two more pieces of the frame.',
      },
      {
        house:
          'The dragons of the box belong to its scenarios: played by themselves the treasures have no guards.',
      },
    ],
  },
});
