import type { Seat, State } from '@hexwright/kernel';
import { atRival, choosesRival, knights, type RivalChoice } from '../../cities-knights/index.ts';
import { levelField } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

/** the branches that make people doubt */
const DOUBTS = ['science', 'magic'];

const doubts = (b: Book) => {
  const faith = b.row<Seat>(levelField('religion'));
  return (s: State, seat: Seat): boolean =>
    b.the.improvements
      .branches()
      .some(
        (branch) =>
          DOUBTS.includes(branch) && b.row<Seat>(levelField(branch)).get(s, seat) > faith.get(s, seat),
      );
};

const choice: RivalChoice = {
  decision: 'superstition',
  move: 'frighten',
  may: (b) => {
    const own = knights.of(b);
    const doubting = doubts(b);
    return (s, _seat, other) => {
      let active = false;
      own.each(s, other, (corner) => {
        if (own.isActive(s, corner)) active = true;
      });
      return active && doubting(s, other);
    };
  },
  chosen: (b) => {
    const own = knights.of(b);
    return (s, _seat, other) => own.each(s, other, (corner) => own.deactivate(s, corner));
  },
};

export const superstition = faithCard({
  card: { id: 'superstition', count: 1, worth: 0.1, ...atRival(choice) },
  name: 'Superstition',
  text: 'All knights of one other player become inactive. That player’s level of science, or of magic where it is played, must be higher than that of religion.',
  shape: 'mask',
  uses: [knights.part],
  ...choosesRival(choice),
  terms: {
    'decision.superstition': 'Superstition: choose a player',
    'move.frighten': 'Frighten the knights of',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
