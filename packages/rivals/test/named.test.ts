import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rivalsModules } from '../index.ts';

/** The titles of all tests of the sets. */
const here = new URL('.', import.meta.url);
const told = readdirSync(here)
  .filter((file) => file.endsWith('.test.ts') && file !== 'named.test.ts')
  .flatMap((file) => titlesOf(readFileSync(new URL(file, here), 'utf8')))
  .map(plain);

it('no card lacks a test that is named after it', () => {
  const cards = rivalsModules.flatMap(({ parts = [] }) => parts.flatMap((part) => part.cards ?? []));
  expect(cards.length).toBeGreaterThan(80);
  // The same card in another set is proved where it was first.
  const first = cards.filter(({ kin, id }) => kin === undefined || kin === id);
  expect(first.filter(({ id, name }) => !isTold(id, name)).map(({ name }) => name)).toEqual([]);
});

/** whether a title speaks of the card: by its id, or by the beginning of its name */
function isTold(id: string, name: string): boolean {
  const called = plain(name.split(/,| the /)[0]);
  return told.some((title) => title.includes(called) || title.includes(plain(id)));
}

/** Titles as they are run: a row of a table stands in the title of its test. */
function titlesOf(source: string): string[] {
  const tests = source.matchAll(/\bit(?:\.each\(\[([\s\S]*?)\](?: as const)?,?\s*\))?\(\s*['`]([^'`]*)['`]/g);
  return [...tests].flatMap(([, table, title]) => {
    if (table === undefined) return [title];
    return [...table.matchAll(/'([^']+)'/g)].map(([, word]) => title.replace('%s', word));
  });
}

function plain(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}
