import { expect, test } from 'vitest';
import { type Said, saidTo, sayMore, type Toast, unsay } from '../../play/said.ts';

const toast = (key: string): Toast => ({ key, event: { at: 1, kind: 'stolen', data: { seat: 0, from: 1 } } });
const keys = ({ toasts }: Said): string[] => toasts.map(({ key }) => key);
const nothing: Said = { seat: 1, toasts: [] };

test('what was said to one is gone as soon as the table is handed over, and does not come back', () => {
  const robbed = sayMore(nothing, 1, [toast('a')]);
  expect(keys(saidTo(robbed, 1))).toEqual(['a']);
  const handedOver = saidTo(robbed, null);
  expect(keys(handedOver)).toEqual([]);
  expect(keys(saidTo(handedOver, 0))).toEqual([]);
  expect(keys(saidTo(saidTo(handedOver, 0), 1))).toEqual([]);
});

test('what is said to the next one comes alone', () => {
  expect(keys(sayMore(sayMore(nothing, 1, [toast('a')]), 0, [toast('b')]))).toEqual(['b']);
});

test('of much that happens the latest three are said, and each goes when it was read', () => {
  const much = sayMore(sayMore(nothing, 1, [toast('a'), toast('b')]), 1, [toast('c'), toast('d')]);
  expect(keys(much)).toEqual(['b', 'c', 'd']);
  expect(keys(unsay(much, ['c']))).toEqual(['b', 'd']);
});
