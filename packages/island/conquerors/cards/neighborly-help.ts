import type { Seat, State } from '@hexwright/kernel';
import { progressCard } from '../../cities-knights/index.ts';
import { handSize, tribute } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';

const GIFTS = 2;
const gifts = tribute({ decision: 'neighborly-help', move: 'help-neighbor' });

const isAhead = (b: Book, s: State, seat: Seat, other: Seat): boolean =>
  b.rules.publicPoints(s, other) > b.rules.publicPoints(s, seat) && handSize(b, s, other) > 0;

export const neighborlyHelp = progressCard({
  card: {
    id: 'neighborly-help',
    deck: 'politics',
    count: 2,
    when: (b) => (s, seat) => b.rivals[seat].some((other) => isAhead(b, s, seat, other)),
    play: (b) => {
      const ask = gifts.ask(b);
      return (s, seat) => {
        let givers = 0;
        for (const other of b.rivals[seat]) if (isAhead(b, s, seat, other)) givers |= 1 << other;
        ask(s, seat, givers, GIFTS);
      };
    },
  },
  name: 'Neighborly Help',
  text: 'Every other player with more points than you gives you 2 resources or commodities of their own choice. Anybody with one card gives that one, anybody with none gives nothing.',
  shape: 'chest',
  uses: [gifts.part],
  terms: {
    'decision.neighborly-help': 'Neighborly Help: give cards of your choice',
    'move.help-neighbor': 'Give this card',
  },
});
