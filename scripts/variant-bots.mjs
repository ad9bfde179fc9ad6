/**
 * Measures that no variant makes the settler bot foolish: on the usual host of each it plays against random players and
 * should win at least 14 of 16 games.
 *
 * Usage: npm run -s variant-bots              every variant
 *        npm run -s variant-bots -- stobie    those whose id contains this
 */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES = 16;
const ENOUGH = 14;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const hexwright = (...args) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(root, 'packages/cli/main.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  }).stdout;

const [part = ''] = process.argv.slice(2);
const variants = JSON.parse(hexwright('catalog', '--json')).filter(
  ({ id, kind }) => kind === 'variant' && id.includes(part),
);
for (const { id } of variants) {
  const lines = hexwright(
    'sim',
    id,
    '--games',
    String(GAMES),
    '--workers',
    '1',
    '--players',
    'settler,random',
    '--json',
    '-',
  );
  const won = lines
    .split('\n')
    .filter(Boolean)
    .filter((line) => JSON.parse(line).winners?.includes(0)).length;
  console.log(`${id}: ${won} of ${GAMES}${won < ENOUGH ? ', too few' : ''}`);
  if (won < ENOUGH) process.exitCode = 1;
}
