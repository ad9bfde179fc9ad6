import { expect, test } from 'vitest';
import { rowSheet } from '../../worker/catalogue.ts';

const companions = (game: string): string[] => {
  const asked = rowSheet({ game, seats: 4 });
  if (!asked.ok) throw new Error(asked.reason.text);
  return asked.row.companions.map(({ id }) => id);
};

test('a game with a board of its own is offered only to games that have rules for both', () => {
  expect(companions('seafarers/forgotten-tribe')).toContain('traders-barbarians/fishermen');
  expect(companions('seafarers/forgotten-tribe')).not.toContain('seafarers/fog-islands');
  expect(companions('first-island/base')).not.toContain('traders-barbarians/fishermen');
});
