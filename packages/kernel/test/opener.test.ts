import { expect, test } from 'vitest';
import { codeDecision, decisionOf, newState, openerOf, push } from '../index.ts';
import { rules } from './play.ts';

const seat = { id: 'seat', size: 3 };
const asking = {
  ...rules,
  decisions: [
    codeDecision(
      {
        name: 'ask',
        args: [
          { name: 'price', domain: seat },
          { name: 'by', domain: seat },
        ],
        opener: 'by',
      },
      0,
      [],
    ),
    codeDecision({ name: 'answer', args: [{ name: 'by', domain: seat }] }, 1, []),
  ],
};

test('a decision names its opener where it declares which argument that is, and nowhere else', () => {
  const s = newState(rules);
  const table = { ...s, rules: asking };
  push(table, 0, 0b111, 0, 2);
  expect(openerOf(table)).toBe(2);
  expect(decisionOf(table)).toMatchObject({ kind: 'ask', opener: 2 });
  push(table, 1, 0b110, 1);
  expect(openerOf(table)).toBeUndefined();
  expect(decisionOf(table)).not.toHaveProperty('opener');
});

test('an opener that is no argument of its decision is refused when the rules are made', () => {
  expect(() => codeDecision({ name: 'ask', opener: 'by' }, 0, [])).toThrow('"by"');
});
