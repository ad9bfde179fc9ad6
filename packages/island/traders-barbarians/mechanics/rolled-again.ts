import { type State, tell } from '@hexwright/kernel';
import { type Part, wanted } from '../../rulebook/index.ts';

/** Numbers that no hex has are rolled again. */
export function rolledAgain(config: { readonly numbers: readonly number[]; readonly upTo: number }): Part {
  return {
    id: 'rolled-again',
    wants: [wanted.luck],
    of: config,
    rules: (was, b) => {
      if (b.seats > config.upTo) return {};
      const { hexes } = b.topology;
      const isBare = (s: State, number: number): boolean => {
        for (let hex = 0; hex < hexes; hex++) if ((b.fields.numbers.get(s, hex) >> number) & 1) return false;
        return config.numbers.includes(number);
      };
      return {
        onNumber: (s, number) => {
          if (!isBare(s, number)) return was.onNumber(s, number);
          if (s.events) tell(s, 'rolled-anew', { number });
          b.rules.askNumber(s);
        },
        hints: {
          odds: (s, rolls, into) => {
            was.hints.odds(s, rolls, into);
            for (const number of config.numbers) if (isBare(s, number)) into[number] = 0;
            const all = into.reduce((sum, chance) => sum + chance, 0);
            for (let number = 0; number < into.length; number++) into[number] /= all;
          },
        },
      };
    },
    words: { terms: { 'event.rolled-anew': 'A {number}: the dice are rolled again.' } },
  };
}
