import { type State, tell } from '@hexwright/kernel';
import { type Part, wanted } from '../../rulebook/index.ts';

export interface EarlySevensConfig {
  /** so many turns of everybody are spared */
  readonly turns: number;
}

/** In the first turns of everybody a seven does not count: the dice are rolled again until another number comes. */
export function earlySevens({ turns }: EarlySevensConfig): Part {
  return {
    id: `early-sevens ${turns}`,
    wants: [wanted.luck],
    of: { turns },
    rules: (was, b) => {
      const last = turns * b.seats;
      const isEarly = (s: State): boolean => b.fields.turn.get(s) <= last;
      return {
        onNumber: (s, number) => {
          if (!isEarly(s) || !b.rules.isSeven(s, number)) return was.onNumber(s, number);
          if (s.events) tell(s, 'rolled-again', { seat: b.fields.active.get(s) });
          b.rules.askNumber(s);
        },
        hints: {
          odds: (s, rolls, into) => {
            was.hints.odds(s, rolls, into);
            const early = Math.min(1, Math.max(0, last - b.fields.turn.get(s)) / Math.max(1, rolls));
            let sevens = 0;
            for (let n = 0; n < into.length; n++) if (b.rules.isSeven(s, n)) sevens += into[n];
            const others = 1 - sevens;
            if (sevens * early === 0 || others <= 0) return;
            for (let n = 0; n < into.length; n++)
              into[n] *= b.rules.isSeven(s, n) ? 1 - early : 1 + (sevens * early) / others;
          },
        },
      };
    },
    words: { terms: { 'event.rolled-again': '{seat} rolls again: no 7 counts yet.' } },
  };
}
