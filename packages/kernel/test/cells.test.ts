import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldSpec, fieldOf, makePlan, readField, UNKNOWN, writeField } from '../index.ts';

const plan = makePlan([
  ['round', {}],
  ['hand', { per: [2, 3], audience: 'owner', start: 4 }],
  ['none', { per: [0] }],
  ['deep', { per: [2, 2, 2], audience: 'none' }],
]);

test('fields lie one after the other in the order of their declaration', () => {
  expect(plan.fields.map(({ name, at, size }) => [name, at, size])).toEqual([
    ['round', 0, 1],
    ['hand', 1, 6],
    ['none', 7, 0],
    ['deep', 7, 8],
  ]);
  expect(plan.size).toBe(15);
});

test('a field is for all and starts at 0 unless it says otherwise', () => {
  expect(fieldOf(plan, 'round')).toMatchObject({ audience: 'all', start: 0 });
  expect(fieldOf(plan, 'hand')).toMatchObject({ audience: 'owner', start: 4 });
});

test('a field cannot be declared twice', () => {
  expect(() =>
    makePlan([
      ['a', {}],
      ['a', {}],
    ]),
  ).toThrow('the field "a" is declared twice');
});

test('asking for a field that does not exist names it', () => {
  expect(() => fieldOf(plan, 'moon')).toThrow('no field is called "moon"');
});

test('a field of any shape reads back what was written', () => {
  const shape = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 4 });
  const number = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }).filter((n) => n !== UNKNOWN);
  fc.assert(
    fc.property(shape, fc.infiniteStream(number), (per, numbers) => {
      const field = fieldOf(
        makePlan([
          ['before', {}],
          ['x', { per } satisfies FieldSpec],
        ]),
        'x',
      );
      const cells = new Int32Array(1 + field.size);
      for (let i = 0; i < field.size; i++) cells[1 + i] = numbers.next().value;
      const copy = new Int32Array(1 + field.size);
      expect(writeField(copy, field, JSON.parse(JSON.stringify(readField(cells, field))))).toBeUndefined();
      expect(copy).toEqual(cells);
    }),
  );
});

test('what a seat may not know reads as null', () => {
  const cells = new Int32Array(plan.size).fill(UNKNOWN);
  expect(readField(cells, fieldOf(plan, 'hand'))).toEqual([
    [null, null, null],
    [null, null, null],
  ]);
});

test.each([
  [[[1, 2, 3]], 'field "hand" must be 2 by 3 numbers in nested lists'],
  [[1, 2, 3, 4, 5, 6], 'field "hand" must be 2 by 3 numbers in nested lists'],
  [
    [
      [1, 2],
      [3, 4, 5, 6],
    ],
    'field "hand" must be 2 by 3 numbers in nested lists',
  ],
  [7, 'field "hand" must be 2 by 3 numbers in nested lists'],
  [null, 'field "hand" must be 2 by 3 numbers in nested lists'],
  [
    [
      [1, 2, 3],
      [4, 'x', 6],
    ],
    'field "hand" holds "x" at 4, which is not a whole number',
  ],
  [
    [
      [1, 2, 3],
      [4, 0.5, 6],
    ],
    'field "hand" holds 0.5 at 4, which is not a whole number',
  ],
  [
    [
      [1, 2, 3],
      [4, 2 ** 31, 6],
    ],
    'field "hand" holds 2147483648 at 4, which is not a whole number',
  ],
  [
    [
      [1, 2, 3],
      [4, null, 6],
    ],
    'field "hand" holds null at 4, which is not a whole number',
  ],
])('writing %j says what is wrong and where', (value, message) => {
  expect(writeField(new Int32Array(plan.size), fieldOf(plan, 'hand'), value)).toBe(message);
});
