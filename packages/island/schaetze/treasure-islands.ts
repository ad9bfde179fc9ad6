import { discovery, regions, startIn } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { treasureIslandsCharts } from './boards/index.ts';
import { fogRules } from './fog-words.ts';
import { treasuresByRoute, treasuresForComfort } from './mechanics/treasures.ts';

/** The island of the base game amid unknown ones: treasures wait at their shores, and comfort whoever finds nothing. */
export const treasureIslands = defineModule({
  id: 'schaetze/treasure-islands',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['schaetze'],
  // Its islands are counted out to the last hex: no river runs through them.
  leaves: [wanted.riverBed.thing],
  // The reserve of the box is as large as there are hexes to be comforted for.
  offers: { treasureSet: [] },
  defaults: { points: 14 },
  parts: [
    startIn({ regions: ['main'] }),
    discovery(),
    regions({ by: 'label', home: { label: 'main' }, points: 1 }),
    treasuresByRoute(),
    treasuresForComfort({ terrains: ['desert', 'sea'] }),
  ],
  board: (_was, { seats }) => chartedBoard(treasureIslandsCharts[seats]),
  words: {
    name: 'The Treasure Islands',
    summary:
      'Unknown islands lie around home, with treasures at their shores. Sail out, uncover them, cash what you find, and settle. 14 points win.',
    rules: [
      'The main island is laid as in the base game, with the robber on its desert. Everybody starts there.',
      ...fogRules,
      'When your road or ship reaches the corner of a treasure, you take it. Treasures that are not on the board form the reserve.',
      'When you uncover a desert or open sea, you take a treasure from the reserve.',
      'However you won a treasure, you get what is on the front at once.',
      'Your first settlement on each outlying island is worth 1 extra point.',
      { key: 'goal', where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
      {
        house:
          'Fifteen treasures lie on the board, three at each of the five outlying islands; the reserve has the other five, one for each desert and sea under the fog.',
      },
      {
        house:
          'You earn the extra point once for each island, and others can earn it on the same island. The three unknown hexes that lie together are one island, whatever comes to light.',
      },
      { of: 'blocker.pirate', house: 'The pirate is in play.' },
    ],
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});
