import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Puts a finger on a point and leaves it there, until what it answers is called. */
export async function hold(page: Page, at: Point): Promise<() => Promise<unknown>> {
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  return () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The lower parts of what is drawn so, where nothing else lies. */
export function freeOf(page: Page, selector: string): Promise<Point[]> {
  return page.evaluate((wanted) => {
    return [...document.querySelectorAll(wanted)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const at = { x: left + width / 2, y: top + height * 0.8 };
      const found = document.elementFromPoint(at.x, at.y);
      const thing = (each: Element | null): string | undefined =>
        each?.closest('[data-thing]')?.getAttribute('data-thing') ?? undefined;
      return found && thing(found) === thing(element) ? [at] : [];
    });
  }, selector);
}
