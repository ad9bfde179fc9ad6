import { expect, test } from 'vitest';
import { arrowInWords, drawnArrow } from '../../board/arrow.ts';
import { isPrinted, printedValue } from '../../board/printed.ts';

test('an arrow points to its side and has its numbers two in a line', () => {
  const west = drawnArrow('3:4,6,9');
  expect([west.lines, west.x < 0, Math.abs(west.y) < 1]).toEqual([['4 6', '9'], true, true]);
  const northEast = drawnArrow('1:');
  expect([northEast.lines, northEast.x > 0, northEast.y < 0]).toEqual([[], true, true]);
});

const said = (shape: 'arrow' | 'river' | 'site' | 'plate', value: string, of?: string): string =>
  printedValue({ terms: { 'hotel.mitte': 'Stadtmitte' } }, { shape, of }, value);

test('in words it says where it leads, and on what', () => {
  expect([arrowInWords('3:4,6'), arrowInWords('1:')]).toEqual(['← 4, 6', '↗']);
  expect([said('arrow', '0:8'), said('river', '0-3'), said('site', 'Rome')]).toEqual(['→ 8', '', 'Rome']);
  expect([said('plate', 'mitte', 'hotel'), said('plate', '21'), said('plate', 'other', 'hotel')]).toEqual([
    'Stadtmitte',
    '21',
    'other',
  ]);
  expect(['arrow', 'plate', 'chit'].map(isPrinted)).toEqual([true, true, false]);
});
