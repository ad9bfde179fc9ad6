/**
 * The whole check of the repository, in the order in which failures are cheapest to read; those that only read it
 * run beside each other, since each keeps one core at most times. Stops at the first failure with its exit code, and ends with the line `N passed, N failed` counted by the tests themselves.
 *
 * Usage: npm test
 *        npm test -- --only types            one check: lint, types, indexed, layers, purity, unused, lockfile, vitest or browser
 *        npm test -- --only vitest harbour   what follows the name goes to the tool as it stands
 *
 * The tests in a browser need a Chromium; where there is none and none can be installed, they are reported as
 * not run. The same holds for PostgreSQL and Redis, which the tests with several processes start for themselves. Both are
 * looked for, and installed if need be, while the first checks run.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'hexwright-test-'));
const places = ['packages', 'bench', 'e2e', 'scripts'].filter((place) => existsSync(join(root, place)));

const checks = [
  { name: 'lint', title: 'Lint and format (biome)', tool: 'biome', args: ['ci'] },
  { name: 'types', title: 'Types (tsc)', tool: 'tsc', args: ['--noEmit', '-p', '.', '--checkers', '1'] },
  { name: 'indexed', title: 'Reads of lists above the bots (tsc)', script: 'scripts/indexed.mjs', args: [] },
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
  { name: 'lockfile', title: 'Lockfile', script: 'scripts/lockfile.mjs', args: ['--check'] },
  {
    ...vitest({ name: 'vitest', title: 'Tests (vitest)', project: 'packages' }),
    seeks: 'scripts/services.mjs',
    without: 'the tests with several processes at one table',
  },
  {
    ...vitest({ name: 'browser', title: 'Tests in a browser (vitest, Chromium)', project: 'e2e' }),
    seeks: 'scripts/chromium.mjs',
  },
];

process.exitCode = await main(process.argv.slice(2));

async function main([flag, only, ...passedOn]) {
  if (flag !== undefined && (flag !== '--only' || !checks.some((check) => check.name === only))) {
    console.error(`usage: npm test [-- --only ${checks.map((check) => check.name).join('|')} [arguments…]]`);
    return 2;
  }
  try {
    const notRun = [];
    const asked = checks.filter((each) => only === undefined || each.name === only);
    const reading = new Map(
      asked.filter(({ report }) => !report).map((check) => [check, read(check, passedOn)]),
    );
    // Who asks for some tests alone gets those that can be run as things are.
    const seeking = seek(asked.filter(({ seeks, without }) => seeks && (only === undefined || !without)));
    for (const check of asked) {
      const missing = await seeking.get(check);
      if (missing) notRun.push(`NOT RUN: ${check.without ?? check.title}. ${missing}`);
      if (missing && !check.without) continue;
      const code = await (reading.get(check)?.told() ?? run(check, passedOn));
      if (code !== 0) {
        console.error(`\n✗ ${check.title} failed. Alone: npm test -- --only ${check.name}`);
        for (const { stop } of reading.values()) stop();
        printCounts();
        return code;
      }
    }
    for (const line of notRun) console.error(`\n${line}`);
    printCounts();
    return only !== undefined && notRun.length > 0 ? 1 : 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function vitest({ name, title, project }) {
  const report = join(scratch, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { name, title, report, tool: 'vitest', args: ['run', '--project', project, ...reporters] };
}

/**
 * Begins to look for what these checks need besides, or to install it: one after the other, since apt does one thing at a time.
 * Each comes to nothing, or to why it is not to be had.
 */
function seek(needy) {
  let before = Promise.resolve();
  return new Map(
    needy.map((check) => {
      before = before.then(() => whyNot(check.seeks));
      return [check, before];
    }),
  );
}

function whyNot(script) {
  const child = spawn(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  const said = [];
  child.stderr.on('data', (piece) => said.push(piece));
  return new Promise((resolve) => {
    child.on('close', (status) => resolve(status === 0 ? undefined : Buffer.concat(said).toString().trim()));
  });
}

/** Begins a check that only reads the repository. What it says is told when its turn has come. */
function read({ title, tool, script, args }, passedOn) {
  const began = performance.now();
  const child = spawn(process.execPath, [script ?? entryOf(tool), ...args, ...passedOn], { cwd: root });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(piece));
  const ended = new Promise((resolve) => {
    child.on('close', (status, signal) => resolve({ status, signal, seconds: secondsSince(began) }));
  });
  return {
    stop: () => child.kill(),
    async told() {
      console.log(`\n== ${title}`);
      const { status, signal, seconds } = await ended;
      process.stdout.write(Buffer.concat(said));
      return ending(status, signal, seconds);
    },
  };
}

function run({ title, tool, script, args }, passedOn) {
  console.log(`\n== ${title}`);
  const began = performance.now();
  const command = [script ?? entryOf(tool), ...args, ...passedOn];
  const { status, signal } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
  return ending(status, signal, secondsSince(began));
}

function ending(status, signal, seconds) {
  console.log(`-- ${seconds} s`);
  if (signal) console.error(`stopped by ${signal}`);
  return status ?? 1;
}

function secondsSince(began) {
  return ((performance.now() - began) / 1000).toFixed(1);
}

/** The script behind a tool's command, so that no shell stands between and the same Node runs it all. */
function entryOf(tool) {
  // Types are checked by the native compiler, ten times as fast; other tools ask the older one's library.
  const packageOf = { biome: '@biomejs/biome', tsc: 'typescript-native', depcruise: 'dependency-cruiser' };
  const manifest = join(root, 'node_modules', packageOf[tool] ?? tool, 'package.json');
  const { bin } = createRequire(import.meta.url)(manifest);
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[tool]);
}

function printCounts() {
  const files = checks.flatMap(({ report }) =>
    report && existsSync(report) ? [JSON.parse(readFileSync(report, 'utf8'))] : [],
  );
  if (files.length === 0) return;
  const sum = (count) => files.reduce((total, file) => total + count(file), 0);
  const passed = sum(({ numPassedTests }) => numPassedTests);
  const failed = sum(({ numFailedTests, testResults }) => numFailedTests + brokenFiles(testResults));
  console.log(`\n${passed} passed, ${failed} failed`);
}

/** Files that failed without a test that did: they could not even be loaded. */
function brokenFiles(testResults) {
  return testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
}
