import type { Reason } from '@hexwright/kernel';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ServerTable, TableNow } from '../table/server-table.ts';
import { theReferee } from './server-session.ts';

export type Opening =
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'open'; readonly table: ServerTable };

/** Opens a table for as long as the page shows it. */
export function useServerTable(id: string, password?: string): Opening {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });
  useEffect(() => {
    let left = false;
    let sat: ServerTable | null = null;
    setOpening({ kind: 'opening' });
    theReferee()
      .sitDown(id, password)
      .then(
        (opened) => {
          if (!opened.ok) {
            if (!left) setOpening({ kind: 'refused', reason: opened.reason });
            return;
          }
          sat = opened.table;
          if (left) sat.leave();
          else setOpening({ kind: 'open', table: sat });
        },
        (error: Error) => {
          if (!left) setOpening({ kind: 'refused', reason: { code: 'failed', text: error.message } });
        },
      );
    return () => {
      left = true;
      sat?.leave();
    };
  }, [id, password]);
  return opening;
}

export function useTableNow(table: ServerTable): TableNow {
  return useSyncExternalStore(
    (hear) => table.watch(hear),
    () => table.now as TableNow,
  );
}
