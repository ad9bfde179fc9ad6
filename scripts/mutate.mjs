/**
 * Plants mistakes in the rules, one at a time, and sees whether a test notices: numbers one too high, bounds off by one, conditions
 * dropped, `was` not asked, steps left out or in the wrong order. Sources are not changed; the tests read copies with a switch at
 * every sampled place ([sites.mjs](mutation/sites.mjs)). A first run makes every test again with each of the mistakes that it comes
 * across; what only shows when sources are read anew then meets the nearest files, each in a process of its own, until one fails.
 *
 * Usage: npm run mutate -- [--sample 300] [--seed 1] [--family conquerors] [--files REGEXP] [--tests PLACE,…] [--notes FILE]
 *                          [--most 40] [--part 2/3]
 *
 * --family or --files keep to some sources; --tests to the tests of some folders, which is quicker and finds less; --notes keeps what
 * the first run found in a file, and goes on from there; --most bounds the test files that each mistake meets; --part plants
 * only that part of the sample, for machines that are not lent for long. Says of each mistake what became of it while it runs; in the
 * end prints noticed and survivors by family, and with their places those that survived or after which tests came to no end. Exits
 * with 1 where fewer than 95 of 100 were noticed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sampled, sitesIn, withSwitches } from './mutation/sites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** boards, words and looks are data; what tests, indexes and pictures say is no rule */
const NO_RULES =
  /(^|\/)(test|boards|maps|node_modules)\/|(words|looks|text|index|chart|charts)\.ts$|\/(describe[^/]*|picture|draw-marks|drawing)\.ts$/;
const ENOUGH = 0.95;
const SOURCES = ['packages/island', 'packages/rivals', 'packages/ministers'];
const TESTS = [...SOURCES, 'packages/catalog', 'packages/bots'].map((place) => `${place}/test`);
/** What never ends is noticed, too: tests that take this much longer than they do on a quiet machine. */
const PATIENCE = 20;
/** seconds that a process takes to begin, and a file of tests whose weight nobody knows */
const START = 3;
const UNKNOWN_WEIGHT = 1;

const weights = JSON.parse(readFileSync(join(root, 'scripts/test-weights.json'), 'utf8'));
const weightOf = (file) => weights[file] ?? UNKNOWN_WEIGHT;

process.exitCode = await main();

async function main() {
  const { values } = parseArgs({
    options: {
      sample: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      family: { type: 'string', default: '' },
      files: { type: 'string', default: '' },
      tests: { type: 'string', default: TESTS.join(',') },
      notes: { type: 'string' },
      most: { type: 'string', default: '40' },
      part: { type: 'string', default: '1/1' },
    },
  });
  const [count, most] = [wholeNumber('sample', values.sample), wholeNumber('most', values.most)];
  const sites = sampled(allSites(values.family, new RegExp(values.files)), count, values.seed);
  const mine = partOf(sites, values.part);
  if (sites.length === 0) throw new Error(`no rules in "${values.family}${values.files}"`);
  const folder = mkdtempSync(join(tmpdir(), 'hexwright-mutants-'));
  try {
    writeMutated(folder, sites);
    const told = await tryTogether(folder, sites, mine, values.tests.split(','), values.notes);
    const found = await tried(folder, mine, told, most);
    return report(mine, found);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function wholeNumber(name, value) {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${name} takes a whole number, not "${value}"`);
  return Number(value);
}

/** One of several parts of the sample: `2/3` is every third of them, from the second on. */
function partOf(sites, part) {
  const [, one, of] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(part) ?? [];
  if (!(Number(one) <= Number(of))) throw new Error(`--part takes one of several, as 2/3, not "${part}"`);
  return sites.filter((_, i) => i % Number(of) === Number(one) - 1);
}

function allSites(family, files) {
  return SOURCES.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name))),
  )
    .filter((path) => !NO_RULES.test(path) && familyOf(path).startsWith(family) && files.test(path))
    .sort()
    .flatMap((path) => sitesIn(path, readFileSync(join(root, path), 'utf8')));
}

/** The folder that a source belongs to: a family, the mechanics; or its package, the card game. */
function familyOf(path) {
  const [, kind, room] = path.split('/');
  return kind === 'island' && !room.endsWith('.ts') ? room : kind;
}

function writeMutated(folder, sites) {
  for (const path of new Set(sites.map((site) => site.path))) {
    const text = readFileSync(join(root, path), 'utf8');
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      withSwitches(
        text,
        sites.filter((site) => site.path === path),
      ),
    );
  }
}

/** Whether a test file is of this family: some have packages of their own. */
function isOf(family, file) {
  return file.includes(`/test/${family}/`) || file.startsWith(`packages/${family}/test/`);
}

/**
 * Runs every test with the mistakes that it comes across, in one process for many ([runner.mjs](mutation/runner.mjs)). To nothing comes
 * what they all noticed; the rest, by number: the test files that must meet it in a process of their own, the nearest first.
 */
async function tryTogether(folder, sites, mine, places, kept) {
  const stamp = createHash('sha1')
    .update(JSON.stringify([sites, mine.map(({ number }) => number), places]))
    .digest('hex');
  const notes = kept ?? join(folder, 'trials.jsonl');
  const first = `${JSON.stringify({ stamp })}\n`;
  if (!existsSync(notes) || !readFileSync(notes, 'utf8').startsWith(first)) writeFileSync(notes, first);
  const planted = JSON.stringify(mine.map(({ number }) => number));
  for (let before = -1; ; ) {
    const told = toldIn(notes);
    const left = testFiles(places).filter((file) => !told.files.has(file));
    if (left.length === 0) return told;
    // A mistake without end takes its process along, and what that had still to do: once more, without it.
    if (told.lines === before) throw new Error(`no test of these says anything: ${left.join(' ')}`);
    before = told.lines;
    console.error(`${left.length} test files with the mistakes that they come across …`);
    const env = { HEXWRIGHT_TRIALS: notes, HEXWRIGHT_PLANTED: planted };
    const { failed, output } = await vitest(folder, left, env, []);
    if (failed && toldIn(notes).endless === told.endless)
      throw new Error(`the tests fail without any mistake:\n${output.slice(-4000)}`);
  }
}

function toldIn(notes) {
  const lines = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line));
  const found = lines.filter(({ number }) => number !== undefined);
  const files = lines.filter(({ file }) => file !== undefined);
  return {
    lines: lines.length,
    endless: found.filter(({ what }) => what === 'endless').length,
    found: new Map(found.map(({ number, what }) => [number, what])),
    files: new Map(files.map(({ file, ...met }) => [relative(root, file), met])),
  };
}

function testFiles(places) {
  const below = (place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(root, place), { recursive: true }).map((file) => join(place, file));
  return places.flatMap(below).filter((file) => file.endsWith('.test.ts'));
}

/** The test files that must meet a mistake in a process of their own, the nearest and quickest first. */
function owedTo({ number, path }, { files }) {
  // What is settled on loading shows in any test of its family, and in the rows that all tests of the catalogue play.
  const isLoaded = [...files.values()].some(({ loaded }) => loaded.includes(number));
  const near = (file) => {
    if (file.endsWith(`/${basename(path, '.ts')}.test.ts`)) return 0;
    return isOf(familyOf(path), file) ? 1 : 2;
  };
  return [...files]
    .filter(
      ([file, { owed }]) =>
        owed.includes(number) || (isLoaded && (near(file) < 2 || file.includes('/conformance/'))),
    )
    .map(([file]) => file)
    .sort((one, other) => near(one) - near(other) || weightOf(one) - weightOf(other));
}

/** By number of the mistake: `noticed` where some test failed, `endless` where one came to no end, else `survives`. */
async function tried(folder, sites, told, most) {
  const found = [];
  for (const [number, what] of told.found) found[number] = what;
  const queue = sites.filter(({ number }) => found[number] === undefined);
  console.error(`${queue.length} of ${sites.length} are left, each for a process of its own …`);
  let done = sites.length - queue.length;
  const work = async () => {
    for (let site = queue.shift(); site; site = queue.shift()) {
      const files = owedTo(site, told).slice(0, most);
      const what = files.length === 0 ? 'survives' : await meeting(folder, site, files);
      found[site.number] = what;
      const by = what === 'survives' ? ` ${files.length} test files` : '';
      console.error(`${++done} of ${sites.length} ${what}${by}: ${site.path}:${site.line} ${site.kind}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return found;
}

async function meeting(folder, site, files) {
  const seconds = START + files.reduce((sum, file) => sum + weightOf(file), 0);
  const noticed = join(folder, `noticed-${site.number}`);
  const env = { HEXWRIGHT_MUTANT: String(site.number), HEXWRIGHT_NOTICED: noticed };
  const { failed, late } = await vitest(
    folder,
    files,
    env,
    ['--bail=1', '--maxWorkers=1'],
    seconds * PATIENCE,
  );
  if (existsSync(noticed)) return 'noticed';
  if (late) return 'endless';
  return failed ? 'noticed' : 'survives';
}

/** Runs these tests, for so many seconds at most. */
function vitest(folder, places, env, more, seconds) {
  const args = ['run', '--project', 'packages', '--reporter=dot', ...more, ...places];
  const switches = `--import ${join(root, 'scripts/mutation/switch.mjs')}`;
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    env: { ...process.env, ...env, HEXWRIGHT_MUTATED: folder, NODE_OPTIONS: switches },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let late = false;
  const stop = () => {
    late = true;
    process.kill(-child.pid, 'SIGKILL');
  };
  const limit = seconds === undefined ? undefined : setTimeout(stop, seconds * 1_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-20_000);
    });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      resolve({ failed: code !== 0, late, output });
    });
  });
}

function report(sites, found) {
  const commit = spawnSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).stdout.trim();
  const families = [...new Set(sites.map(({ path }) => familyOf(path)))].sort();
  const noticed = (some) => some.filter(({ number }) => found[number] !== 'survives').length;
  const share = (some) =>
    `${noticed(some)} | ${some.length} | ${((100 * noticed(some)) / some.length).toFixed(1)} %`;
  console.log(`Commit ${commit}\n\n| family | noticed | planted | share |\n| --- | --- | --- | --- |`);
  for (const family of families)
    console.log(`| ${family} | ${share(sites.filter(({ path }) => familyOf(path) === family))} |`);
  console.log(`| in all | ${share(sites)} |\n`);
  for (const { path, line, kind, before, after, number } of sites)
    if (found[number] !== 'noticed')
      console.log(`${found[number]}: ${path}:${line} ${kind}\n  - ${short(before)}\n  + ${short(after)}`);
  return noticed(sites) < ENOUGH * sites.length ? 1 : 0;
}

function short(text) {
  return text.replace(/\s+/g, ' ').slice(0, 160);
}
