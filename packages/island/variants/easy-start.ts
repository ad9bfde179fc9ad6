import { earlySevens } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

/** so many turns of everybody are easy */
const EASY = 2;

/** A gentle beginning: no event die and no sevens in the first two turns of everybody. */
export const easyStart = defineModule({
  id: 'variant/easy-start',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  needs: ['cities-knights/core'],
  parts: [earlySevens({ turns: EASY })],
  rules: (was, b) => {
    const last = EASY * b.seats;
    return {
      eventDie: {
        isRolled: (s, number) => b.fields.turn.get(s) > last && was.eventDie.isRolled(s, number),
      },
    };
  },
  words: {
    name: 'Easy start',
    summary: 'In everybody’s first two turns there is no event die, and a 7 is rolled again.',
    rules: [
      'In the first two turns of each player the event die is not rolled: no ship sails, and nobody draws a card.',
      'If a 7 comes in those turns, the dice are rolled again until another number comes. Nobody discards anything.',
      'From the third turn of the first player on all rules hold.',
      { house: 'What others do between turns is not a turn of theirs.' },
    ],
  },
});
