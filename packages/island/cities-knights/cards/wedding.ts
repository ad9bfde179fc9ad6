import type { Seat, State } from '@hexwright/kernel';
import { handSize, tribute } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';
import { anyAhead } from './rival.ts';

const GIFTS = 2;
const gifts = tribute({ decision: 'wedding', move: 'give-gift' });

const isGuest = (b: Book, s: State, seat: Seat, other: Seat): boolean =>
  handSize(b, s, other) > 0 &&
  b.the.decks.barTake(s, seat, other) === undefined &&
  b.rules.publicPoints(s, other) > b.rules.publicPoints(s, seat);

export const wedding = progressCard({
  card: {
    id: 'wedding',
    deck: 'politics',
    count: 2,
    when: (b) => anyAhead(b, 1, 1),
    play: (b) => {
      const ask = gifts.ask(b);
      return (s, seat) => {
        let guests = 0;
        for (const other of b.rivals[seat]) if (isGuest(b, s, seat, other)) guests |= 1 << other;
        ask(s, seat, guests, GIFTS);
      };
    },
  },
  name: 'Wedding',
  text: 'Every other player with more points than you gives you 2 cards of their choice, resources or commodities. A player with one card gives that one, a player with none gives nothing.',
  shape: 'gem',
  uses: [gifts.part],
  terms: {
    'decision.wedding': 'Wedding: give cards of your choice',
    'move.give-gift': 'Give this card',
  },
});
