import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { serious } from './axe.ts';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { arrive, introduce, layTable } from './people.ts';
import { newDataDir, removeDataDir, startOn } from './with-tables.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('whoever runs the server reads a complaint on the page of the house, shuts somebody out and closes the table', async () => {
  const dataDir = newDataDir();
  const token = 'a token of many letters';
  const server = await startOn(dataDir, 0, { ADMIN_TOKEN: token });
  const baseURL = server.address;
  const [{ page: ada, errors }, { page: ben }, { page: admin }] = await Promise.all([
    visitor(browser, { baseURL }),
    visitor(browser, { baseURL }),
    visitor(browser, { baseURL }),
  ]);
  await introduce(ada, 'Ada');
  await arrive(ben, await layTable(ada), 'Ben');
  await ada.getByLabel('Say something').fill('something <i>unkind</i>');
  await ada.keyboard.press('Enter');
  await ben.getByText('something <i>unkind</i>').waitFor();
  await ben.getByRole('button', { name: /Ada/ }).first().click();
  await ben.getByLabel('Report Ada').selectOption('Something else');
  await ben.getByText('Reported').waitFor();

  await admin.goto('/admin');
  await admin.getByLabel('Token').fill('a wrong one');
  await admin.getByRole('button', { name: 'Look' }).click();
  await admin.getByText('asks for the token').waitFor();
  await admin.getByLabel('Token').fill(token);
  await admin.getByRole('button', { name: 'Look' }).click();
  await admin.getByText('something <i>unkind</i>').waitFor();
  expect(await serious(admin)).toEqual([]);

  admin.on('dialog', (dialog) => void dialog.accept('for peace'));
  await admin.locator('#tables').getByRole('button', { name: 'Close' }).click();
  await ben.getByText('for peace').waitFor();
  await admin.getByRole('button', { name: 'Shut out' }).click();
  await admin.getByRole('button', { name: 'Settled' }).click();
  await admin.locator('#reports tr').waitFor({ state: 'detached' });
  await ada.goto('/friends');
  await ada.getByLabel('Your name').waitFor();
  expect(errors).toEqual([]);
  for (const page of [ada, ben, admin]) await page.context().close();
  await server.close();
  removeDataDir(dataDir);
});
