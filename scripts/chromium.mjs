/**
 * The browser of the end-to-end tests: Debian's Chromium, found where it is installed or installed with apt. Most tests are content with
 * its shell, which never opens a window: a visit in it costs the processor a third.
 *
 * Usage: node scripts/chromium.mjs    prints where it is, or says plainly why there is none
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const SHELL = '/usr/bin/chromium-headless-shell';
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** The shell, for whoever needs no notices and no calls; where there is none, the whole browser. */
export function findShell() {
  return [process.env.CHROMIUM_PATH, SHELL].find((path) => path && existsSync(path)) ?? findChromium();
}

/** With apt, where this account may; the shell too, where it is to be had. */
function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  return apt('update', '-qq') && (install('chromium', 'chromium-headless-shell') || install('chromium'));
}

function main() {
  let found = findChromium();
  if (!found) {
    console.log('no Chromium yet: installing it with apt-get');
    if (installChromium()) found = findChromium();
  }
  if (found) {
    console.log(found);
    return 0;
  }
  console.error(
    'There is no Chromium, and none could be installed.\n' +
      'Install it (on Debian: apt-get install chromium) or name one with CHROMIUM_PATH=/path/to/chromium.',
  );
  return 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
