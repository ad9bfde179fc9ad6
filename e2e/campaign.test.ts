import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askBot, botFor } from '@hexwright/bots';
import { isOver, newGame, play, Rng, saveGame, seatList, toMove } from '@hexwright/kernel';
import { type CampaignFile, newCampaign, nextOfCampaign, withGame } from '@hexwright/table';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { begin, introduce } from './people.ts';

const LEGEND = 'conquerors/core';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

/** A campaign of which random players have lost the first chapter. */
function lostOnce(): CampaignFile {
  const fresh = newCampaign(LEGEND, 3);
  if (!fresh.ok) throw new Error(fresh.reason.text);
  const next = nextOfCampaign(fresh.chronicle, {});
  if (!next.ok) throw new Error(next.reason.text);
  const bot = botFor(next.rules, 'random');
  for (let i = 0; i < 20; i++) {
    const seed = `lost ${i}`;
    const game = newGame(next.rules, { mode: 'seeded', seed });
    const rng = new Rng(seed);
    while (!isOver(game.state)) {
      const [seat] = seatList(toMove(game.state));
      play(game, seat, askBot(bot, game.state, seat, rng));
    }
    const added = withGame(fresh.chronicle, { chosen: {}, save: saveGame(game) });
    if (added.ok && added.chronicle.finished[0].next === 'again') return added.chronicle.file;
  }
  throw new Error('random players have never lost');
}

async function takeIn(page: Page, file: CampaignFile): Promise<void> {
  const path = join(await mkdtemp(join(tmpdir(), 'campaign-')), 'legend.json');
  await writeFile(path, JSON.stringify(file));
  await page.goto('/');
  await page.setInputFiles('.kept input[type=file]', path);
  await page.waitForURL(/\/chronicle\//);
}

test('a campaign is begun from its page, kept with the games, and gone on with', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  await page.goto(`/browse/${LEGEND}`);
  await page.click('button:text-is("Begin the campaign")');
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.decision.mine');
  const table = page.url();
  await page.goto('/');
  await page.click('.kept li.campaign > a');
  await page.waitForURL(/\/chronicle\//);
  expect(await page.locator('.way-on').textContent()).toContain('Chapter 1 of 3');
  await page.click('a:text-is("Go on with this chapter")');
  await page.waitForURL(table);
  await page.goto('/');
  await page.click('.kept li.campaign button[aria-label^="Delete"]');
  await page.click('.kept button:text-is("Delete")');
  await page.waitForSelector('.kept li.campaign', { state: 'detached' });
  expect(errors).toEqual([]);
});

test('a chapter that was lost is told and played again as all choose; the file goes out as it came in', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  const file = lostOnce();
  await takeIn(page, file);
  expect(await page.locator('.chapter').textContent()).toContain(
    'Everybody has lost. The chapter is played again.',
  );
  expect(await page.locator('.chapter thead').textContent()).toContain('Legend points');
  expect(await serious(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.chronicle button:text-is("Save file")'),
  ]);
  const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as CampaignFile;
  expect([kept.format, kept.campaign, kept.games[0].save.log]).toEqual([
    file.format,
    file.campaign,
    file.games[0].save.log,
  ]);
  await page.selectOption('.way-on select', 'true');
  await page.click('button:text-is("Play the chapter again")');
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.decision.mine');
  await page.goto('/');
  await page.click('.kept li.campaign > a');
  expect(await page.locator('.way-on').textContent()).toContain('Go on with this chapter');
  expect(errors).toEqual([]);
});

test('the chronicle fits a phone', async () => {
  const { page } = await visitor(browser, { viewport: PHONE }, { oneTap: true });
  await takeIn(page, lostOnce());
  await page.waitForSelector('.chapter');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('a file that is no sound campaign is refused by name, and nothing of it is kept', async () => {
  const { page } = await visitor(browser, {}, {});
  const path = join(await mkdtemp(join(tmpdir(), 'campaign-')), 'legend.json');
  await writeFile(path, JSON.stringify({ ...lostOnce(), seats: 4 }));
  await page.goto('/');
  await page.setInputFiles('.kept input[type=file]', path);
  expect(await page.locator('.kept [role=alert]').textContent()).toContain('game 1 of the campaign');
  expect(await page.locator('.kept li').count()).toBe(0);
});

test('friends lay a table for a campaign, look into its chronicle, and play a chapter that was given up anew', async () => {
  const { page, errors } = await visitor(browser);
  await introduce(page, 'Ada');
  await page.goto(`/friends/new/${LEGEND}`);
  await page.waitForSelector('.set-up-board .hex');
  await page.click('.seats .segments button:text-is("3")');
  await page.click('button:text-is("Play the campaign together")');
  const chapter = page.locator('.this-chapter', { hasText: 'Chapter 1 of 3:' });
  await chapter.waitFor();
  expect(await serious(page)).toEqual([]);
  expect(await page.getByText('Change the game').count()).toBe(0);
  await chapter.getByText('Chronicle').click();
  await page.waitForSelector('.chronicle .way-on');
  expect(await serious(page)).toEqual([]);
  await page.click('a:text-is("To the table")');
  await begin(page);
  const first = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.click('button:text-is("Propose to end the game")');
  await page.click('.house-notice.ended button:text-is("Play the chapter again")');
  await chapter.waitFor();
  expect(page.url()).not.toBe(first);
  expect(errors).toEqual([]);
});
