import { pop } from '@hexwright/kernel';
import { askGoods, canChoose, numberMoment } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { type Helper, NEVER } from './helper.ts';

export const marianne: Helper = {
  id: 'marianne',
  name: 'Marianne',
  text: 'When a number other than 7 brings you nothing, on anybody’s turn, take a resource of your choice.',
  number: 3,
  ...NEVER,
  part: compensation(),
};

/** Whoever gets nothing from a number may be compensated, before anybody trades or builds. */
function compensation(): Part {
  return {
    id: 'compensation',
    uses: [numberMoment()],
    slots: { number: { compensation: 'after' } },
    decisions: { compensation: {} },
    rules: (was, b) => {
      const got = b.cell('gotSomething');
      const decision = b.decision('compensation');
      const open = b.opening('number');
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          for (let seat = 0; seat < b.seats; seat++)
            if (
              b.the.helpers.ready(s, seat, marianne.id) &&
              !((got.get(s) >> seat) & 1) &&
              canChoose(b, s, seat)
            )
              open(s, decision, 1 << seat);
        },
      };
    },
    moves: (b) => [
      {
        name: 'take-compensation',
        decisions: ['compensation'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => {
          pop(s);
          b.the.helpers.used(s, seat, marianne.id);
          askGoods(b, s, seat, 1);
        },
      },
      {
        name: 'no-compensation',
        decisions: ['compensation'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ],
    words: {
      terms: {
        'decision.compensation': 'The number brought you nothing: call Marianne?',
        'move.take-compensation': 'Take a resource',
        'move.no-compensation': 'Not now',
      },
    },
  };
}
