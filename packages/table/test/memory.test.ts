import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const measure = fileURLToPath(new URL('./held-by-tables.ts', import.meta.url));
const loader = new URL('../../../scripts/test-loader.mjs', import.meta.url).href;

/** A server keeps a thousand of them: docs/server-proofs.md says what a table costs with its sockets. */
test('a table with four who look on holds the game and what they were shown as cells and text, and no more', () => {
  const said = execFileSync(process.execPath, ['--import', loader, measure], { encoding: 'utf8' });
  const { tables, kilobytes } = JSON.parse(said) as { tables: number; kilobytes: number };
  expect(tables).toBe(45);
  // The cells of the game alone are three.
  expect(kilobytes).toBeGreaterThan(8);
  expect(kilobytes).toBeLessThan(120);
});
