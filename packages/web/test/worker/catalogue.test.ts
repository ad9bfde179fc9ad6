import { expect, test } from 'vitest';
import { rowSheet } from '../../worker/catalogue.ts';
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
