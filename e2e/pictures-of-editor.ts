import { PHONE } from './chromium.ts';
import type { Camera } from './pictures-of-friends.ts';

/** The drawing table for boards, wide with the figures of fairness and on a phone. */
export async function takeEditor({ open, take }: Camera): Promise<void> {
  for (const [name, context, tab] of [
    ['editor', {}, 'Fairness'],
    ['editor-phone', { viewport: PHONE, hasTouch: true }, 'Check'],
  ] as const) {
    const page = await open(context, {});
    await page.goto('/board');
    await page.waitForSelector('.verdict');
    await page.locator('.palette').getByRole('button', { name: 'Sea' }).click();
    await page.locator('[aria-label^="Empty place"]').first().click();
    await page.getByRole('tab', { name: tab }).click();
    await page.waitForSelector('.even, .verdict');
    await take(page, name);
    await page.context().close();
  }
}
