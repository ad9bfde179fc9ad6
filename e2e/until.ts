import type { Page } from 'playwright-core';

/** milliseconds between two looks */
const APART = 20;

/**
 * Waits until something holds: no longer, and no shorter. The page's own policy lets no driver leave code there that waits,
 * so it is asked again and again.
 */
export async function until(what: string, holds: () => Promise<boolean>, patience = 60_000): Promise<void> {
  for (const end = Date.now() + patience; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, APART));
  }
  throw new Error(`waited in vain: ${what}`);
}

/**
 * Waits until the page has drawn itself so many times: where nothing is to happen there is nothing to wait for, and a
 * machine with other work is given the same chance to get it wrong.
 */
export function drawn(page: Page, times = 2): Promise<void> {
  return page.evaluate(
    (left) =>
      new Promise<void>((done) => {
        let frames = left;
        const next = (): void => {
          if (frames-- === 0) done();
          else requestAnimationFrame(next);
        };
        next();
      }),
    times,
  );
}
