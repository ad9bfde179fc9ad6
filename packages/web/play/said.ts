import type { TableEvent } from '../table/protocol.ts';

export interface Toast {
  readonly key: string;
  readonly event: TableEvent;
}

/** What is being said at the table, and to which seat. */
export interface Said {
  readonly seat: number | null;
  readonly toasts: readonly Toast[];
}

/** no more than these at once */
const MOST = 3;

/** What was said to one is not for whoever looks next. */
export const saidTo = (said: Said, seat: number | null): Said =>
  said.seat === seat ? said : { seat, toasts: [] };

/** The latest are said, to the seat that they happened to and to no other. */
export const sayMore = (said: Said, seat: number | null, more: readonly Toast[]): Said => ({
  seat,
  toasts: [...saidTo(said, seat).toasts, ...more].slice(-MOST),
});

/** What was read, or stood there long enough, goes. */
export const unsay = (said: Said, gone: readonly string[]): Said => ({
  ...said,
  toasts: said.toasts.filter(({ key }) => !gone.includes(key)),
});
