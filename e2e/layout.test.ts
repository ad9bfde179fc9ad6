import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { amongForts, fourCardsAtSea, sitDownAt } from './positions.ts';

let browser: Browser;
let sea: object;
beforeAll(async () => {
  browser = await theBrowser();
  sea = fourCardsAtSea();
});
afterEach(() => everybodyLeaves(browser));

const CONTROLS = '.tray .good-card, .tray .dev-card, .tray .action';

test('a phone on its side has a real board at any size, and everything is in reach: every control, every card’s words, the log, a trade', async () => {
  const sizes = [
    { width: 667, height: 375 },
    { width: 844, height: 390 },
    { width: 932, height: 430 },
  ];
  const { page, errors } = await visitor(browser, { viewport: sizes[0], hasTouch: true, isMobile: true });
  await sitDownAt(page, sea);
  for (const size of sizes) {
    const { width, height } = size;
    await page.setViewportSize(size);
    const board = async () => (await page.locator('.board').boundingBox())!;
    await expect
      .poll(async () => (await board()).height, { message: `${width}` })
      .toBeGreaterThan(height * 0.9);
    expect((await board()).width).toBeGreaterThan(width * 0.5);
    const hex = (await page.locator('.hex').first().boundingBox())!;
    expect(hex.height).toBeGreaterThan(30);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await unreachable(page)).toEqual([]);
  }
  // There is no room for the words of a card: a tap holds it up, in use or not.
  await page.locator('.dev-card').first().click();
  const words = page.locator('dialog[open] .card-reader p').first();
  expect(await words.textContent()).toMatch(/\w+ \w+/);
  expect(await words.evaluate((p) => p.scrollHeight <= p.clientHeight + 1 && p.clientHeight > 0)).toBe(true);
  await page.click('dialog[open] .close');
  await page.click('.only-narrow');
  expect(await page.locator('dialog[open] .log').isVisible()).toBe(true);
  await page.click('dialog[open] .close');
  await page.click('.actions .action:has(.action-words:text-is("Trade"))');
  await page.click('.deal-strip .deal-good');
  await page.locator('.deal-strip .deal-offer').scrollIntoViewIfNeeded();
  expect(errors).toEqual([]);
});

test('at no width does one control of the tray lie over another, and every card has its name', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, sea);
  for (const width of [360, 600, 905, 1024, 1100, 1181, 1280, 1325, 1366, 1440, 1700, 1920]) {
    await page.setViewportSize({ width, height: 768 });
    await expect.poll(() => overlaps(page), { message: `${width} wide` }).toEqual([]);
    expect(await page.locator('.dev-card').count()).toBeGreaterThanOrEqual(4);
    await expect.poll(() => page.evaluate(namelessCards), { message: `${width} wide` }).toEqual([]);
  }
});

/** The controls of the tray that cannot be scrolled to and touched. */
async function unreachable(page: Page): Promise<string[]> {
  const missed: string[] = [];
  for (const control of await page.locator(CONTROLS).all()) {
    await control.scrollIntoViewIfNeeded();
    const hit = await control.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2);
      return found !== null && element.contains(found);
    });
    if (!hit) missed.push((await control.textContent()) ?? '');
  }
  return missed;
}

function overlaps(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const boxes = [...document.querySelectorAll(controls)].map((element) => ({
      words: element.textContent ?? '',
      box: element.getBoundingClientRect(),
    }));
    // Cards that can be drawn sideways are cut off by the edge of their row.
    const row = document.querySelector('.tray .cards')!.getBoundingClientRect();
    return boxes.flatMap((one, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const right = Math.min(one.box.right, other.box.right);
        const left = Math.max(one.box.left, other.box.left);
        const bottom = Math.min(one.box.bottom, other.box.bottom);
        const top = Math.max(one.box.top, other.box.top);
        const over = right - left > 1 && bottom - top > 1 && left < Math.max(row.right, innerWidth);
        return over ? [`${one.words} and ${other.words}`] : [];
      }),
    );
  }, CONTROLS);
}

/** Read in the page: cards whose name is not to be read. */
function namelessCards(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.dev-card')].flatMap((card) => {
    const name = card.querySelector<HTMLElement>('.dev-name')!;
    const fits = card.scrollWidth <= card.clientWidth + 1 && card.scrollHeight <= card.clientHeight + 1;
    return name.checkVisibility() && name.offsetWidth > 20 && fits ? [] : [name.textContent ?? ''];
  });
}

test('upright, a table with a way of pictures above the board has a real board too, and nothing lies over it', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await sitDownAt(page, amongForts());
  const box = async (part: string) => (await page.locator(part).first().boundingBox())!;
  await expect.poll(async () => (await box('.hex')).height).toBeGreaterThan(14);
  const hexes = await page.locator('.hex').evaluateAll((all) =>
    all.map((hex) => {
      const { left, right, top, bottom } = hex.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const part of ['.dice', '.board-controls', '.decision']) {
    if (!(await page.locator(part).first().isVisible())) continue;
    const { x, y, width, height } = await box(part);
    const covered = hexes.filter(
      ({ left, right, top, bottom }) => left < x + width && right > x && top < y + height && bottom > y,
    );
    expect(covered, part).toEqual([]);
  }
  expect(errors).toEqual([]);
});
