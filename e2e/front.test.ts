import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { freeOf, hold } from './finger.ts';
import { beforeHarvest, fewMoves, finishedGame } from './finished.ts';
import { fits } from './fits.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

/** a poll gives up after this; the machine may be busy */
const SLOW = { timeout: 20_000 };

/** Takes a file in through the front page. */
async function takeIn(page: Page, file: object): Promise<void> {
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  });
  await page.waitForSelector('.table .stage');
}

test('the shelf shows boards, lengths and weights, is narrowed by them, keeps favourites, and surprises', async () => {
  const { page, errors } = await visitor(browser);
  await page.goto('/browse');
  await page.waitForSelector('.row-picture img');
  await expect.poll(() => page.locator('.row-picture img').count(), SLOW).toBeGreaterThan(5);
  const loaded = (): Promise<boolean> =>
    page
      .locator('.row-picture img')
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(loaded, SLOW).toBe(true);
  // Those far below the window are not painted yet.
  const rows = await page.locator('.rows li').count();
  expect(await page.locator('.row-picture img').count()).toBeLessThan(rows / 2);
  const [, length, weight] = await page.locator('.filters select').all();
  await length.selectOption('short');
  await weight.selectOption('1');
  const few = await page.locator('.rows li').count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(rows / 2);
  await page.click('.rows .star >> nth=0');
  const name = await page.locator('.rows b').first().textContent();
  await page.click('.browse-ways .quiet-button');
  expect(await page.locator('.rows li').count()).toBe(rows);
  await page.click('.shelves li:nth-child(2) button');
  expect(await page.locator('.rows li').count()).toBeLessThan(rows / 2);
  await page.click('.browse-ways .quiet-button');
  await page.fill('.filters input', 'fishremen of ctaan');
  await expect.poll(() => page.locator('.rows b').first().textContent(), SLOW).toBe('The Fishermen of Catan');
  await page.click('.browse-ways .quiet-button');
  await page.click('.starred');
  await page.reload();
  await page.click('.starred');
  await expect.poll(() => page.locator('.rows b').allTextContents(), SLOW).toEqual([name]);
  await page.click('.surprise');
  await expect.poll(() => page.textContent('h1'), SLOW).toBe(name);
  await expect.poll(() => page.title(), SLOW).toBe(`${name} · Hexwright`);
  expect(errors).toEqual([]);
});

test('a mixture of modules gets a name, a place among one’s own games, and a link that brings it back', async () => {
  const { page, errors } = await visitor(browser);
  await page.goto('/browse/first-island/base');
  await page.click('.companions > summary');
  await page.fill('.companions-search input', 'freindly');
  await page.click('.companion:has-text("The Friendly Robber") input');
  await page.waitForSelector('.companions-taken button');
  await page.fill('.keep-own input', 'Sunday');
  await page.click('.keep-own button[type=submit]');
  await page.goto('/');
  await page.click('.own-games a');
  await page.waitForSelector('.companions-taken button:has-text("The Friendly Robber")');
  expect(await page.inputValue('.keep-own input')).toBe('Sunday');
  expect(errors).toEqual([]);
});

test('set-up shows the board that will be played, deals another, and seats who begins in the colour of choice', async () => {
  const { page } = await visitor(browser);
  await page.goto('/browse/first-island/base');
  await page.waitForSelector('.evenness');
  const board = (): Promise<string> =>
    page
      .locator('.board .hex .ground')
      .evaluateAll((list) => list.map((hex) => hex.getAttribute('fill')).join());
  const first = await board();
  expect(Number.parseInt((await page.textContent('.evenness b')) ?? '', 10)).toBeGreaterThan(40);
  await page.click('.reroll');
  await expect.poll(board, SLOW).not.toBe(first);
  const laid = await board();
  await page.fill('.seat-row input >> nth=0', 'Ada');
  await page.click('.colour-now >> nth=0');
  await page.click('.colour-list [aria-label="Violet"]');
  await page.selectOption('.begins select', '2');
  await page.click('.set-up-form .action.big');
  await page.waitForSelector('.table .board .hex');
  expect(await board()).toBe(laid);
  // The third of the list begins, then those after it; everybody keeps its colour.
  const names = page.locator('.player-name');
  await expect
    .poll(async () => (await names.allTextContents()).map((text) => text.replace(/bot|you/, '')))
    .toEqual(['Wim', 'Otis', 'Ada', 'Bo']);
  await page.waitForSelector('.decision.mine');
  expect(await page.title()).toMatch(/^Your turn · .+ · Hexwright$/);
  // The front page leads back with one press, and remembers who plays.
  await page.goto('/');
  await page.click('.continue');
  await page.waitForSelector('.decision.mine');
  await page.goto('/browse/first-island/base');
  expect(await page.locator('.seat-row input').first().inputValue()).toBe('Ada');
  expect(await page.locator('.colour-now').first().getAttribute('aria-label')).toBe('Colour: Violet');
});

test('what was undone is done again, and a second tab is told that the first one plays', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await takeIn(page, fewMoves());
  await page.waitForSelector('.decision.mine');
  const at = (): Promise<string | null> => page.locator('.table').getAttribute('data-moves');
  await page.locator('.target').first().click();
  await page.waitForSelector('.mine [data-decision="place-route"]');
  const placed = await at();
  await page.click('.table-bar button:text-is("Undo")');
  await page.waitForSelector('.mine [data-decision="place-building"]');
  await page.click('.table-bar button:text-is("Redo")');
  await page.waitForSelector('.mine [data-decision="place-route"]');
  expect(await at()).toBe(placed);
  expect(await page.locator('.table-bar button:text-is("Redo")').count()).toBe(0);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator('.house-notice', { hasText: 'Another tab' }).waitFor();
  await page.locator('.target').first().click();
  const there = (): Promise<string | null> => other.locator('.table').getAttribute('data-moves');
  await expect.poll(async () => Number(await there()) > Number(placed), SLOW).toBe(true);
  await expect.poll(async () => (await there()) === (await at()), SLOW).toBe(true);
});

test('a finished game has a result with totals, luck and dealings, counts in the statistics, and is played again', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await takeIn(page, finishedGame());
  await page.waitForSelector('.over .over-standing li.won');
  expect(await page.title()).toMatch(/^Game over · /);
  await page.click('.over .action.primary');
  await page.waitForSelector('.final-board .hex');
  const totals = page.locator('.result-standing b');
  expect(await totals.count()).toBe(3);
  await expect.poll(() => totals.last().isVisible(), SLOW).toBe(true);
  expect(await page.locator('.luck li').count()).toBe(3);
  expect(await page.locator('.dealings-table tbody tr').count()).toBe(3);
  await fits(page, 'the result');
  // Motion is not wanted here, so nothing falls.
  expect(await page.locator('.celebration').isVisible()).toBe(false);
  await page.goto('/statistics');
  await page.waitForSelector('.figures');
  expect(await page.locator('.figures dd').first().textContent()).toBe('1');
  await fits(page, 'statistics');
  await page.goBack();
  await page.click('[data-rematch]');
  await page.waitForSelector('.table .decision');
  expect(await page.locator('.players > .player').count()).toBe(3);
  expect(errors).toEqual([]);
});

test('a replay jumps by turns, has a speed, shows every hand and colour, and goes out as a link', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
  await takeIn(page, finishedGame());
  await page.waitForSelector('.over');
  await page.goto(page.url().replace('/table/', '/replay/'));
  await page.waitForSelector('.timeline-lanes');
  const at = async (): Promise<number> => Number(await page.locator('.table').getAttribute('data-moves'));
  await page.click('button[aria-label="One turn forward"]');
  const one = await at();
  await page.click('button[aria-label="One turn forward"]');
  const two = await at();
  expect(two).toBeGreaterThan(one + 1);
  await page.click('button[aria-label="One turn back"]');
  expect(await at()).toBe(one);
  await page.selectOption('.speed select', '15');
  await page.click('.timeline .run');
  await expect.poll(at, SLOW).toBeGreaterThan(one + 4);
  await page.click('.timeline .run');
  await expect.poll(() => page.locator('.replay-line').textContent(), SLOW).toMatch(/\w{3}/);
  expect(await page.locator('.open-hands > li').count()).toBe(3);
  for (const lane of await page.locator('.timeline-lanes path').all())
    expect((await lane.boundingBox())?.width).toBeGreaterThan(100);
  await fits(page, 'the replay');
  // A finger that stays on something is told what it is, here as at the table.
  const [land] = await freeOf(page, '.board .hex.land');
  const letGo = await hold(page, land);
  await expect.poll(() => page.locator('.explanation').textContent(), SLOW).toMatch(/Gives/);
  await letGo();
  await page.click('[data-share]');
  const link = await page.locator('.share input').inputValue();
  expect(link).toMatch(/\/watch#[\w-]{200,}$/);

  const { page: other } = await visitor(browser);
  await other.goto(link);
  await other.waitForSelector('.replay .timeline-lanes');
  await other.click('.table-bar a[href^="/watch/result"]');
  await other.waitForSelector('.result-standing');
  await other.goto(`${link.slice(0, -60)}`);
  await other.locator('.trouble', { hasText: 'link' }).waitFor();
  expect(errors).toEqual([]);
});

test('a page that is not there says so like the rest of the page, with ways on', async () => {
  const { page } = await visitor(browser);
  await page.goto('/nowhere/at/all');
  await page.waitForSelector('.trouble .lost-island');
  expect(await page.textContent('.trouble')).toContain('There is no such page.');
  await page.click('.trouble a[href="/browse"]');
  await page.waitForSelector('.rows li');
});

test('sounds are made as loud as is set, goods fly where motion is wanted', async () => {
  const { page, errors } = await visitor(
    browser,
    { reducedMotion: 'no-preference' },
    { sound: true, volume: 50, pace: 'brisk' },
  );
  await page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      heard.push(this.currentTime);
      return create.call(this);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      if (this.classList.contains('flying')) Object.assign(window, { flew: true });
      return animate.apply(this, how);
    };
  });
  await page.goto('/settings');
  const heard = (): Promise<number> =>
    page.evaluate(() => (window as unknown as { heard: number[] }).heard.length);
  await page.click('.volume button');
  await expect.poll(heard, SLOW).toBeGreaterThan(3);
  const before = await heard();
  await page.locator('.volume input').fill('0');
  await page.click('.volume button');
  expect(await heard()).toBe(before);
  await page.locator('.volume input').fill('40');
  await takeIn(page, beforeHarvest());
  await expect.poll(heard, SLOW).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => 'flew' in window), SLOW).toBe(true);
  expect(errors).toEqual([]);
});
