import { expect, test, vi } from 'vitest';
import { freshSeed } from '../../screens/fresh-seed.ts';
import { Browser, settled, solo } from './tabs.ts';

test('a table’s own seed has 128 bits and is another each time', () => {
  const seeds = Array.from({ length: 50 }, freshSeed);
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(seeds).size).toBe(50);
});

test('nothing that the worker tells the page during a game carries the seed', async () => {
  vi.useFakeTimers();
  const seed = 'f00dfacef00dfacef00dfacef00dface';
  const { referee, said, latest, play, undo } = new Browser().tab();
  const told: unknown[] = [said];
  const begun = await referee.begin({ game: 'first-island/base', seats: 3 }, solo, seed);
  if (!begun.ok) throw new Error(begun.reason.text);
  const { game } = begun;
  told.push(begun, await referee.open(game));
  await settled();
  for (let i = 0; i < 30; i++) {
    told.push(await play(game, 0, latest().legal.at(-1) ?? { move: 'nothing' }));
    await vi.advanceTimersByTimeAsync(20_000);
  }
  told.push(await undo(game), await referee.games(), await referee.story(game), await referee.frame(game, 9));
  vi.useRealTimers();
  expect(latest().moves).toBeGreaterThan(60);
  expect(JSON.stringify(told)).not.toContain(seed);
});
