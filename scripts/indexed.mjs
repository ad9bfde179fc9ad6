/**
 * Holds the packages above the bots to looking at what they read out of a list: with `noUncheckedIndexedAccess` no place counts as filled
 * unseen. The packages below read cells in loops that the bench shows to be hot, and are left out; TypeScript knows one setting for all
 * that is compiled at once, so what it says of them is passed over here.
 *
 * Usage: node scripts/indexed.mjs
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const HELD = ['server', 'table', 'web'];

const told = complaints();
for (const line of told) console.error(line);
if (told.length > 0)
  console.error('Say what holds where nothing is there, or read it with `itemAt`, which says so.');
process.exitCode = told.length > 0 ? 1 : 0;

function complaints() {
  const scratch = mkdtempSync(join(tmpdir(), 'hexwright-indexed-'));
  try {
    const project = join(scratch, 'tsconfig.json');
    const all = (...parts) => HELD.map((name) => join(root, 'packages', name, ...parts));
    const settings = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noUncheckedIndexedAccess: true,
        paths: { '@hexwright/*': [join(root, 'packages/*/index.ts')] },
        typeRoots: [join(root, 'node_modules/@types')],
      },
      include: all(),
      exclude: [...all('test'), ...all('**/dist')],
    };
    writeFileSync(project, JSON.stringify(settings));
    const manifest = join(root, 'node_modules/typescript-native/package.json');
    const { bin } = createRequire(import.meta.url)(manifest);
    const compiler = join(dirname(manifest), typeof bin === 'string' ? bin : bin.tsc);
    const args = [compiler, '--noEmit', '-p', project, '--checkers', '1', '--pretty', 'false'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
    const lines = stdout.split('\n').filter((line) => /^\S.*: error TS\d+/.test(line));
    // A compiler that says nothing of the packages left out has not looked at all.
    if (lines.length === 0) return [`the compiler has not looked: ${stdout.slice(0, 500)}`];
    return lines.filter((line) => HELD.some((name) => line.startsWith(`packages/${name}/`)));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
