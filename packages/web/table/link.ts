import { linkWorker } from './connection.ts';

/** The page's one referee. Another address than the worker's would go here. */
export const { referee, sitDown, watchReferee } = linkWorker(startWorker());

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}
