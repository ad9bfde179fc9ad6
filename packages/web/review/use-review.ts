import type { Reason } from '@hexwright/kernel';
import { useCallback, useEffect, useState } from 'react';
import type { Archive } from '../screens/archive.ts';
import { askReviewer } from './ask-reviewer.ts';
import type { Review } from './reviewed.ts';

/** How far a look back has come. */
export type Looking =
  | { readonly kind: 'looking'; readonly share: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'seen'; readonly review: Review };

/** what was seen since the page was opened: going to a move and back does not begin anew */
const seen = new Map<string, Review>();

/** Looks back at a game in a worker of its own, which is ended where somebody calls it off or goes away. */
export function useReview(
  archive: Archive,
  game: string,
  seat: number | null,
): { readonly looking: Looking; stop(): void; again(): void } {
  const key = `${game} ${seat}`;
  const [looking, setLooking] = useState<Looking>({ kind: 'looking', share: 0 });
  const [asked, setAsked] = useState(0);
  const [stopped, setStopped] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is done anew when somebody asks again
  useEffect(() => {
    if (seat === null) return;
    const known = seen.get(key);
    if (known) return setLooking({ kind: 'seen', review: known });
    if (stopped) return setLooking({ kind: 'stopped' });
    setLooking({ kind: 'looking', share: 0 });
    const end = new AbortController();
    const refused = (reason: Reason): void => {
      if (!end.signal.aborted) setLooking({ kind: 'refused', reason });
    };
    archive.file(game).then(
      (copied) => {
        if (end.signal.aborted) return;
        if (!copied.ok) return refused(copied.reason);
        askReviewer({ file: copied.file, seats: [seat] }, end.signal, (answer) => {
          if ('progress' in answer) return setLooking({ kind: 'looking', share: answer.progress });
          if (!answer.ok) return refused(answer.reason);
          if (!('review' in answer)) return;
          seen.set(key, answer.review);
          setLooking({ kind: 'seen', review: answer.review });
        });
      },
      (error: Error) => refused({ code: 'review-failed', text: error.message }),
    );
    return () => end.abort();
  }, [archive, game, seat, key, asked, stopped]);
  return {
    looking,
    stop: useCallback(() => setStopped(true), []),
    again: useCallback(() => {
      setStopped(false);
      setAsked((n) => n + 1);
    }, []),
  };
}
