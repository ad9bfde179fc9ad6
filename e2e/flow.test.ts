import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../packages/kernel/index.ts';
import { everybodyLeaves, PHONE, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { gameAt, sitDownAt } from './positions.ts';
import { drawn } from './until.ts';

let browser: Browser;
let roll: object;
let main: object;
let offer: object;
beforeAll(async () => {
  browser = await theBrowser();
  const at = (kind: string) =>
    gameAt({
      game: 'first-island/base',
      seats: 4,
      reached: (book, s) => decisionOf(s)?.kind === kind && s.cells[book.at.turn] > 4,
    });
  roll = at('roll');
  main = at('main');
  offer = at('offer');
});
afterEach(() => everybodyLeaves(browser));

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName}.${document.activeElement?.className}`);

const SIZES = [
  SMALL_PHONE,
  PHONE,
  { width: 844, height: 390 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

test('rolling, ending the turn and answering an offer have places of their own, at every size', async () => {
  const { page } = await visitor(browser);
  const boxes: { words: string; x: number; y: number; width: number; height: number }[][] = SIZES.map(
    () => [],
  );
  for (const [file, words] of [
    [roll, ['Roll the dice']],
    [main, ['End the turn']],
    [offer, ['Accept', 'Decline']],
  ] as const) {
    await sitDownAt(page, file);
    for (const [i, viewport] of SIZES.entries()) {
      await page.setViewportSize(viewport);
      await drawn(page);
      for (const each of words) {
        const button = page.locator('.action', { hasText: each }).first();
        boxes[i].push({ words: each, ...(await button.boundingBox())! });
      }
    }
  }
  for (const [i, { width, height }] of SIZES.entries())
    for (const one of boxes[i])
      for (const other of boxes[i]) {
        if (one === other) continue;
        const apart =
          one.x >= other.x + other.width ||
          other.x >= one.x + one.width ||
          one.y >= other.y + other.height ||
          other.y >= one.y + one.height;
        expect(apart, `${one.words} and ${other.words} at ${width} × ${height}`).toBe(true);
      }
});

/** Whatever follows the size of the page has followed it. */
test('a second click on what has just gone presses nothing that has come in its place', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, roll);
  await page.locator('.action', { hasText: 'Roll the dice' }).dblclick();
  await page.waitForSelector('.flow-end .action:has-text("End the turn")');
  // The same where a layout did put one into the other's place.
  const twice = (second: number): Promise<void> =>
    page.evaluate((detail) => {
      const first = document.body.appendChild(document.createElement('button'));
      first.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      first.remove();
      const end = document.querySelector('.flow-end .action')!;
      end.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    }, second);
  const moves = await page.locator('.table').getAttribute('data-moves');
  await twice(2);
  await drawn(page, 20);
  expect(await page.locator('.table').getAttribute('data-moves')).toBe(moves);
  await twice(1);
  await page.waitForSelector(`.table:not([data-moves="${moves}"])`);
});

test('an offer of one’s own is withdrawn beside it', async () => {
  const { page } = await visitor(browser, {}, { pace: 'slow' });
  await sitDownAt(page, main);
  await page.click('.actions .action:has(.action-words:text-is("Trade"))');
  await page.locator('.good-card.givable').first().click();
  await page.locator('.deal-good').last().click();
  await page.click('.deal-offer');
  await page.waitForSelector('.offer .offer-answers .action:has-text("Withdraw")');
  expect(await page.locator('.actions .action', { hasText: 'Withdraw' }).count()).toBe(0);
  await page.click('.offer-answers .action:has-text("Withdraw")');
  await page.waitForSelector('.actions .action:has-text("End the turn")');
});

test('Roll is two keys away, and the focus stays at the table after a move', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, roll);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Tab');
  expect(await page.locator('.skip').evaluate((skip) => skip.matches(':focus-visible'))).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Roll the dice');
  const moves = await page.locator('.table').getAttribute('data-moves');
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.table:not([data-moves="${moves}"])`);
  expect(await focused(page)).not.toMatch(/^BODY/);
  // Whoever keeps the key pressed has not ended the turn.
  await page.keyboard.press('Enter');
  expect(await page.locator('.decision.mine').count()).toBe(1);
});

test('a click leaves the focus at the table as well', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, main);
  await page.click('.actions .action:has-text("End the turn")');
  await page.waitForSelector('.decision.mine');
  expect(await focused(page)).not.toMatch(/^BODY/);
});

test('from place to place the keyboard needs no search', async () => {
  const { page } = await visitor(browser);
  await page.goto('/');
  await page.click('.action.big');
  await page.waitForSelector('.mine [data-decision="place-building"]');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.ghost');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.mine [data-decision="place-route"]');
  expect(await page.evaluate(() => document.activeElement?.classList.contains('target'))).toBe(true);
});
