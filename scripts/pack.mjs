/**
 * Makes what others install: `hexwright`, the command with the page and the server in it, and `@hexwright/engine`, the rules as a library.
 * Both are plain JavaScript; what is made of machine code stays a dependency.
 *
 * Usage: npm run pack             packs both into dist/
 *        npm run pack -- DIR      into another folder
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureFresh } from '../packages/server/build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'dist'));
const read = (place) => JSON.parse(readFileSync(join(root, place), 'utf8'));
const { version, license, description, engines } = read('package.json');

for (const what of ['page', 'command', 'engine']) await ensureFresh(what, (line) => console.error(line));
mkdirSync(out, { recursive: true });
for (const stage of [stageCommand, stageEngine]) console.log(pack(stage()));

/** The command, with page and server as they lie in the repository, so that each finds the other. */
function stageCommand() {
  const stage = emptyStage('hexwright');
  copyBuilt('packages/cli/dist', stage);
  copyBuilt('packages/web/dist', stage);
  mkdirSync(join(stage, 'bin'));
  writeFileSync(
    join(stage, 'bin/hexwright.js'),
    "#!/usr/bin/env node\nimport '../packages/cli/dist/main.js';\n",
  );
  for (const name of ['README.md', 'LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(stage, name));
  cpSync(join(root, 'docs/template'), join(stage, 'docs/template'), { recursive: true });
  const known = {
    ...read('packages/server/package.json').dependencies,
    ...read('packages/cli/package.json').dependencies,
  };
  const wanted = (names) => Object.fromEntries(names.map((name) => [name, known[name]]));
  const optional = ['pg', 'ioredis', 'bullmq'];
  manifest(stage, {
    name: 'hexwright',
    bin: { hexwright: 'bin/hexwright.js' },
    files: ['bin', 'packages', 'docs'],
    dependencies: wanted(['libsql', '@node-rs/argon2', 'piscina']),
    // Whoever runs several processes, or a laboratory on many machines, installs these beside it.
    peerDependencies: wanted(optional),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  });
  return stage;
}

function stageEngine() {
  const stage = emptyStage('engine');
  cpSync(join(root, 'packages/engine/dist'), stage, { recursive: true, filter: isShipped });
  for (const [from, to] of [
    ['packages/engine/README.md', 'README.md'],
    ['LICENSE', 'LICENSE'],
  ])
    cpSync(join(root, from), join(stage, to));
  writeTypes(join(stage, 'types'));
  manifest(stage, {
    name: '@hexwright/engine',
    sideEffects: false,
    exports: { '.': { types: './types/engine/index.d.ts', default: './index.js' } },
    types: './types/engine/index.d.ts',
  });
  return stage;
}

function emptyStage(name) {
  const stage = join(out, 'stage', name);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  return stage;
}

function isShipped(path) {
  return !path.endsWith('.stamp.json');
}

function copyBuilt(place, stage) {
  cpSync(join(root, place), join(stage, place), { recursive: true, filter: isShipped });
}

function manifest(stage, more) {
  const head = { name: more.name, version, description, license, type: 'module', engines };
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify({ ...head, ...more }, null, 2)}\n`);
}

/** The types of the engine and of all that modules are written with. Packages name each other by their places. */
function writeTypes(folder) {
  const scratch = mkdtempSync(join(out, 'types-'));
  const packages = join(root, 'packages');
  const project = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true },
      ...{ outDir: folder, rootDir: packages, types: [], typeRoots: [] },
      paths: { '@hexwright/*': [`${packages}/*/index.ts`] },
    },
    include: [],
    files: [join(packages, 'engine/index.ts')],
  };
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(project));
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')),
    'bin/tsc',
  );
  run(process.execPath, [compiler, '-p', scratch]);
  rmSync(scratch, { recursive: true });
  cpSync(join(packages, 'engine/shapes.d.ts'), join(folder, 'engine/shapes.d.ts'));
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(folder, name);
    const up = relative(dirname(file), folder);
    const text = readFileSync(file, 'utf8')
      .replace(/(['"])@hexwright\/(\w+)\1/g, (_, quote, other) => `${quote}${up}/${other}/index.js${quote}`)
      .replace(/(['"])zod\/mini\1/g, `'${up}/engine/shapes.js'`)
      .replace(/(['"])(\.[^'"]*)\.ts\1/g, '$1$2.js$1');
    writeFileSync(file, text);
  }
}

function pack(stage) {
  const packed = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], stage),
  );
  const [{ filename, size, unpackedSize }] = packed;
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  return `${join(out, filename)}  ${megabytes(size)} MB, ${megabytes(unpackedSize)} MB unpacked`;
}

function run(command, args, cwd = root) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} ${args[0]} failed: ${error?.message ?? stderr + stdout}`);
}
