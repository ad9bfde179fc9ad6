import { defineModule, wanted } from '../rulebook/index.ts';
import { islandsOfCatan34, islandsOfCatan56 } from './boards/index.ts';
import { roadBridgeRules, roadBridges } from './road-bridges.ts';

export const islandsOfCatan = defineModule({
  id: 'second-islands/islands-of-catan',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  provides: [wanted.riverBed.thing],
  defaults: { waiting: 'none', numbers: 'shuffle' },
  parts: roadBridges({ brick: 1, lumber: 1, wool: 1 }),
  rules: (was) => ({ handLimit: (s, seat) => was.handLimit(s, seat) + 3 }),
  board: (_was, { seats }) => (seats > 4 ? islandsOfCatan56() : islandsOfCatan34()),
  words: {
    name: 'Islands of Catan',
    summary:
      'The sea lies between the hexes and parts the land into islands; bridges made of roads lead across. Five and six play the Big Islands.',
    rules: [
      'Bridges cross water: they are road pieces on edges with sea on both sides. A bridge costs 1 brick, 1 lumber and 1 wool and comes out of the 15 roads.',
      'Two settlements may stand on neighbouring corners if a bridge joins them. The distance between all others stays as it is.',
      'There is no special building phase. Instead, only hands of more than 10 cards are halved on a seven.',
      'Everybody has 5 settlements, 4 cities and 15 roads; all other prices are those of the base game.',
      { key: 'goal', where: { points: 10 }, text: 'Ten points win.' },
      ...roadBridgeRules,
      { house: 'A road on a coast needs no bridge: an edge with land on one side is land.' },
      {
        house:
          'Three and four play on three islands of six hexes around a rock, with the hexes, tokens and harbours of one base set; five and six on four islands, two north and two south of a strait. The tokens are shuffled, and no 6 or 8 lies next to another.',
      },
      { house: 'The limit of 10 cards holds with three or four players too.' },
      {
        house:
          'With five or six players the bank and the deck are those of the extension: 24 cards of each good, 34 development cards.',
      },
    ],
  },
});
