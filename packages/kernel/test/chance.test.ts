import { expect, test } from 'vitest';
import { KeyedDraws, Rng } from '../index.ts';

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
}

function draws(rng: Rng, n: number, below: number): number[] {
  return Array.from({ length: n }, () => rng.below(below));
}

test('the same seed and stream give the same numbers', () => {
  expect(draws(new Rng('seed', 3), 50, 1000)).toEqual(draws(new Rng('seed', 3), 50, 1000));
  expect(draws(new Rng(12), 50, 1000)).toEqual(draws(new Rng().seed(12), 50, 1000));
});

test('the numbers never change from version to version', () => {
  expect(draws(new Rng('hexwright'), 8, 100)).toMatchInlineSnapshot(`
    [
      47,
      70,
      1,
      48,
      13,
      82,
      63,
      19,
    ]
  `);
  expect(draws(new Rng(2 ** 40 + 5, 7), 8, 100)).toMatchInlineSnapshot(`
    [
      1,
      46,
      83,
      90,
      70,
      78,
      31,
      38,
    ]
  `);
});

test('numbers lie from 0 up to but not at the limit', () => {
  for (const below of [1, 2, 3, 7, 36, 2 ** 31 - 1])
    for (const n of draws(new Rng('range'), 200, below)) {
      expect(Number.isInteger(n)).toBe(true);
      expect(n).toBeGreaterThanOrEqual(0);
      expect(n).toBeLessThan(below);
    }
});

test('choosing among too many, or among nothing that is a number, fails instead of going on for ever', () => {
  for (const n of [2 ** 53 + 2, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => new Rng().below(n)).toThrow('cannot choose among');
    expect(() => new KeyedDraws('a').below(n)).toThrow('cannot choose among');
  }
});

test.each([2 ** 31, 2 ** 32, 3 * 2 ** 40, 2 ** 53])('one of %i can be chosen, each as likely', (n) => {
  for (const source of [new Rng('wide'), new KeyedDraws('wide').at(0)]) {
    const counts = new Array<number>(8).fill(0);
    for (let i = 0; i < 8000; i++) {
      const x = source.below(n);
      expect(Number.isSafeInteger(x) && x >= 0 && x < n).toBe(true);
      counts[Math.floor((x / n) * 8)]++;
    }
    expect(chiSquare(counts, 1000)).toBeLessThan(7 + 4 * Math.sqrt(14));
  }
});

test('the lowest bit of a wide choice is as fair as the highest', () => {
  const rng = new Rng('odd');
  let odd = 0;
  for (let i = 0; i < 10_000; i++) odd += rng.below(2 ** 53) % 2;
  expect(Math.abs(odd - 5000)).toBeLessThan(200);
});

test('no part of a long seed is lost, wherever it differs', () => {
  const first = (seed: string): string => draws(new Rng(seed), 4, 2 ** 31 - 1).join();
  const hex = '0123456789abcdef0123456789abcdef';
  const seeds = Array.from(hex, (_, i) => `${hex.slice(0, i)}x${hex.slice(i + 1)}`);
  expect(new Set(seeds.map(first)).size).toBe(hex.length);
});

test.each([2, 3, 6, 11, 36])('each number below %i is equally likely', (below) => {
  const counts = new Array<number>(below).fill(0);
  for (const n of draws(new Rng('fair'), 1000 * below, below)) counts[n]++;
  // with below - 1 degrees of freedom: mean below - 1, variance twice that
  expect(chiSquare(counts, 1000)).toBeLessThan(below - 1 + 4 * Math.sqrt(2 * (below - 1)));
});

test('numbers that follow each other are independent', () => {
  const rng = new Rng('pairs');
  const counts = new Array<number>(36).fill(0);
  for (let i = 0; i < 36_000; i++) counts[rng.below(6) * 6 + rng.below(6)]++;
  expect(chiSquare(counts, 1000)).toBeLessThan(35 + 4 * Math.sqrt(70));
});

test('the first numbers of neighbouring streams and seeds are independent', () => {
  const byStream = new Array<number>(36).fill(0);
  const bySeed = new Array<number>(36).fill(0);
  for (let i = 0; i < 36_000; i++) {
    byStream[new Rng('game', i).below(36)]++;
    bySeed[new Rng(i).below(36)]++;
  }
  expect(chiSquare(byStream, 1000)).toBeLessThan(35 + 4 * Math.sqrt(70));
  expect(chiSquare(bySeed, 1000)).toBeLessThan(35 + 4 * Math.sqrt(70));
});

test('seeds that differ in one letter, and large ones, give different numbers', () => {
  const first = (seed: string | number): string => draws(new Rng(seed), 6, 1_000_000).join();
  const seeds = ['', 'a', 'b', 'ab', 'ba', 'A', 0, 1, -1, 2 ** 32, 2 ** 32 + 1, 2 ** 40];
  expect(new Set(seeds.map(first)).size).toBe(seeds.length);
});

test('every order of a shuffled list is as likely as any other', () => {
  const rng = new Rng('shuffle');
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const list = ['a', 'b', 'c'];
    rng.shuffle(list);
    counts.set(list.join(), (counts.get(list.join()) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  expect(chiSquare([...counts.values()], 1000)).toBeLessThan(5 + 4 * Math.sqrt(10));
});
