/**
 * The figures that the page is held to, measured in a browser and printed: npm run measure
 * docs/web-measures.md keeps them. With --layout every row is held to the budget of the layout instead. They are no tests: they depend on the machine and on what else it does.
 */
import { loadavg } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { rows, rulesFor } from '../packages/catalog/index.ts';
import { islandOf } from '../packages/island/index.ts';
import { ensureBuilt, startServer } from '../packages/server/index.ts';
import { newcomer, openBrowser } from './chromium.ts';
import { measureLayout } from './measure-layout.ts';
import { Clicker, setUp } from './player.ts';

const MOVES = 60;
const FRAMES = 180;
const IN_WORKER = /\/(worker|referee)-/;
const STARTS = 9;
const SEA = 'seafarers/heading-for-new-shores';

await ensureBuilt(console.log);
const server = await startServer({ host: '127.0.0.1', port: 0 });
if (!server.ok) throw new Error(server.message);
const browser = await openBrowser();
const layout = process.argv.indexOf('--layout');
try {
  if (layout > 0) await measureLayout(browser, server.address, process.argv[layout + 1]);
  else await measureAll(browser, server.address);
} finally {
  await browser.close();
  await server.close();
}

async function measureAll(browser: Browser, address: string): Promise<void> {
  console.log(`load of the machine: ${loadavg()[0].toFixed(1)}`);
  await measureScripts(browser, address);
  await measureStarts(browser, address);
  await measureMoves(browser, address);
  await measureZoom(browser, address);
}

async function measureScripts(browser: Browser, baseURL: string): Promise<void> {
  const page = await newcomer(browser, { baseURL, serviceWorkers: 'allow' });
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/assets\/.*\.(js|css)$/.test(pathname)) files.set(pathname, response.body());
  });
  await page.goto('/');
  await page.waitForSelector('.front-board .hex');
  const parts: readonly (readonly [string, (path: string) => boolean])[] = [
    ['the page', (path) => path.endsWith('.js') && !IN_WORKER.test(path)],
    ['rules and bots in the worker', (path) => IN_WORKER.test(path)],
    ['the styles', (path) => path.endsWith('.css')],
  ];
  for (const [name, fits] of parts) {
    const bodies = await Promise.all([...files].flatMap(([path, body]) => (fits(path) ? [body] : [])));
    const kB = (size: (body: Buffer) => number): string =>
      `${(bodies.reduce((sum, body) => sum + size(body), 0) / 1000).toFixed(0)} kB`;
    console.log(
      `front page, ${name}, ${bodies.length} files: ${kB(({ length }) => length)} plain, ` +
        `${kB((body) => gzipSync(body).length)} gzip, ${kB((body) => brotliCompressSync(body).length)} brotli`,
    );
  }
  await page.context().close();
}

/** From the click to the first board, for somebody who is here for the first time. */
async function measureStarts(browser: Browser, baseURL: string): Promise<void> {
  const board = '.stage .hex';
  const base: number[] = [];
  const opened: number[] = [];
  const played: number[] = [];
  for (let i = 0; i < STARTS; i++) {
    const page = await newcomer(browser, { baseURL, serviceWorkers: 'block' });
    await page.goto('/');
    await page.waitForSelector('.front-board .hex');
    base.push(await untilShown(page, '.front .action.primary', board));
    await page.context().close();

    const sailor = await newcomer(browser, { baseURL, serviceWorkers: 'block' });
    await sailor.goto('/browse');
    opened.push(await untilShown(sailor, `a[href="/browse/${SEA}"]`, '.set-up-board .hex'));
    played.push(await untilShown(sailor, '.set-up-form .action.primary', board));
    await sailor.context().close();
  }
  console.log(`from "play now" to the table of a base game, ${STARTS} newcomers: ${spread(base)}`);
  console.log(
    `from the list to the board of ${SEA}: ${spread(opened)}; from there to its table: ${spread(played)}`,
  );
}

/** Clicks one thing in the page and gives the time until another is on the screen. */
async function untilShown(page: Page, click: string, shown: string): Promise<number> {
  await page.waitForSelector(click);
  return page.evaluate(
    ([click, shown]) =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = (): void => {
          if (document.querySelector(shown)) setTimeout(() => done(performance.now() - began));
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>(click)!.click();
        requestAnimationFrame(look);
      }),
    [click, shown] as const,
  );
}

/** From the click to the frame that shows its move, played as a person would. */
async function measureMoves(browser: Browser, baseURL: string): Promise<void> {
  const page = await newcomer(browser, { baseURL, serviceWorkers: 'allow' }, { oneTap: true });
  await setUp(page, 'first-island/base', { seed: 'measure' });
  await page.evaluate(watchAnswers);
  let asked = 0;
  await new Clicker(page).play(() => asked++ > MOVES);
  const times = await page.evaluate(() => (window as unknown as { answers: number[] }).answers);
  console.log(`from click to screen, ${times.length} moves: ${spread(times)}`);
  await page.context().close();
}

/** In the page: times every click until the frame after it changed the table. */
function watchAnswers(): void {
  const answers: number[] = [];
  Object.assign(window, { answers });
  let clicked: number | null = null;
  window.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), true);
  const table = document.querySelector('.table')!;
  new MutationObserver(() => {
    const began = clicked;
    clicked = null;
    if (began === null) return;
    // A message sent while a frame is made arrives when it is on the screen.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => answers.push(performance.now() - began);
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }).observe(table, { attributes: true, attributeFilter: ['data-moves'] });
}

async function measureZoom(browser: Browser, baseURL: string): Promise<void> {
  const { row, seats, hexes } = largestBoard();
  const page = await newcomer(browser, { baseURL, reducedMotion: 'no-preference' });
  await setUp(page, row, { seats, seed: 'measure' });
  await page.waitForSelector('.stage .hex');
  const times = await zoom(page);
  console.log(`zooming ${row} for ${seats} (${hexes} hexes), a frame: ${spread(times)}`);
  console.log(`that is ${(1000 / middle(times)).toFixed(0)} frames a second`);
  await page.context().close();
}

/** Turns the wheel in and out and gives the time of each frame. */
function zoom(page: Page): Promise<number[]> {
  return page.evaluate(async (frames) => {
    const svg = document.querySelector('.stage .board svg')!;
    const { x, y, width, height } = svg.getBoundingClientRect();
    const times: number[] = [];
    let last = await new Promise<number>(requestAnimationFrame);
    for (let i = 0; i < frames; i++) {
      const deltaY = i % 60 < 30 ? -40 : 40;
      const at = { clientX: x + width / 2, clientY: y + height / 2 };
      svg.dispatchEvent(new WheelEvent('wheel', { deltaY, ...at, cancelable: true }));
      const now = await new Promise<number>(requestAnimationFrame);
      times.push(now - last);
      last = now;
    }
    return times;
  }, FRAMES);
}

function largestBoard(): { readonly row: string; readonly seats: number; readonly hexes: number } {
  const boards = rows.flatMap(({ id, players }) => {
    const seats = Math.max(...players);
    const ruled = rulesFor({ game: id, seats });
    return ruled.ok ? [{ row: id, seats, hexes: islandOf(ruled.rules)?.topology.hexes ?? 0 }] : [];
  });
  return boards.reduce((a, b) => (b.hexes > a.hexes ? b : a));
}

function sorted(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b);
}

function middle(times: readonly number[]): number {
  return sorted(times)[Math.floor(times.length / 2)];
}

function spread(times: readonly number[]): string {
  const at = (share: number): string =>
    `${sorted(times)[Math.floor((times.length - 1) * share)].toFixed(0)} ms`;
  return `${at(0.5)} in the middle, ${at(0.9)} for nine in ten, ${at(1)} at most`;
}
