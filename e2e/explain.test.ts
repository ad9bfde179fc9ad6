import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../packages/kernel/index.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { freeOf, hold } from './finger.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
// A busy machine takes its time to draw.
const SOON = { timeout: 15_000 };

beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const LYING = { width: 740, height: 360 };
const WIDE = { width: 1280, height: 720 };

const inTheMiddle = (game: string, seats: number): object =>
  gameAt({
    game,
    seats,
    reached: (book, s) => decisionOf(s)?.kind === 'main' && s.cells[book.at.turn] > 6,
  });

test('pointer, finger and keyboard explain what lies on the board; keys, rules and reasons tell the rest', async () => {
  const { page, errors } = await visitor(browser, { viewport: WIDE });
  await sitDownAt(page, inTheMiddle('first-island/base', 4));
  const note = page.locator('.explanation');

  // A pointer that rests on a hex is told its chance; so is a tap, and Escape ends it.
  const [hex] = await freeOf(page, '.hex.land');
  await page.mouse.move(hex.x, hex.y);
  await expect.poll(() => note.textContent(), SOON).toMatch(/Gives/);
  await page.mouse.move(5, 5);
  await expect.poll(() => note.count(), SOON).toBe(0);
  const [harbour] = await freeOf(page, '.harbour circle.sign');
  await page.mouse.click(harbour.x, harbour.y);
  await expect.poll(() => note.textContent(), SOON).toMatch(/Harbour: .+ [23]:1/);
  await page.keyboard.press('Escape');
  await expect.poll(() => note.count(), SOON).toBe(0);
  await page.keyboard.press('.');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => note.count(), SOON).toBe(1);
  const first = await note.textContent();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => note.textContent(), SOON).not.toBe(first);

  // What cannot be paid says what is missing.
  const closed = page.locator('.paid .action[aria-disabled=true]').first();
  if ((await closed.count()) > 0)
    expect(await page.locator('.paid .reason').allTextContents()).toContainEqual(
      expect.stringMatching(/^You still need .+\.$|place|left/),
    );

  // The rules begin with the numbers of this game and with the core; the legend has every terrain once.
  await page.click('.side [role=tab]:text-is("Rules")');
  expect(await page.textContent('.this-game')).toMatch(/Points to win10 points.*7 cards/);
  expect(await page.locator('.rules > details:not(.signs) > summary').first().textContent()).toBe(
    'The island',
  );
  expect(await page.textContent('.rules')).not.toContain('Strict order');
  await page.click('.signs > summary');
  expect(await page.locator('.legend li', { hasText: 'Hills' }).textContent()).toContain('Gives brick');
  expect(await page.locator('.legend li', { hasText: 'City' }).locator('.bill .icon').count()).toBe(5);

  // Every key has its button, and the list tells them all.
  await page.keyboard.press('?');
  expect(await page.locator('dialog[open] .shortcuts').textContent()).toMatch(/\/Menu.*EEnd the turn/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
  await page.waitForSelector('.flow-end .action[aria-keyshortcuts="e"]');
  const before = await page.locator('.table').getAttribute('data-moves');
  await page.keyboard.press('e');
  await page.waitForSelector(`.table:not([data-moves="${before}"])`);
  expect(errors).toEqual([]);
});

test('nothing lies over the board, six at sea have one of real size, and a tour asks first', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true });
  await sitDownAt(page, inTheMiddle('seafarers/heading-for-new-shores', 6));

  // The tour tells of what is new, one card after another, beside the board.
  expect(await page.textContent('.tour-call')).toContain('New here: The sea');
  await page.click('.tour-call .quiet-button >> nth=0');
  expect(await page.textContent('.tour .guide p')).toMatch(/ships/i);
  await page.click('.tour .guide .action');
  expect(await page.textContent('.tour .guide b')).toMatch(/2 of \d/);
  expect(await covers(page, '.coach')).toEqual([]);
  await page.click('.tour .guide .quiet-button');
  expect(await page.locator('.tour, .tour-call').count()).toBe(0);

  // A finger that stays on something is told what it is, and moves nothing.
  const moves = await page.locator('.table').getAttribute('data-moves');
  const [land] = await freeOf(page, '.hex.land');
  const letGo = await hold(page, land);
  await expect.poll(() => page.locator('.explanation').textContent(), SOON).toMatch(/Gives/);
  await letGo();
  expect(await page.locator('.table').getAttribute('data-moves')).toBe(moves);

  for (const size of [PHONE, LYING, WIDE]) {
    await page.setViewportSize(size);
    for (const over of ['.dice', '.board-controls', '.decision'])
      await expect
        .poll(() => covers(page, over), { ...SOON, message: `${over} at ${size.width} × ${size.height}` })
        .toEqual([]);
    await expect
      .poll(async () => (await page.locator('.hex').first().boundingBox())!.width, SOON)
      .toBeGreaterThan(33);
  }

  // What was skipped is not told again.
  await page.setViewportSize(PHONE);
  await page.reload();
  await page.waitForSelector('.decision.mine');
  expect(await page.locator('.tour-call').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('fish of one, two and three look different, lie in the hand, and leave the board its room', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true });
  const file = gameAt({
    game: 'traders-barbarians/fishermen',
    seats: 4,
    reached: (book, s) => {
      const purse = book.field('fish');
      return decisionOf(s)?.kind === 'main' && [1, 2, 3].every((kind) => s.cells[purse + kind] > 0);
    },
  });
  await sitDownAt(page, file);
  const cards = page.locator('.hand .token-card');
  expect(await cards.locator('.name').allTextContents()).toEqual(['1 fish', '2 fish', '3 fish']);
  const signs = await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('svg > g').length));
  expect(signs).toEqual([1, 2, 3]);
  const { height } = (await page.locator('.board').boundingBox())!;
  expect(height).toBeGreaterThan(PHONE.height * 0.38);
  expect(errors).toEqual([]);
});

test('a guide on a phone names goal, cards and awards, and its place does not move the board', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true });
  await page.goto('/browse/first-island/base');
  await page.click('.set-up-form .flag:has-text("guide") input');
  await page.click('.set-up-form .action.primary');
  await page.waitForSelector('.coach .guide');
  expect(await page.textContent('.coach .guide p')).toMatch(
    /10 points.*settlement 1, city 2.*Longest Road: 2 points/,
  );
  expect(await covers(page, '.coach')).toEqual([]);
  const board = await page.locator('.board').boundingBox();
  await page.click('.coach .guide .action');
  await page.click('.coach .guide .action');
  expect(await page.textContent('.coach .guide p')).toContain('speaks up');
  expect(await page.locator('.board').boundingBox()).toEqual(board);
  expect(errors).toEqual([]);
});

/** The hexes, harbours, pieces and places to be chosen that something lies over. */
function covers(page: Page, over: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const box = element.getBoundingClientRect();
    const things = document.querySelectorAll('.board .hex .ground, .board .harbour .sign, .board .piece');
    return [...things].flatMap((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      const x = (left + right) / 2;
      const y = (top + bottom) / 2;
      const near = (right - left) / 3;
      return x + near > box.left && x - near < box.right && y + near > box.top && y - near < box.bottom
        ? [`${thing.closest('[data-thing]')?.getAttribute('data-thing')}`]
        : [];
    });
  }, over);
}
