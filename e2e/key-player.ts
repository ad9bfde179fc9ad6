import { Clicker } from './player.ts';

/** So many steps lead from anywhere at the table to anything. */
const STEPS = 80;

/** The same with the keyboard alone: by the key that a button names, or by walking to it; on the board with the arrows. */
export class KeyPlayer extends Clicker {
  protected override async press(what: string): Promise<void> {
    const wanted = this.page.locator(what).first();
    await wanted.waitFor({ state: 'attached', timeout: 5000 });
    const key = await wanted.getAttribute('aria-keyshortcuts');
    const covered = (await this.page.locator('dialog[open]').count()) > 0;
    if (key && !covered) return this.page.keyboard.press(key === 'Plus' ? '+' : key);
    if (what.startsWith('[data-place')) {
      await this.walkTo('[data-place]');
      for (let step = 0; step < STEPS; step++) {
        const way = await wanted.evaluate(wayFromFocus);
        if (way === null) break;
        await this.page.keyboard.press(way);
      }
    } else await this.walkTo(what);
    await this.page.keyboard.press('Enter');
  }

  private async walkTo(selector: string): Promise<void> {
    const wanted = this.page.locator(selector);
    for (let step = 0; step < STEPS; step++) {
      if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`the keyboard does not reach ${selector}`);
  }
}

/** In the page: the arrow that leads from what has the focus to this place; null where it is. */
function wayFromFocus(place: Element): string | null {
  const now = document.activeElement;
  if (!now || now === place) return null;
  const [from, to] = [now, place].map((each) => each.getBoundingClientRect());
  const [x, y] = [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
  return y > 0 ? 'ArrowDown' : 'ArrowUp';
}
