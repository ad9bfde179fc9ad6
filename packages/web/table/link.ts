import { linkWorker } from './connection.ts';

/** The page's one referee. Another address than the worker's would go here. */
export const { referee, sitDown } = linkWorker(
  new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' }),
);
