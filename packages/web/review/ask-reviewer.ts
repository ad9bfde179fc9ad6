import { type Outcome, refuse } from '@hexwright/kernel';
import type { ReviewAnswer, ReviewQuestion } from './reviewed.ts';

/** Asks a worker that was started for this question alone: it goes with its last answer, or when nobody wants to know any more. */
export function askReviewer(
  question: ReviewQuestion,
  end: AbortSignal,
  hear: (answer: ReviewAnswer) => void,
): void {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), {
    type: 'module',
    name: 'reviewer',
  });
  const stop = (): void => worker.terminate();
  end.addEventListener('abort', stop);
  worker.onmessage = ({ data }: MessageEvent<ReviewAnswer>) => {
    if ('ok' in data) stop();
    hear(data);
  };
  worker.onerror = ({ message }) => {
    stop();
    hear(failed(message));
  };
  worker.postMessage(question);
}

const failed = (message: string): Outcome<never> =>
  refuse('review-failed', message || 'the worker could not be started');
