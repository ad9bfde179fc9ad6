import { type State, tell } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';

export interface EarlySevensConfig {
  /** so many turns of everybody are spared */
  readonly turns: number;
}

/** In the first turns of everybody a seven does not count: the dice are rolled again until another number comes. */
export function earlySevens({ turns }: EarlySevensConfig): Part {
  return {
    id: 'early-sevens',
    of: { turns },
    rules: (was, b) => {
      const last = turns * b.seats;
      const isEarly = (s: State): boolean => b.fields.turn.get(s) <= last;
      return {
        onNumber: (s, number) => {
          if (number !== 7 || !isEarly(s)) return was.onNumber(s, number);
          if (s.events) tell(s, 'rolled-again', { seat: b.fields.active.get(s) });
          b.rules.askNumber(s);
        },
        hints: {
          odds: (s, rolls, into) => {
            was.hints.odds(s, rolls, into);
            const early = Math.min(1, Math.max(0, last - b.fields.turn.get(s)) / Math.max(1, rolls));
            const sevens = into[7] * early;
            const others = 1 - into[7];
            if (sevens === 0 || others <= 0) return;
            for (let n = 0; n < into.length; n++) if (n !== 7) into[n] += (into[n] / others) * sevens;
            into[7] -= sevens;
          },
        },
      };
    },
    words: { terms: { 'event.rolled-again': '{seat} rolls again: no 7 counts yet.' } },
  };
}
