import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../packages/kernel/index.ts';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker } from './player.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('a bot that takes its time thinks in a worker of its own, and then it is our turn again', async () => {
  const file = gameAt({
    game: 'first-island/base',
    seats: 3,
    reached: (book, s) => decisionOf(s)?.kind === 'main' && book.turnOf(s) > 5,
  });
  const players = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot', level: 'hard' }];
  const { page, errors } = await visitor(browser, {}, { oneTap: false });
  await sitDownAt(page, { ...file, players });
  const before = page.workers().length;
  expect(await new Clicker(page, { builds: false }).play((asked) => asked === 'roll')).toBe('asked');
  expect([before, page.workers().length]).toEqual([1, 2]);
  expect(errors).toEqual([]);
});
