import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { startServer } from '../packages/server/index.ts';
import { serious } from './axe.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { arrive, begin, introduce, layTable, overhear } from './people.ts';
import { Clicker } from './player.ts';
import { until } from './until.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const moves = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moves'));
const isAsked = async (page: Page): Promise<boolean> => (await page.locator('.decision.mine').count()) > 0;
/** Makes one move for whoever of them is asked. */
async function move(people: readonly Page[]): Promise<Page> {
  let mover: Page | undefined;
  await until('somebody is asked', async () => {
    for (const page of people) if (!mover && (await isAsked(page))) mover = page;
    return mover !== undefined;
  });
  const before = await moves(mover as Page);
  const player = new Clicker(mover as Page);
  while ((await moves(mover as Page)) === before) await player.click();
  return mover as Page;
}

test('two play at one table: by link, with talk, through a break of the line', async () => {
  const { page: ada, errors } = await visitor(browser, {}, { oneTap: true });
  const { page: ben, errors: alsoErrors } = await visitor(browser, {}, { oneTap: true });
  const heard = overhear(ben);

  await ada.goto('/');
  await ada.getByRole('link', { name: /Play with friends/ }).click();
  await introduce(ada, 'Ada');
  const link = await layTable(ada);
  await arrive(ben, link, 'Ben');
  expect(await ada.locator('.seat-who b').allTextContents()).toContain('Ben');
  await begin(ada);
  await ben.waitForSelector('.table .hex');
  expect(await ben.locator('.board .hex').count()).toBe(await ada.locator('.board .hex').count());

  const mover = await move([ada, ben]);
  const other = mover === ada ? ben : ada;
  const made = await moves(mover);
  await until('the other sees the move', async () => (await moves(other)) >= made);

  await ada.getByRole('tab', { name: /Chat/ }).click();
  await ada.getByLabel('Say something').fill('<b>hello</b> Ben');
  await ada.keyboard.press('Enter');
  await ben.waitForSelector('[role=tab] .fresh');
  await ben.getByRole('tab', { name: /Chat/ }).click();
  await ben.getByText('<b>hello</b> Ben').waitFor();
  expect(await ben.locator('.said b').count()).toBe(0);

  await ben.context().setOffline(true);
  await ben.getByText('The connection is broken').waitFor();
  await ada.getByLabel('Well played!').click();
  await ben.context().setOffline(false);
  await ben.getByText('The connection is broken').waitFor({ state: 'detached' });
  await ben.locator('.said', { hasText: 'Well played!' }).waitFor();

  // The second settlements bring goods: from then on there are secrets.
  const seats = ['Ada', 'Ben'].map((name) => seatIn(heard, name));
  const ours = async (): Promise<number[]> => {
    const all = await hands(ada);
    return seats.map((seat) => all[seat]);
  };
  while (Math.min(...(await ours())) === 0) await move([ada, ben]);
  await until('both see the same', async () => (await moves(ada)) === (await moves(ben)));
  expect(await hands(ben)).toEqual(await hands(ada));
  const held = heard.flatMap((text) => {
    type Told = { fields?: { hold?: (number | null)[][] } };
    const { view, change } = JSON.parse(text) as { view?: Told; change?: { shared: Told; own: Told } };
    return [view, change?.shared, change?.own].flatMap((told) =>
      told?.fields?.hold ? [told.fields.hold] : [],
    );
  });
  expect(held.length).toBeGreaterThan(1);
  const [adas, bens] = seats.map((seat) => held.flatMap((hands) => hands[seat]));
  expect(bens.some((count) => count !== null && count > 0)).toBe(true);
  expect(adas.filter((count) => count !== null)).toEqual([]);

  await ben.getByRole('button', { name: 'Ada', exact: true }).first().click();
  await ben.getByRole('button', { name: 'Mute Ada' }).click();
  await ben.getByRole('button', { name: 'Hear Ada again' }).waitFor();
  await ben.getByLabel('Report Ada').selectOption('Something else');
  await ben.getByText('Reported').waitFor();
  await ada.getByLabel('Say something').fill('Do you hear me?');
  await ada.keyboard.press('Enter');
  await ada.locator('.said', { hasText: 'Do you hear me?' }).waitFor();
  await ben.getByLabel('Say something').fill('It is so quiet here');
  await ben.keyboard.press('Enter');
  await ben.locator('.said', { hasText: 'It is so quiet here' }).waitFor();
  expect(await ben.getByText('Do you hear me?').count()).toBe(0);
  expect([...errors, ...alsoErrors]).toEqual([]);
});

test('a table is left by agreement, and the same people play again; axe finds nothing serious on the way', async () => {
  const { page: ada, errors } = await visitor(browser, {}, { theme: 'dark' });
  const { page: ben } = await visitor(browser, { viewport: PHONE });
  const found: string[] = [];
  const check = async (page: Page, where: string): Promise<void> => {
    for (const each of await serious(page)) found.push(`${where}: ${each}`);
  };
  await ada.goto('/friends');
  await ada.waitForSelector('.introduce');
  await check(ada, 'newcomer');
  await introduce(ada, 'Ada');
  const link = await layTable(ada, { press: ['Each move'], password: 'sesame' });
  await check(ada, 'waiting room');
  await ben.goto(link);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await ben.getByLabel('Password').fill('open');
  await ben.getByRole('button', { name: 'Enter' }).click();
  await ben.locator('.refusal').waitFor();
  await check(ben, 'locked');
  await ben.getByLabel('Password').fill('sesame');
  await ben.getByRole('button', { name: 'Enter' }).click();
  await ben.getByRole('button', { name: 'I am ready' }).click();
  await check(ben, 'waiting room on a phone');
  await begin(ada);
  await ada.getByRole('tab', { name: /Chat/ }).click();
  await check(ada, 'chat');
  await ada.getByRole('button', { name: 'Menu' }).click();
  await check(ada, 'menu');
  await ada.getByRole('button', { name: 'Propose to end the game' }).click();
  await check(ben, 'vote');
  await ben.getByRole('button', { name: 'Agree' }).click();
  await ada.getByRole('button', { name: 'Play again together' }).click();
  await ada.waitForSelector('.waiting-room');
  await ben.getByRole('link', { name: 'Come along' }).click();
  await ben.waitForSelector('.waiting-room');
  expect((await ben.locator('.seat-who b').allTextContents()).sort()).toEqual(['Ada', 'Ben', 'bot']);
  await ada.goto('/friends');
  await ada.waitForSelector('.table-list a');
  await check(ada, 'tables');
  await ada.goto('/friends/me');
  await ada.waitForSelector('.entry-form');
  await check(ada, 'account');
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
});

test('an account keeps who one is: made, left, entered again, shown, forgotten', async () => {
  const { page } = await visitor(browser);
  await introduce(page, 'Ada');
  await page.goto('/friends/me');
  const form = (title: string) => page.locator('.entry-form', { hasText: title });
  await form('Create an account').getByLabel('Login').fill('ada.l');
  await form('Create an account').getByLabel('New password').fill('a long one');
  await form('Create an account').getByRole('button').click();
  await page.getByText('You are signed in as ada.l').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await form('Sign in').getByLabel('Login').fill('ada.l');
  await form('Sign in').getByLabel('Password').fill('a wrong one');
  await form('Sign in').getByRole('button').click();
  await page.locator('.refusal').waitFor();
  await form('Sign in').getByLabel('Password').fill('a long one');
  await form('Sign in').getByRole('button').click();
  await page.getByRole('link', { name: 'Profile and history' }).click();
  await page.getByRole('heading', { name: 'Ada' }).waitFor();
  await page.goto('/friends/me');
  await page.getByRole('button', { name: 'Delete everything about me' }).click();
  await form('Delete everything about me').getByLabel('Password').fill('a long one');
  await form('Delete everything about me').getByRole('button').click();
  await page.getByRole('button', { name: 'That is me' }).waitFor();
});

test('where the page is only files it says so, and offers the game at one screen', async () => {
  const files = await startServer({ host: '127.0.0.1', port: 0 });
  if (!files.ok) throw new Error(files.message);
  const { page } = await visitor(browser, { baseURL: files.address });
  await page.goto('/');
  await page.getByRole('link', { name: /Play with friends/ }).click();
  await page.getByText('No server here').waitFor();
  await page.getByRole('link', { name: 'Choose a game for this screen' }).click();
  await page.waitForSelector('.rows li');
  await files.close();
});

/** how many cards each seat holds, as the players' panel says */
async function hands(page: Page): Promise<number[]> {
  const facts = await page.locator('.player .facts li:first-child').allTextContents();
  return facts.map((text) => Number(/\d+/.exec(text)?.[0]));
}

/** where somebody sits: the places were drawn, as the last that was heard of the room says */
function seatIn(heard: readonly string[], name: string): number {
  const rooms = heard.flatMap((text) => {
    const { room } = JSON.parse(text) as { room?: { seats: { person: { name: string } | null }[] } };
    return room ? [room] : [];
  });
  return rooms.at(-1)?.seats.findIndex(({ person }) => person?.name === name) ?? -1;
}
