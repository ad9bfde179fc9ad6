import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blake2s } from '../blake2s.ts';
import { KeyedDraws, MoveList, newGame, pick, Rng } from '../index.ts';
import { rules } from './play.ts';

const hex = (words: Uint32Array): string =>
  Array.from(words, (word) => Buffer.from(Uint32Array.of(word).buffer).toString('hex')).join('');
const count = (n: number): Uint8Array => Uint8Array.from({ length: n }, (_, i) => i);
const letters = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));

describe('the hash', () => {
  test.each([
    ['', '', '69217a3079908094e11121d042354a7c1f55b6482ca1a51e1b250dfd1ed0eef9'],
    ['abc', '', '508c5e8c327c14e2e1a72ba34eeb452f37458b209ed63a294d999b4c86675982'],
  ])('of "%s" is the published one', (message, key, expected) => {
    expect(hex(blake2s(letters(message), letters(key)))).toBe(expected);
  });

  test.each([
    [count(32), 0, '48a8997da407876b3d79c0d92325ad3b89cbb754d86ab71aee047ad345fd2c49'],
    [count(32), 64, '8975b0577fd35566d750b362b0897a26c399136df07bababbde6203ff2954ed4'],
    [letters('table'), 65, '8c3d203c520fd388212f92505dcaf5a0d75bfd86fa6b8029f0a712ad88701d5c'],
  ])('with a key is the published one', (key, length, expected) => {
    expect(hex(blake2s(count(length), key))).toBe(expected);
  });

  test('is the same as another program’s for messages of any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(hex(blake2s(message))).toBe(createHash('blake2s256').update(message).digest('hex'));
      }),
    );
  });
});

describe('the chance of a table', () => {
  const first = (seed: string, place: number): number => new KeyedDraws(seed).at(place).below(2 ** 53);

  test('depends on the seed and the place in the log alone', () => {
    const draws = new KeyedDraws('seed');
    const there = [5, 9, 5].map((place) => draws.at(place).below(1e9));
    expect(there[0]).toBe(there[2]);
    expect(there[1]).toBe(new KeyedDraws('seed').at(9).below(1e9));
    // more than one block
    const many = (): number[] => {
      draws.at(3);
      return Array.from({ length: 40 }, () => draws.below(1000));
    };
    expect(many()).toEqual(many());
    expect(new Set(many()).size).toBeGreaterThan(30);
  });

  test('never changes from version to version', () => {
    expect(
      [0, 1, 2, 2 ** 33].map((place) => new KeyedDraws('hexwright').at(place).below(1e6)),
    ).toMatchInlineSnapshot(`
      [
        495895,
        644762,
        805573,
        943404,
      ]
    `);
  });

  test('changes with every bit of a long seed and with every place', () => {
    const seed = 'f'.repeat(64);
    const seeds = Array.from(seed, (_, i) => `${seed.slice(0, i)}e${seed.slice(i + 1)}`);
    expect(new Set(seeds.map((each) => first(each, 0))).size).toBe(seeds.length);
    expect(new Set(Array.from({ length: 500 }, (_, place) => first(seed, place))).size).toBe(500);
  });

  test('is fair', () => {
    const counts = new Array<number>(36).fill(0);
    const draws = new KeyedDraws('fair');
    for (let place = 0; place < 36_000; place++) counts[draws.at(place).below(36)]++;
    const chi = counts.reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chi).toBeLessThan(35 + 4 * Math.sqrt(70));
  });

  test('is not the quick generator of simulations with the same seed', () => {
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    const same = seeds.filter((seed) => new Rng(seed).below(1000) === Math.floor(first(seed, 0) / 2 ** 43));
    expect(same.length).toBeLessThan(4);
  });

  test('lays the same game for the same seed', () => {
    const log = (seed: string): string => JSON.stringify(newGame(rules, { mode: 'seeded', seed }).log);
    expect(log('7')).toBe(log('7'));
    expect(new Set(Array.from({ length: 20 }, (_, i) => log(`${i}`))).size).toBeGreaterThan(10);
  });
});

test('weights far beyond 2^31 are chosen among exactly', () => {
  const list = new MoveList();
  const [move] = rules.moves;
  list.begin(move);
  list.weigh(2 ** 40, 0);
  list.weigh(3 * 2 ** 40, 1);
  list.weigh(1, 2);
  expect(list.total).toBe(2 ** 42 + 1);
  const at = (x: number): number => pick(list, { below: () => x }, true) - move.base;
  expect([0, 2 ** 40 - 1, 2 ** 40, 2 ** 42 - 1, 2 ** 42].map(at)).toEqual([0, 0, 1, 1, 2]);
  const counts = [0, 0, 0];
  const rng = new Rng('weights');
  for (let i = 0; i < 4000; i++) counts[pick(list, rng, true) - move.base]++;
  expect(Math.abs(counts[0] - 1000)).toBeLessThan(120);
});
