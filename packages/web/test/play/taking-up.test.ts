import { expect, test } from 'vitest';
import { doingsOf, NO_PICK, nextPlaces, pointedAt } from '../../play/choices.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const found = await rowSheet(openLibrary(), { game: 'seafarers/heading-for-new-shores', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const sheet = asIsland(found.row.sheet);

test('a ship is moved by its place and the place where it goes', () => {
  const up = { move: 'move-ship', edge: 4 };
  const next = [8, 9].map((edge) => ({ move: 'ship-to', edge }));
  const doings = doingsOf([up, { move: 'ship', edge: 5 }, { move: 'end-turn' }], [{ move: up, next }]);
  const edges = (places: readonly number[]) => places.map((place) => ({ on: 'edge' as const, place }));
  expect(nextPlaces(sheet, doings, NO_PICK)).toEqual(edges([4, 5]));
  expect(pointedAt(sheet, doings, { kind: null, places: edges([4]) })).toEqual([]);
  expect(nextPlaces(sheet, doings, { kind: 'move-ship', places: edges([4]) })).toEqual(edges([8, 9]));
  expect(pointedAt(sheet, doings, { kind: null, places: edges([4, 9]) })).toEqual([{ ...up, next: next[1] }]);
});
