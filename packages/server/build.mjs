import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { builds, pathOf, stampOf, stateOf, writeStamp } from './fresh.mjs';

/** Builds page, server or command if it was never built, or of other sources, other packages or for another Node. */
export async function ensureFresh(what, log = () => {}) {
  const build = builds[what];
  if (stateOf(build) === 'fresh') return;
  const release = await lock(
    join(tmpdir(), `hexwright-${createHash('sha1').update(pathOf(build.made)).digest('hex')}`),
  );
  try {
    await buildStale(what, build, log);
  } finally {
    release();
  }
}

async function buildStale(what, build, log) {
  const state = stateOf(build);
  // Somebody else may have built it while we waited.
  if (state === 'fresh') return;
  log(
    state === 'stale'
      ? `The sources or what is installed have changed: building the ${what} …`
      : `Building the ${what} for the first time …`,
  );
  const began = performance.now();
  const stamp = stampOf(build);
  await buildApart(pathOf(build.config), what);
  writeStamp(build, stamp);
  log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

const PATIENCE = 300_000;

/** One builder at a time: a folder can be made once. */
async function lock(folder) {
  for (;;) {
    try {
      mkdirSync(folder);
      return () => rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const since = statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
      // Whoever made it was ended before it was done.
      if (Date.now() - since > PATIENCE) rmSync(folder, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** The page, for whoever serves it from the sources. */
export const ensureBuilt = (log) => ensureFresh('page', log);

/** Builds in a process of its own: what a build holds in memory goes with it. */
export async function buildApart(configFile, what = 'page') {
  const require = createRequire(import.meta.url);
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--config', configFile, '--logLevel', 'error'], {
    // Whatever this process is for (a test, a watch), what people get is the finished page.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaint += text;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code !== 0) throw new Error(`the ${what} could not be built:\n${complaint.trim()}`);
}
