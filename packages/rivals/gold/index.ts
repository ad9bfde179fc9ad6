import { cardParts, cardTerms, defineModule } from '../rulebook/index.ts';
import { theme } from '../themes/index.ts';
import { goldActionReasons, goldReasons } from './actions.ts';
import { goldCardReasons, goldCards } from './cards.ts';

export { barWeak, brigands, goldReasons } from './actions.ts';

const GOLD = 'gold';

export const eraOfGold = defineModule({
  id: 'rivals/era-of-gold',
  version: 2,
  kind: 'expansion',
  seats: [2],
  fixed: true,
  needs: ['rivals/themes'],
  takes: [theme],
  parts: cardParts(GOLD, goldCards),
  stacks: (was) => [...was, GOLD, GOLD],
  words: {
    name: 'Rivals: the Era of Gold',
    summary: 'Trade and gold: merchants, mints, a guild and pirates, to 12 points.',
    rules: [
      {
        key: 'rivals-gold-stacks',
        text: 'The 22 cards of the Era of Gold lie in 2 stacks of 11, and 2 Merchant Guilds face up.',
      },
      {
        house:
          'Gudrun is played only with a Pirate Ship, against an opponent with gold, and with room for it.',
      },
      { house: 'The Gold Cache takes no building site.' },
    ],
    terms: {
      ...cardTerms(goldCards),
      ...goldReasons,
      ...goldActionReasons,
      ...goldCardReasons,
      'back.gold': 'The Era of Gold',
    },
  },
});
