import { pop, push, tell } from '@hexwright/kernel';
import { progressCard } from './deck.ts';

/** The number is chosen instead of rolled; the event die is rolled as ever. */
export const alchemist = progressCard({
  card: {
    id: 'alchemist',
    deck: 'science',
    count: 2,
    beforeRoll: 'only',
    // for a roll that matters
    worth: 0.15,
    play: (b) => {
      const asked = b.decision('alchemy');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Alchemist',
  text: 'Play it before the roll: you choose what the red and the yellow die show, a 7 if you like. Then the event die is rolled, and its event comes first as always.',
  shape: 'drop',
  decisions: { alchemy: {} },
  moves: (b) => [
    {
      name: 'set-dice',
      args: [
        { name: 'red', domain: b.domain('die') },
        { name: 'yellow', domain: b.domain('die') },
      ],
      decisions: ['alchemy'],
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, seat, red, yellow) => {
        pop(s);
        // the roll, in whose place this comes
        pop(s);
        const number = red + yellow + 2;
        b.fields.dice.set(s, 0, red + 1);
        b.fields.dice.set(s, 1, yellow + 1);
        if (s.events) tell(s, 'rolled', { seat, red: red + 1, yellow: yellow + 1, number });
        b.rules.onNumber(s, number);
      },
    },
  ],
  terms: {
    'decision.alchemy': 'Alchemist: choose what the dice show',
    'move.set-dice': 'Set the dice',
  },
});
