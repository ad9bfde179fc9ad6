import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const hosting = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');

/** Every line that the sources write, as "level words". */
function written(): string[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !/^(test|dist|node_modules)\//.test(path),
  );
  const calls = files.flatMap((path) => [
    ...readFileSync(root + path, 'utf8').matchAll(
      /\blog\s*\.(error|warn|info|debug)\(([\s\S]*?),\s*'([^'\n]+)',?\s*\)/g,
    ),
  ]);
  return [...new Set(calls.map(([, level, , words]) => `${level} ${words}`))].sort();
}

test('every line of the log stands in docs/hosting.md with what to do about it, and no other does', () => {
  const told = [...hosting.matchAll(/^\| `(error|warn|info|debug)` +\| `([^`]+)` +\| (\S.*?) *\|$/gm)];
  expect(told.map(([, level, words]) => `${level} ${words}`).sort()).toEqual(written());
  expect(written().length).toBeGreaterThan(10);
});

test('no line is written whose words are not plainly there', () => {
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts') || /^(test|dist|node_modules)\//.test(path)) continue;
    const source = readFileSync(root + path, 'utf8');
    const calls = source.match(/\blog\s*\.(error|warn|info|debug)\(/g)?.length ?? 0;
    const plain =
      source.match(/\blog\s*\.(error|warn|info|debug)\(([\s\S]*?),\s*'([^'\n]+)',?\s*\)/g)?.length ?? 0;
    expect(plain, path).toBe(calls);
  }
});
