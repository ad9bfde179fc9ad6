import { type BlockerNo, type CardSpec, cardFields, type Part } from '@hexwright/island';
import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { summing } from '@hexwright/rulebook';

const VETOED = reason('vetoed', 'the holder of the knight token forbids this hex');

/** The five victory point cards: played as all others are, and from then on worth a point and what they say. */
export const charters: readonly CardSpec[] = ['chapel', 'library', 'marketplace', 'palace', 'university'].map(
  (id) => ({
    id: `charter-${id}`,
    deck: 'development',
    count: 1,
    beforeRoll: false,
    play: () => () => {},
  }),
);

/** What victory point cards do once they are played, and the veto of the knight token against the robber. */
export function chartersAndVeto(): Part {
  return {
    id: 'charters',
    cards: charters,
    without: { cards: ['victory-point'], parts: ['showing'] },
    fields: {
      /** the hex that a veto has closed to the robber while it is moved, plus one; -1 while another placing is judged */
      vetoed: { noLook: 'it ends in a reason where it counts' },
    },
    decisions: {
      veto: {
        args: (b) => [
          { name: 'by', domain: b.domain('seat') },
          { name: 'blocker', domain: b.domain('blocker') },
          { name: 'hex', domain: b.domain('hex') },
        ],
      },
    },
    rules: (was, b) => {
      const vetoed = b.cell('vetoed');
      const knight = b.cell('knightToken');
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            vetoed.get(s) === place + 1 ? VETOED : was.blockers.barStand(s, blocker, place, seat, list),
          moved: (s, seat, blocker, place) => {
            const holder = knight.get(s);
            if (vetoed.get(s) === 0 && holder >= 0 && holder !== seat)
              push(s, b.decision('veto'), 1 << holder, seat, blocker, place);
            else {
              vetoed.set(s, 0);
              was.blockers.moved(s, seat, blocker, place);
            }
          },
        },
      };
    },
    moves: (b) => {
      const vetoed = b.cell('vetoed');
      const frame = (s: State): [Seat, BlockerNo, number] => [topArg(s, 0), topArg(s, 1), topArg(s, 2)];
      return [
        {
          name: 'let-robber-stand',
          decisions: ['veto'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => {
            const [seat, blocker, hex] = frame(s);
            pop(s);
            vetoed.set(s, hex + 2);
            b.the.blockers.moved(s, seat, blocker, hex);
          },
        },
        {
          name: 'veto-robber',
          decisions: ['veto'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, holder) => {
            const [seat, , hex] = frame(s);
            pop(s);
            vetoed.set(s, hex + 1);
            if (s.events) tell(s, 'robber-vetoed', { seat: holder, from: seat });
            b.the.blockers.ask(s, seat);
          },
        },
      ];
    },
    scores: [
      {
        id: 'charters',
        most: () => charters.length,
        ...summing((b) => {
          const { played } = cardFields(b as never);
          const own = charters.map(({ id }) => (b as never as { card(id: string): number }).card(id));
          return { fixed: 0, cells: own.flatMap((card) => [played.at + card, played.width, 1]) };
        }),
      },
    ],
    words: {
      terms: {
        'score.charters': 'played victory point cards',
        'decision.veto': 'Do you forbid the robber this hex?',
        'move.let-robber-stand': 'Let the robber stand',
        'move.veto-robber': 'Veto',
        'event.robber-vetoed': '{seat} forbids {from:seat} this hex for the robber.',
        'reason.vetoed': 'The holder of the knight token forbids this hex.',
      },
    },
  };
}
