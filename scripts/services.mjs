/**
 * The services of the tests with several processes: PostgreSQL and Redis, found where they are installed or installed with
 * apt. The tests start their own, on free ports, and leave nothing behind.
 *
 * Usage: node scripts/services.mjs    prints where they are, or says plainly what there is not
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const VERSIONS = '/usr/lib/postgresql';

const services = [
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    find: () =>
      [
        ...(existsSync(VERSIONS) ? readdirSync(VERSIONS).map((version) => `${VERSIONS}/${version}/bin`) : []),
        '/usr/local/bin',
        '/usr/bin',
      ].find((place) => existsSync(`${place}/initdb`) && existsSync(`${place}/postgres`)),
  },
  {
    name: 'Redis',
    package: 'redis-server',
    find: () =>
      ['/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server'].find(
        existsSync,
      ),
  },
];

/** With apt, where this account may. */
function install(name) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ])
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
}

function main() {
  const missing = services.filter(({ name, package: debian, find }) => {
    if (!find()) {
      console.log(`no ${name} yet: installing it with apt-get`);
      install(debian);
    }
    const found = find();
    if (found) console.log(`${name}: ${found}`);
    return !found;
  });
  if (missing.length === 0) return 0;
  console.error(
    `There is no ${missing.map(({ name }) => name).join(' and no ')}, and none could be installed.\n` +
      `Install it (on Debian: apt-get install ${missing.map((each) => each.package).join(' ')}).`,
  );
  return 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
