import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, SMALL_PHONE, theBrowser, visitor } from './browser.ts';
import { fits } from './fits.ts';
import { arrive, begin, introduce, layTable } from './people.ts';
import { Clicker } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the host has rights while people gather, and others have their own', async () => {
  const [{ page: ada }, { page: ben }, { page: eve }] = await Promise.all(
    ['Ada', 'Ben', 'Eve'].map(() => visitor(browser)),
  );
  await introduce(ada, 'Ada');
  const link = await layTable(ada, { press: ['Open to all'], title: 'For everybody' });
  await introduce(ben, 'Ben');
  await ben.locator('.table-list a', { hasText: 'For everybody' }).click();
  await button(ben, 'Sit down').click();
  await arrive(eve, link, 'Eve');
  expect(await ada.locator('.seat-who b').allTextContents()).toEqual(['Ada', 'Ben', 'Eve']);
  expect(await button(ben, 'Send away').count()).toBe(0);
  expect(await button(ben, 'Start').count()).toBe(0);

  await ada.locator('.seat-line', { hasText: 'Ben' }).getByRole('button', { name: 'Swap places' }).click();
  const first = (name: string) => ada.locator('.seat-line:nth-child(1) .seat-who b', { hasText: name });
  await first('Ben').waitFor();
  await ben.locator('.seat-line', { hasText: 'Eve' }).getByRole('button', { name: 'Ask to swap' }).click();
  await eve.locator('.seat-line', { hasText: 'Ben' }).getByRole('button', { name: 'Swap places' }).click();
  await first('Eve').waitFor();
  await button(ada, 'Send Eve away').click();
  await first('Eve').waitFor({ state: 'detached' });
  await eve.getByText('you have been sent away').waitFor();

  await ada.getByText('Change the settings').click();
  await button(ada, 'By link').click();
  await button(ada, 'Save settings').click();
  await ben.locator('.room-facts', { hasText: 'By link' }).waitFor();
  await button(ada, 'End this table').click();
  await ben.getByText('the host has ended it').waitFor();
});

test('a game is played to its end together, with a bot for whoever lets it; then the result, the moves, the history', async () => {
  const { page: ada, errors } = await visitor(browser, {}, { oneTap: true });
  const { page: ben } = await visitor(browser, {}, { oneTap: true });
  const { page: eve } = await visitor(browser);
  await introduce(ada, 'Ada');
  const link = await layTable(ada, { soonOver: true });
  await arrive(ben, link, 'Ben');
  await begin(ada);

  await eve.goto(link);
  await button(eve, 'Just watch').click();
  await eve.waitForSelector('.table .hex');
  expect(await eve.locator('.good-card, .decision.mine').count()).toBe(0);

  // Ben is here: nobody else lets a bot play for him.
  await button(ada, 'Menu').click();
  await ada.locator('.menu-seats').waitFor();
  expect(await ada.locator('.menu-seats').getByRole('button', { name: 'Let a bot play' }).count()).toBe(0);
  await ada.keyboard.press('Escape');
  await button(ben, 'Menu').click();
  await button(ben, 'Let a bot play for me').click();
  await ada.getByText('a bot is playing for Ben').waitFor();
  await button(ben, 'Menu').click();
  await button(ben, 'Play myself again').click();
  await ada.getByText('a bot is playing for Ben').waitFor({ state: 'detached' });

  const players = [ada, ben].map((page) => new Clicker(page));
  for (let clicks = 0; (await ada.locator('.over').count()) === 0 && clicks < 1500; clicks++)
    for (const player of players) await player.click();
  await ben.waitForSelector('.over');
  await eve.waitForSelector('.over');
  expect(await button(eve, 'Play again together').count()).toBe(0);

  await ada.getByRole('link', { name: 'Result' }).click();
  await ada.waitForSelector('.chart canvas');
  await ada.getByRole('link', { name: 'Replay' }).click();
  await ada.waitForSelector('.timeline');
  await ben.getByRole('link', { name: 'A game like this' }).click();
  await ben.getByText('Options').click();
  expect(await ben.getByLabel('Points needed to win').inputValue()).toBe('3');
  await ada.goto('/friends/me');
  await ada.getByRole('link', { name: 'Profile and history' }).click();
  await ada.locator('.profile .table-list a').waitFor();
  expect(errors).toEqual([]);
});

test('a small phone shows every page of playing together without sideways scrolling, with targets for fingers', async () => {
  const { page: ada } = await visitor(browser);
  const { page: ben } = await visitor(browser, { viewport: SMALL_PHONE, hasTouch: true, isMobile: true });
  await introduce(ada, 'Ada');
  const link = await layTable(ada, { press: ['Days'], title: 'By and by' });
  await ben.goto(link);
  await ben.waitForSelector('.introduce');
  await fits(ben, 'arriving');
  await arrive(ben, link, 'Ben');
  await fits(ben, 'the waiting room');
  await begin(ada);
  await ben.waitForSelector('.table .hex');
  await fits(ben, 'the game');
  await button(ben, /More/).click();
  await ben.getByRole('tab', { name: /Chat/ }).click();
  await ben.getByLabel('Thank you').click();
  await ben.locator('.said').waitFor();
  await fits(ben, 'the chat');
  await ben.click('dialog[open] .close');
  await button(ben, 'Menu').click();
  await fits(ben, 'the menu');
  await button(ben, 'Propose a pause').click();
  await ben.getByText('Still to agree: Ada').waitFor();
  await fits(ben, 'a vote');
  for (const [path, ready] of [
    ['/friends', '.table-list a'],
    ['/friends/me', '.entry-form'],
    ['/friends/new/first-island/base', '.set-up-board .hex'],
  ]) {
    await ben.goto(path);
    await ben.waitForSelector(ready);
    await fits(ben, path);
  }
  await ada.goto('/friends');
  await ada.waitForSelector('.my-turn');
  expect(await ada.title()).toBe('● 1 table is waiting · Hexwright');
});
