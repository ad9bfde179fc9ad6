/** Takes the types out of sources as Node loads them. Styles say nothing to a test. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const LOADERS = { '.ts': 'ts', '.tsx': 'tsx' };

export async function load(url, context, next) {
  const [path] = url.split(/[?#]/);
  if (!path.startsWith('file:')) return next(url, context);
  if (path.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (path.endsWith('.json') && context.importAttributes?.type !== 'json')
    return { format: 'module', source: `export default ${await read(path)}`, shortCircuit: true };
  const loader = LOADERS[/\.[a-z]+$/.exec(path)?.[0]];
  if (!loader) return next(url, context);
  const { code } = await transform(await read(path), {
    loader,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcefile: fileURLToPath(path),
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}

const read = (path) => readFile(fileURLToPath(path), 'utf8');
