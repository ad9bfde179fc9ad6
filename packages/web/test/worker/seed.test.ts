import { expect, test, vi } from 'vitest';
import { freshSeed } from '../../screens/begin.ts';
import type { Player, TableView } from '../../table/protocol.ts';
import { openLibrary } from '../../worker/library.ts';
import { settlerMind } from '../../worker/mind.ts';
import { LocalReferee } from '../../worker/referee.ts';
import { memoryShelf } from './memory-shelf.ts';

vi.mock('../../table/link.ts', () => ({ referee: {} }));

test('a table’s own seed has 128 bits and is another each time', () => {
  const seeds = Array.from({ length: 50 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(50);
});

test('nothing that the worker tells the page during a game carries the seed', async () => {
  vi.useFakeTimers();
  const seed = 'f00dfacef00dfacef00dfacef00dface';
  const players: Player[] = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
  const told: unknown[] = [];
  const views: TableView[] = [];
  const referee = new LocalReferee(memoryShelf(), openLibrary(), settlerMind, (reply) => {
    told.push(reply);
    if ('view' in reply) views.push(reply.view);
  });
  const begun = await referee.begin({ game: 'first-island/base', seats: 3 }, players, seed);
  if (!begun.ok) throw new Error(begun.reason.text);
  const { game } = begun;
  told.push(begun, await referee.open(game));
  await Promise.resolve();
  for (let i = 0; i < 30; i++) {
    const { legal } = views[views.length - 1];
    told.push(referee.play(game, 0, legal[legal.length - 1] ?? { move: 'nothing' }));
    await vi.advanceTimersByTimeAsync(20_000);
  }
  told.push(
    referee.undo(game),
    await referee.games(),
    await referee.story(game),
    await referee.frame(game, 9),
  );
  vi.useRealTimers();
  expect(views[views.length - 1].moves).toBeGreaterThan(60);
  expect(JSON.stringify(told)).not.toContain(seed);
});
