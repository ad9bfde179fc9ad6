import { itemAt, refuse } from '@hexwright/kernel';
import { parseFile } from '@hexwright/table';
import type { ReviewAnswer, ReviewQuestion } from '../review/reviewed.ts';
import type { Library } from './library.ts';
import type { Line } from './thinker.ts';

/** The name of the worker that looks back at a game: whoever asked ends it to call that off. */
export const REVIEWER = 'reviewer';

/** One end of a line: looks back at the games that it is sent. */
export function answerReviews(
  line: Line<ReviewAnswer, ReviewQuestion>,
  library: Library | Promise<Library>,
  now: () => number,
): void {
  line.onmessage = async ({ data: { file, seats, about } }) => {
    try {
      const parsed = parseFile(file);
      if (!parsed.ok) return line.postMessage(parsed);
      const { setup, chance, log } = parsed.save;
      const ruled = await (await library).rulesOfSetup(setup);
      if (!ruled.ok) return line.postMessage(ruled);
      if (about === 'now') {
        const { advise } = await import('./advice.ts');
        return line.postMessage(advise({ game: ruled.rules, chance, log, seat: itemAt(seats, 0), now }));
      }
      if (about === 'places') {
        const { judgeFirstPlaces } = await import('./first-places.ts');
        return line.postMessage(judgeFirstPlaces({ game: ruled.rules, chance, log, seat: itemAt(seats, 0) }));
      }
      const { lookBack } = await import('./look-back.ts');
      let told = 0;
      const progress = (share: number): void => {
        if (share < told + 0.01) return;
        told = share;
        line.postMessage({ progress: share });
      };
      line.postMessage(lookBack({ game: ruled.rules, chance, log, seats, now, progress }));
    } catch (error) {
      line.postMessage(refuse('review-failed', error instanceof Error ? error.message : String(error)));
    }
  };
}
