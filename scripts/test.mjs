/**
 * The whole check of the repository, in the order in which failures are cheapest to read. Stops at the first
 * failure with its exit code, and ends with the line `N passed, N failed` counted by the tests themselves.
 *
 * Usage: npm test
 *        npm test -- --only types            one check: lint, types, layers, purity, unused, browser or vitest
 *        npm test -- --only vitest harbour   what follows the name goes to the tool as it stands
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'hexwright-test-'));
const report = join(scratch, 'vitest.json');
const places = ['packages', 'bench', 'e2e', 'scripts'].filter((place) => existsSync(join(root, place)));

const checks = [
  { name: 'lint', title: 'Lint and format (biome)', tool: 'biome', args: ['ci'] },
  { name: 'types', title: 'Types (tsc)', tool: 'tsc', args: ['--noEmit', '-p', '.'] },
  {
    name: 'layers',
    title: 'Layers and imports (dependency-cruiser)',
    tool: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', ...places],
  },
  { name: 'purity', title: 'Purity of the engine', script: 'scripts/purity.mjs', args: [] },
  {
    name: 'unused',
    title: 'Unused files, exports and dependencies (knip)',
    tool: 'knip',
    args: ['--no-config-hints'],
  },
  { name: 'browser', title: 'A browser for the tests (Chromium)', script: 'scripts/chromium.mjs', args: [] },
  {
    name: 'vitest',
    title: 'Tests (vitest)',
    tool: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  },
];

process.exitCode = main(process.argv.slice(2));

function main([flag, only, ...passedOn]) {
  if (flag !== undefined && (flag !== '--only' || !checks.some((check) => check.name === only))) {
    console.error(`usage: npm test [-- --only ${checks.map((check) => check.name).join('|')} [arguments…]]`);
    return 2;
  }
  try {
    for (const check of checks.filter((each) => only === undefined || each.name === only)) {
      const code = run(check, passedOn);
      if (code !== 0) {
        console.error(`\n✗ ${check.title} failed. Alone: npm test -- --only ${check.name}`);
        printCounts();
        return code;
      }
    }
    printCounts();
    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function run({ title, tool, script, args }, passedOn) {
  console.log(`\n== ${title}`);
  const began = performance.now();
  const command = [script ?? entryOf(tool), ...args, ...passedOn];
  const { status, signal } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  console.log(`-- ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (signal) console.error(`stopped by ${signal}`);
  return status ?? 1;
}

/** The script behind a tool's command, so that no shell stands between and the same Node runs it all. */
function entryOf(tool) {
  const packageOf = { biome: '@biomejs/biome', tsc: 'typescript', depcruise: 'dependency-cruiser' };
  const manifest = join(root, 'node_modules', packageOf[tool] ?? tool, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[tool]);
}

function printCounts() {
  if (!existsSync(report)) return;
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  console.log(`\n${numPassedTests} passed, ${numFailedTests + brokenFiles} failed`);
}
