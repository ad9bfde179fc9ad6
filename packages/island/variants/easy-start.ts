import { type State, tell } from '@hexwright/kernel';
import { defineModule } from '../rulebook/index.ts';

/** so many turns of everybody are easy */
const EASY = 2;

/** A gentle beginning: no event die and no sevens in the first two turns of everybody. */
export const easyStart = defineModule({
  id: 'variant/easy-start',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  needs: ['cities-knights/core'],
  rules: (was, b) => {
    const last = EASY * b.seats;
    const isEasy = (s: State): boolean => b.fields.turn.get(s) <= last;
    return {
      eventDie: { isRolled: (s, number) => !isEasy(s) && was.eventDie.isRolled(s, number) },
      onNumber: (s, number) => {
        if (number !== 7 || !isEasy(s)) return was.onNumber(s, number);
        if (s.events) tell(s, 'rolled-again', { seat: b.fields.active.get(s) });
        b.rules.askNumber(s);
      },
      hints: {
        odds: (s, rolls, into) => {
          was.hints.odds(s, rolls, into);
          const easy = Math.min(1, Math.max(0, last - b.fields.turn.get(s)) / Math.max(1, rolls));
          const sevens = into[7] * easy;
          const others = 1 - into[7];
          if (sevens === 0 || others <= 0) return;
          for (let n = 0; n < into.length; n++) if (n !== 7) into[n] += (into[n] / others) * sevens;
          into[7] -= sevens;
        },
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
    terms: { 'event.rolled-again': '{seat} rolls again: no 7 counts yet.' },
  },
});
