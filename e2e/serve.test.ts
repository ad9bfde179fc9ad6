import { connect } from 'node:net';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { everybodyLeaves, theBrowser, visitor } from './browser.ts';
import { serve, stop } from './own-process.ts';
import { Clicker } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

test('the page keeps to its own policy, and its scripts come compressed', async () => {
  const { page, errors } = await visitor(browser, {}, { oneTap: true });
  const plain: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    const { 'content-encoding': encoding, 'content-length': length } = answer.headers();
    if (/\.(js|css)$/.test(pathname) && encoding === undefined && Number(length) > 1024) plain.push(pathname);
  });
  await page.goto('/');
  await page.click('.action.big');
  let asked = 0;
  await new Clicker(page).play(() => asked++ > 8);
  for (const [path, ready] of [
    ['/browse', '.rows a'],
    ['/browse/seafarers/core', '.set-up-board .hex'],
    ['/looks', '.looks svg'],
  ]) {
    await page.goto(path);
    await page.waitForSelector(ready);
  }
  expect(plain).toEqual([]);
  expect(errors).toEqual([]);
});

test('an empty HOST is this machine alone, and the signal to stop is heard whoever is still asking', async () => {
  const { child, address } = await serve({ HOST: '', PORT: '0' });
  expect(new URL(address).hostname).toBe('127.0.0.1');
  const half = connect(Number(new URL(address).port), '127.0.0.1');
  await new Promise<void>((done) => half.write('GET / HTTP/1.1\r\nHost: here\r\n', () => done()));
  expect((await fetch(address)).status).toBe(200);
  half.on('error', () => {});
  expect(await stop(child)).toBe(0);
});
