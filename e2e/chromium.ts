import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

/** Headless, alone, and without calls to anybody's servers. */
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function openBrowser(executablePath = findChromium()): Promise<Browser> {
  if (!executablePath) throw new Error('there is no Chromium: run node scripts/chromium.mjs');
  return chromium.launch({ executablePath, args: ARGS });
}

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 360, height: 740 };

export interface Newcomer extends BrowserContextOptions {
  /** the address of the product */
  readonly baseURL: string;
}

/** A new person with an empty browser, and bots that do not dawdle. */
export async function newcomer(
  browser: Browser,
  context: Newcomer,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  const opened = await browser.newContext({
    viewport: WIDE,
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // It would fetch the whole product for everybody who looks in for a moment.
    serviceWorkers: 'block',
    ...context,
  });
  await opened.addInitScript(
    (kept) => {
      if (!localStorage.getItem('hexwright.settings')) localStorage.setItem('hexwright.settings', kept);
    },
    JSON.stringify({ pace: 'instant', sound: false, ...settings }),
  );
  // Functions that tsx has read (for pictures and measures) call this on their inner functions; the page has never heard of it.
  await opened.addInitScript('globalThis.__name ??= (named) => named');
  opened.setDefaultTimeout(20_000);
  return opened.newPage();
}
