import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visitor } from './browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the scripts that the front page runs are below 300 kB compressed', async () => {
  const { page } = await visitor(browser);
  const sizes: Record<string, number> = {};
  page.on('response', async (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()))
      sizes[response.url()] = gzipSync(await response.body()).length;
  });
  await page.goto('/');
  await page.waitForSelector('.front-board .hex');
  await page.waitForLoadState('networkidle');
  const sum = (of: (url: string) => boolean): number =>
    Object.entries(sizes).reduce((total, [url, size]) => total + (of(url) ? size : 0), 0);
  const isRules = (url: string): boolean => url.includes('/worker-');
  const script = sum((url) => !isRules(url));
  console.log(
    `front page: ${kilo(script)} kB of script; the rules behind it in the worker: ${kilo(sum(isRules))} kB`,
  );
  expect(script).toBeGreaterThan(10_000);
  expect(script).toBeLessThan(300_000);
});

const kilo = (bytes: number): string => (bytes / 1000).toFixed(0);
