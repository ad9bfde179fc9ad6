import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, visitor } from './browser.ts';
import { setUp } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('the scripts of the front page, the worker included, are below 300 kB compressed', async () => {
  const { page } = await visitor(browser);
  const sizes: Record<string, number> = {};
  page.on('response', async (response) => {
    if (/\.js$/.test(response.url())) sizes[response.url()] = gzipSync(await response.body()).length;
  });
  await page.goto('/');
  await page.waitForSelector('.front-board .hex');
  await page.waitForLoadState('networkidle');
  const scripts = Object.entries(sizes).filter(([url]) => !url.endsWith('/sw.js'));
  const total = scripts.reduce((sum, [, size]) => sum + size, 0);
  console.log(`front page: ${(total / 1000).toFixed(0)} kB of compressed script in ${scripts.length} files`);
  expect(total).toBeLessThan(300_000);
});

test('a move is answered on the screen within 100 ms', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  await page.waitForSelector('.target');
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const table = document.querySelector<HTMLElement>('.table')!;
        const began = performance.now();
        new MutationObserver(() => requestAnimationFrame(() => resolve(performance.now() - began))).observe(
          table,
          {
            attributes: true,
            attributeFilter: ['data-moves'],
          },
        );
        document.querySelector('.target')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
  );
  console.log(`a move: ${took.toFixed(0)} ms to the screen`);
  expect(took).toBeLessThan(100);
});

test('the largest board zooms smoothly', async () => {
  const { page } = await visitor(browser);
  await page.goto('/browse/seafarers/four-islands');
  await page.waitForSelector('.set-up-board .hex');
  await page.click('.seats .segments button:last-child');
  await page.waitForFunction(() => document.querySelectorAll('.set-up-board .hex').length > 40);
  const frame = await page.evaluate(async () => {
    const svg = document.querySelector('.set-up-board svg')!;
    const box = svg.getBoundingClientRect();
    const times: number[] = [];
    let last = performance.now();
    for (let i = 0; i < 60; i++) {
      svg.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: i < 30 ? -40 : 40,
          clientX: box.x + box.width / 2,
          clientY: box.y + box.height / 2,
          cancelable: true,
        }),
      );
      await new Promise(requestAnimationFrame);
      times.push(performance.now() - last);
      last = performance.now();
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
  });
  console.log(`zooming the largest board: ${frame.toFixed(1)} ms a frame in the middle`);
  // Drawn by the processor alone here; a graphics card does it in a fraction.
  expect(frame).toBeLessThan(100);
});
