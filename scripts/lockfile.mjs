/**
 * Completes package-lock.json after `npm install`: npm leaves out binaries of other platforms when it could not
 * look them up, and `npm ci` then refuses the file. What is left out is always an optional dependency pinned
 * to one version, so its entry can be written from its name.
 *
 * Usage: npm run lockfile
 *        npm run lockfile -- --check    changes nothing; fails when something is left out, when a package does not
 *                                       run on the oldest Node that package.json promises, or when an address
 *                                       that it was downloaded from is written down
 */
import { readFileSync, writeFileSync } from 'node:fs';
import semver from 'semver';

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8'));

const added = [];
for (const [place, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(place, name)) continue;
    const platform = platformOf(name);
    if (platform === undefined || !/^\d/.test(version)) {
      console.error(`cannot tell the platform of ${name}@${version}, wanted by ${place}`);
      process.exitCode = 1;
      continue;
    }
    const entry = { ...platform, ...(dev && { dev }), optional: true };
    lock.packages[`node_modules/${name}`] = { version, ...Object.fromEntries(Object.entries(entry).sort()) };
    added.push(`${name}@${version}`);
  }
}

if (process.argv.includes('--check')) {
  const faults = [...added.map((name) => `${name} is left out`), ...unfit()];
  for (const fault of faults) console.error(`package-lock.json: ${fault}`);
  process.exit(faults.length > 0 || process.exitCode ? 1 : 0);
}

if (added.length > 0) {
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added.length > 0 ? `added ${added.join(', ')}` : 'package-lock.json is complete');

function unfit() {
  const oldest = semver.minVersion(lock.packages[''].engines.node);
  return Object.entries(lock.packages).flatMap(([place, { engines, resolved }]) => [
    ...(engines?.node && !semver.satisfies(oldest, engines.node)
      ? [`${place} needs Node ${engines.node}, and ${oldest} is promised`]
      : []),
    ...(/^https?:/.test(resolved ?? '') ? [`${place} names the address it came from`] : []),
  ]);
}

function isLocked(place, name) {
  return `${place}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages;
}

/** `@scope/cli-linux-arm64-musl` runs on linux, arm64, with musl. */
function platformOf(name) {
  const words = name.split(/[/-]/);
  const find = (known) => words.filter((word) => known.includes(word));
  const os = find([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
    'openharmony',
    'sunos',
    'win32',
  ]);
  const cpu = find(['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']);
  if (name === 'fsevents') return { os: ['darwin'] };
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) return undefined;
  const libc = name.includes('musl') ? ['musl'] : name.endsWith('-gnu') ? ['glibc'] : undefined;
  return { cpu, ...(libc && os[0] === 'linux' && { libc }), ...(os.length > 0 && { os }) };
}
