import { rows } from '@hexwright/catalog';
import { expect, test } from 'vitest';
import { catalogueCards, frontOf, rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';

const library = openLibrary();

const companions = async (game: string): Promise<string[]> => {
  const asked = await rowSheet(library, { game, seats: 4 });
  if (!asked.ok) throw new Error(asked.reason.text);
  return asked.row.companions.map(({ id }) => id);
};

test('a game with a board of its own is offered only to games that have rules for both', async () => {
  expect(await companions('seafarers/forgotten-tribe')).toContain('traders-barbarians/fishermen');
  expect(await companions('seafarers/forgotten-tribe')).not.toContain('seafarers/fog-islands');
  expect(await companions('first-island/base')).not.toContain('traders-barbarians/fishermen');
});

test('the game that a newcomer meets first is the first row, with a board to look at', async () => {
  const [first] = library.catalog.rows;
  const found = await frontOf(library);
  if (!found.ok) throw new Error(found.reason.text);
  expect([found.front.game, first.players]).toEqual([first.id, expect.arrayContaining([found.front.seats])]);
  const asked = await rowSheet(library, { game: first.id, seats: found.front.seats });
  if (!asked.ok) throw new Error(asked.reason.text);
  expect([found.front.sheet, found.front.fields]).toEqual([asked.row.sheet, asked.row.fields]);
});

test('every row is listed with what it is about, which nobody knows who only begins a game', async () => {
  const cards = await catalogueCards(library);
  expect(cards.map(({ id, summary }) => [id, summary])).toEqual(rows.map(({ id, summary }) => [id, summary]));
  expect(cards.every(({ summary }) => summary.length > 0)).toBe(true);
  expect(new Set(library.catalog.rows.map(({ summary }) => summary))).toEqual(new Set(['']));
});
