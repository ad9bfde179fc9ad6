import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { introduce, layTable } from './people.ts';
import { until } from './until.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser({ notices: true });
});
afterEach(() => everybodyLeaves(browser));

/** Somebody at the settings of notices. */
async function atNotices(
  options: BrowserContextOptions = {},
  before?: () => void,
): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await visitor(browser, { serviceWorkers: 'allow', ...options });
  if (before) await page.addInitScript(before);
  await introduce(page, 'Ada');
  await page.goto('/friends/me');
  await page.waitForSelector('.notices');
  return { page, errors };
}

const bell = (page: Page) => page.locator('.notices').getAttribute('data-bell');

test('a browser that knows no notices says so, and offers none', async () => {
  const { page } = await atNotices({}, () => {
    Reflect.deleteProperty(window, 'Notification');
  });
  expect(await bell(page)).toBe('none');
  expect(await page.locator('.notices').textContent()).toContain('cannot tell you');
  expect(await page.locator('.notices button').count()).toBe(0);
  expect(await serious(page)).toEqual([]);
  await page.context().close();
});

test('a browser that was told not to show notices says where that is changed', async () => {
  const { page } = await atNotices({ permissions: [] }, () => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  expect(await bell(page)).toBe('denied');
  expect(await page.locator('.notices').textContent()).toContain('in its settings');
  expect(await page.locator('.notices button').count()).toBe(0);
  await page.context().close();
});

test('where no push service answers, an open page tells, until it is told to stop', async () => {
  // A browser of the tests reaches no push service: subscribing fails, as it does in a private window.
  const { page, errors } = await atNotices({ permissions: ['notifications'] });
  expect(await bell(page)).toBe('page');
  await page.getByRole('button', { name: 'Stop telling me' }).click();
  await page.waitForSelector('.notices[data-bell="off"]');
  await page.reload();
  await page.waitForSelector('.notices[data-bell="off"]');
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await page.waitForSelector('.notices[data-bell="page"]');
  expect(errors).toEqual([]);
  await page.context().close();
});

test('a call of the push service is shown by the service worker, and leads to the table', async () => {
  const { page } = await visitor(browser, { serviceWorkers: 'allow', permissions: ['notifications'] });
  await introduce(page, 'Ada');
  const link = await layTable(page);
  const table = link.slice(link.lastIndexOf('/') + 1);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const call = async (what: object): Promise<void> => {
    const origin = new URL(link).origin;
    const data = JSON.stringify(what);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  };
  const [worker] = page.context().serviceWorkers();
  const shown = () =>
    worker.evaluate(async () => {
      const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
      const notices = await registration.getNotifications();
      return notices.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });
  await page.goto('about:blank');
  await call({ table, title: 'Sunday <b>letters</b>' });
  await until('a notice', async () => (await shown()).length > 0);
  expect(await shown()).toEqual([
    { title: 'Hexwright', body: 'Your turn: Sunday <b>letters</b>', tag: table, data: `/t/${table}` },
  ]);
  await page.context().close();
});
