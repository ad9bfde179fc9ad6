import { depthOf, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { progressCard } from './deck.ts';

const fields = {
  /** whether the robber is moved by a bishop now */
  bishopActs: field.cell({ noLook: 'the question on the table says it' }),
};

/** the robber; where there is none, the pirate in its place */
const robberOf = (b: Book): number => {
  const find = (wanted: string): number => b.blockers.findIndex(({ id }) => id === wanted);
  return find('robber') >= 0 ? find('robber') : find('pirate');
};

/** The robber is moved, and no pirate beside it, and everybody beside its new hex is robbed. */
export const bishop = progressCard({
  card: {
    id: 'bishop',
    deck: 'politics',
    count: 2,
    when: (b) => {
      const robber = robberOf(b);
      return (s, seat) => robber >= 0 && ((b.the.blockers.toMove(s, seat) >> robber) & 1) === 1;
    },
    play: (b) => {
      const { bishopActs: acts } = handlesOf(b, fields);
      return (s, seat) => {
        const depth = depthOf(s);
        acts.set(s, 1);
        b.the.blockers.ask(s, seat);
        if (depthOf(s) === depth) acts.set(s, 0);
      };
    },
  },
  name: 'Bishop',
  text: 'Move the robber and take a card at random from every player with a settlement or city beside its new hex: one from each, however many buildings they have there. The robber must be in play.',
  shape: 'temple',
  fields,
  rules: (was, b) => {
    const robber = robberOf(b);
    const { bishopActs: acts } = handlesOf(b, fields);
    const robAll = (s: State, seat: Seat, place: number): void => {
      // The last that is opened is robbed first: begin with the one before this seat.
      for (const other of [...b.rivals[seat]].reverse())
        if (b.the.blockers.barRob(s, seat, other, robber, place) === undefined)
          b.the.blockers.rob(s, seat, other);
    };
    return {
      blockers: {
        toMove: (s, seat) =>
          acts.get(s) === 0 ? was.blockers.toMove(s, seat) : was.blockers.toMove(s, seat) & (1 << robber),
        moved: (s, seat, blocker, place) => {
          if (acts.get(s) === 0) return was.blockers.moved(s, seat, blocker, place);
          acts.set(s, 0);
          b.fields.blocker.set(s, blocker, place);
          if (s.events) tell(s, 'blocker-moved', { seat, blocker: b.blockers[blocker].id, place });
          robAll(s, seat, place);
        },
      },
    };
  },
});
