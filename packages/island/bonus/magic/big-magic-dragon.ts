import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { improve, levelField, metropolisField } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { magicCard } from './magic-card.ts';

/** the level that is safe, and the one that holds a metropolis */
const FINAL = 5;
const FIRST = 4;

const NOT_THIS = reason('no-such-level', 'this level cannot be taken from this player');

/** whether the highest level of the other is the very next one of the seat */
const makeMay = (b: Book) => {
  return (s: State, seat: Seat, other: Seat, no: number): boolean => {
    const branch = b.the.improvements.branches()[no];
    const level = b.row<Seat>(levelField(branch));
    const theirs = level.get(s, other);
    if (other === seat || theirs === 0 || theirs >= FINAL) return false;
    if (level.get(s, seat) !== theirs - 1) return false;
    return b.the.improvements.bar(s, seat, branch) === undefined;
  };
};

/** An improvement changes hands. */
export const bigMagicDragon = magicCard({
  card: {
    id: 'big-magic-dragon',
    count: 1,
    worth: 0.3,
    when: (b) => {
      const may = makeMay(b);
      return (s, seat) =>
        b.rivals[seat].some((other) =>
          b.the.improvements.branches().some((_, branch) => may(s, seat, other, branch)),
        );
    },
    play: (b) => {
      const asked = b.decision('big-magic-dragon');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Big Magic Dragon',
  text: 'Take the highest improvement of one branch from another player, if it is the very next one of yours and you could build it. Level 5 is never taken.',
  shape: 'flame',
  decisions: { 'big-magic-dragon': {} },
  moves: (b) => {
    const may = makeMay(b);
    const branches = b.the.improvements.branches();
    return [
      {
        name: 'take-level',
        args: [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'branch', domain: { id: 'branch', size: branches.length, names: branches } },
        ],
        decisions: ['big-magic-dragon'],
        list: (s, seat, out) => {
          for (const other of b.rivals[seat])
            for (let branch = 0; branch < branches.length; branch++)
              if (may(s, seat, other, branch)) out.put(other, branch);
        },
        apply: (s, seat, other, index) => {
          pop(s);
          const branch = branches[index];
          const level = b.row<Seat>(levelField(branch));
          const held = b.cell(metropolisField(branch));
          level.add(s, other, -1);
          if (s.events) tell(s, 'level-taken', { seat, from: other, branch, level: level.get(s, other) + 1 });
          // A metropolis goes with the level that it stands on.
          if (level.get(s, other) === FIRST - 1 && held.get(s) >= 0)
            if (b.ownerOf[b.fields.building.get(s, held.get(s))] === other) held.set(s, -1);
          improve(b, s, seat, branch);
        },
        why: (s, seat, other, branch) =>
          other < 0 || branch < 0 || may(s, seat, other, branch) ? undefined : NOT_THIS,
      },
    ];
  },
  terms: {
    'decision.big-magic-dragon': 'Big Magic Dragon: choose whose improvement you take',
    'move.take-level': 'Take this improvement',
    'event.level-taken': '{seat} takes level {level} of {branch} from {from:seat}.',
    'reason.no-such-level': 'You cannot take this improvement from this player.',
  },
});
