import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { fits } from './fits.ts';
import { Clicker } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const hexes = (page: Page): Promise<number> => page.locator('.editor-board .hexes .hex:not(.bare)').count();
const tool = (page: Page, name: string): Promise<void> =>
  page.locator('.tool-row').getByRole('button', { name }).click();
const paint = (page: Page, name: string): Promise<void> =>
  page.locator('.palette').getByRole('button', { name, exact: true }).click();
const at = (page: Page, place: string): Promise<void> => page.locator(`[data-place="${place}"]`).click();
const tab = (page: Page, name: string): Promise<void> => page.getByRole('tab', { name }).click();

/** Asks until it is so, on a slow machine too. */
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 20_000 });
/** What the engine says after its trial games, which take their time on a slow machine. */
const verdict = (page: Page, kind = ''): Promise<unknown> =>
  page.waitForSelector(`.verdict${kind}`, { timeout: 60_000 });

test('a board is drawn, checked, undone, kept, sent as a link and played on', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await page.goto('/');
  await page.click('.way[href="/board"]');
  await verdict(page, '.sound');
  expect(await hexes(page)).toBe(19);

  // A hex is added beside the board; the step is taken back by the keyboard and made again.
  await paint(page, 'Forest');
  await page.locator('[aria-label^="Empty place"]').first().click();
  await soon(() => hexes(page)).toBe(20);
  await page.keyboard.press('Control+z');
  await soon(() => hexes(page)).toBe(19);
  await page.getByRole('button', { name: 'Redo' }).click();
  await soon(() => hexes(page)).toBe(20);
  await tool(page, 'Numbers');
  await paint(page, '9');
  await at(page, 'hex 19');
  await expect
    .poll(() => page.locator('[data-place="hex 19"]').getAttribute('aria-label'))
    .toMatch(/forest 9/i);

  // A stroke of the brush is one step.
  await tool(page, 'Terrain');
  await paint(page, 'Sea');
  await page.getByLabel('Paint by dragging').check();
  const water = (): Promise<number> => page.locator('.editor-board .hexes .water').count();
  const before = await water();
  const middle = async (place: string): Promise<{ x: number; y: number }> => {
    const box = await page.locator(`[data-place="${place}"]`).boundingBox();
    return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 };
  };
  const [from, to] = [await middle('hex 7'), await middle('hex 11')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await page.mouse.up();
  await soon(water).toBe(before + 5);
  await page.keyboard.press('Control+z');
  await soon(water).toBe(before);
  await page.getByLabel('Paint by dragging').uncheck();

  // The engine says what is wrong, in its words, and shows where.
  await tool(page, 'Harbours');
  await paint(page, 'By chance');
  await page.locator('.target.edge').first().click();
  await tab(page, 'Chance');
  await page.getByRole('button', { name: /One more: Any/ }).click();
  await tab(page, 'Check');
  await verdict(page, '.unsound');
  await soon(() => page.locator('.fault').first().textContent()).toMatch(/harbour bag has 2 harbours/);
  expect(await page.getByRole('button', { name: 'Play against bots' }).isDisabled()).toBe(true);
  await page.locator('.fault').first().click();
  await page.waitForSelector('.editor-board .asked');
  await page.getByRole('button', { name: 'Undo' }).click();
  await verdict(page, '.sound');
  await tab(page, 'Fairness');
  await page.waitForSelector('.even');
  await soon(() => page.locator('.good-bars li').count()).toBeGreaterThan(4);

  // It is kept by its name, and what was on the table is there again after a reload.
  await tab(page, 'Boards');
  await page.getByLabel('Name of the board').fill('Long Forest');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForSelector('.kept-board >> text=Long Forest');
  await page.reload();
  await verdict(page, '.sound');
  expect(await hexes(page)).toBe(20);

  // A link holds all of it, for somebody who has never been here.
  await tab(page, 'Boards');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('input.link').inputValue();
  const { page: other } = await visitor(browser);
  await other.goto(link);
  await other.waitForSelector('.editor-board .hex');
  await soon(() => hexes(other)).toBe(20);
  await other.context().close();

  // And it is played on.
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.waitForSelector('.stage .hex');
  expect(await page.locator('.stage .hexes .hex').count()).toBe(20);
  let asked = 0;
  await new Clicker(page).play(() => asked++ > 5);
  expect(errors).toEqual([]);
});

test('a bad file is refused in the engine’s words and changes nothing, on a phone too', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true });
  await page.goto('/board');
  await verdict(page);
  await page.locator('[aria-label^="Empty place"]').first().tap();
  await soon(() => hexes(page)).toBe(20);
  await fits(page, 'the check');
  await tab(page, 'Boards');
  await fits(page, 'the boards');
  const open = (text: string): Promise<void> =>
    page.setInputFiles('.editor-side input[type=file]', {
      name: 'board.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  await open(
    '{"format":"hexwright-layout/1","id":"x","name":"x","provenance":"house","hexes":[{"q":0,"r":0}]}',
  );
  await soon(() => page.locator('.refusal').textContent()).toContain('hex 0,0 gets no terrain');
  await open('no board at all');
  await soon(() => page.locator('.refusal').textContent()).toContain('not valid JSON');
  await open(`{"hexes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`);
  await soon(() => page.locator('.refusal').textContent()).toContain('nested too deep');
  expect(await hexes(page)).toBe(20);
  // A link lays its board on the table, one step from what lay there.
  await tab(page, 'Boards');
  await page.getByRole('button', { name: 'Copy a link' }).click();
  const link = await page.locator('input.link').inputValue();
  await page.locator('[aria-label^="Empty place"]').first().tap();
  await soon(() => hexes(page)).toBe(21);
  await tab(page, 'Check');
  await verdict(page);
  await page.goto('/settings');
  await page.goto(link);
  await page.waitForSelector('.editor-board .hex');
  await soon(() => hexes(page)).toBe(20);
  await page.getByRole('button', { name: 'Undo' }).click();
  await soon(() => hexes(page)).toBe(21);
  await page.goto('/settings');
  await page.goto('/board#damaged');
  await soon(() => page.locator('.refusal').textContent()).toContain('cut off');
  await verdict(page);
  expect(await serious(page)).toEqual([]);
  expect(errors).toEqual([]);
});
