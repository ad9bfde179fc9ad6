/**
 * How long the tests take, and how long they will with a larger catalogue. Runs the tests of the packages once, keeps the
 * weight of every file in test-weights.json (so that heavy ones start first), and prints what grows with the rows and how.
 *
 * Usage: npm run -s test-time                     measure now; the machine should have nothing else to do
 *        npm run -s test-time -- report.json      from a report that vitest wrote (--reporter=json)
 *        npm run -s test-time -- --rows 300       for so many rows instead of 223
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How the work of a test file grows with the rows of the catalogue; the first that fits is taken. */
const GROWTH = [
  { what: 'the battery', files: /^packages\/catalog\/test\/conformance\/share/, power: 1 },
  { what: 'options', files: /^packages\/catalog\/test\/tables\/options/, power: 1 },
  { what: 'tables of six', files: /^packages\/catalog\/test\/tables\/tables/, power: 2 },
  { what: 'refusals', files: /^packages\/catalog\/test\/tables\/refusals/, power: 2 },
  { what: 'rules, row by row', files: /^packages\/island\/test\/(?!board|mechanics)/, power: 1 },
  {
    what: 'other tests of the catalogue',
    files: /^packages\/(catalog|bots|cli|web|table|server)\//,
    power: 1,
  },
  { what: 'kernel, board and mechanics', files: /./, power: 0 },
];

main();

function main() {
  const { values, positionals } = parseArgs({
    options: { rows: { type: 'string', default: '223' } },
    allowPositionals: true,
  });
  const report = positionals[0] ?? measured();
  const files = weighed(JSON.parse(readFileSync(report, 'utf8')));
  if (!positionals[0]) rmSync(report);
  writeFileSync(join(root, 'scripts/test-weights.json'), `${JSON.stringify(heavy(files), null, 2)}\n`);
  console.log(table(files, rowCount(), Number(values.rows)));
}

function measured() {
  const report = join(mkdtempSync(join(tmpdir(), 'hexwright-time-')), 'report.json');
  const args = ['run', '--project', 'packages', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) console.error('some tests failed; their time is counted all the same');
  return report;
}

/** Seconds by file, as its tests took them. */
function weighed({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

/** Files that take a second or more, heaviest first: the order of the others does not matter. */
function heavy(files) {
  const sorted = files
    .filter(({ seconds }) => seconds >= 1)
    .sort((one, other) => other.seconds - one.seconds);
  return Object.fromEntries(sorted.map(({ file, seconds }) => [file, Number(seconds.toFixed(1))]));
}

function rowCount() {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'packages/cli/main.ts', 'catalog', '--json'],
    { cwd: root, encoding: 'utf8' },
  );
  return JSON.parse(stdout).length;
}

function table(files, rows, rowsLater) {
  const cores = availableParallelism();
  const lines = GROWTH.map(({ what, power }, i) => {
    const own = files.filter(({ file }) => GROWTH.findIndex((each) => each.files.test(file)) === i);
    const now = own.reduce((sum, { seconds }) => sum + seconds, 0);
    return { what, power, now, later: now * (rowsLater / rows) ** power };
  });
  const sum = (column) => lines.reduce((total, line) => total + line[column], 0);
  const seconds = (n) => n.toFixed(0).padStart(6);
  const shown = (what, grows, now, later) =>
    `${what.padEnd(30)} ${grows.padEnd(12)}${seconds(now)} s ${seconds(later)} s`;
  return [
    `${''.padEnd(43)}${String(rows).padStart(6)}   ${String(rowsLater).padStart(6)} rows`,
    ...lines.map(({ what, power, now, later }) =>
      shown(what, ['not', 'by rows', 'by pairs'][power], now, later),
    ),
    shown('work in all', '', sum('now'), sum('later')),
    shown(`on ${cores} cores`, '', sum('now') / cores, sum('later') / cores),
  ].join('\n');
}
