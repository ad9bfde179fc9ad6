import { knights } from '../barbarians.ts';
import { progressCard } from './deck.ts';

export const warlord = progressCard({
  card: {
    id: 'warlord',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const own = knights.of(b);
      return (s, seat) => {
        let idle = false;
        own.each(s, seat, (corner) => {
          if (!own.isActive(s, corner)) idle = true;
        });
        return idle;
      };
    },
    play: (b) => {
      const own = knights.of(b);
      return (s, seat) =>
        own.each(s, seat, (corner) => {
          if (!own.isActive(s, corner)) own.activate(s, corner);
        });
    },
  },
  name: 'Warlord',
  text: 'Make all your knights active for free, even those that have acted this turn. They act from the next turn on, as ever.',
  shape: 'flag',
  uses: [knights.part],
});
