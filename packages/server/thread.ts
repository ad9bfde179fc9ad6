import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Where each thread begins, in the sources; built they all lie beside each other. */
const THREADS = {
  'sqlite-thread': './store/sqlite-thread.ts',
  'thinker-thread': './bots/thinker-thread.ts',
  'check-thread': './rules/check-thread.ts',
  'replay-thread': './rules/replay-thread.ts',
  'picture-thread': './pictures/picture-thread.ts',
} as const;

export type ThreadName = keyof typeof THREADS;

export function startThread(
  name: ThreadName,
  workerData: unknown,
  resourceLimits: WorkerOptions['resourceLimits'] = {},
): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`./${name}.js`, import.meta.url), { workerData, resourceLimits });
  const place = new URL(THREADS[name], import.meta.url).href;
  const tsx = createRequire(import.meta.url)
    .resolve('tsx/esm/api')
    .replace(/\.cjs$/, '.mjs');
  const begin = `import(${JSON.stringify(pathToFileURL(tsx).href)}).then(({ register }) => {
    register();
    return import(${JSON.stringify(place)});
  })`;
  return new Worker(begin, { eval: true, workerData, resourceLimits });
}
