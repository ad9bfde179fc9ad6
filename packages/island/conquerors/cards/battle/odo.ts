import type { Corner } from '../../../board/index.ts';
import { hasIdleKnights, knights, progressCard } from '../../../cities-knights/index.ts';
import { SPENT } from '../../../mechanics/index.ts';
import { field, handlesOf } from '../../../rulebook/index.ts';
import { BATTLE_COLOUR } from '../../mechanics/colours.ts';

const fields = {
  /** by corner: 1 where a knight stands that may act by his leave */
  odoReady: field.row('corner', { noLook: 'what may act is offered' }),
};

/** All knights are active, and one of those may act at once. */
export const odo = progressCard({
  card: {
    id: 'odo',
    deck: 'battle',
    count: 4,
    worth: 0.3,
    when: hasIdleKnights,
    play: (b) => {
      const own = knights.of(b);
      const { odoReady: ready } = handlesOf(b, fields);
      const done = b.row<Corner>('knightDone');
      return (s, seat) =>
        own.each(s, seat, (corner) => {
          if (own.isActive(s, corner)) return;
          const before = own.done(s, corner);
          own.activate(s, corner);
          if ((before & SPENT) !== 0) return;
          done.set(s, corner, before);
          ready.set(s, corner, 1);
        });
    },
  },
  name: 'Quartermaster Odo',
  text: 'Activate all your knights, free of charge. One of those that he made active, and that has not acted this turn, may act this turn.',
  shape: 'bell',
  colour: BATTLE_COLOUR,
  uses: [knights.part],
  fields,
  rules: (was, b) => {
    const { odoReady: ready } = handlesOf(b, fields);
    const done = b.row<Corner>('knightDone');
    return {
      units: {
        acted: (s, seat, corner) => {
          const by = ready.get(s, corner) !== 0;
          was.units.acted(s, seat, corner);
          if (!by) return;
          for (let other = 0; other < b.topology.corners; other++) {
            if (ready.get(s, other) === 0) continue;
            ready.set(s, other, 0);
            done.set(s, other, done.get(s, other) | SPENT);
          }
        },
      },
      endTurn: (s) => {
        was.endTurn(s);
        ready.fill(s, 0);
      },
    };
  },
  exempt: { rare: ['card.odo'] },
});
