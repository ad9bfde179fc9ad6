import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApart } from '../build.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hexwright-build-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>small</title>');
});
afterAll(() => rmSync(folder, { recursive: true }));

function config(text: string): string {
  const file = join(folder, 'vite.config.mjs');
  writeFileSync(file, text);
  return file;
}

test('the page is built in a process of its own, so that its memory is given back', async () => {
  const note = join(folder, 'note');
  await buildApart(
    config(`import { writeFileSync } from 'node:fs';
      writeFileSync(${JSON.stringify(note)}, process.pid + ' ' + process.env.NODE_ENV);
      export default { root: ${JSON.stringify(folder)} };`),
  );
  const [pid, env] = readFileSync(note, 'utf8').split(' ');
  expect(Number(pid)).not.toBe(process.pid);
  expect(env).toBe('production');
  expect(readFileSync(join(folder, 'dist', 'index.html'), 'utf8')).toContain('small');
});

test('a page that cannot be built says why', async () => {
  await expect(buildApart(config(`throw new Error('no such page');`))).rejects.toThrow(/no such page/);
});
