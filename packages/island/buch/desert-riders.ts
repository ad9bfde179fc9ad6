import { dragons, eruption, fedLands, jungle, openTheft } from '../mechanics/index.ts';
import { defineModule, type Options, type Part, taken, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { desertRidersCharts } from './boards/index.ts';
import { desertRidersWords } from './desert-riders-words.ts';
import { jungleLands } from './mechanics/jungle-lands.ts';
import { riderHunt } from './mechanics/rider-hunt.ts';
import { startsWithShip } from './mechanics/starts-with-ship.ts';

/** what bots think of a discovery and of a town at a volcano, in points */
const DISCOVERY = 0.09;
const VOLCANO = -0.4;

const discoveries = (seats: number): number => (seats > 4 ? 12 : 10);

const lands: readonly Part[] = [
  jungle({ supply: discoveries, deck: 'development', worth: DISCOVERY }),
  eruption({ terrain: 'volcano', barren: true }),
  fedLands({ from: 'volcano', to: 'fields' }),
  jungleLands({ jungle: DISCOVERY, volcano: VOLCANO }),
];

/** The Desert Dragons as they were first: riders come out of the deserts, and overseas are jungles and volcanoes. */
export const desertRiders = defineModule({
  id: 'buch/desert-riders',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  needs: ['sea'],
  wants: [{ ...wanted.knightCards, why: 'knights drive riders off' }],
  takes: [taken.desert],
  options: {
    riderMap: {
      type: 'choice',
      default: '2003',
      values: Object.keys(desertRidersCharts).reverse(),
      words: 'The map: that of 2003 or of 2000, with jungles and volcanoes overseas, or that of 1997 without',
    },
    riderStart: {
      type: 'choice',
      default: 'either',
      values: ['either', 'first'],
      words: 'Which starting settlement has a ship: either, or (rules in English) the first',
    },
  },
  defaults: { points: 13 },
  without: ({ riderMap }: Options) => ({
    blockers: ['robber', 'pirate'],
    awards: ['largest-army'],
    ...(riderMap === '1997' && { parts: lands.map(({ id }) => id) }),
  }),
  changes: {
    cards: {
      knight: {
        play: (b) => (s, seat) => {
          // The rider goes first: its decision lies on top.
          b.the.blockers.ask(s, seat);
          b.the.dragons.slay(s, seat);
        },
      },
    },
  },
  // It has a token, as what gives does.
  terrains: [{ id: 'volcano', gives: 'any' }],
  parts: [
    openTheft({ declinable: true }),
    dragons({
      region: 'main',
      desert: 'desert',
      calls: (seats) => (seats === 4 || seats === 6 ? 2 : 3),
    }),
    riderHunt({ needed: 2, points: 1 }),
    startsWithShip({ option: 'riderStart' }),
    ...lands,
  ],
  board: (_was, { seats, options }) => chartedBoard(desertRidersCharts[options.riderMap as string][seats]),
  words: desertRidersWords,
  looks: {
    terrains: { volcano: { colour: '#8c4a3a', pattern: 'mountains' } },
    fields: {
      dragons: { on: 'hex', shape: 'horse', colour: '#7a2e1f', value: true },
      dragonStock: { on: 'table', shape: 'horse', hideAt: 0 },
    },
    moves: { 'slay-dragon': { shape: 'horse', colour: '#7a2e1f' } },
  },
});
