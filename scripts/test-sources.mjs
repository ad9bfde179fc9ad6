/**
 * The sources as Node can read them, without their types. Each is translated once and kept, by what stands in it: every process of a test
 * run reads the whole catalogue, and translating it takes longer than loading it.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/hexwright-sources');
const PLACES = ['packages', 'e2e', 'scripts'];
const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };
const OPTIONS = {
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: 'inline',
  sourcesContent: false,
};

/** what esbuild takes a file for, if it has types */
export const loaderOf = (path) => LOADERS[/\.[a-z]+$/.exec(path)?.[0]];

/** a folder with copies of some sources in which mistakes are planted: [mutate.mjs](mutate.mjs) */
const mutated = process.env.HEXWRIGHT_MUTATED;

export async function withoutTypes(path) {
  const copy = mutated && join(mutated, relative(ROOT, path));
  const source = readFileSync(copy && existsSync(copy) ? copy : path, 'utf8');
  const kept = join(KEPT, nameOf(path, source));
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { transform } = await import('esbuild');
    const { code } = await transform(source, { ...OPTIONS, loader: loaderOf(path), sourcefile: path });
    mkdirSync(KEPT, { recursive: true });
    // Others may be reading: it is there whole or not at all.
    const own = `${kept}.${process.pid}`;
    writeFileSync(own, code);
    renameSync(own, kept);
    return code;
  }
}

function nameOf(path, source) {
  const hash = createHash('sha1').update(JSON.stringify(OPTIONS)).update(path).update('\n').update(source);
  return `${hash.digest('hex')}.mjs`;
}

/** Before the tests begin: translates what has changed, for all of their processes, and forgets what is no longer there. */
export default async function translateAll() {
  const paths = PLACES.flatMap((place) =>
    readdirSync(join(ROOT, place), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile() && loaderOf(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/(node_modules|dist)\//.test(path));
  await Promise.all(paths.map(withoutTypes));
  if (mutated) return;
  const wanted = new Set(paths.map((path) => nameOf(path, readFileSync(path, 'utf8'))));
  for (const name of readdirSync(KEPT)) if (!wanted.has(name)) rmSync(join(KEPT, name), { force: true });
}
