import { regions, startIn } from '../mechanics/index.ts';
import { defineModule, type Options, wanted } from '../rulebook/index.ts';
import { chartedBoard, desertBefore2008, desertOf1997, throughTheDesertCharts } from './boards/index.ts';
import { bonusOf, boundShips, FIRST, isFirst, islandBonus, isOlder, seaEdition } from './editions.ts';

/** A belt of deserts parts the island: new land lies behind it and overseas, and both are worth points. */
export const throughTheDesert = defineModule({
  id: 'seafarers/through-the-desert',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  provides: [wanted.riverBed.thing],
  pairs: {
    'traders-barbarians/barbarian-attack': 'seafarers/through-the-desert-attack',
    'traders-barbarians/fishermen': 'seafarers/through-the-desert-fishermen',
    'traders-barbarians/caravans': 'seafarers/through-the-desert-caravans',
    'traders-barbarians/rivers': 'seafarers/through-the-desert-rivers',
    'traders-barbarians/traders-and-barbarians': 'seafarers/through-the-desert-traders',
  },
  conflicts: {
    'traders-barbarians/barbarian-attack-cities-knights':
      'at sea Cities & Knights needs its barbarian fleet, which does not come to an attacked coast',
  },
  options: {
    seaEdition: seaEdition(
      'The present rules, or those before 2008: 12 points, 1 for a new land, one map of 2003 for three and four, or those of 1997 for each number of players with ships moved within their lane',
      FIRST,
    ),
    islandBonus,
  },
  defaults: (_seats, chosen = {}): Options =>
    isOlder(chosen) ? { points: 12, islandBonus: 1, ...(isFirst(chosen) && boundShips) } : { points: 14 },
  parts: [
    startIn({ regions: ['main'] }),
    regions({ by: 'label', home: { label: 'main' }, except: ['desert-belt'], points: bonusOf }),
  ],
  board: (_was, { seats, options }) =>
    chartedBoard(
      (isFirst(options) && desertOf1997[seats]) ||
        (isOlder(options) && desertBefore2008[seats]) ||
        throughTheDesertCharts[seats],
    ),
  words: {
    name: 'Through the Desert',
    summary:
      'Deserts cut off a strip of fertile land, and small islands lie off the coast. The first settlement in each of them is worth points. 14 points win.',
    rules: [
      'The large island has a main area and, behind a belt of deserts, a strip of land. Small islands lie off the coast.',
      'Starting settlements stand in the main area.',
      'Your first settlement in the strip, and on each small island, is worth 2 extra points.',
      { of: 'blocker.robber', text: 'The robber starts on a desert.' },
      { key: 'goal', where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
      {
        key: 'desert-shuffle',
        text: 'Terrains and numbers of the large island are shuffled, and those of the small islands among themselves. A gold field never gets a 6 or 8; one of them lies in the strip.',
      },
      {
        option: 'seaEdition',
        text: 'Before 2008: 12 points, 1 point for a new land, and in 2003 three and four play on one map with five hexes on the small islands, while five and six keep their map. In 1997 every number of players has a map of its own, with four deserts in the belt or, for five and six, five, and a moved ship stays within its lane.',
      },
      { house: 'You earn the points once for each land beyond the main area, not only once in the game.' },
      {
        house:
          'A settlement that touches the main area is at home, whatever else it touches. One that touches only desert and sea earns nothing. One on desert and strip is in the strip.',
      },
      { house: 'With five and six the two parts of the strip count as one land.' },
      { of: 'blocker.robber', house: 'Of several deserts the robber takes the first from the north-west.' },
      { of: 'blocker.pirate', house: 'The pirate is in play.' },
    ],
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});
