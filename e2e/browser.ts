import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { findChromium } from '../scripts/chromium.mjs';
import { ARGS, WIDE } from './screens.ts';

export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('there is no Chromium: run node scripts/chromium.mjs');
  return chromium.launch({ executablePath, args: ARGS });
}

/** A fresh visitor, with bots that do not dawdle. An error in the page fails the test that asks for it. */
export async function visitor(
  browser: Browser,
  context: BrowserContextOptions = {},
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ page: Page; errors: string[] }> {
  const opened = await browser.newContext({
    viewport: WIDE,
    reducedMotion: 'reduce',
    baseURL: inject('address'),
    acceptDownloads: true,
    ...context,
  });
  await opened.addInitScript(
    (kept) => {
      if (!localStorage.getItem('hexwright.settings')) localStorage.setItem('hexwright.settings', kept);
    },
    JSON.stringify({ pace: 'instant', sound: false, ...settings }),
  );
  opened.setDefaultTimeout(10_000);
  const page = await opened.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, errors };
}
