import type { TournamentSheet } from '@hexwright/table';
import { useCallback, useEffect, useState } from 'react';
import { reasonWords } from '../../words/reason.ts';
import { ask } from '../api.ts';
import { theReferee } from '../server-session.ts';

const EVERY = 5000;

/** A tournament as it stands, asked for again while somebody looks at it and when a table is called. */
export function useTournament(id: string): {
  readonly sheet: TournamentSheet | null;
  readonly trouble: string | null;
  refresh(): Promise<void>;
} {
  const [sheet, setSheet] = useState<TournamentSheet | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    const asked = await ask('tournament', undefined, { params: { tournament: id } });
    if (asked.ok) setSheet(asked.answer.tournament);
    else setTrouble(reasonWords(asked.reason));
  }, [id]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY);
    const unhear = theReferee().watchHouse(() => void refresh());
    return () => {
      clearInterval(timer);
      unhear();
    };
  }, [refresh]);
  return { sheet, trouble: sheet ? null : trouble, refresh };
}
