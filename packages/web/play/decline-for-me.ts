import { useEffect, useRef } from 'react';
import { useSettings } from '../look/settings.ts';
import type { TableConnection } from '../table/connection.ts';
import { declineOf } from './deal.ts';
import { useGame } from './game-context.ts';

/** Declines offers that cannot be accepted, for whoever wishes so. Where that is refused the person is asked as ever. */
export function useDecliner(table: TableConnection): void {
  const { sheet, view } = useGame();
  const { declineForMe } = useSettings();
  const tried = useRef(-1);
  useEffect(() => {
    const move = declineForMe ? declineOf(sheet, view) : null;
    if (!move || view.seat === null || tried.current === view.n) return;
    tried.current = view.n;
    void table.play(view.seat, move).catch(() => {});
  }, [declineForMe, sheet, view, table]);
}
