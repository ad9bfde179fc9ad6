import { itemAt } from '@hexwright/kernel';
import type { Table, TableView } from '@hexwright/table';

/** The table as somebody sees it who is told everything a while later. */
export class DelayedView {
  private readonly delay: number;
  /** by line of the record: when it was written */
  private readonly times: number[];

  constructor(delay: number, times: readonly number[]) {
    this.delay = delay;
    this.times = [...times];
  }

  wrote(lines: number, now: number): void {
    while (this.times.length < lines) this.times.push(now);
  }

  /** how many lines may be known at this moment */
  linesAt(now: number): number {
    const first = this.times.findLastIndex((at) => at + this.delay <= now);
    return first + 1;
  }

  /** when there is more to be seen; null where everything is */
  nextAt(now: number): number | null {
    const lines = this.linesAt(now);
    return lines < this.times.length ? itemAt(this.times, lines) + this.delay : null;
  }

  view(table: Table, now: number): TableView | null {
    const lines = this.linesAt(now);
    const framed = table.frame(Math.min(table.movesAfter(lines), table.moves), null);
    return framed.ok ? { ...framed.view, n: lines } : null;
  }
}
