/**
 * How long the tests take, and how long they will with a larger catalogue. Runs the tests of the packages once, keeps the
 * weight of every file in test-weights.json (so that heavy ones start first), and prints what grows with the rows and how.
 * What is counted is the time of the processor, which is the same on a busy machine ([test-clock.ts](test-clock.ts)).
 *
 * Usage: npm run -s test-time                     measure now
 *        npm run -s test-time -- notes.jsonl      from notes that tests made with HEXWRIGHT_TEST_CLOCK=notes.jsonl
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
  { what: 'options', files: /^packages\/catalog\/test\/(tables\/)?options/, power: 1 },
  { what: 'refusals and tables of six', files: /^packages\/catalog\/test\/tables\/tables/, power: 2 },
  { what: 'bots in every row', files: /^packages\/bots\/test\/(rows|heard|prince)/, power: 1 },
  { what: 'tables and pages of every row', files: /^packages\/(table\/test\/secrets|web\/)/, power: 1 },
  { what: 'other tests of the catalogue', files: /^packages\/(catalog|cli)\//, power: 1 },
  {
    what: 'rules, row by row',
    files: /^packages\/(island\/test\/(board\/every-map|(?!board|mechanics))|rivals\/)/,
    power: 1,
  },
  { what: 'bots, tables and servers', files: /^packages\/(bots|table|server)\//, power: 0 },
  { what: 'kernel, board and mechanics', files: /./, power: 0 },
];

main();

function main() {
  const { values, positionals } = parseArgs({
    options: { rows: { type: 'string', default: '223' } },
    allowPositionals: true,
  });
  const notes = positionals[0] ?? measured();
  const files = weighed(readFileSync(notes, 'utf8'));
  if (!positionals[0]) rmSync(notes);
  const kept = join(root, 'scripts/test-weights.json');
  const weights = { ...heavy(files), ...inBrowser(JSON.parse(readFileSync(kept, 'utf8'))) };
  writeFileSync(kept, `${JSON.stringify(weights, null, 2)}\n`);
  console.log(table(files, rowCount(), Number(values.rows)));
}

/** The tests in a browser are not measured here, and keep the seconds that each took alone. */
function inBrowser(weights) {
  return Object.fromEntries(Object.entries(weights).filter(([file]) => file.startsWith('e2e/')));
}

function measured() {
  const notes = join(mkdtempSync(join(tmpdir(), 'hexwright-time-')), 'notes.jsonl');
  const args = ['run', '--project', 'packages', '--reporter=dot'];
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, HEXWRIGHT_TEST_CLOCK: notes },
  });
  if (status !== 0) console.error('some tests failed; their time is counted all the same');
  return notes;
}

/** Seconds by file: the notes without the name of a test are those of whole files. */
function weighed(notes) {
  return notes
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ name }) => name === null)
    .map(({ file, seconds, wall }) => ({ file: relative(root, file), seconds, wall }));
}

/**
 * Files that take a second or more, heaviest first: the order of the others does not matter. The tests of the server wait
 * for processes of their own, so that theirs is the time on the wall.
 */
function heavy(files) {
  const sorted = files
    .map(({ file, seconds, wall }) => ({
      file,
      seconds: file.startsWith('packages/server/') ? wall : seconds,
    }))
    .filter(({ seconds }) => seconds >= 1)
    .sort((one, other) => other.seconds - one.seconds);
  return Object.fromEntries(sorted.map(({ file, seconds }) => [file, Number(seconds.toFixed(1))]));
}

function rowCount() {
  const { stdout } = spawnSync(process.execPath, ['packages/cli/start.mjs', 'catalog', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
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
