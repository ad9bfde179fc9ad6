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

test('a move is answered on the screen within 100 ms', async () => {
  const { page } = await visitor(browser, {}, { oneTap: true });
  await setUp(page, 'first-island/base');
  const times: number[] = [];
  for (let i = 0; i < 9; i++) {
    await page.waitForSelector('.mine [data-decision="place-building"]');
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const table = document.querySelector<HTMLElement>('.table')!;
            const began = performance.now();
            new MutationObserver(() =>
              requestAnimationFrame(() => resolve(performance.now() - began)),
            ).observe(table, { attributes: true, attributeFilter: ['data-moves'] });
            document.querySelector('.target')!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
          }),
      ),
    );
    await page.click('.table-bar button:text-is("Undo")');
  }
  const middle = times.sort((a, b) => a - b)[4];
  console.log(`a move: ${middle.toFixed(0)} ms to the screen`);
  expect(middle).toBeLessThan(100);
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
