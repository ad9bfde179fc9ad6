import type { State } from '@hexwright/kernel';
import { earlySevens, sleeping } from '../mechanics/index.ts';
import { type Book, defineModule, wanted } from '../rulebook/index.ts';
import { tradeTowns } from './mechanics/trade-towns.ts';
import { threeTradeTownsBoard } from './three-trade-towns-board.ts';

/** so many turns of everybody have neither sevens nor a robber */
const QUIET = 2;

const awake = (b: Book) => (s: State) => b.fields.turn.get(s) > QUIET * b.seats;

/** The north of the Netherlands, around three towns that trade and give. */
export const threeTradeTowns = defineModule({
  id: 'promo/three-trade-towns',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  leaves: [wanted.harbours.thing],
  parts: [tradeTowns(), earlySevens({ turns: QUIET }), { ...sleeping({ awake }), id: 'robber-comes-late' }],
  // General harbours of two towns are far apart.
  exempt: { rare: ['move.mixed-trade', 'move.give-mixed', 'event.mixed-given', 'event.mixed-trade'] },
  board: () => threeTradeTownsBoard(),
  words: {
    name: 'The Three Trade Towns',
    summary:
      'Friesland, Groningen and Drenthe lie around Leeuwarden, Groningen and Assen: towns with harbours far from the sea, and markets that give whatever one likes. Ten points win.',
    rules: [
      'Three hexes are trade towns. Each has two corners with a general harbour (3:1), two with a harbour for one good (2:1), and two with a market.',
      'When one of the two numbers of the town is rolled, you take goods of your choice for a building at a market: 1 for a settlement, 2 for a city. The other four corners get nothing from the town.',
      'With buildings at two or more general harbours you may trade any three cards, however mixed, for 1 other that is not among them.',
      'Nobody starts beside a trade town.',
      'Nobody has more than two roads along the sides of a trade town.',
      'In the first two turns of each player a 7 does not count: the dice are rolled again.',
      'The robber comes with the third turn of the first player. Until then a knight moves nothing, though it counts for the Largest Army.',
      'The terrain is printed; the number tokens are dealt onto the 24 hexes that are no towns, no 6 or 8 beside another. Mountains are bogs here, and give ore.',
      {
        house:
          'The robber starts off the board and may be moved to a trade town: then its markets give nothing, but its harbours still serve, and players with a building there can be robbed.',
      },
      {
        house:
          'The two roads count for each town separately. There are no harbours except those of the towns.',
      },
      {
        house:
          'The printed map is lost; the one used here is our own, with 24 tokens as they are told. Leeuwarden has the numbers 4 and 10 and trades wool, Groningen 5 and 11 and grain, Assen 3 and 9 and ore.',
      },
    ],
    instead: { 'terrain.mountains': 'bog' },
  },
});
