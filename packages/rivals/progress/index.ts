import { cardParts, cardTerms, defineModule } from '../rulebook/index.ts';
import { theme } from '../themes/index.ts';
import { progressCards, progressReasons } from './cards.ts';

const PROGRESS = 'progress';

export const eraOfProgress = defineModule({
  id: 'rivals/era-of-progress',
  version: 2,
  kind: 'expansion',
  seats: [2],
  fixed: true,
  needs: ['rivals/themes'],
  takes: [theme],
  parts: cardParts(PROGRESS, progressCards),
  stacks: (was) => [...was, PROGRESS, PROGRESS],
  words: {
    name: 'Rivals: the Era of Progress',
    summary: 'Universities, town halls and bath houses against the plague, to 12 points.',
    rules: [
      {
        key: 'rivals-progress-stacks',
        text: 'The 24 cards of the Era of Progress lie in 2 stacks of 12, and 2 Universities face up.',
      },
      { house: 'A region at two cities is safe from the Plague if one of them has a Bath House.' },
      { house: 'The regions that border a Bath House are those to its left and right.' },
      { house: 'Guido and Gustav do not bring themselves back.' },
    ],
    terms: { ...cardTerms(progressCards), ...progressReasons, 'back.progress': 'The Era of Progress' },
  },
});
