import { pop, push, type Seat, type State, tell, toMove, topArg, topKind } from '@hexwright/kernel';
import { handSize, held, resourcesOf, tribute } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const tithe = tribute({ decision: 'church-tithe', move: 'give-tithe', goods: resourcesOf });

const pays = (b: Book, s: State, seat: Seat, other: Seat): boolean =>
  b.the.decks.barTake(s, seat, other) === undefined &&
  resourcesOf(b).some((good) => held(b, s, other, good) > 0);

/** Everybody gives a resource, or shows that there is none. */
export const churchTithe = faithCard({
  card: {
    id: 'church-tithe',
    count: 1,
    when: (b) => (s, seat) =>
      b.rivals[seat].some(
        (other) => handSize(b, s, other) > 0 && b.the.decks.barTake(s, seat, other) === undefined,
      ),
    play: (b) => {
      const ask = tithe.ask(b);
      const look = b.decision('tithe-look');
      return (s, seat) => {
        let payers = 0;
        let poor = 0;
        for (const other of b.rivals[seat]) {
          if (b.the.decks.barTake(s, seat, other)) continue;
          if (pays(b, s, seat, other)) payers |= 1 << other;
          else if (handSize(b, s, other) > 0) {
            poor |= 1 << other;
            if (s.events) tell(s, 'hand-shown', { seat: other, to: seat });
          }
        }
        if (poor) push(s, look, 1 << seat, poor);
        ask(s, seat, payers, 1);
      };
    },
  },
  name: 'Church Tithe',
  text: 'Every other player gives you 1 resource of their choice. Anybody without resources shows you their hand.',
  shape: 'bell',
  uses: [tithe.part],
  decisions: {
    'tithe-look': { args: (b) => [{ name: 'shown', domain: { id: 'seats', size: 1 << b.seats } }] },
  },
  rules: (was, b) => {
    const look = b.decision('tithe-look');
    return {
      seesHeld: (s, viewer, seat, good) =>
        was.seesHeld(s, viewer, seat, good) ||
        (topKind(s) === look && toMove(s) === 1 << viewer && ((topArg(s, 0) >> seat) & 1) === 1),
    };
  },
  moves: () => [
    {
      name: 'seen-hands',
      quiet: true,
      decisions: ['tithe-look'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  exempt: { rare: ['move.seen-hands', 'event.hand-shown'] },
  terms: {
    'decision.church-tithe': 'Church Tithe: give a resource of your choice',
    'move.give-tithe': 'Give this resource',
    'decision.tithe-look': 'Church Tithe: look at the hands without resources',
    'move.seen-hands': 'Go on',
    'event.hand-shown': '{seat} has no resources and shows {to:seat} the hand.',
  },
});
