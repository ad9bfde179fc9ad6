/**
 * Whether what was built is as new as its sources and what is installed. Plain JavaScript, so that a built server starts without anything
 * that reads TypeScript.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Built into the command it lies one folder deeper.
const packages = new URL(import.meta.url.endsWith('/fresh.mjs') ? '../' : '../../', import.meta.url);

const ENGINE = ['kernel', 'rulebook', 'island', 'rivals', 'ministers', 'catalog', 'bots', 'table'];

/** What is built: the file that is there once it is, and the packages it is made of. */
export const builds = {
  page: { made: 'web/dist/index.html', of: [...ENGINE, 'web'], config: 'web/vite.config.ts' },
  server: { made: 'server/dist/main.js', of: [...ENGINE, 'server'], config: 'server/vite.config.ts' },
  command: { made: 'cli/dist/main.js', of: [...ENGINE, 'server', 'cli'], config: 'cli/vite.config.ts' },
};

/** What a build takes in that is no source of ours: what is asked for, and what npm last installed of it. */
const DEPENDENCIES = ['../package-lock.json', '../node_modules/.package-lock.json'];

/** 'fresh', 'stale', or 'missing' */
export function stateOf({ made, of }, home = packages) {
  const built = timeOf(pathOf(made, home));
  if (built === 0) return 'missing';
  const sources = of.map((name) => newestIn(pathOf(`${name}/`, home)));
  const installed = DEPENDENCIES.map((place) => timeOf(pathOf(place, home)));
  return built > Math.max(...sources, ...installed) ? 'fresh' : 'stale';
}

export const pathOf = (place, home = packages) => fileURLToPath(new URL(place, home));

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test', 'coverage']);

function newestIn(folder) {
  let newest = 0;
  for (const entry of list(folder)) {
    if (NOT_SOURCE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : timeOf(path));
  }
  return newest;
}

function list(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
