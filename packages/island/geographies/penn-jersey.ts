import { defineModule } from '../rulebook/index.ts';
import { oneEach } from './mechanics/one-each.ts';
import { sideYield } from './mechanics/side-yield.ts';
import { siteTrades } from './mechanics/site-trades.ts';
import { wares } from './mechanics/wares.ts';
import { pennJerseyBoard } from './penn-jersey-board.ts';
import { bankRules, ON_THIS_MAP, OWN_MAP } from './ware-words.ts';

const STEEL_CITY = 'steel-city';
const IRON = { shape: 'hammer', colour: '#8c4a2f' } as const;

/** Pennsylvania and New Jersey: wetlands, and iron ore for the steel cities. */
export const pennJersey = defineModule({
  id: 'geographies/penn-jersey',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  board: () => pennJerseyBoard(),
  parts: [
    oneEach({ terrain: 'wetlands' }),
    wares([{ id: 'iron-ore', called: 'iron ore', ...IRON }]),
    sideYield({
      good: 'iron-ore',
      at: { mark: 'iron', called: 'iron ore in the ground', ...IRON },
      on: 'number',
      each: 'player',
    }),
    siteTrades({ mark: STEEL_CITY, good: 'iron-ore', give: 2 }),
  ],
  words: {
    name: 'Penn-Jersey',
    summary:
      'From Lake Erie to Cape May: wetlands give a little of anything, and iron ore from the hills is worth most in the steel cities.',
    rules: [
      ON_THIS_MAP,
      'Whenever wetlands produce, every player with a settlement or city beside them takes 1 resource of their choice: 1 for each such hex, however many or large their buildings there are.',
      'Whenever a hex with a hammer on it produces, every player with a settlement or city beside it gets 1 iron ore on top of the resources: 1 for each such hex, however many buildings they have there.',
      'Pittsburgh, Johnstown, Harrisburg, Bethlehem and Trenton, with a blue ring, are steel cities. Each settlement or city that you have on one lets you trade 2 iron ore for 1 resource once a turn.',
      ...bankRules('iron-ore'),
      { house: 'A hex that the robber stops gives no iron ore. There is always enough of it.' },
      {
        house:
          'A second settlement at wetlands brings 1 resource of your choice at the start. Nobody starts with iron ore.',
      },
      OWN_MAP,
    ],
    terms: {
      'terrain.wetlands': 'wetlands',
      'mark.steel-city': 'steel city',
      'move.site-trade': 'Trade 2 iron ore in a steel city',
      'move.site-trade.short': 'Steel city',
    },
  },
  looks: {
    terrains: { wetlands: { colour: '#7fa58a', pattern: 'swamp' } },
    marks: { [STEEL_CITY]: { shape: 'site', colour: '#8fc1ea' } },
    moves: { 'site-trade': { shape: 'hammer' } },
  },
});
