import { expect, test } from 'vitest';
import { addToasts, removeToasts, type Toast, type ToastQueue, toastsFor } from '../../play/toast-queue.ts';

const toast = (key: string): Toast => ({ key, event: { at: 1, kind: 'stolen', data: { seat: 0, from: 1 } } });
const keys = ({ toasts }: ToastQueue): string[] => toasts.map(({ key }) => key);
const nothing: ToastQueue = { seat: 1, toasts: [] };

test('what was said to one is gone as soon as the table is handed over, and does not come back', () => {
  const robbed = addToasts(nothing, 1, [toast('a')]);
  expect(keys(toastsFor(robbed, 1))).toEqual(['a']);
  const handedOver = toastsFor(robbed, null);
  expect(keys(handedOver)).toEqual([]);
  expect(keys(toastsFor(handedOver, 0))).toEqual([]);
  expect(keys(toastsFor(toastsFor(handedOver, 0), 1))).toEqual([]);
});

test('what is said to the next one comes alone', () => {
  expect(keys(addToasts(addToasts(nothing, 1, [toast('a')]), 0, [toast('b')]))).toEqual(['b']);
});

test('of much that happens the latest three are said, and each goes when it was read', () => {
  const much = addToasts(addToasts(nothing, 1, [toast('a'), toast('b')]), 1, [toast('c'), toast('d')]);
  expect(keys(much)).toEqual(['b', 'c', 'd']);
  expect(keys(removeToasts(much, ['c']))).toEqual(['b', 'd']);
});
