import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { newcomer } from './chromium.ts';

export { openBrowser, PHONE, SMALL_PHONE } from './chromium.ts';

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
