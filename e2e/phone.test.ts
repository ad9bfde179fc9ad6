import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, PHONE, SMALL_PHONE, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

for (const viewport of [SMALL_PHONE, PHONE])
  test(`a phone of ${viewport.width} × ${viewport.height} shows every page without sideways scrolling, with targets for fingers`, async () => {
    const { page, errors } = await visitor(
      browser,
      { viewport, hasTouch: true, isMobile: true },
      { oneTap: true },
    );
    for (const [path, ready] of [
      ['/', '.front-board .hex'],
      ['/browse', '.rows li'],
      ['/browse/first-island/base', '.set-up-board .hex'],
      ['/settings', '.segments'],
    ]) {
      await page.goto(path);
      await page.waitForSelector(ready);
      await fits(page, path);
    }
    await setUp(page, 'first-island/base', { points: 4 });
    await fits(page, 'the first settlement');
    const me = new Clicker(page);
    let turns = 0;
    await me.play((asked) => asked === 'main' && ++turns === 3);
    await fits(page, 'the third turn');
    for (const part of ['.hand', '.actions', '.players', '.board'])
      expect(await page.locator(part).isVisible(), part).toBe(true);
    await page.click('.actions .action:has(.action-words:text-is("Trade"))');
    await fits(page, 'a trade');
    await page.click('dialog[open] .close');
    await page.click('.only-narrow');
    await fits(page, 'the log');
    await page.click('dialog[open] .close');
    expect(await me.play()).toBe('over');
    await fits(page, 'the end');
    await page.click('.over .action.primary');
    await page.waitForSelector('.chart canvas');
    await fits(page, 'the result');
    await page.click('.result-ways .primary');
    await page.waitForSelector('.timeline');
    await fits(page, 'the replay');
    expect(errors).toEqual([]);
  });

test('a tap previews, a second tap plays', async () => {
  const { page } = await visitor(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.tap('.action.big');
  await page.waitForSelector('.target');
  const before = await page.locator('.table').getAttribute('data-moves');
  const place = page.locator('.target').nth(20);
  await place.tap();
  await page.waitForSelector('.ghost');
  expect(await page.locator('.table').getAttribute('data-moves')).toBe(before);
  await place.tap();
  await page.waitForSelector('[data-decision="place-route"]');
});

/** Nothing reaches past the side of the screen, and a finger can tell the controls apart. */
async function fits(page: Page, where: string): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
  expect(await page.evaluate(tooSmall), where).toEqual([]);
}

/**
 * Read in the page: the controls with less than 40 pixels to themselves, that is neither of that size nor alone in
 * a square of that size. Links inside a sentence are as tall as their line.
 */
function tooSmall(): string[] {
  const LEAST = 40;
  const reachable = document.querySelector('dialog[open]') ?? document;
  const shown = [...reachable.querySelectorAll<HTMLElement>('a, button, select, input')].flatMap(
    (element) => {
      const box = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && box.width > 1 && box.height > 1 ? [{ element, box }] : [];
    },
  );
  const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const gap = (box: DOMRect, { x, y }: { x: number; y: number }): number =>
    Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
  return shown
    .filter(({ element, box }) => {
      if (box.width >= LEAST && box.height >= LEAST) return false;
      const label = element.closest('label')?.getBoundingClientRect();
      if (label && label.width >= LEAST && label.height >= LEAST) return false;
      return shown.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          gap(other.box, centre(box)) < LEAST / 2,
      );
    })
    .map(({ element, box }) => {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      return `${words?.trim().slice(0, 40)} (${element.className}): ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
    });
}
