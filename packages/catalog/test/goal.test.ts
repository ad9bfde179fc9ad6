import { islandOf, optionsInReach } from '@hexwright/island';
import { expect, test } from 'vitest';
import { type RulesRequest, rows, rulesFor } from '../index.ts';

const BASE = { game: 'first-island/base', seats: 4 };

function refusal(request: RulesRequest): { code: string; text: string } | undefined {
  const made = rulesFor(request);
  return made.ok ? undefined : made.reason;
}

test('the base game can be played for 22 points and no more', () => {
  expect(refusal({ ...BASE, options: { points: 22 } })).toBeUndefined();
  expect(refusal({ ...BASE, options: { points: 23 } })).toEqual({
    code: 'option-range',
    text: 'the option "points" is at most 22 here, not 23: nobody can have more than 22 points',
    details: { option: 'points', highest: 22 },
  });
});

test('what gives more points raises the bound, and what asks for more lowers it', () => {
  expect(refusal({ ...BASE, options: { points: 24, victoryCards: 7 } })).toBeUndefined();
  expect(refusal({ ...BASE, options: { points: 18, victoryCards: 0 } })?.text).toContain('at most 17');
  // two points more to be had, and one more needed
  const harbours = { ...BASE, modules: ['variant/harbormaster'] };
  expect(refusal({ ...harbours, options: { points: 23 } })).toBeUndefined();
  expect(refusal({ ...harbours, options: { points: 24 } })?.text).toBe(
    'the option "points" is at most 23 here, not 24: nobody can have more than 24 points',
  );
});

test('where points come without bound any goal is taken', () => {
  expect(refusal({ game: 'seafarers/cloth-for-catan', seats: 4, options: { points: 30 } })).toBeUndefined();
});

test('the range that a table is offered ends where nobody can get further', () => {
  const made = rulesFor(BASE);
  expect(made.ok && optionsInReach(islandOf(made.rules)!).points).toMatchObject({ min: 3, max: 22 });
  const cloth = rulesFor({ game: 'seafarers/cloth-for-catan', seats: 4 });
  expect(cloth.ok && optionsInReach(islandOf(cloth.rules)!).points).toMatchObject({ max: 30 });
});

test('every row can be won with the points it asks for', () => {
  for (const row of rows)
    for (const seats of row.players)
      expect(refusal({ game: row.id, seats }), `${row.id} for ${seats}`).toBeUndefined();
});
