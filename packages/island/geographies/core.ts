import { victorySites } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { CITY_SITE, TRADING_PATH, VICTORY_SITE, WATERWAY } from './boards.ts';
import { coreLooks, coreWords } from './core-words.ts';
import { marchesBoard } from './marches-board.ts';
import { citySites } from './mechanics/city-sites.ts';
import { tradingPaths } from './mechanics/trading-paths.ts';
import { waterways } from './mechanics/waterways.ts';

const LARGE = 5;

/** The rules that all maps of the series have in common, on a map of nowhere. */
export const geographies = defineModule({
  id: 'geographies/core',
  kind: 'expansion',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  defaults: (seats) => ({ points: seats >= LARGE ? 10 : seats === 4 ? 12 : 13 }),
  options: {
    passTowns: {
      type: 'flag',
      default: false,
      words: 'Roads may pass city sites on which another player has built',
    },
  },
  leaves: [wanted.harbours.thing],
  board: () => marchesBoard(),
  parts: [
    citySites({ mark: CITY_SITE, more: { mark: VICTORY_SITE, from: LARGE }, pass: 'passTowns' }),
    waterways({ mark: WATERWAY }),
    victorySites({ mark: VICTORY_SITE, upTo: LARGE - 1 }),
    tradingPaths({ mark: TRADING_PATH, signs: ['any', 'brick', 'lumber', 'wool', 'grain', 'ore'] }),
  ],
  words: coreWords,
  looks: coreLooks,
});
