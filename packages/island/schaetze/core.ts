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
          'Without a scenario, the treasures lie on a map of ours: the main island is laid as in the base game and everybody starts there, and five small islands of three hexes have three treasures each.',
      },
      {
        house:
          'If your road or ship is the first to reach the corner of a treasure, you take it and get what is on the front at once. Treasures in the reserve stay there.',
      },
      {
        house:
          'Settling the small islands earns no extra points. The board is two hexes longer than those of Seafarers for four, since the box has two more frame pieces.',
      },
      {
        house:
          'The dragons of the box belong to its scenarios: played on their own, the treasures have no guards.',
      },
    ],
  },
});
