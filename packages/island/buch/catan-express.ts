import { alongside } from '../mechanics/index.ts';
import { defineModule, type Options, taken, wanted } from '../rulebook/index.ts';
import { withSpokes } from './boards/spokes.ts';
import { expressSeaWords, expressWords } from './catan-express-words.ts';
import { junctions } from './mechanics/junctions.ts';
import { openPointCards } from './mechanics/open-point-cards.ts';
import { paidAlongside } from './mechanics/paid-alongside.ts';
import { spokeRails } from './mechanics/spoke-rails.ts';
import { trainRace } from './mechanics/train-race.ts';

const FURTHER = ['second-road', 'third-road', 'fourth-road', 'fifth-road', 'sixth-road'];
const BEGINS = 8;

/** Rails over the middles of the hexes, and then a race of trains to all the towns that are named. */
export const catanExpress = defineModule({
  id: 'buch/catan-express',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  needs: ['first-island/base'],
  wants: [wanted.developmentCards, wanted.twoDice],
  takes: [taken.end, taken.start],
  // Rails run over the middles of hexes, where a river would flow.
  leaves: [wanted.riverBed.thing],
  offers: { showCards: [] },
  defaults: { points: BEGINS },
  pairs: { 'seafarers/core': 'buch/catan-express-sea' },
  conflicts: {
    'cities-knights/core': 'trains and knights do not go together',
    'bonus/the-pioneers': 'the Carters lay roads beside those of others in a way of their own',
  },
  exempt: {
    rare: [
      'piece.third-road',
      'piece.fourth-road',
      'piece.fifth-road',
      'piece.sixth-road',
      'event.none-to-name',
      'event.towers-given-up',
      'event.race-begins-late',
    ],
  },
  without: { awards: ['longest-road'], parts: ['showing'] },
  changes: { pieces: { road: { cost: { lumber: 1, ore: 1 } } } },
  parts: [
    alongside({ piece: 'road', others: FURTHER }),
    paidAlongside({ piece: 'road', toll: 'brick' }),
    spokeRails({ rail: 'road', bareRounds: 1 }),
    trainRace({
      rail: 'road',
      least: 5,
      aside: { piece: 'city', count: 2 },
      names: (seats) => (seats === 3 ? 2 : 1),
      towers: 6,
      round: 1,
    }),
    openPointCards(),
  ],
  // It is played on the island of the base game, or at sea with what is made for that.
  board: (was) => was!,
  editBoard: withSpokes,
  words: expressWords,
  looks: { pieces: Object.fromEntries(FURTHER.map((id) => [id, { shape: 'road' }])) },
});

const FURTHER_SHIPS = FURTHER.map((id) => id.replace('road', 'ship'));

/** The express at sea: the lines go on over the water. */
export const catanExpressSea = defineModule({
  id: 'buch/catan-express-sea',
  kind: 'variant',
  internal: true,
  seats: catanExpress.seats,
  needs: [catanExpress.id, 'seafarers/core'],
  options: {
    expressShips: {
      type: 'choice',
      default: 'usual',
      values: ['usual', 'rails'],
      words: 'Ships: 8 each, built as usual, or 15 each, built like rails where others have one',
    },
    expressJunctions: {
      type: 'flag',
      default: false,
      words: 'Trains do not halt where rails meet ships',
    },
  },
  defaults: { points: BEGINS },
  exempt: { rare: FURTHER_SHIPS.map((id) => `piece.${id}`) },
  changes: {
    pieces: { ship: { supply: ({ expressShips }: Options) => (expressShips === 'rails' ? 15 : 8) } },
  },
  without: ({ expressShips }: Options) =>
    expressShips === 'rails' ? {} : { parts: ['alongside ship', 'paid-alongside ship'] },
  parts: [
    alongside({ piece: 'ship', others: FURTHER_SHIPS, edges: ['coast', 'sea'] }),
    paidAlongside({ piece: 'ship', toll: 'brick' }),
    junctions({ rail: 'road', ship: 'ship', option: 'expressJunctions' }),
  ],
  words: expressSeaWords,
  looks: { pieces: Object.fromEntries(FURTHER_SHIPS.map((id) => [id, { shape: 'ship' }])) },
});
