import { defineModule, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

export const noDomesticTrade = defineModule({
  id: 'variant/stobie-no-domestic-trade',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.bank],
  takes: [houseRule('no-domestic-trade')],
  without: {
    parts: ['offers'],
    moves: ['offer', 'accept', 'decline', 'counter', 'trade-with', 'withdraw'],
  },
  words: {
    name: 'Stobie: no domestic trade',
    summary: 'Nobody trades with another player; only the bank and the harbours are left.',
    rules: [
      'Players do not trade with each other. Trade with the bank, at harbours too, is as usual.',
      'Cards and thefts still move goods from hand to hand.',
    ],
  },
});
