import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = new URL('../', import.meta.url);
const web = new URL('web/', packages);

/** Where the built page lies. */
export const webDist = new URL('dist/', web);

/** Builds the page if it was never built or if a source is newer than what was built. */
export async function ensureBuilt(log: (line: string) => void = () => {}): Promise<void> {
  const built = timeOf(fileURLToPath(new URL('index.html', webDist)));
  if (built > newestSource()) return;
  log(built > 0 ? 'The sources have changed: building the page …' : 'Building the page for the first time …');
  const began = performance.now();
  await buildApart(fileURLToPath(new URL('vite.config.ts', web)));
  log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

/** Builds in a process of its own: what a build holds in memory goes with it. */
export async function buildApart(configFile: string): Promise<void> {
  const require = createRequire(import.meta.url);
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--config', configFile, '--logLevel', 'error'], {
    // Whatever this process is for (a test, a watch), what people get is the finished page.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`the page could not be built:\n${complaint.trim()}`);
}

function newestSource(): number {
  const page = ['kernel', 'rulebook', 'island', 'rivals', 'catalog', 'bots', 'table', 'web'];
  return Math.max(...page.map((name) => newestIn(fileURLToPath(new URL(`${name}/`, packages)))));
}

const NOT_SOURCE = new Set(['node_modules', 'dist', 'test', 'coverage']);

function newestIn(folder: string): number {
  let newest = 0;
  for (const entry of list(folder)) {
    if (NOT_SOURCE.has(entry.name)) continue;
    const path = join(folder, entry.name);
    newest = Math.max(newest, entry.isDirectory() ? newestIn(path) : timeOf(path));
  }
  return newest;
}

function list(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
