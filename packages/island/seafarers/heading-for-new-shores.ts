import { regions, startIn } from '../mechanics/index.ts';
import { defineModule, type Options, wanted } from '../rulebook/index.ts';
import {
  chartedBoard,
  headingForNewShoresCharts,
  newShoresBefore2008,
  newShoresOf1997,
} from './boards/index.ts';
import { bonusOf, boundShips, FIRST, isFirst, islandBonus, isOlder, seaEdition } from './editions.ts';

/** A main island to start on, and points for the first settlement on each small one. */
export const headingForNewShores = defineModule({
  id: 'seafarers/heading-for-new-shores',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  provides: [wanted.spiceMap.thing, wanted.riverBed.thing],
  pairs: {
    'variant/spices-for-catan': 'seafarers/heading-for-new-shores-spices',
    'traders-barbarians/barbarian-attack': 'seafarers/heading-for-new-shores-attack',
    'traders-barbarians/great-river': 'traders-barbarians/great-river-for-four',
  },
  options: {
    seaEdition: seaEdition(
      'The present rules, or those before 2008: 13 points, 1 for an island, one map for three and four, that of 2003 or that of 1997; in 1997 ships were moved within their lane',
      FIRST,
    ),
    islandBonus,
  },
  defaults: (_seats, chosen = {}): Options =>
    isOlder(chosen) ? { points: 13, islandBonus: 1, ...(isFirst(chosen) && boundShips) } : { points: 14 },
  parts: [startIn({ regions: ['main'] }), regions({ by: 'label', home: { label: 'main' }, points: bonusOf })],
  board: (_was, { seats, options }) =>
    chartedBoard(
      (isFirst(options) && newShoresOf1997[seats]) ||
        (isOlder(options) && newShoresBefore2008[seats]) ||
        headingForNewShoresCharts[seats],
    ),
  words: {
    name: 'Heading for New Shores',
    summary:
      'Start on a full island and sail out: the first settlement on each small island is worth points of its own. 14 points win.',
    rules: [
      'Starting settlements stand on the main island.',
      'Your first settlement on each small island is worth 2 extra points. Others can earn them on the same island too.',
      { key: 'goal', where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
      { key: 'main-as-base', text: 'The main island is laid as in the base game.' },
      {
        key: 'islands',
        text: 'Terrains and numbers of the small islands are shuffled among themselves; gold fields never get a 6 or 8.',
      },
      {
        option: 'seaEdition',
        text: 'Before 2008: 13 points, 1 point per island, and three and four play on one map with eight hexes on the small islands. The map of 1997 is larger than that of 2003, with eight more sea hexes, those of the frame among them, and a moved ship stays within its lane. There was no map for five and six; they keep the present one.',
      },
      { house: 'You keep the extra points whatever becomes of the settlement.' },
      {
        key: 'start-of-robber',
        house:
          'With three the main island has no desert, and the robber starts on a small island. With five and six it starts on the first desert from the north-west, and the pirate off the board.',
      },
    ],
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});
