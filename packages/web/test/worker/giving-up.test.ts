import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Browser, settled } from './tabs.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever gives up looks on while a bot plays the seat, now and whenever the game is opened again', async () => {
  const tab = new Browser().tab();
  const game = await tab.begun();
  tab.referee.pace(0);
  expect(await tab.referee.resign(game, 1)).toMatchObject({ ok: false, reason: { code: 'not-yours' } });
  expect(await tab.referee.resign('none', 0)).toMatchObject({ ok: false, reason: { code: 'game-lost' } });
  expect(await tab.referee.resign(game, 0)).toEqual({ ok: true });
  expect(tab.latest().seat).toBeNull();
  const before = tab.latest().moves;
  for (let i = 0; i < 40; i++) await vi.advanceTimersByTimeAsync(1);
  expect(tab.latest().moves).toBeGreaterThan(before + 5);
  expect(await tab.referee.resign(game, 0)).toMatchObject({ ok: false });

  tab.referee.close(game);
  const opened = await tab.referee.open(game);
  await settled();
  expect(opened.ok && opened.players[0]).toEqual({ kind: 'bot', resigned: true });
  expect(tab.latest().seat).toBeNull();
});
