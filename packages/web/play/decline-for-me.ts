import { useEffect, useMemo } from 'react';
import { useSettings } from '../look/settings.ts';
import type { TableConnection } from '../table/connection.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { declineOf } from './deal.ts';
import { useGame } from './game-context.ts';

/** Declines offers that cannot be accepted, for whoever wishes so. Where that is refused the person is asked as ever. */
export class Decliner {
  private readonly table: Pick<TableConnection, 'play'>;
  private tried = -1;

  constructor(table: Pick<TableConnection, 'play'>) {
    this.table = table;
  }

  see(sheet: Sheet, view: TableView): void {
    const move = declineOf(sheet, view);
    if (!move || view.seat === null || this.tried === view.n) return;
    this.tried = view.n;
    void this.table.play(view.seat, move).catch(() => {});
  }
}

export function useDecliner(table: TableConnection): void {
  const { sheet, view } = useGame();
  const { declineForMe } = useSettings();
  const decliner = useMemo(() => new Decliner(table), [table]);
  useEffect(() => {
    if (declineForMe) decliner.see(sheet, view);
  }, [declineForMe, sheet, view, decliner]);
}
