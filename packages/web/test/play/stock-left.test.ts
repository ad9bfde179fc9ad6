import { expect, test } from 'vitest';
import { stockLeft } from '../../play/stock-left.ts';
import { speakerFor } from '../../words/speak.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const sheet = asIsland(found.row.sheet);
const speak = speakerFor(sheet, []);
const look = { on: 'stock', shape: 'chit' } as const;

test('a stock lists the terrains of which something is left, over all its rows', () => {
  const n = sheet.terrains.length;
  const counts = Array.from({ length: 2 * n }, (_, i) => (i % n === 0 ? 2 : 0));
  const [{ id }] = sheet.terrains;
  expect(stockLeft(sheet, speak, look, counts)).toMatchObject([{ id, count: 4 }]);
});

test('a stock of numbers calls each by itself', () => {
  const counts = new Array<number>(13).fill(0);
  counts[8] = 2;
  expect(stockLeft(sheet, speak, { ...look, of: 'number' }, counts)).toEqual([
    { id: '8', called: '8', count: 2 },
  ]);
});

test('a stock of harbours names their goods, one of named kinds the kinds', () => {
  const harbours = sheet.board.harbourKinds.map(({ good }) => (good === 'wool' ? 1 : 0));
  expect(stockLeft(sheet, speak, { ...look, of: 'harbour' }, harbours)).toEqual([
    { id: 'wool', called: 'wool', count: 1 },
  ]);
  const of = { domain: 'good', kinds: ['ore', 'grain'] };
  expect(stockLeft(sheet, speak, { ...look, of }, [0, 3])).toEqual([
    { id: 'grain', called: 'grain', count: 3 },
  ]);
});
