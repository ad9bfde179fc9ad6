/** Takes the types out of sources as Node loads them. Styles say nothing to a test. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loaderOf, withoutTypes } from './test-sources.mjs';

export async function load(url, context, next) {
  const [path] = url.split(/[?#]/);
  if (!path.startsWith('file:')) return next(url, context);
  if (path.endsWith('.css')) return { format: 'module', source: '', shortCircuit: true };
  if (path.endsWith('.json') && context.importAttributes?.type !== 'json')
    return { format: 'module', source: `export default ${await read(path)}`, shortCircuit: true };
  if (!loaderOf(path)) return next(url, context);
  return { format: 'module', source: await withoutTypes(fileURLToPath(path)), shortCircuit: true };
}

const read = (path) => readFile(fileURLToPath(path), 'utf8');
