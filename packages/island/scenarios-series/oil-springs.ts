import { defineModule, type Offers, taken, wanted } from '../rulebook/index.ts';
import { disasters } from './mechanics/disasters.ts';
import { environmentalist, oil } from './mechanics/oil.ts';
import { apartOnBoard, springs } from './mechanics/springs.ts';
import { oilBeginners } from './oil-board.ts';
import { oilWords } from './oil-words.ts';

const CHAMPION = 'champion-of-the-environment';
const METROPOLIS = 'metropolis';
const SPRING = 'oil-spring';
/** how much oil a metropolis takes */
const OIL = 2;

/** how many metropolises there are, how much oil a player holds, and how many lost tokens end the game */
const byTable = (seats: number): number => (seats > 4 ? 6 : 4);

/** Oil is rich and dirty: spent, it builds metropolises and brings disasters; sequestered, it brings points. */
export const oilSprings = defineModule({
  id: 'scenarios-series/oil-springs',
  version: 2,
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [wanted.robber, wanted.developmentCards, wanted.cities, wanted.numbersTo12],
  takes: [taken.desert],
  defaults: { points: 12 },
  options: {
    springs: {
      type: 'choice',
      default: 'by-rule',
      values: ['by-rule', 'beginners'],
      words: 'Five or six players: springs by the rule on any island, or the recommended board',
    },
  },
  // Every desert is a spring: there is no hex without goods for the robber.
  offers: (seats): Offers => ({ robber: [], ...(seats <= 4 && { springs: [] }) }),
  parts: [
    springs({
      terrain: SPRING,
      barren: 'desert',
      printed: [5, 9],
      second: [
        { of: 'forest', from: 'least' },
        { of: 'pasture', from: 'most' },
      ],
    }),
    oil({ stock: 21, limit: byTable, price: 2, perPoint: 3 }),
    disasters({
      strikes: 5,
      endsAt: byTable,
      spring: SPRING,
      oilLost: 3,
      spared: METROPOLIS,
      saviour: CHAMPION,
    }),
  ],
  awards: [environmentalist(CHAMPION, 3)],
  pieces: [
    {
      id: METROPOLIS,
      on: 'corner',
      supply: { common: byTable },
      cost: { brick: 1, grain: 1, ore: 1, oil: OIL },
      points: 3,
      draws: 3,
      replaces: 'city',
      distance: true,
      blocksRoutes: true,
    },
  ],
  editBoard: (board, { options }) =>
    board.id === 'base-5-6' && options.springs === 'beginners'
      ? oilBeginners()
      : apartOnBoard(board, 'desert'),
  rules: (was, b) => {
    const metropolis = b.piece(METROPOLIS).index;
    return {
      barBuildKind: (s, seat, piece, list) =>
        was.barBuildKind(s, seat, piece, list) ??
        (piece === metropolis ? b.the.oil.barSpend(s, seat, OIL) : undefined),
      built: (s, seat, piece, place) => {
        was.built(s, seat, piece, place);
        if (piece === metropolis) b.the.oil.spent(s, seat, OIL);
      },
    };
  },
  words: oilWords,
  looks: {
    terrains: { [SPRING]: { colour: '#6f6250', pattern: 'swamp' } },
    goods: { oil: { colour: '#2b2b30', shape: 'barrel' } },
    pieces: { [METROPOLIS]: { shape: 'castle' } },
    fields: {
      disaster: { on: 'table', shape: 'flame', track: 5, decides: true },
      tokensLost: { on: 'table', shape: 'skull', track: byTable, decides: true },
      polluted: { on: 'hex', shape: 'skull', colour: '#3b3b3b' },
      sequestered: { on: 'seat', shape: 'barrel', colour: '#3f7a4a' },
    },
    events: { 'oil-given-up': { befalls: 'seat' } },
    moves: { 'sequester-oil': { shape: 'barrel', colour: '#3f7a4a' }, 'sell-oil': { shape: 'barrel' } },
  },
});
