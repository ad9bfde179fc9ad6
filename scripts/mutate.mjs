/**
 * Plants mistakes in the rules, one at a time, and sees whether a test notices: numbers one too high, bounds off by one, conditions
 * dropped, `was` not asked, steps left out or in the wrong order. Sources are not changed; the tests read copies with a switch at
 * every sampled place ([sites.mjs](mutation/sites.mjs)). A first run notes which test files come across which places; then
 * each mistake meets those files, the quickest first, until one fails.
 *
 * Usage: npm run mutate -- [--sample 300] [--seed 1] [--family conquerors] [--files REGEXP] [--tests PLACE,…] [--reach FILE]
 *                          [--most 40] [--part 2/3]
 *
 * --family or --files keep to some sources; --tests to the tests of some folders, which is quicker and finds less; --reach keeps the
 * notes of the first run in a file and reads them when they fit; --most bounds the test files that each mistake meets; --part plants
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
      reach: { type: 'string' },
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
    const reach = await reachOf(folder, sites, values.tests.split(','), values.reach);
    const found = await tried(folder, mine, reach, most);
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

/** By number of the mistake: the test files that come across it, the quickest first. */
async function reachOf(folder, sites, places, kept) {
  const stamp = createHash('sha1')
    .update(JSON.stringify([sites, places]))
    .digest('hex');
  const notes = kept ?? join(folder, 'reach.jsonl');
  const first = `${JSON.stringify({ stamp })}\n`;
  if (!existsSync(notes) || !readFileSync(notes, 'utf8').startsWith(first)) {
    console.error(`one run of the tests, to see who comes across these ${sites.length} places …`);
    const fresh = join(folder, 'fresh.jsonl');
    const { failed, output } = await vitest(folder, places, { HEXWRIGHT_REACH: fresh }, []);
    if (failed) throw new Error(`the tests fail without any mistake:\n${output.slice(-4000)}`);
    // Kept only when it is whole: a run that was stopped says nothing.
    writeFileSync(notes, first + readFileSync(fresh, 'utf8'));
  }
  const met = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line))
    .map(({ file, ...rest }) => ({ file: relative(root, file), ...rest }));
  const loaded = new Set(met.flatMap((each) => each.loaded));
  // What is settled on loading shows in any test of its family, and in the rows that all tests of the catalogue play.
  const files = sites.map(({ number, path }) =>
    met
      .filter(
        ({ file, reached }) =>
          reached.includes(number) ||
          (loaded.has(number) && (isOf(familyOf(path), file) || file.includes('/conformance/'))),
      )
      .map(({ file }) => file),
  );
  const near = (file, { path }) => {
    if (file.endsWith(`/${basename(path, '.ts')}.test.ts`)) return 0;
    return isOf(familyOf(path), file) ? 1 : 2;
  };
  return files.map((list, number) =>
    list.sort(
      (one, other) =>
        near(one, sites[number]) - near(other, sites[number]) || weightOf(one) - weightOf(other),
    ),
  );
}

/** By number of the mistake: `noticed` where some test failed, `endless` where one came to no end, else `survives`. */
async function tried(folder, sites, reach, most) {
  const found = [];
  const queue = [...sites];
  let done = 0;
  const work = async () => {
    for (let site = queue.shift(); site; site = queue.shift()) {
      const files = reach[site.number].slice(0, most);
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
  const env = { HEXWRIGHT_MUTANT: String(site.number) };
  const { failed, late } = await vitest(
    folder,
    files,
    env,
    ['--bail=1', '--maxWorkers=1'],
    seconds * PATIENCE,
  );
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
    process.kill(-child.pid);
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
