import { NATURE, pop, push, tell } from '@hexwright/kernel';
import { NUMBERS } from '../../mechanics/index.ts';
import { type Part, taken, wanted } from '../../rulebook/index.ts';

/** A wheel in place of the dice: each number has as many fields as it has here. */
export function spinner(fields: Readonly<Record<number, number>>): Part {
  const numbers = Object.keys(fields).map(Number);
  const all = Object.values(fields).reduce((sum, n) => sum + n, 0);
  return {
    id: 'spinner',
    of: fields,
    decisions: { spin: { nature: true } },
    takes: [taken.dice],
    leaves: 7 in fields ? [] : [wanted.sevens.thing],
    without: { moves: ['dice'] },
    overrides: {
      askNumber: 'the wheel brings the number',
      'roll.number': 'the wheel brings the number',
      'roll.red': 'a wheel has no dice',
      'roll.yellow': 'a wheel has no dice',
      'hints.odds': 'the fields of the wheel say how likely a number is',
    },
    rules: (_was, b) => {
      const spin = b.decision('spin');
      const odds = new Float64Array(NUMBERS);
      for (const number of numbers) odds[number] = fields[number] / all;
      return {
        askNumber: (s) => push(s, spin, NATURE),
        roll: { number: (s) => b.fields.dice.get(s, 0), red: () => 0, yellow: () => 0 },
        hints: { odds: (_s, _rolls, into) => into.set(odds) },
      };
    },
    moves: (b) => [
      {
        name: 'spin',
        args: [{ name: 'number', domain: { id: 'number', size: numbers.length, names: numbers } }],
        decisions: ['spin'],
        list: (_s, _nature, out) => {
          for (let i = 0; i < numbers.length; i++) out.weigh(fields[numbers[i]], i);
        },
        apply: (s, _nature, i) => {
          pop(s);
          b.fields.dice.set(s, 0, numbers[i]);
          if (s.events) tell(s, 'spun', { seat: b.fields.active.get(s), number: numbers[i] });
          b.rules.onNumber(s, numbers[i]);
        },
      },
    ],
  };
}
