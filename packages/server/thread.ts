import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from a file beside ours, named without its ending: built it is JavaScript, and from the sources it is
 * TypeScript that tsx must read.
 */
export function startThread(
  place: URL,
  workerData: unknown,
  resourceLimits: WorkerOptions['resourceLimits'] = {},
) {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(`${fileURLToPath(place)}.js`, { workerData, resourceLimits });
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href;
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(`${place.href}.ts`)});
  })`;
  return new Worker(begin, { eval: true, workerData, resourceLimits });
}
