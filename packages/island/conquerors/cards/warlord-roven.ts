import type { Seat, State } from '@hexwright/kernel';
import { knights, progressCard } from '../../cities-knights/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** Whether the seat has an inactive knight, and what makes all of them active. */
const rousing = {
  when: (b: Book) => {
    const own = knights.of(b);
    return (s: State, seat: Seat): boolean => {
      let idle = false;
      own.each(s, seat, (corner) => {
        if (!own.isActive(s, corner)) idle = true;
      });
      return idle;
    };
  },
  play: (b: Book) => {
    const own = knights.of(b);
    return (s: State, seat: Seat): void =>
      own.each(s, seat, (corner) => {
        if (!own.isActive(s, corner)) own.activate(s, corner);
      });
  },
};

export const warlordRoven = progressCard({
  card: { id: 'warlord-roven', deck: 'politics', count: 3, ...rousing },
  name: 'Warlord Roven',
  text: 'Make all your knights active for free.',
  shape: 'flag',
  uses: [knights.part],
});
