/**
 * Writes down anew what the golden files of the catalogue hold: how many lines of play lead on from fixed
 * positions of each row. Run it after a change of the rules that is meant, and read the difference.
 *
 * Usage: npm run golden                  every row
 *        npm run golden -- seafarers/    the rows whose id contains this
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [id = ''] = process.argv.slice(2);
const rows = id.replace(/[^\w-]/g, '\\$&');
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    'packages/catalog/test/conformance',
    '-t',
    `${rows}.*legal moves are as recorded`,
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, HEXWRIGHT_GOLDEN: 'update' } },
);
process.exitCode = status ?? 1;
