import { expect, test } from 'vitest';
import { sampled, sitesIn, withSwitches } from '../mutation/sites.mjs';

const planted = (text) => sitesIn('rules.ts', text).map(({ kind, after }) => `${kind}: ${after}`);

test('a number is one too high, but not in words, looks or types', () => {
  expect(planted('const limit = 7;')).toEqual(['number: 8']);
  expect(planted('const part = { words: { count: 7 }, looks: { track: 7 }, hints: { worth: 7 } };')).toEqual(
    [],
  );
  expect(planted('type Seats = 2 | 3;')).toEqual([]);
});

test('what only hints or words ask for is no rule, at first hand or at second', () => {
  const hinted = 'const WORTH = 2; const near = (at) => at * WORTH; const part = { hints: { worth: near } };';
  expect(planted(hinted)).toEqual([]);
  expect(planted(`${hinted} const price = WORTH;`)).toEqual(['number: 3']);
  expect(planted(`export ${hinted}`)).toEqual(['number: 3']);
});

test('a bound is off by one, in either direction', () => {
  expect(planted('const over = points >= goal;')).toEqual(['bound: points > goal']);
  expect(planted('const under = points < goal;')).toEqual(['bound: points <= goal']);
});

test('what was is not asked, wherever it stands', () => {
  expect(planted('const limit = was.handLimit(s) + walls;')).toEqual(['was: walls']);
  expect(planted('const bar = own(s) ?? was.barBuild(s);')).toEqual(['was: own(s)']);
  expect(planted('was.build(s);')).toEqual(['was: ;']);
});

test('a condition is dropped', () => {
  expect(planted('const may = free && reached;')).toHaveLength(1);
  expect(planted('function f() { if (taken) return; }')).toEqual(['condition: ;']);
});

test('a step is left out, and two are made in the wrong order', () => {
  expect(planted('function f() { pay(s); build(s); }')).toEqual([
    'order: build(s); pay(s);',
    'step: ;',
    'step: ;',
  ]);
});

test('two fields that are written come to the same in either order', () => {
  expect(planted('function f() { top.set(s, from); seen.add(s, to); }')).toEqual(['step: ;', 'step: ;']);
});

test('a source with switches does as it did until a mistake is in force', () => {
  const text = 'const limit = 7; if (limit > 8) out.push(limit); out.push(limit * 2);';
  const sites = sampled(sitesIn('rules.ts', text), 100, 'all');
  const run = (mistake) => {
    const out = [];
    const before = globalThis.__mutant;
    globalThis.__mutant = (number) => number === mistake;
    new Function('out', withSwitches(text, sites))(out);
    globalThis.__mutant = before;
    return out;
  };
  expect(run(-1)).toEqual([14]);
  const raised = sites.find(({ before }) => before === '7').number;
  expect(run(raised)).toEqual([16]);
});

test('a sample is the same for the same seed, another for another, and none lies within another', () => {
  const text = Array.from({ length: 40 }, (_, i) => `step${i}(${i} + ${i + 1});`).join('\n');
  const sites = sitesIn('rules.ts', text);
  const places = (seed) => sampled(sites, 10, seed).map(({ start }) => start);
  expect(places('1')).toEqual(places('1'));
  expect(places('1')).not.toEqual(places('2'));
  const taken = sampled(sites, 1_000, '1').sort((one, other) => one.start - other.start);
  for (const [i, { end }] of taken.slice(0, -1).entries())
    expect(end).toBeLessThanOrEqual(taken[i + 1].start);
});
