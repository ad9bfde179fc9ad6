import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { termsOf } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { islandModules } from '../index.ts';

const island = join(import.meta.dirname, '..');
const sources = readdirSync(island, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/(^|\/)(test|node_modules)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(island, path), 'utf8') }));
/** refusals of a board or of options, which a table never meets */
const BEFORE_PLAY = /^(board\/|rulebook\/|kind\.ts)/;

test('every reason that a rule can give has words', () => {
  const terms = Object.assign({}, ...islandModules.map((module) => termsOf([module])));
  const wordless = sources
    .filter(({ path }) => !BEFORE_PLAY.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(?:reason|refuse)\(\s*'([\w-]+)'/g)]
        .filter(([, code]) => !(`reason.${code}` in terms))
        .map(([, code]) => `${path}: ${code}`),
    );
  expect(wordless).toEqual([]);
});

test('no rule answers "not now"', () => {
  expect(sources.filter(({ text }) => text.includes("'not-now'")).map(({ path }) => path)).toEqual([]);
});
