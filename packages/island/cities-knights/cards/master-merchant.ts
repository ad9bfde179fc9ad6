import { handSize, searching } from '../../mechanics/index.ts';
import { progressCard } from './deck.ts';
import { anyAhead, atRival, choosesRival, type RivalChoice } from './rival.ts';

const TAKES = 2;
const search = searching({ decision: 'master-merchant', move: 'take-good' });

const choice: RivalChoice = {
  decision: 'search-whom',
  move: 'search-hand',
  may: (b) => (s, seat, other) =>
    handSize(b, s, other) > 0 &&
    b.the.decks.barTake(s, seat, other) === undefined &&
    b.rules.publicPoints(s, other) > b.rules.publicPoints(s, seat),
  chosen: (b) => {
    const ask = search.ask(b);
    return (s, seat, other) => ask(s, seat, other, TAKES);
  },
};

export const masterMerchant = progressCard({
  card: {
    id: 'master-merchant',
    deck: 'trade',
    count: 2,
    ...atRival(choice),
    when: (b) => anyAhead(b, 1, 1),
  },
  name: 'Master Merchant',
  text: 'Choose another player with more points than you, look at their resources and commodities, and take 2 of these cards.',
  shape: 'chest',
  uses: [search.part],
  ...choosesRival(choice),
  terms: {
    'decision.search-whom': 'Master Merchant: choose a player with more points',
    'decision.master-merchant': 'Master Merchant: take 2 cards out of this hand',
    'move.search-hand': 'Look at the cards of',
    'move.take-good': 'Take this card',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
