import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

/** whatever can be done where nothing is chosen on the board */
const ACTION = '.actions .action:not([aria-disabled="true"]), .offer .action:not([aria-disabled="true"])';

test('a game is begun and played with the keyboard alone', async () => {
  const { page } = await visitor(browser);
  await page.goto('/');
  await page.waitForSelector('.front-board .hex');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const focusOn = async (selector: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
      await press('Tab');
    }
    throw new Error(`the keyboard does not reach ${selector}`);
  };
  await focusOn('.action.big');
  await press('Enter');
  for (const decision of ['place-building', 'place-route', 'place-building', 'place-route']) {
    await page.waitForSelector(`.mine [data-decision="${decision}"]`);
    await focusOn('.target');
    await press('ArrowDown');
    await press('ArrowRight');
    await press('Enter');
    await page.waitForSelector('.ghost');
    await press('Enter');
    await page.waitForSelector('.ghost', { state: 'detached' });
  }
  // Others may make an offer before the first roll, which a hand may not hold the goods for; a seven brings the robber after it.
  for (;;) {
    const ask = page.locator('.mine [data-decision]');
    await ask.waitFor();
    const decision = await ask.getAttribute('data-decision');
    if (decision === 'main') break;
    const moves = await page.locator('.table').getAttribute('data-moves');
    if (decision === 'roll') await focusOn('.action.primary');
    else await focusOn(decision === 'move-blocker' ? '.target' : ACTION);
    await press('Enter');
    if (decision === 'move-blocker') await page.waitForSelector('.ghost');
    if (decision === 'move-blocker') await press('Enter');
    await page.waitForSelector(`.table:not([data-moves="${moves}"])`);
  }
  await page.waitForSelector('.dice');
  await focusOn('.action.primary');
  await press('Enter');
  await page.waitForSelector('.decision:not(.mine), .mine [data-decision]:not([data-decision="main"])');
});

test('once loaded, the page opens and plays without a network', async () => {
  const { page } = await visitor(browser, { serviceWorkers: 'allow' }, { oneTap: true });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  await page.reload();
  await page.click('.action.big');
  expect(await new Clicker(page).play((asked) => asked === 'main')).toBe('asked');
  await page.goto('/browse');
  await page.waitForSelector('.rows li');
  await page.click('.rows a[href="/browse/seafarers/four-islands"]');
  await page.waitForSelector('.set-up-board .hex');
});

test('a game goes out as a file and comes back the same', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  await new Clicker(page).play((asked) => asked === 'main');
  const players = await page.locator('.players .facts').allTextContents();
  await page.goto('/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.kept button:text-is("Save file")'),
  ]);
  const path = await download.path();
  await page.click('.kept li > button:last-child');
  await page.click('.farewell .danger');
  await page.waitForSelector('.kept li', { state: 'detached' });
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: readFileSync(path),
  });
  await page.waitForSelector('.decision.mine');
  expect(await page.locator('.players .facts').allTextContents()).toEqual(players);

  const broken = JSON.parse(readFileSync(path, 'utf8'));
  broken.log[40] = { by: 0, move: { move: 'road', edge: 9999 } };
  for (const [content, says] of [
    ['{"format":', 'not valid JSON'],
    ['{"format":"something-else"}', '"format"'],
    [`{"format":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'nested too deep'],
    [JSON.stringify(broken), 'move 40'],
  ]) {
    await page.goto('/');
    await page.setInputFiles('input[type=file]', {
      name: 'bad.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
    expect(await page.locator('[role=alert]').textContent()).toContain(says);
  }
});

test('a module of one file is found among all games, with its rules and its options', async () => {
  const { page } = await visitor(browser);
  await page.goto('/browse');
  await page.waitForSelector('.rows li');
  await page.getByRole('searchbox', { name: 'Search' }).fill('caravan');
  await page.click('.rows a[href="/browse/house/caravan-stop"]');
  await page.waitForSelector('.set-up-board .hex');
  expect(await page.textContent('h1')).toBe('The caravan stop');
  await page.click('.options summary');
  expect(await page.getByLabel('Goods of a caravan').inputValue()).toBe('1');
  expect(await page.textContent('.rules')).toContain('desert');
});

test('two persons at one screen never see each other’s hand', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await page.goto('/browse/first-island/base');
  await page.waitForSelector('.set-up-board .hex');
  await page.locator('.seat-row select').nth(1).selectOption('person');
  await page.selectOption('.begins select', '0');
  await page.click('.set-up-form .action.big');
  for (const name of ['Red', 'Blue']) {
    await page.waitForSelector(`.handover h2:text-is("${name} is next")`);
    expect(await page.locator('.hand').count()).toBe(0);
    // Only the place of the hands is covered: the board can be looked at, and everybody's public side.
    await page.locator('.board .hex').first().hover();
    await page.locator('.player-head').first().hover();
    await page.click('.handover .action');
    await page.waitForSelector('.hand');
    await page
      .locator('.target')
      .nth(name === 'Red' ? 3 : 9)
      .click();
    await page.waitForSelector('.mine [data-decision="place-route"]');
    await page.locator('.target').first().click();
  }
});

test('the greyed-out action tells its reason', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  await new Clicker(page).play((asked) => asked === 'main');
  const closed = page.locator('.action[aria-disabled="true"]').first();
  const reason = page.locator('.reason').first();
  const away = (): Promise<void> => page.mouse.move(2, 2);
  for (const ask of [
    () => closed.hover(),
    () => closed.click({ force: true }).then(away),
    () => page.keyboard.press('Tab').then(() => closed.focus()),
  ]) {
    await away();
    await closed.evaluate((button) => button.blur());
    await expect.poll(() => reason.isVisible()).toBe(false);
    await ask();
    await expect.poll(() => page.locator('.reason:visible').count()).toBe(1);
  }
  expect((await reason.textContent())?.length).toBeGreaterThan(10);
});

test('the board zooms about the pointer, while the wheel turns and when it rests, and is dragged by it', async () => {
  const { page } = await visitor(browser);
  await setUp(page, 'first-island/base');
  const place = page.locator('.target').nth(10);
  const centre = async (): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await place.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const near = (a: { x: number; y: number }, b: { x: number; y: number }): void =>
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(2);
  const resting = (): Promise<unknown> =>
    page.waitForFunction(() => document.querySelector<SVGElement>('.board > svg')?.style.transform === '');
  const before = await centre();
  const size = (await place.boundingBox())!.width;
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -200);
  await page.waitForFunction(
    () => document.querySelector<SVGElement>('.board > svg')?.style.transform !== '',
  );
  near(await centre(), before);
  await page.mouse.wheel(0, -200);
  await expect
    .poll(async () => (await place.boundingBox())!.width, { timeout: 15_000 })
    .toBeGreaterThan(size * 1.5);
  await resting();
  near(await centre(), before);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y - 40, { steps: 4 });
  await page.mouse.up();
  await resting();
  near(await centre(), { x: before.x + 60, y: before.y - 40 });
});
