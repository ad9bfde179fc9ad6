import type { RouteName, TableCard } from '@hexwright/table';
import { useCallback, useEffect, useState } from 'react';
import { ask } from './api.ts';
import { theReferee } from './server-session.ts';

const EVERY = 6000;

/** A list of tables that is asked for again while somebody looks at it, and when a turn comes. */
export function useTables(
  name: Extract<RouteName, 'lobby' | 'myTables'>,
  state?: 'waiting' | 'playing',
): readonly TableCard[] | null {
  const [tables, setTables] = useState<readonly TableCard[] | null>(null);
  const refresh = useCallback(async () => {
    if (document.visibilityState === 'hidden') return;
    const asked = await ask(name, undefined, state && { query: { state } });
    if (asked.ok) setTables(asked.answer.tables);
  }, [name, state]);
  useEffect(() => {
    void refresh();
    const timer = setInterval(() => void refresh(), EVERY);
    const unhear = theReferee().watchHouse(() => void refresh());
    return () => {
      clearInterval(timer);
      unhear();
    };
  }, [refresh]);
  return tables;
}
