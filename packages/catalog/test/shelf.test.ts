import { expect, test } from 'vitest';
import { rulesFor } from '../index.ts';
import { bytesHeld, LruCache } from '../lru-cache.ts';
import { bookFor } from './island.ts';

test('what was asked for the longest time ago goes first', () => {
  const shelf = new LruCache<number>({ count: 2, bytes: 100 });
  shelf.keep('a', 1, 1);
  shelf.keep('b', 2, 1);
  expect(shelf.find('a')).toBe(1);
  shelf.keep('c', 3, 1);
  expect(['a', 'b', 'c'].map((key) => shelf.find(key))).toEqual([1, undefined, 3]);
});

test('a heavy one pushes as many light ones out as it needs', () => {
  const shelf = new LruCache<number>({ count: 100, bytes: 100 });
  for (let i = 0; i < 10; i++) shelf.keep(`${i}`, i, 10);
  shelf.keep('heavy', 99, 75);
  expect(shelf.bytes).toBe(95);
  expect(Array.from({ length: 10 }, (_, i) => shelf.find(`${i}`)).filter((n) => n !== undefined)).toEqual([
    8, 9,
  ]);
  expect(shelf.find('heavy')).toBe(99);
});

test('what is heavier than everything may be is not kept, and drives nothing out', () => {
  const shelf = new LruCache<number>({ count: 10, bytes: 100 });
  shelf.keep('light', 1, 60);
  shelf.keep('huge', 2, 101);
  expect([shelf.find('light'), shelf.find('huge'), shelf.bytes]).toEqual([1, undefined, 60]);
  shelf.keep('light', 3, 20);
  expect([shelf.find('light'), shelf.bytes]).toEqual([3, 20]);
});

test('the bytes of an object are counted once, however it refers to itself', () => {
  const table = new Float64Array(1000);
  const ring: Record<string, unknown> = { table, again: table, text: 'abcd' };
  ring.self = ring;
  expect(bytesHeld(ring)).toBe(4 * (8000 + 8 + 24 + 8 * 4));
  expect(bytesHeld(ring, [table])).toBe(4 * (8 + 24 + 8 * 4));
});

test('the rules of a large board weigh more than those of a small one, and small ones are kept together', () => {
  const small = bookFor({ game: 'first-island/base', seats: 4 });
  const large = bookFor({ game: 'seafarers/new-world', seats: 6 });
  const weigh = (book: typeof small): number => bytesHeld(book, [book.modules]);
  expect(weigh(large)).toBeGreaterThan(1.3 * weigh(small));
  expect(64 * weigh(small)).toBeLessThan(64 * 1024 * 1024);
  const again = rulesFor({ game: 'first-island/base', seats: 4 });
  expect(again.ok && again.rules).toBe(small);
});
