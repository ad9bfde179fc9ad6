import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing reaches past the side of the screen, and a finger can tell the controls apart. */
export async function fits(page: Page, where: string): Promise<void> {
  const { width } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(width);
  expect(await page.evaluate(tooSmall), where).toEqual([]);
}

/**
 * Read in the page: the controls with less than 40 pixels to themselves, that is neither of that size nor alone in
 * a square of that size. Links inside a sentence are as tall as their line.
 */
function tooSmall(): string[] {
  const LEAST = 40;
  const reachable = document.querySelector('dialog[open]') ?? document;
  const shown = [...reachable.querySelectorAll<HTMLElement>('a, button, select, input')].flatMap(
    (element) => {
      const box = element.getBoundingClientRect();
      const visible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return visible && box.width > 1 && box.height > 1 ? [{ element, box }] : [];
    },
  );
  const centre = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
  const gap = (box: DOMRect, { x, y }: { x: number; y: number }): number =>
    Math.max(box.left - x, x - box.right, box.top - y, y - box.bottom);
  return shown
    .filter(({ element, box }) => {
      if (box.width >= LEAST && box.height >= LEAST) return false;
      const label = element.closest('label')?.getBoundingClientRect();
      if (label && label.width >= LEAST && label.height >= LEAST) return false;
      return shown.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          gap(other.box, centre(box)) < LEAST / 2,
      );
    })
    .map(({ element, box }) => {
      const words = element.getAttribute('aria-label') ?? element.textContent;
      return `${words?.trim().slice(0, 40)} (${element.className}): ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
    });
}
