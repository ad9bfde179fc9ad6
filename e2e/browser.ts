import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { newcomer, openBrowser } from './chromium.ts';

export { PHONE, SMALL_PHONE } from './chromium.ts';

let opened: Browser | undefined;

/** One browser for all files that a process reads; it goes with the process. */
export async function theBrowser(): Promise<Browser> {
  if (!opened?.isConnected()) opened = await openBrowser();
  return opened;
}

/** Closes every page. Tables of others would go on with their games, and be drawn all the while. */
export async function everybodyLeaves(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
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
