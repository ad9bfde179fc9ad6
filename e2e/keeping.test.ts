import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rulesFor } from '../packages/catalog/index.ts';
import { newGame, saveGame } from '../packages/kernel/index.ts';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { Clicker, setUp } from './player.ts';
import { drawn } from './until.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

/** Somebody whose pages always come from the network, so that a test can spoil them. */
async function guest(): Promise<Page> {
  return (await visitor(browser, {}, { oneTap: true })).page;
}

const moves = async (page: Page): Promise<number> =>
  Number(await page.locator('.table').getAttribute('data-moves'));
const movesBecome = (page: Page, n: number): Promise<unknown> =>
  page.waitForFunction(
    (want) => Number(document.querySelector<HTMLElement>('.table')?.dataset.moves) >= want,
    n,
  );
const place = (page: Page, nth = 0): Promise<void> => page.locator('.target').nth(nth).click();

/** Lets the worker begin with a script of ours. */
async function spoilWorker(page: Page, script: string): Promise<void> {
  await page
    .context()
    .route('**/spoiled.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.context().route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `import "/spoiled.js";${await response.text()}` });
  });
}

/** A disk that is full while the page says so. */
const FULL_AT_WILL = `
  let full = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => { full = data; };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...given) {
    if (full) throw new DOMException('the disk is full', 'QuotaExceededError');
    return add.apply(this, given);
  };`;
const setDisk = (page: Page, full: boolean): Promise<void> =>
  page.evaluate((data) => new BroadcastChannel('disk').postMessage(data), full);

const DENIED = `
  Object.defineProperty(globalThis, 'indexedDB', {
    value: { open() { throw new DOMException('storage is denied', 'SecurityError'); } },
  });`;

describe('write, then show', () => {
  test('a move that the store has not taken is not shown, and a reload loses nothing that was', async () => {
    const page = await guest();
    await setUp(page, 'first-island/base');
    await page.waitForSelector('.decision.mine');
    const before = await moves(page);
    const hold = (): Promise<void> =>
      page.evaluate(
        () =>
          new Promise<void>((held) => {
            const opening = indexedDB.open('hexwright');
            opening.onsuccess = () => {
              const store = opening.result.transaction(['games', 'lines'], 'readwrite').objectStore('games');
              const spin = (): void => {
                if (document.documentElement.dataset.store !== 'let go')
                  store.get('nothing').onsuccess = spin;
                else opening.result.close();
              };
              spin();
              held();
            };
          }),
      );
    await hold();
    await place(page);
    await drawn(page, 50);
    expect(await moves(page)).toBe(before);
    await page.evaluate(() => {
      document.documentElement.dataset.store = 'let go';
    });
    await movesBecome(page, before + 1);
    await page.evaluate(() => {
      document.documentElement.dataset.store = 'hold';
    });
    await hold();
    await place(page);
    await drawn(page, 20);
    const shown = await moves(page);
    await page.reload();
    await page.waitForSelector('.decision.mine');
    expect(await moves(page)).toBeGreaterThanOrEqual(shown);
  });

  test('a full disk is told at the table, the game can be saved, and is kept once there is room', async () => {
    const page = await guest();
    await spoilWorker(page, FULL_AT_WILL);
    await setUp(page, 'first-island/base');
    await page.waitForSelector('.decision.mine');
    const before = await moves(page);
    await setDisk(page, true);
    await place(page);
    await movesBecome(page, before + 1);
    const notice = page.locator('.house-notice');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('the disk is full');
    await page.waitForSelector('.mine [data-decision="place-route"]');
    const [download] = await Promise.all([page.waitForEvent('download'), notice.locator('button').click()]);
    expect(JSON.parse(readFileSync(await download.path(), 'utf8')).log).toHaveLength(await moves(page));
    await setDisk(page, false);
    await place(page);
    await notice.waitFor({ state: 'detached' });
    await page.waitForSelector('.mine [data-decision="place-building"]');
    const shown = await moves(page);
    await page.reload();
    await page.waitForSelector('.decision.mine');
    expect(await moves(page)).toBe(shown);
  });

  test('where nothing may be kept, the page says so and plays in memory', async () => {
    const page = await guest();
    await spoilWorker(page, DENIED);
    await page.goto('/');
    await page.locator('[role=alert]', { hasText: 'storage is denied' }).waitFor();
    await page.click('.action.big');
    await page.locator('.house-notice', { hasText: 'storage is denied' }).waitFor();
    expect(await new Clicker(page).play((asked) => asked === 'main')).toBe('asked');
  });

  test('games of the first version of this page are still there, with every move', async () => {
    const page = await guest();
    const ruled = rulesFor({ game: 'first-island/base', seats: 3 });
    if (!ruled.ok) throw new Error(ruled.reason.text);
    const save = saveGame(newGame(ruled.rules, { mode: 'seeded', seed: 'long ago' }));
    const players = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }];
    const old = {
      id: 'old',
      title: 'An old game',
      save,
      players,
      guided: false,
      turn: 0,
      over: false,
      touched: 5,
    };
    await page.goto('/icon.svg');
    await page.evaluate(
      (games) =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('hexwright', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
          opening.onsuccess = () => {
            const tx = opening.result.transaction('games', 'readwrite');
            for (const game of games) tx.objectStore('games').put(game);
            tx.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
      [old, { ...old, id: 'torn', title: 'A torn game', save: { log: 'nothing' } }],
    );
    await page.goto('/');
    await page.locator('.kept .damaged', { hasText: 'A torn game' }).waitFor();
    await page.click('.kept li > a:has-text("An old game")');
    await page.waitForSelector('.decision.mine');
    expect(await moves(page)).toBe(save.log.length);
    await place(page);
    await movesBecome(page, save.log.length + 1);
    await page.reload();
    await page.waitForSelector('.mine [data-decision="place-route"]');
  });
});

test('of two tabs one plays and the other follows, until it takes over', async () => {
  const page = await guest();
  await setUp(page, 'first-island/base');
  await page.waitForSelector('.decision.mine');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const told = other.locator('.house-notice');
  await told.waitFor();
  expect(await told.textContent()).toContain('Another tab');
  expect(await page.locator('.house-notice').count()).toBe(0);
  const before = await moves(page);
  await place(page);
  await movesBecome(other, before + 1);
  await told.locator('button').click();
  await told.waitFor({ state: 'detached' });
  await page.locator('.house-notice').waitFor();
  await place(other);
  await movesBecome(page, before + 2);
  await other.waitForSelector('.mine [data-decision="place-building"]');
  await other.close();
  await page.locator('.house-notice').waitFor({ state: 'detached' });
  const shown = await moves(page);
  await page.reload();
  await page.waitForSelector('.decision.mine');
  expect(await moves(page)).toBe(shown);
});

test('a damaged game hides no other: what is left of it can be saved, and thrown away', async () => {
  const page = await guest();
  await setUp(page, 'first-island/base');
  await page.waitForSelector('.decision.mine');
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('hexwright');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          tx.objectStore('games').put({ id: 'torn', title: 'A torn game', setup: 7 });
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
  );
  await page.goto('/');
  const torn = page.locator('.kept li', { hasText: 'A torn game' });
  await torn.waitFor();
  expect(await page.locator('.kept li').count()).toBe(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    torn.locator('button:text-is("Save file")').click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ game: { setup: 7 } });
  await page.goto('/table/torn');
  await page.locator('.trouble', { hasText: 'damaged' }).waitFor();
  await page.goto('/');
  await torn.locator('button').last().click();
  await page.locator('.farewell .danger').click();
  await torn.waitFor({ state: 'detached' });
  await page.click('.kept li > a');
  await page.waitForSelector('.decision.mine');
});

describe('what cannot be fetched or has died', () => {
  test('a worker that cannot be loaded is told, with a way to try again', async () => {
    const page = await guest();
    await page.context().route('**/worker-*.js', (route) => route.abort());
    await page.goto('/');
    await page.locator('.trouble', { hasText: 'could not be started' }).waitFor();
    await page.context().unroute('**/worker-*.js');
    await page.click('.trouble .action.primary');
    await page.waitForSelector('.front-board .hex');
  });

  test('a worker that falls silent is told, and every move that was shown is there after a reload', async () => {
    const page = await guest();
    await spoilWorker(
      page,
      `new BroadcastChannel('silence').onmessage = () => {
        new BroadcastChannel('silenced').postMessage('now');
        self.close();
      };`,
    );
    await setUp(page, 'first-island/base');
    await page.waitForSelector('.decision.mine');
    const before = await moves(page);
    await page.evaluate(
      () =>
        new Promise<void>((gone) => {
          new BroadcastChannel('silenced').onmessage = () => gone();
          new BroadcastChannel('silence').postMessage('now');
        }),
    );
    await place(page);
    await page.locator('[role=alert]', { hasText: 'is not answering' }).waitFor({ timeout: 30_000 });
    await page.click('.over-page button');
    await page.waitForSelector('.decision.mine');
    expect(await moves(page)).toBe(before);
    await place(page);
    await movesBecome(page, before + 1);
  });

  test('a part of the page that is missing leaves a word and a way on', async () => {
    const page = await guest();
    await page.context().route('**/TableScreen-*.js', (route) => route.abort());
    await page.goto('/');
    await page.click('.action.big');
    await page.locator('.trouble', { hasText: 'could not be loaded' }).waitFor();
    await page.context().unroute('**/TableScreen-*.js');
    await page.click('.trouble .action.primary');
    await page.waitForSelector('.decision.mine');
  });

  test('without its script the page is not blank', async () => {
    const page = await guest();
    await page.context().route('**/page-*.js', (route) => route.abort());
    await page.goto('/');
    // It does not flash up where the script is only slow.
    expect(await page.locator('.not-yet').isVisible()).toBe(false);
    await page.locator('.not-yet', { hasText: 'script' }).waitFor({ timeout: 15_000 });
    expect(await page.locator('.not-yet a').isVisible()).toBe(true);
  });
});
