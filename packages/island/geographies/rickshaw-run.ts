import { defineModule } from '../rulebook/index.ts';
import { routeTokens } from './mechanics/route-tokens.ts';
import { rickshawRunBoard } from './rickshaw-run-board.ts';
import { ON_THIS_MAP, OWN_MAP } from './ware-words.ts';

/** the crew by the helpers whose powers they have, in the order of the cards */
const CREW = {
  nassir: 'The Jobber',
  william: 'The Fixer',
  marianne: 'Puck',
  louis: 'The Navigator',
  sean: 'The Instigator',
  candamir: 'The Viola Player',
  jean: 'The Spark',
  lin: 'The Story Guy',
  hilde: 'The Eye',
  vincent: 'The Rock',
};

/** Northern India by rickshaw: a crew of helpers, and a token for every road along the route. */
export const rickshawRun = defineModule({
  id: 'geographies/rickshaw-run',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core', 'scenarios-series/helpers-of-catan'],
  defaults: { vincent: 'played' },
  offers: { vincent: ['played'] },
  board: () => rickshawRunBoard(),
  parts: [routeTokens({ mark: 'rickshaw-route', perPoint: 2, free: ['free-route'] })],
  words: {
    name: 'Rickshaw Run',
    summary:
      'Across northern India in motor rickshaws: a crew of ten helpers, and tokens for paying for roads along the route from Jaisalmer to Shillong.',
    rules: [
      ON_THIS_MAP,
      'There are ten victory point sites, and with three or four players a chit lies on each.',
      'The crew are the helpers by other names: the Jobber is Nassir, the Fixer William, Puck Marianne, the Navigator Louis, the Instigator Sean and the Viola Player Candamir, numbered from 1 to 6; without a number the Spark is Jean, the Story Guy Lin, the Eye Hilde and the Rock Vincent.',
      'The Rock takes only knights that have been played.',
      'The orange line is the route of the run: 19 edges, with a rickshaw token on each.',
      'When you build a road on the route and pay resources for it, you take the token there.',
      'Starting roads, roads of a Road Building card and roads that the Navigator moves take none.',
      'Every 2 of your rickshaw tokens are worth 1 point. A single one is worth nothing.',
      'Rickshaw tokens are not cards: they count towards no hand limit, nobody trades or steals them, and no Monopoly takes them.',
      { house: 'Each edge has one token: if you pay for a road where it is gone, you take none.' },
      { house: 'A road that the Fixer builds is paid for, and takes a token.' },
      OWN_MAP,
    ],
    terms: { 'mark.rickshaw-route': 'route of the run' },
    instead: {
      ...Object.fromEntries(Object.entries(CREW).map(([helper, name]) => [`helper.${helper}`, name])),
      'helper.vincent.text':
        'Discard a knight that was played: build a settlement for 1 brick and 1 lumber, or a city for 2 ore and 1 grain.',
    },
  },
  looks: {
    fields: {
      helperOf: { on: 'places', shape: 'people', places: Object.values(CREW), domain: 'helper' },
    },
  },
});
