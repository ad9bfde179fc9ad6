import { discovery, startIn } from '../mechanics/index.ts';
import { defineModule, type Options, wanted } from '../rulebook/index.ts';
import { type Charts, chartedBoard, fogHalfCharts, fogOf1997, fogStripCharts } from './boards/index.ts';
import { boundShips } from './editions.ts';

/** what the lines about the fog tell of */
const FOG = 'terrain.unknown';
const FIRST_FOG = 'half-1997';
const CHARTS: Readonly<Record<string, Charts>> = {
  strip: fogStripCharts,
  half: fogHalfCharts,
  [FIRST_FOG]: fogOf1997,
};

/** Part of the board lies in fog until a road or ship reaches it; whoever comes first is rewarded. */
export const fogIslands = defineModule({
  id: 'seafarers/fog-islands',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  provides: [wanted.spiceMap.thing],
  pairs: {
    'traders-barbarians/barbarian-attack': 'seafarers/fog-islands-attack',
    'traders-barbarians/fishermen': 'seafarers/fog-islands-fishermen',
    'traders-barbarians/rivers': 'seafarers/fog-islands-rivers',
    'variant/spices-for-catan': 'seafarers/fog-islands-spices',
  },
  conflicts: {
    'traders-barbarians/barbarian-attack-cities-knights':
      'at sea Cities & Knights needs its barbarian fleet, which does not come to an attacked coast',
  },
  options: {
    fog: {
      type: 'choice',
      default: 'strip',
      values: Object.keys(CHARTS),
      words:
        'A strip of fog between two islands (editions from 2008), or half of the board, with the hexes of 2003, or those of 1997 for each number of players and ships moved within their lane',
    },
  },
  defaults: (seats, chosen = {}): Options => ({
    points: 12,
    fog: seats > 4 ? 'half' : 'strip',
    ...(chosen.fog === FIRST_FOG && boundShips),
  }),
  parts: [startIn({ regions: ['main'] }), discovery()],
  board: (_was, { seats, options }) => chartedBoard(CHARTS[options.fog as string][seats]),
  words: {
    name: 'The Fog Islands',
    summary:
      'Nobody knows what lies in the fog. Build a road or ship up to it, uncover a hex, and take the first of its goods. 12 points win.',
    rules: [
      {
        of: FOG,
        text: 'The unknown hexes are covered; a stack of hexes and one of numbers lie ready for them. Everybody knows what is in the stacks, nobody the order.',
      },
      {
        of: FOG,
        text: 'When you build a road or ship that ends at a corner of unknown hexes, you uncover them: each gets the next hex of the stack and, if it produces, the next number.',
      },
      {
        of: FOG,
        text: 'If you uncover a hex that produces, you take one of its goods at once. A gold field gives one good of your choice.',
      },
      { of: FOG, text: 'A desert or open sea gets no number and brings nothing.' },
      'Starting settlements stand on the known land; all its islands are open, but not the gold fields that lie in corners of the board.',
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      {
        option: 'fog',
        text: 'Editions from 2008 have two islands with a strip of fog between them. Earlier ones have one island that faces half a board of fog, and stacks that are mostly sea. In 1997 every number of players has a map of its own, and a moved ship stays within its lane.',
      },
      {
        house:
          'Five and six play with half of the board in fog unless they choose otherwise: that map survived, the one with the strip is ours.',
      },
      {
        of: FOG,
        house:
          'A ship that is moved uncovers hexes as a new one does, and so does a starting ship or one laid in the building round.',
      },
      {
        of: FOG,
        house: 'When a piece touches several unknown hexes, all of them are uncovered, one after the other.',
      },
      {
        of: FOG,
        house:
          'An unknown hex counts as sea until it is uncovered, but neither robber nor pirate may enter it. Since a corner is cleared of fog as soon as a piece reaches it, nothing is ever built beside an unknown hex, and land never appears under a ship.',
      },
      {
        of: FOG,
        house: 'The numbers under the fog are drawn freely: a 6 may come to lie beside an 8, or on gold.',
      },
      { of: FOG, house: 'If the bank has none of the good, the discoverer gets nothing.' },
      {
        of: 'blocker.robber',
        house: 'The robber starts where the map says; without a desert or such a place, off the board.',
      },
    ],
  },
});
