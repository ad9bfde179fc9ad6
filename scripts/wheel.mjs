/**
 * Makes the wheel of the client for Python, with the engine in it as one file of JavaScript: whoever installs it needs Node and nothing else.
 *
 * Usage: npm run wheel             into dist/
 *        npm run wheel -- DIR      into another folder
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const out = resolve(process.argv[2] ?? join(root, 'dist'));
mkdirSync(out, { recursive: true });
const engine = join(out, 'engine.mjs');
await build({
  entryPoints: [join(root, 'packages/cli/stdio/alone.ts')],
  outfile: engine,
  bundle: true,
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'inline',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'error',
});
const made = spawnSync('python3', [join(root, 'clients/python/make_wheel.py'), engine, out], {
  encoding: 'utf8',
});
if (made.status !== 0) {
  console.error(made.error ? 'a wheel is packed by python3, which is not here' : made.stderr);
  process.exit(1);
}
process.stdout.write(made.stdout);
