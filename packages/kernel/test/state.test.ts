import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cloneState,
  copyState,
  decisionOf,
  isOver,
  newState,
  pop,
  push,
  resetState,
  stateFromJson,
  stateToJson,
  topArg,
} from '../index.ts';
import { playOn, rules, seeded } from './play.ts';

const json = (): Record<string, unknown> =>
  JSON.parse(JSON.stringify(stateToJson(playOn(seeded(), 4).state)));

test('a state comes back from JSON exactly, at every move of a game', () => {
  for (let moves = 0; moves < 20; moves++) {
    const { state } = playOn(seeded('b'), moves, 1);
    const back = stateFromJson(rules, JSON.parse(JSON.stringify(stateToJson(state))));
    if (!back.ok) throw new Error(back.reason.text);
    expect(back.state.cells).toEqual(state.cells);
    expect(decisionOf(back.state)).toEqual(decisionOf(state));
  }
});

test.each([
  [null, 'a state is an object of named fields'],
  [[], 'a state is an object of named fields'],
  ['{}', 'a state is an object of named fields'],
])('%j is no state', (value, text) => {
  expect(stateFromJson(rules, value)).toMatchObject({
    ok: false,
    reason: { code: 'state-not-object', text },
  });
});

test('a field that is missing, unknown or of another shape is named', () => {
  const text = (value: unknown): string => {
    const back = stateFromJson(rules, value);
    return back.ok ? 'fine' : back.reason.text;
  };
  const { coins: _, ...without } = json();
  expect(text(without)).toBe('the state lacks the field "coins"');
  expect(text({ ...json(), moon: 1 })).toBe('the state has an unknown field "moon"');
  expect(text({ ...json(), coins: [1, 2] })).toBe('field "coins" must be 3 numbers in nested lists');
  expect(text({ ...json(), coins: [1, 2, 'x'] })).toBe(
    'field "coins" holds "x" at 2, which is not a whole number',
  );
  expect(text({ ...json(), decisions: 99 })).toBe('field "decisions" cannot be 99');
  expect(text({ ...json(), decisions: -1 })).toBe('field "decisions" cannot be -1');
  const stack = Array.from({ length: 20 }, () => [77, 0, 0, 0, 0, 0]);
  expect(text({ ...json(), stack })).toBe('field "stack" names an unknown decision 77');
});

test('damaged states are refused or restored, never thrown at', () => {
  const names = rules.plan.fields.map(({ name }) => name);
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.anything(), (name, value) => {
      const back = stateFromJson(rules, { ...json(), [name]: value });
      if (!back.ok) expect(back.reason.text).toContain(name);
    }),
  );
});

test('a clone and its original do not touch each other', () => {
  const { state } = playOn(seeded(), 2);
  const clone = cloneState(state);
  clone.cells.fill(7);
  expect(state.cells).not.toEqual(clone.cells);
  copyState(state, clone);
  expect(clone.cells).toEqual(state.cells);
  state.cells[0] = 5;
  expect(clone.cells[0]).not.toBe(5);
});

test('a used state begins again like a new one', () => {
  const { state } = playOn(seeded(), 100);
  expect(isOver(state)).toBe(true);
  resetState(state);
  expect(state.cells).toEqual(newState(rules).cells);
});

test('a closed decision leaves no trace', () => {
  const s = newState(rules);
  const before = s.cells.slice();
  push(s, 2, 0b11, 1, 2, 3, 4);
  expect([0, 1, 2, 3].map((i) => topArg(s, i))).toEqual([1, 2, 3, 4]);
  pop(s);
  expect(s.cells).toEqual(before);
});

test('the stack of decisions has a bottom and a top', () => {
  const s = newState(rules);
  expect(() => {
    for (let i = 0; i < 100; i++) push(s, 0, 1);
  }).toThrow('more open decisions than the stack can hold');
});
