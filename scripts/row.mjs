/**
 * What has to be made or looked at again once the rules of a row have changed: its golden files, its words that have no German, its sentences without
 * a test, and the page of flows.
 *
 * Usage: npm run row -- ID
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [id] = process.argv.slice(2);
if (!/^[a-z0-9-]+\/[a-z0-9-]+$/.test(id ?? '')) {
  console.error('npm run row -- FAMILY/NAME');
  process.exit(2);
}

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'packages'];
const steps = [
  { title: 'Golden files', args: ['scripts/golden.mjs', `${id}:`] },
  { title: 'Flow', args: [...vitest, 'packages/catalog/test/flow.test.ts'], env: { FLOW: 'write' } },
  { title: 'The battery', args: [...vitest, 'packages/catalog/test/conformance', '-t', `${id}:`] },
  { title: 'Sentences and their tests', args: ['packages/cli/start.mjs', 'catalog', 'proofs', id] },
  {
    title: 'Texts without German',
    args: ['--import', 'tsx', 'scripts/words.mjs', 'missing', id.split('/')[0]],
  },
];

for (const { title, args, env } of steps) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exitCode = 1;
}
