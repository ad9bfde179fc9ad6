import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { arrive, begin, introduce, layTable } from './people.ts';
import { Clicker } from './player.ts';
import { until } from './until.ts';

let browser: Browser;
let withNotices: Browser;
beforeAll(async () => {
  browser = await theBrowser();
  withNotices = await theBrowser({ notices: true });
});
afterEach(() => everybodyLeaves(browser, withNotices));

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const moves = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moves'));

/** Whoever of them is asked, once somebody is. */
async function asked(people: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await until('somebody is asked', async () => {
    for (const page of people) if (!found && (await page.locator('.decision.mine').count()) > 0) found = page;
    return found !== undefined;
  });
  return found as Page;
}

/** A table with settings that the form does not offer so short; answers with its link. */
async function quickTable(host: Page, settings: object): Promise<string> {
  const answer = await host.request.post('/api/tables', {
    data: {
      wish: { game: 'first-island/base', seats: 3 },
      pace: 100,
      seating: { begins: 'first', order: 'listed' },
      ...settings,
    },
  });
  const { table } = (await answer.json()) as { table: string };
  await host.goto(`/t/${table}`);
  return `/t/${table}`;
}

test('whose time runs out is played by a bot, and has the seat again on coming back', async () => {
  const { page: ada } = await visitor(browser);
  const { page: ben } = await visitor(browser);
  await introduce(ada, 'Ada');
  const link = await quickTable(ada, { clock: { mode: 'turn', seconds: 6 } });
  await arrive(ben, link, 'Ben');
  await begin(ada);
  await ben.waitForSelector('.table .hex');
  const slow = await asked([ada, ben]);
  const [other, name] = slow === ada ? [ben, 'Ada'] : [ada, 'Ben'];
  await other.getByRole('timer').first().waitFor();
  const standsIn = other.getByText(`a bot is playing for ${name}`);
  await standsIn.waitFor();
  const before = await moves(other);
  await until('the bot moves', async () => (await moves(other)) > before);
  await slow.reload();
  await standsIn.waitFor({ state: 'detached' });
  await slow.waitForSelector('.table .hex');
});

test('a move is taken back by consent; who looks on sees it late; two tabs show one seat; a notice calls; one gives up', async () => {
  const { page: ada, errors } = await visitor(browser, {}, { oneTap: true });
  const { page: ben } = await visitor(withNotices, { permissions: ['notifications'] }, { oneTap: true });
  const { page: eve } = await visitor(browser);
  await introduce(ada, 'Ada');
  const link = await quickTable(ada, { watching: { allowed: true, delay: 10 } });
  await arrive(ben, link, 'Ben');
  await begin(ada);
  await ben.waitForSelector('.table .hex');
  await eve.goto(link);
  await button(eve, 'Just watch').click();
  await eve.waitForSelector('.table .hex');

  const mover = await asked([ada, ben]);
  const other = mover === ada ? ben : ada;
  const start = await moves(mover);
  while ((await moves(mover)) === start) await new Clicker(mover).click();
  await until('the other sees it', async () => (await moves(other)) === start + 1);
  expect(await moves(eve), 'who looks on does not see it yet').toBeLessThanOrEqual(start);
  await button(mover, 'Undo').click();
  await other.getByText('take the last move back').waitFor();
  expect(await moves(mover), 'not before the other agrees').toBe(start + 1);
  await button(other, 'Agree').click();
  await until(
    'it is taken back',
    async () => (await moves(mover)) === start && (await moves(other)) === start,
  );

  // The same person in another tab of the same browser: what is done in one is seen in both.
  const tab = await mover.context().newPage();
  await tab.goto(link);
  await tab.waitForSelector('.table .hex');
  expect(await tab.locator('.decision.mine').count()).toBeGreaterThan(0);
  while ((await moves(mover)) === start) await new Clicker(mover).click();
  await until('the other tab shows it', async () => (await moves(tab)) === (await moves(mover)));
  await tab.close();
  const seen = await moves(mover);
  await until('who looks on sees it at last', async () => (await moves(eve)) >= seen);

  // Ben is elsewhere in the house, with the page out of sight, when it is his turn again.
  const elsewhere = await ben.context().newPage();
  await elsewhere.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    window.Notification = new Proxy(window.Notification, {
      construct: (real, [title, options]) => {
        told.push(options.body);
        return Reflect.construct(real, [title, options]);
      },
    });
  });
  await elsewhere.goto('/friends');
  await elsewhere.waitForSelector('.friends-head');
  const players = [new Clicker(ada), new Clicker(ben)];
  if ((await asked([ada, ben])) === ben)
    for (const at = await moves(ben); (await moves(ben)) <= at + 1; ) await players[1].click();
  await ben.goto('about:blank');
  const told = (): Promise<string[]> => elsewhere.evaluate('window.told');
  await until('Ben is told', async () => {
    await players[0].click();
    return (await told()).length > 0;
  });
  expect((await told()).join()).toMatch(/base game|turn|wait/i);
  await elsewhere.close();

  await button(ada, 'Menu').click();
  await button(ada, 'Give up').click();
  await button(ada, /Give up for good/).click();
  await ada.getByText('gave up').first().waitFor();
  expect(await ada.locator('.decision.mine').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('four play a whole game, and each of them is cut off or comes anew on the way', async () => {
  const names = ['Ada', 'Ben', 'Cleo', 'Dan'];
  const visitors = await Promise.all(names.map(() => visitor(browser, {}, { oneTap: true })));
  const pages = visitors.map(({ page }) => page);
  await introduce(pages[0], 'Ada');
  const link = await layTable(pages[0], { seats: 4, soonOver: true });
  for (const [i, page] of pages.entries()) if (i > 0) await arrive(page, link, names[i]);
  await begin(pages[0]);
  const players = pages.map((page) => new Clicker(page));
  const breaks = [
    (page: Page) => page.reload(),
    async (page: Page) => {
      await page.context().setOffline(true);
      await page.getByText('The connection is broken').waitFor();
      await page.context().setOffline(false);
      await page.getByText('The connection is broken').waitFor({ state: 'detached' });
    },
  ];
  let round = 0;
  for (; (await pages[0].locator('.over').count()) === 0 && round < 600; round++) {
    for (const player of players) await player.click();
    const cut = round % 2 === 1 ? (round - 1) / 2 : -1;
    if (cut >= 0 && cut < pages.length) {
      await breaks[cut % 2](pages[cut]);
      await pages[cut].waitForSelector('.table .hex');
    }
  }
  for (const page of pages) await page.waitForSelector('.over');
  const ends = await Promise.all(pages.map(moves));
  expect(new Set(ends).size, 'all see the same end').toBe(1);
  expect(round, 'all of them were').toBeGreaterThan(2 * pages.length);
  expect(visitors.flatMap(({ errors }) => errors)).toEqual([]);
  // How long it is, the dice of the server say.
}, 400_000);
