import { expect, test } from 'vitest';
import { rulesFor } from '../index.ts';

const TRIBE = 'seafarers/forgotten-tribe';
const FISH = 'traders-barbarians/fishermen';

test.each([
  [TRIBE, FISH],
  [FISH, TRIBE],
])('two games with rules between them bring those along, whichever is asked for first', (game, other) => {
  const asked = rulesFor({ game, seats: 4, modules: [other] });
  expect(asked.ok && asked.rules.modules.map(({ id }) => id)).toContain(`${TRIBE}-fishermen`);
  expect(asked.ok && asked.rules.layout.id).toBe('forgotten-tribe-3-4');
});

test('two games with a board each and no rules between them are refused', () => {
  const asked = rulesFor({ game: 'seafarers/four-islands', seats: 4, modules: ['seafarers/fog-islands'] });
  expect(asked).toMatchObject({ ok: false, reason: { code: 'module-conflict' } });
});
