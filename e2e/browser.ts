import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium, findShell } from '../scripts/chromium.mjs';
import { newcomer, openBrowser } from './chromium.ts';

export { PHONE, SMALL_PHONE } from './chromium.ts';

const opened = new Map<string | undefined, Browser>();

/** One browser for all files that a process reads, and one for those with notices or calls; they go with the process. */
export async function theBrowser({ notices = false } = {}): Promise<Browser> {
  const path = notices ? findChromium() : findShell();
  const known = opened.get(path);
  if (known?.isConnected()) return known;
  const browser = await openBrowser(path);
  opened.set(path, browser);
  return browser;
}

/** Closes every page. Tables of others would go on with their games, and be drawn all the while. */
export async function everybodyLeaves(...browsers: readonly Browser[]): Promise<void> {
  const contexts = browsers.flatMap((browser) => browser.contexts());
  await Promise.all(contexts.map((context) => context.close()));
}

/** A newcomer at the product under test. An error in the page, or something that its policy forbids, fails the test that asks. */
export async function visitor(
  browser: Browser,
  context: BrowserContextOptions = {},
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ page: Page; errors: string[] }> {
  const page = await newcomer(browser, { baseURL: inject('address'), ...context }, settings);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (line) => {
    if (/Content.Security.Policy/i.test(line.text())) errors.push(line.text());
  });
  return { page, errors };
}
