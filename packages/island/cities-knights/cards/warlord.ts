import type { Seat, State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { knights } from '../barbarians.ts';
import { progressCard } from './deck.ts';

/** Whether a seat has a knight that is not active. */
export function hasIdleKnights(b: Book): (s: State, seat: Seat) => boolean {
  const own = knights.of(b);
  return (s, seat) => {
    let idle = false;
    own.each(s, seat, (corner) => {
      if (!own.isActive(s, corner) && b.the.units.barActivate(s, seat, corner) === undefined) idle = true;
    });
    return idle;
  };
}

export const warlord = progressCard({
  card: {
    id: 'warlord',
    deck: 'politics',
    count: 2,
    when: hasIdleKnights,
    play: (b) => {
      const own = knights.of(b);
      return (s, seat) =>
        own.each(s, seat, (corner) => {
          if (!own.isActive(s, corner) && b.the.units.barActivate(s, seat, corner) === undefined)
            own.activate(s, corner);
        });
    },
  },
  name: 'Warlord',
  text: 'Make all your knights active for free, even those that have acted this turn. They act from the next turn on, as always.',
  shape: 'flag',
  uses: [knights.part],
});
