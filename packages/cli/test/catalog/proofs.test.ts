import { modules, splitSentences, type Teller } from '@hexwright/catalog';
import { expect, test } from 'vitest';
import { claimsIn } from '../../catalog/proofs/claims.ts';
import { proofsOf } from '../../catalog/proofs/index.ts';
import { hollowClaims, provedBy } from '../../catalog/proofs/proofs.ts';
import { testSources } from '../../catalog/proofs/sources.ts';

const claims = testSources().flatMap(({ file, text }) => claimsIn(file, text));

test('every claim of a test is a piece of exactly one sentence that its module shows', () => {
  expect(hollowClaims(modules, claims).join('\n')).toBe('');
});

/** `npm run -s catalog -- proofs ID` prints them all; a new row comes with proof for each. */
test('every sentence of rules that players read has a test that proves it', () => {
  const wrong = modules.flatMap((module) =>
    provedBy(module, claims).flatMap(({ text, claims: found }) =>
      found.length === 0 ? [`${module.id}: ${text}`] : [],
    ),
  );
  expect(wrong.join('\n')).toBe('');
});

const lake: Teller = {
  id: 'house/lake',
  words: {
    name: 'The lake',
    summary: '',
    rules: [
      'A lake gives fish. It never dries up, and never freezes.',
      'It never dries up.',
      { house: 'Fish are no goods.' },
    ],
    terms: { 'card.net.text': 'Draw 2 fish.', 'card.net': 'net' },
  },
  options: { lakes: { type: 'flag', default: true, words: 'Lakes in place of deserts' } },
};
const reads = (source: string) => claimsIn('lake.test.ts', source);

test('a sentence is proved by the tests that name a piece of it', () => {
  const found = reads(`
    describe('the lake', () => {
      // proves house/lake: gives fish
      // proves house/lake, house/sea: no goods
      // proves house/lake: It never dries up.
      test('gives fish', () => {});

      // Why there are two:
      // proves house/lake: Draw 2 fish
      test.each([[1], [2]])('draws %i', (n) => {});
    });`);
  expect(
    provedBy(lake, found).map(({ text, from, claims }) => [text, from, claims.map((c) => c.test)]),
  ).toEqual([
    ['A lake gives fish.', 'rules', ['the lake › gives fish']],
    ['It never dries up, and never freezes.', 'rules', []],
    ['It never dries up.', 'rules', ['the lake › gives fish']],
    ['Fish are no goods.', 'house', ['the lake › gives fish']],
    ['Lakes in place of deserts', 'option', []],
    ['Draw 2 fish.', 'term', ['the lake › draws %i']],
  ]);
});

test.each([
  ['house/lake: gives wine', "test('a', f)", 'says nowhere "gives wine"'],
  ['house/pond: gives fish', "test('a', f)", 'there is no module "house/pond"'],
  ['house/lake: no good', "test('a', f)", '"no good" is too short a piece'],
  ['house/lake: fish.', "test('a', f)", '"fish." stands in 2 sentences'],
  ['that a lake gives fish', "test('a', f)", 'a claim reads "proves MODULE: '],
  ['house/lake:', "test('a', f)", 'a claim reads "proves MODULE: '],
  ['house/lake: gives fish', "test.skip('a', f)", 'the test is not run'],
  ['house/lake: gives fish', "describe.skip('b', () => { test('a', f) })", 'the test is not run'],
  ['house/lake: gives fish', 'const a = 1;', 'a claim stands right above a test'],
  ['house/lake: gives fish', '', 'a claim stands right above a test'],
])('a claim that proves nothing is found: %s above %s', (claim, test, why) => {
  const found = reads(`// proves ${claim}\n${test}`);
  expect(hollowClaims([lake], found)).toEqual([expect.stringContaining(why)]);
  expect(provedBy(lake, found).flatMap((sentence) => sentence.claims)).toEqual([]);
});

test('a line of rules is cut into its sentences, however they begin', () => {
  expect(splitSentences('Pay 1.5 wool to Bass.EXE. 2003: a desert less. “Now” (or later) it ends!')).toEqual([
    'Pay 1.5 wool to Bass.EXE.',
    '2003: a desert less.',
    '“Now” (or later) it ends!',
  ]);
});

test('each sentence is printed with its tests; without an id they are counted', async () => {
  expect(await proofsOf('island')).toMatch(/A road costs 1 brick and 1 lumber.*\n(.*\n)? {6}✓ a road costs/);
  expect(await proofsOf('first-island/base')).toMatch(/It stands on:\n.*\nisland +\d+ +\d+$/m);
  expect(await proofsOf(undefined)).toMatch(/^first-island\/base +\d+ +\d+$/m);
  await expect(proofsOf('fly')).rejects.toThrow('ID: there is no game "fly"');
});
