import { defineModule } from '../rulebook/index.ts';
import { CITY_SITE, VICTORY_SITE } from './boards.ts';
import { canals } from './mechanics/canals.ts';
import { newYorkBoard } from './new-york-board.ts';
import { ON_THIS_MAP, OWN_MAP } from './ware-words.ts';

const of = 'good.canal-token';
const CANAL_CITY = 'canal-city';

/** From Niagara to Long Island, with the Erie Canal between Buffalo and Albany. */
export const newYork = defineModule({
  id: 'geographies/new-york',
  kind: 'board',
  seats: [3, 4, 5, 6],
  needs: ['geographies/core'],
  options: {
    canalTokens: {
      type: 'flag',
      default: true,
      words: 'The first player to join two cities on the Erie Canal earns a canal token',
    },
  },
  without: ({ canalTokens }) => (canalTokens ? {} : { parts: ['canals', 'wares canal-token'] }),
  board: () => newYorkBoard(),
  parts: [
    canals({
      mark: CANAL_CITY,
      sites: { mark: CITY_SITE, more: { mark: VICTORY_SITE, from: 5 } },
    }),
  ],
  words: {
    name: 'New York',
    summary:
      'From Niagara Falls to Montauk: who first joins the cities of the Erie Canal earns tokens, each good for a turn of cheap trade.',
    rules: [
      ON_THIS_MAP,
      {
        of,
        text: 'Buffalo, Rochester, Syracuse, Utica and Albany, with a blue ring, are canal cities: neighbours in this order.',
      },
      {
        of,
        text: 'The first player to join two neighbouring canal cities by their own roads alone, with no city site between them, takes 1 canal token for this pair.',
      },
      { of, text: 'It does not matter who has built on the canal cities, or whether anybody has.' },
      { of, text: 'What you place at the start earns no canal token.' },
      {
        of,
        text: 'On your turn you may spend a canal token: for the rest of the turn the bank takes 2 of any resource for 1 other.',
      },
      {
        of,
        text: 'Canal tokens lie open beside your hand. They count towards no hand limit, nobody steals them, and the bank takes none in trade.',
      },
      { of: [of, 'card.monopoly'], text: 'A Monopoly takes no canal tokens.' },
      { of, text: 'Players trade canal tokens among themselves like resources.' },
      { of, house: 'A waterway is no part of a way that joins canal cities.' },
      {
        of,
        house:
          'If your starting roads already join a pair, you earn nothing for it any more; other players still do, by another way.',
      },
      { of, house: 'Which cities were marked is lost with the map: these are the great towns of the canal.' },
      OWN_MAP,
    ],
    terms: { 'mark.canal-city': 'canal city' },
  },
  looks: { marks: { [CANAL_CITY]: { shape: 'site', colour: '#8fc1ea' } } },
});
