import type { TableEvent } from '../table/protocol.ts';

export interface Toast {
  readonly key: string;
  readonly event: TableEvent;
}

/** What is being said at the table, and to which seat. */
export interface ToastQueue {
  readonly seat: number | null;
  readonly toasts: readonly Toast[];
}

/** no more than these at once */
const MOST = 3;

/** What was said to one is not for whoever looks next. */
export const toastsFor = (said: ToastQueue, seat: number | null): ToastQueue =>
  said.seat === seat ? said : { seat, toasts: [] };

/** The latest are said, to the seat that they happened to and to no other. */
export const addToasts = (said: ToastQueue, seat: number | null, more: readonly Toast[]): ToastQueue => ({
  seat,
  toasts: [...toastsFor(said, seat).toasts, ...more].slice(-MOST),
});

/** What was read, or stood there long enough, goes. */
export const removeToasts = (said: ToastQueue, gone: readonly string[]): ToastQueue => ({
  ...said,
  toasts: said.toasts.filter(({ key }) => !gone.includes(key)),
});
