import { expect, test } from 'vitest';
import { byWeight, shardsOf } from '../longest-first.ts';

const weights = { battery: 30, tables: 20, options: 18, rules: 9, kernel: 1 };
const files = ['kernel', 'rules', 'battery', 'options', 'tables'];
const weigh = (file) => weights[file];

test('heavy files come first', () => {
  expect(byWeight(files, weigh)).toEqual(['battery', 'tables', 'options', 'rules', 'kernel']);
});

test('shards hold every file once and weigh alike', () => {
  const shards = shardsOf(files, 2, weigh);
  expect(shards.flat().sort()).toEqual([...files].sort());
  expect(shards.map((shard) => shard.reduce((sum, file) => sum + weigh(file), 0))).toEqual([39, 39]);
});
