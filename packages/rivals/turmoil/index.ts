import { goldReasons } from '../gold/index.ts';
import { cardParts, cardTerms, defineModule } from '../rulebook/index.ts';
import { theme } from '../themes/index.ts';
import { turmoilCards, turmoilReasons } from './cards.ts';

const TURMOIL = 'turmoil';

export const eraOfTurmoil = defineModule({
  id: 'rivals/era-of-turmoil',
  version: 2,
  kind: 'expansion',
  seats: [2],
  fixed: true,
  needs: ['rivals/themes'],
  takes: [theme],
  parts: cardParts(TURMOIL, turmoilCards),
  stacks: (was) => [...was, TURMOIL, TURMOIL],
  words: {
    name: 'Rivals: the Era of Turmoil',
    summary: 'Archers, arsonists and traitors against towers, sentinels and chapels, to 12 points.',
    rules: [
      {
        key: 'rivals-turmoil-stacks',
        text: 'The 22 cards of the Era of Turmoil lie in 2 stacks of 11, and 2 Hedge Taverns face up.',
      },
      { house: 'If you can roll against an attack, you always do, with the production die.' },
      {
        house:
          'Anybody whom an event could hurt is asked whether they play Sebastian, even on their opponent’s turn, and whether they hold him or not, unless all can see that they cannot hold him.',
      },
    ],
    terms: {
      ...cardTerms(turmoilCards),
      ...goldReasons,
      ...turmoilReasons,
      'back.turmoil': 'The Era of Turmoil',
    },
  },
});
