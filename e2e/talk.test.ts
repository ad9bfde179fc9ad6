import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Book } from '../packages/island/index.ts';
import { decisionOf, legalMoves, type State } from '../packages/kernel/index.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { gameAt, sitDownAt } from './positions.ts';

let browser: Browser;
/** another's offer, which can be accepted or not */
let welcome: object;
let beyond: object;
let ships: object;
beforeAll(async () => {
  browser = await theBrowser();
  const offered = (can: boolean) =>
    gameAt({
      game: 'first-island/base',
      seats: 3,
      reached: (_book, s) =>
        decisionOf(s)?.kind === 'offer' &&
        decisionOf(s)?.args.by !== 0 &&
        canAccept(s, 0) === can &&
        // Whoever offers then has no other partner.
        !(can && (canAccept(s, 1) || canAccept(s, 2))),
    });
  welcome = offered(true);
  beyond = offered(false);
  let before = Number.POSITIVE_INFINITY;
  ships = gameAt({
    game: 'seafarers/heading-for-new-shores',
    seats: 3,
    reached: (book, s) => {
      if (decisionOf(s)?.kind !== 'main') return false;
      const others = piecesOfOthers(book, s);
      const built = others > before;
      before = others;
      return built && legalMoves(s, 0).moves.some(({ move }) => move === 'move-ship');
    },
  });
});
afterEach(() => everybodyLeaves(browser));

const canAccept = (s: State, seat: number): boolean =>
  legalMoves(s, seat).moves.some(({ move }) => move === 'accept');

function piecesOfOthers(book: Book, s: State): number {
  const layers = new Map(book.pieces.map(({ layerAt, places }) => [layerAt, places]));
  return [...layers]
    .flatMap(([at, places]) => [...s.cells.subarray(at, at + places)])
    .filter((mark) => mark > 0 && book.ownerOf[mark] > 0).length;
}

const movesOf = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moves'));

test('an offer says what I get and give, is countered from where it stands, and what comes of it is told to me', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE }, { pace: 'brisk' });
  await sitDownAt(page, welcome);
  const side = (which: string): Promise<string | null> =>
    page.textContent(`.offer > .terms .${which} .terms-words`);
  const [get, give] = await Promise.all([side('get'), side('give')]);
  expect(await page.textContent('.offer > .terms .get dt')).toBe('You get');
  expect(await page.locator('.offer .answer').count()).toBe(2);
  const lies = () => Promise.all(['.tray', '.board'].map((part) => page.locator(part).boundingBox()));
  const before = await lies();
  // What has stood there for a moment is not given back: a quicker hand than a person's would see it shrink.
  const kept = () => page.locator('.tray').evaluate((tray) => Number.parseFloat(tray.style.minHeight));
  await expect.poll(kept).toBeCloseTo(before[0]?.height ?? 0, 2);

  await page.click('.offer .action:has-text("Counter")');
  const asked = (which: string): Promise<string[]> =>
    page
      .locator(`.deal-side.${which} .deal-chip`)
      .evaluateAll((chips) => chips.map((chip) => chip.getAttribute('aria-label') ?? ''));
  const chips = (words: string | null): string[] | undefined =>
    words?.split(', ').map((each) => {
      const [count, good] = each.split(' ');
      return `Take 1 ${good} back, ${count} chosen`;
    });
  await expect.poll(() => asked('want')).toEqual(chips(get));
  expect(await asked('give')).toEqual(chips(give));
  await page.click('.deal-strip .close');

  await page.click('.offer .action:has-text("Accept")');
  await page.waitForSelector('.toasts[role=status] .toast:has-text("with you")');
  // The offer has come and gone: neither the tray nor the board has moved for it.
  expect(await lies()).toEqual(before);
  expect(errors).toEqual([]);
});

test('what cannot be accepted is declined for whoever wishes so', async () => {
  const { page } = await visitor(browser, {}, { pace: 'slow' });
  await sitDownAt(page, beyond);
  expect(await page.getAttribute('.offer .action:has-text("Accept")', 'aria-disabled')).toBe('true');
  const before = await movesOf(page);
  await page.getByLabel('Decline offers I cannot accept').click();
  await expect.poll(() => movesOf(page)).toBeGreaterThan(before);
  await expect.poll(() => page.textContent('.side .log')).toContain('You decline.');
  expect(await page.evaluate(() => localStorage.getItem('hexwright.settings'))).toContain(
    '"declineForMe":true',
  );
});

test('the last moves shine and name their lines, and a line shows its place', async () => {
  const { page } = await visitor(browser);
  await sitDownAt(page, ships);
  const place = page.locator('.recent').first();
  await place.focus();
  const words = await place.getAttribute('aria-label');
  await expect.poll(() => page.textContent('.looked-at')).toBe(words);
  await expect.poll(() => page.locator('.side .log .pointed').textContent()).toContain(words);
  const line = page.locator('.side .log button').last();
  await line.hover();
  await expect.poll(() => page.locator('.recent.pointed').count()).toBeGreaterThan(0);
  // One line tells what a number brought to everybody, in signs and in words.
  const rolled = page.locator('.side .log li:has(.log-dice):has(.log-gain)').last();
  expect(await rolled.textContent()).toMatch(/rolls? \d+.* receives? \d/);

  // Without a second tap to confirm: the ship, and where it goes.
  const before = await movesOf(page);
  await page.click('.actions .action:has-text("Move a ship")');
  await page.locator('.targets:not(.quiet) .target').first().click();
  await page.waitForSelector('.ask:has-text("Now choose where it goes.")');
  expect(await movesOf(page)).toBe(before);
  await page.locator('.target').first().click();
  await expect.poll(() => movesOf(page)).toBe(before + 2);
  await expect.poll(() => page.textContent('.side .log')).toContain('You move a ship.');
});

test('a menu holds what is no move: settings, sound, rules, the file, a new game, giving up', async () => {
  const { page, errors } = await visitor(browser, { viewport: PHONE });
  await sitDownAt(page, ships);
  const menu = (words: string) => page.locator('dialog[open] .table-menu .action', { hasText: words });
  const open = async (): Promise<void> => {
    await page.locator('.menu-button').focus();
    await page.keyboard.press('Enter');
  };
  await open();
  await menu('Sound is off').click();
  await menu('Sound is on').click();
  await menu('Settings').click();
  await page.getByLabel('Play with one tap').check();
  await page.click('dialog[open] .menu-back .action');
  await menu('Rules').click();
  expect(await page.locator('dialog[open] .rules details').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await open();
  const [file] = await Promise.all([page.waitForEvent('download'), menu('Save as a file').click()]);
  expect(file.suggestedFilename()).toMatch(/\.json$/);

  const table = page.url();
  await menu('same set-up').click();
  await page.waitForURL((url) => url.href !== table && url.pathname.startsWith('/table/'));
  await page.waitForSelector('.mine [data-decision="place-building"]');
  await open();
  await menu('Give up').click();
  const left = await movesOf(page);
  await menu('Give up for good').click();
  // A bot plays on, and whoever gave up looks on.
  await expect.poll(() => page.locator('.decision.mine, .tray .hand').count(), { timeout: 20_000 }).toBe(0);
  await expect.poll(() => movesOf(page), { timeout: 20_000 }).toBeGreaterThan(left + 8);
  expect(errors).toEqual([]);
});
