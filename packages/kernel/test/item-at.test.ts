import { expect, test } from 'vitest';
import { itemAt, itemOf } from '../index.ts';

test('what stands at a place is read, and a place where nothing stands is told', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(itemAt(new Int32Array(3), 2)).toBe(0);
  expect(() => itemAt(['a', 'b'], 2)).toThrow('there is nothing at 2 of 2');
  expect(() => itemAt(['a', 'b'], -1)).toThrow('there is nothing at -1 of 2');
  expect(itemOf({ ore: 0 }, 'ore')).toBe(0);
  expect(() => itemOf({ ore: 0 }, 'wool')).toThrow('nothing is called "wool"');
});
