import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf } from '../packages/kernel/index.ts';
import { everybodyLeaves, PHONE, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { KeyPlayer } from './key-player.ts';
import { Clicker, setUp } from './player.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('Cities & Knights is played by clicks, turn after turn', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'cities-knights/core', { seed: 'by clicks' });
  const me = new Clicker(page);
  const turn = async (): Promise<number> =>
    Number((await page.textContent('.turn-number'))?.match(/\d+/)?.[0]);
  await me.play(async (asked) => asked === 'main' && (await turn()) > 16);
  expect([...me.seen]).toEqual(expect.arrayContaining(['place-building', 'roll', 'main']));
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a whole game of Cities & Knights is played with the keyboard alone', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'cities-knights/core', { seats: 3, points: 6, seed: 'by keys' });
  await page.evaluate(() => {
    Object.assign(window, { pointed: 0 });
    // What a key presses is a click without a place; a hand points first.
    for (const kind of ['pointerdown', 'touchstart'])
      window.addEventListener(kind, () => (window as unknown as { pointed: number }).pointed++, true);
  });
  const me = new KeyPlayer(page);
  expect(await me.play()).toBe('over');
  expect([...me.seen]).toEqual(expect.arrayContaining(['place-building', 'place-route', 'roll', 'main']));
  expect(await page.evaluate(() => (window as unknown as { pointed: number }).pointed)).toBe(0);
  expect(errors).toEqual([]);
});

const SIZES = [PHONE, SMALL_PHONE, { width: 740, height: 360 }, { width: 1280, height: 720 }];

test('the barbarians’ way and the improvements are in sight and told, at every size', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  const file = gameAt({
    game: 'cities-knights/core',
    seats: 4,
    reached: (book, s) =>
      decisionOf(s)?.kind === 'main' &&
      s.cells[book.field('barbarians')] > 1 &&
      s.cells[book.field('tradeLevel')] + s.cells[book.field('scienceLevel')] > 1,
  });
  await sitDownAt(page, file);
  const threat = page.getByRole('region', { name: 'The barbarians’ way' });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await threat.getByRole('img').getAttribute('aria-label')).toMatch(/^Step [2-6] of 7$/);
    expect(await threat.textContent()).toMatch(
      /one for each city on the board \d.*\d .*strength of all active knights/,
    );
    expect(await threat.textContent()).toMatch(
      /If they came now: .*(lose a city|honoured|thanked|win or lose|fall)/,
    );
    expect(
      await leaving(page, '.threat, .ladder-strip, .threat .icon, .ladder-chip, .tray .good-card'),
    ).toEqual([]);
    // Nobody at the table and no way on is cut off.
    const below = (part: string): Promise<number> =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().bottom - window.innerHeight);
    await expect.poll(() => below('.flow-end .action'), { message: `${size.width}` }).toBeLessThanOrEqual(0);
    await expect
      .poll(() => page.locator('.players').evaluate((all) => all.scrollHeight - all.clientHeight))
      .toBeLessThanOrEqual(1);
    // With all this beside it there is still a board to tap on.
    await expect
      .poll(async () => (await page.locator('.hex').first().boundingBox())!.width)
      .toBeGreaterThan(22);

    await page.getByRole('button', { name: /City improvements/ }).click();
    const panel = page.getByRole('dialog', { name: 'City improvements' });
    for (const [branch, levels] of [
      ['Trade', /Great Exchange.*Bank.*Merchant Guild.*2 equal commodities.*Trading House.*Market/],
      ['Politics', /High Assembly.*Cathedral.*Fortress.*mighty.*Church.*Town Hall/],
      ['Science', /University.*Theater.*Aqueduct.*resource of your choice.*Library.*Abbey/],
    ] as const) {
      const column = panel.getByRole('region', { name: branch });
      expect(await column.textContent()).toMatch(levels);
      expect(await column.textContent()).toContain('Draws when the red die shows at most 2');
      expect(await column.getByRole('button').getAttribute('aria-label')).toMatch(
        /\. [1-5] (cloth|coin|paper)$/,
      );
    }
    expect(
      await leaving(page, 'dialog[open] .ladder, dialog[open] .ladder li, dialog[open] .rung-name'),
    ).toEqual([]);
    await panel.getByRole('button', { name: 'Close' }).click();
  }
  expect(errors).toEqual([]);
});

/** What leaves the screen sideways, or the box that it stands in. */
function leaving(page: Page, selector: string): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((element) => {
        const { left, right } = element.getBoundingClientRect();
        const within = element.parentElement
          ?.closest('li, .ladder, .threat, .ladder-strip')
          ?.getBoundingClientRect();
        const out = left < 0 || right > window.innerWidth + 1 || (within && right > within.right + 1);
        return out ? [`${element.className}: ${left}–${right} of ${within?.right ?? window.innerWidth}`] : [];
      }),
    selector,
  );
}
