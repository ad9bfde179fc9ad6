import { regions, startShips } from '../mechanics/index.ts';
import { type Book, defineModule, type Options, type Part } from '../rulebook/index.ts';
import { chartedBoard, fourIslandsBefore2008, fourIslandsCharts, fourIslandsOf1997 } from './boards/index.ts';
import { bonusOf, boundShips, FIRST, isFirst, islandBonus, isOlder, seaEdition } from './editions.ts';

/** Islands of like size: where a player starts is home, and every other island brings points. */
export const fourIslands = defineModule({
  id: 'seafarers/four-islands',
  version: 2,
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  pairs: {
    'traders-barbarians/fishermen': 'seafarers/four-islands-fishermen',
    'traders-barbarians/caravans': 'seafarers/four-islands-caravans',
  },
  options: {
    seaEdition: seaEdition(
      'The present rules, or those before 2008: 12 points, 1 for the first new island, ships at inner coasts at the start, one map of 2003 for three and four, or those of 1997 for each number of players with ships moved within their lane',
      FIRST,
    ),
    islandBonus,
  },
  defaults: (_seats, chosen = {}): Options =>
    isOlder(chosen) ? { points: 12, ...(isFirst(chosen) && boundShips) } : { points: 13 },
  parts: [
    regions({
      by: 'label',
      home: 'starts',
      points: (options, nth) =>
        isOlder(options) && nth === 0 ? Math.min(1, bonusOf(options)) : bonusOf(options),
    }),
    inwardShips(),
  ],
  board: (_was, { seats, options }) =>
    chartedBoard(
      (isFirst(options) && fourIslandsOf1997[seats]) ||
        (isOlder(options) && fourIslandsBefore2008[seats]) ||
        fourIslandsCharts[seats],
    ),
  words: {
    name: 'The Four Islands',
    summary:
      'Four islands (six with five or six players), and you may begin on any of them. Every island that is not your home is worth points. 13 points win.',
    rules: [
      'Starting settlements may stand on any island, both on one or on two. Those islands are your home.',
      'Your first settlement on each island that is not your home is worth 2 extra points. Another player’s home counts too.',
      { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
      'Terrains and numbers are shuffled over all islands. Some forest and some pasture always have a number other than 2, 3, 11 or 12, because ships need both.',
      'Five or six players have six islands.',
      {
        option: 'seaEdition',
        text: 'Before 2008: 12 points; the first new island is worth 1 point, all later ones 2; a starting settlement that touches the sea between the islands gets a ship, not a road; in 2003 three and four play on one map with two deserts. In 1997 every number of players has a map of its own without deserts, where robber and pirate start off the board, and a moved ship stays within its lane.',
      },
      {
        house:
          'A settlement touches the sea between the islands if one of its hexes is a sea hex of the board. Where no ship has room it gets a road after all.',
      },
      {
        house:
          'Where the map has no desert the robber starts on a marked hex, with five and six off the board. On the map of before 2008 it starts on the first desert from the north-west, and the pirate off the board.',
      },
    ],
    instead: { 'reason.start-ship': 'A settlement at the sea between the islands starts with a ship.' },
  },
  looks: { fields: { regionPoints: { on: 'seat', shape: 'star' } } },
});

/** The older rule: whoever starts at an inner coast starts with a ship, if one has room there. */
function inwardShips(): Part {
  return startShips({ where: (b) => (isOlder(b.options) ? innerCoast(b) : undefined) });
}

/** by corner: whether it touches a sea hex of the board */
function innerCoast(b: Book): Uint8Array {
  const { corners, cornerHex, cornerHexFrom } = b.topology;
  const inner = new Uint8Array(corners);
  for (let corner = 0; corner < corners; corner++)
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
      if (b.layout.hexes[cornerHex[i]].terrain === 'sea') inner[corner] = 1;
  return inner;
}
