import type { Outcome } from '@hexwright/kernel';
import { useCallback, useEffect, useState } from 'react';
import { reasonWords } from '../words/reason.ts';

/** Does something at a table, and holds for a while what was said against it. */
export function useAct(): { readonly refusal: string | null; act(doing: Promise<Outcome<object>>): void } {
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => {
    if (refusal === null) return;
    const timer = setTimeout(() => setRefusal(null), 6000);
    return () => clearTimeout(timer);
  }, [refusal]);
  const act = useCallback((doing: Promise<Outcome<object>>): void => {
    doing.then(
      (done) => setRefusal(done.ok ? null : reasonWords(done.reason)),
      (error: Error) => setRefusal(error.message),
    );
  }, []);
  return { refusal, act };
}
