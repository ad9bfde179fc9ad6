/**
 * Whether what was built was made of the sources and packages that are here now, for this Node. Plain JavaScript, so that a built
 * server starts without anything that reads TypeScript.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Built into the command it lies one folder deeper.
const packages = new URL(import.meta.url.endsWith('/fresh.mjs') ? '../' : '../../', import.meta.url);

const ENGINE = ['kernel', 'rulebook', 'island', 'rivals', 'ministers', 'catalog', 'bots', 'table'];

/** What is built: the file that is there once it is, and the packages it is made of. */
export const builds = {
  page: { made: 'web/dist/index.html', of: [...ENGINE, 'web'], config: 'web/vite.config.ts' },
  server: { made: 'server/dist/main.js', of: [...ENGINE, 'server'], config: 'server/vite.config.ts' },
  engine: { made: 'engine/dist/index.js', of: [...ENGINE, 'engine'], config: 'engine/vite.config.ts' },
  command: { made: 'cli/dist/main.js', of: [...ENGINE, 'server', 'cli'], config: 'cli/vite.config.ts' },
};

/** What a build takes in that is no source of ours: what is asked for, and what npm last installed of it. */
const DEPENDENCIES = ['../package-lock.json', '../node_modules/.package-lock.json'];

/**
 * 'fresh', 'stale', or 'missing'. A build is fresh while its stamp names the contents, the packages and the major version of Node that are
 * here. Contents are read only where times and sizes of files are others than at the last look. Where there are no sources, as in an
 * installed copy, nothing can have changed.
 */
export function stateOf(build, home = packages, node = nodeMajor) {
  if (!statSync(pathOf(build.made, home), { throwIfNoEntry: false })) return 'missing';
  const files = filesOf(build, home);
  if (files.length === 0) return 'fresh';
  const stamp = readStamp(build, home);
  if (stamp?.node !== node) return 'stale';
  if (stamp.seen === seenOf(files)) return 'fresh';
  const now = stampOf(build, home, node);
  if (now.contents !== stamp.contents) return 'stale';
  writeStamp(build, now, home);
  return 'fresh';
}

const [nodeMajor] = process.versions.node.split('.');

/** What a build is made of, as its stamp says it. Taken before it is built: what changes meanwhile is noticed afterwards. */
export function stampOf(build, home = packages, node = nodeMajor) {
  const files = filesOf(build, home);
  const contents = createHash('sha256');
  for (const { name, path } of files) contents.update(`${name}\n`).update(readFileSync(path)).update('\n');
  return { node, seen: seenOf(files), contents: contents.digest('hex') };
}

export function writeStamp(build, stamp, home = packages) {
  try {
    writeFileSync(stampFile(build, home), `${JSON.stringify(stamp)}\n`);
  } catch {
    // A folder that nobody may write to keeps the stamp it has.
  }
}

const stampFile = ({ made }, home) => join(dirname(pathOf(made, home)), '.stamp.json');

function readStamp(build, home) {
  try {
    return JSON.parse(readFileSync(stampFile(build, home), 'utf8'));
  } catch {
    return undefined;
  }
}

/** a glance at every file: its name, its size and when it was written */
function seenOf(files) {
  const seen = createHash('sha256');
  for (const { name, size, time } of files) seen.update(`${name} ${size} ${time}\n`);
  return seen.digest('hex');
}

export const pathOf = (place, home = packages) => fileURLToPath(new URL(place, home));

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test', 'coverage']);

/** every source of a build, and what says which packages it takes in */
function filesOf({ of }, home) {
  const sources = of.flatMap((name) => [...filesIn(pathOf(`${name}/`, home), name)]);
  if (sources.length === 0) return [];
  return [...sources, ...DEPENDENCIES.flatMap((place) => [...fileAt(pathOf(place, home), place)])];
}

function* filesIn(folder, name) {
  const entries = list(folder).filter((entry) => !NOT_SOURCE.has(entry.name));
  for (const entry of entries.sort((a, z) => (a.name < z.name ? -1 : 1))) {
    const [path, called] = [join(folder, entry.name), `${name}/${entry.name}`];
    if (entry.isDirectory()) yield* filesIn(path, called);
    else yield* fileAt(path, called);
  }
}

function* fileAt(path, name) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat) yield { name, path, size: stat.size, time: stat.mtimeMs };
}

function list(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
