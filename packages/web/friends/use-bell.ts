import { useEffect, useState } from 'react';
import { type Bell, bellNow, ring, ringNoMore } from './push.ts';

/** How this browser tells of one's turn, and the two ways to change it; null until it is known. */
export function useBell(): {
  readonly bell: Bell | null;
  ring(): void;
  ringNoMore(): void;
} {
  const [bell, setBell] = useState<Bell | null>(null);
  useEffect(() => {
    void bellNow().then(setBell);
  }, []);
  return {
    bell,
    ring: () => void ring().then(setBell),
    ringNoMore: () => void ringNoMore().then(setBell),
  };
}
