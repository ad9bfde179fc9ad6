/**
 * The browser of the end-to-end tests: Debian's Chromium, found where it is installed or installed with apt.
 *
 * Usage: node scripts/chromium.mjs    prints where it is, or says plainly why there is none
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export function findChromium() {
  return [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));
}

/** With apt, where this account may. */
function installChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const { status } = spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) return false;
  }
  return true;
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
