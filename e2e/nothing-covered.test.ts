import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { decisionOf, legalMoves } from '../packages/kernel/index.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { finishedGame } from './finished.ts';
import { fits } from './fits.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 1280, height: 720 },
];
/** the lowest of them, and a phone */
const SIZES = [DESKTOPS[2], PHONE];
const at = ({ width, height }: { width: number; height: number }): string => `${width}×${height}`;

/** A turn of the first seat in which many hotels stand. */
const amongHotels = (): object =>
  gameAt({
    game: 'promo/catan-austria',
    seats: 4,
    reached: (book, s) => {
      const { layerAt, places } = book.piece('hotel');
      const standing = s.cells.subarray(layerAt, layerAt + places).filter((mark) => mark > 0).length;
      return decisionOf(s)?.kind === 'main' && standing > 15;
    },
  });

const withARoad = (game = 'first-island/base'): object =>
  gameAt({
    game,
    seats: 4,
    reached: (_book, s) =>
      decisionOf(s)?.kind === 'main' && legalMoves(s, 0).moves.some(({ move }) => move === 'road'),
  });

/** Read in the page: how far the label of a button stands out from its ground. */
function contrastOf(button: Element): number {
  const { color, backgroundColor } = getComputedStyle(button);
  const [ink, ground] = [color, backgroundColor].map((words) => {
    const [red, green, blue] = (words.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
}

test('the label of the chosen action can be read, light and dark', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, withARoad());
  const road = page.locator('.paid .action.affordable', { hasText: 'Road' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await road.evaluate(contrastOf), `${colorScheme}, before`).toBeGreaterThan(4.5);
    await road.click();
    expect(await road.getAttribute('aria-pressed')).toBe('true');
    expect(await road.evaluate(contrastOf), `${colorScheme}, under the pointer`).toBeGreaterThan(4.5);
    await page.mouse.move(5, 300);
    expect(await road.evaluate(contrastOf), `${colorScheme}, chosen`).toBeGreaterThan(4.5);
    await road.click();
    expect(await road.getAttribute('aria-pressed')).toBe('false');
    await page.mouse.move(5, 300);
  }
});

test('the chart of points has the colours that the players wear', async () => {
  const file = finishedGame();
  // orange, pink and white, none in the seat of that number
  const players = file.players.map((player, seat) => ({ ...player, colour: [3, 7, 2][seat] }));
  const { page } = await visitor(browser);
  await page.goto('/');
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, players })),
  });
  await page.waitForURL(/\/(table|result)\//);
  const [, , id] = new URL(page.url()).pathname.split('/');
  await page.goto(`/result/${id}`);
  await page.waitForSelector('.chart canvas');
  const markers = await page
    .locator('.chart .u-legend .u-marker')
    .evaluateAll((list) => list.map((marker) => getComputedStyle(marker).borderTopColor));
  expect(markers.slice(-3)).toEqual(['rgb(239, 142, 31)', 'rgb(242, 163, 191)', 'rgb(138, 127, 104)']);
});

test('the chart of numbers stays in its panel, beside players and boards of any height', async () => {
  const { page } = await visitor(browser);
  for (const file of [withARoad(), withARoad('geographies/austria'), amongHotels()]) {
    await sitDownAt(page, file);
    await page.click('[role=tab]:text-is("Numbers")');
    for (const size of DESKTOPS) {
      await page.setViewportSize(size);
      const { bars, panel, tray } = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
        return { bars: box('.rolls .bar:last-child'), panel: box('.side-panel'), tray: box('.tray') };
      });
      expect(panel.bottom, at(size)).toBeLessThanOrEqual(tray.top + 1);
      expect(bars.bottom, at(size)).toBeLessThanOrEqual(tray.top + 1);
      expect(bars.height, at(size)).toBeGreaterThan(30);
    }
  }
});

/** Read in the page: which controls of the form something else lies over, once they have been jumped to. */
function coveredControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    '.set-up-form :is(input, select, button, summary):not(.way-on *)',
  );
  return [...controls].flatMap((control) => {
    if (!control.checkVisibility()) return [];
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const free = [2, height / 2, height - 2].every((down) =>
      document
        .elementsFromPoint(x + width / 2, y + down)
        .slice(0, 2)
        .some((met) => met.contains(control) || control.contains(met)),
    );
    const way = document.querySelector('.way-on')!.getBoundingClientRect();
    return free && y + height <= way.top + 1 ? [] : [control.textContent || control.outerHTML];
  });
}

/** Read in the page: whether all of what is named is in sight, above the way on. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const { top, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return top >= 0 && bottom <= document.querySelector('.way-on')!.getBoundingClientRect().top;
  }, selector);

test.each([
  ['a game', 'first-island/base'],
  ['a campaign', 'sea-robbers/core'],
])('the way on covers nothing of the form of %s', async (_, row) => {
  const { page } = await visitor(browser);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`/browse/${row}`);
    await page.waitForSelector('.set-up-board .hex');
    await page.waitForSelector('.companions summary');
    if (size !== PHONE)
      for (const first of ['.begins select', '.options summary', '.companions summary'])
        expect(await inSight(page, first), `${first} at ${at(size)}`).toBe(true);
    const play = page.locator('.way-on .action.big');
    if (size !== PHONE) expect((await play.boundingBox())!.y, at(size)).toBeLessThan(size.height - 40);
    expect(await page.evaluate(coveredControls), at(size)).toEqual([]);
    // Nothing looks out beside it or below it.
    await page.evaluate(() => scrollTo(0, 0));
    const [form, way] = await Promise.all(
      ['.set-up-form', '.way-on'].map((name) => page.locator(name).boundingBox()),
    );
    expect(way!.x).toBeLessThanOrEqual(form!.x);
    expect(way!.x + way!.width).toBeGreaterThanOrEqual(form!.x + form!.width);
    if (size !== PHONE) continue;
    // At the end of the form nothing lies behind the way on.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await fits(page, at(size));
  }
});

test('whoever plays the Alchemist chooses a face of each die', async () => {
  const { page } = await visitor(browser);
  const file = gameAt({
    game: 'cities-knights/core',
    seats: 4,
    reached: (_book, s) => decisionOf(s)?.kind === 'alchemy',
    prefers: (legal) => legal.find((move) => Object.values(move).includes('alchemist')),
  });
  await sitDownAt(page, file);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await page.locator('.dice-choice fieldset button').count()).toBe(12);
    expect(await page.locator('.actions .action').allTextContents()).toEqual([
      expect.stringContaining('Set the dice: '),
    ]);
    for (const button of await page.locator('.dice-choice button').all()) await button.click({ trial: true });
    if (size === PHONE) await fits(page, at(size));
  }
  await page.click('.dice-choice button[aria-label="Red die: 5"]');
  await page.click('.dice-choice button[aria-label="Yellow die: 4"]');
  await page.click('.dice-choice .action:has-text("Set the dice: 5 + 4 = 9")');
  await expect.poll(() => page.locator('.dice').getAttribute('aria-label')).toContain('5 and 4: 9');
});

test('hotels leave the numbers of their hexes to be read', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, amongHotels());
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const { hotels, over } = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
      const numbers = boxes('.stage .chit text');
      const standing = boxes('.stage [data-thing^="piece hotel"]');
      const meet = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return {
        hotels: standing.length,
        over: standing.filter((hotel) => numbers.some((number) => meet(hotel, number))).length,
      };
    });
    expect(hotels).toBeGreaterThan(15);
    expect(over, at(size)).toBe(0);
  }
});
