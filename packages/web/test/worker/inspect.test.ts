import { compileBook, islandModules } from '@hexwright/island';
import { legalMoves, newGame, play } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { inspectionOf } from '../../worker/inspect.ts';
import { Browser } from './tabs.ts';

function begun() {
  const modules = islandModules.filter(({ id }) => id === 'island' || id === 'first-island/base');
  const made = compileBook({
    setup: { game: 'first-island/base', rulesVersion: 1, seats: 3, options: {} },
    modules,
  });
  if (!made.ok) throw new Error(made.reason.text);
  return newGame(made.book, { mode: 'seeded', seed: 'inside' });
}

test('what the engine holds is told by part, with the open decisions and who answers which point', () => {
  const game = begun();
  const { decisions, parts, points } = inspectionOf(
    game.state.rules as Parameters<typeof inspectionOf>[0],
    game.state,
  );
  expect(decisions.at(-1)).toMatchObject({ kind: 'place-building', seats: [0] });
  const fieldsOf = (id: string) => parts.find(({ part }) => part === id)?.fields.map(([name]) => name) ?? [];
  expect(fieldsOf(''), 'of every game').toContain('hold');
  expect(fieldsOf('routes')).toContain('routeLength');
  expect(fieldsOf('offers')).toContain('offerGive');
  expect(points).toContainEqual(['handLimit', ['sevens']]);
  const every = parts.flatMap(({ fields }) => fields.map(([name]) => name));
  expect(new Set(every).size, 'each field once').toBe(every.length);
});

test('a field changes with a move', () => {
  const game = begun();
  const buildings = (): unknown =>
    inspectionOf(game.state.rules as Parameters<typeof inspectionOf>[0], game.state)
      .parts.flatMap(({ fields }) => fields)
      .find(([name]) => name === 'building')?.[1];
  const before = JSON.stringify(buildings());
  play(game, 0, legalMoves(game.state, 0).moves[0]);
  expect(JSON.stringify(buildings())).not.toBe(before);
});

test('nobody looks inside while a game is played', async () => {
  const tab = new Browser().tab();
  const game = await tab.begun();
  expect(await tab.referee.inspect(game, 0)).toMatchObject({ reason: { code: 'not-over' } });
});
