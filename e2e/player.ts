import type { Page } from 'playwright-core';

/** Somebody who plays by clicks alone, always choosing in the same way. */
export interface Clicker {
  /** plays until the game is over or `until` answers yes at a decision of ours */
  play(until?: (decision: string) => boolean | Promise<boolean>, most?: number): Promise<'over' | 'asked'>;
  readonly seen: ReadonlySet<string>;
}

/** What can be clicked at a table, the surest way forward first. */
const CLICKABLE = [
  '.confirm .primary',
  '.menu button',
  '.good-card.live',
  '.target',
  '.dev-card:not([aria-disabled="true"])',
  '.actions .action:not([aria-disabled="true"])',
].join(', ');

export function clicker(page: Page, seed = 1): Clicker {
  const seen = new Set<string>();
  let state = seed;
  const below = (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };

  const play: Clicker['play'] = async (until = () => false, most = 4000) => {
    for (let clicks = 0; clicks < most; clicks++) {
      await page.waitForSelector('.over, .decision.mine', { state: 'attached' });
      const now = await page.evaluate((clickable) => {
        const ask = document.querySelector<HTMLElement>('.decision.mine .ask');
        return {
          over: document.querySelector('.over') !== null,
          decision: ask?.dataset.decision ?? null,
          moves: document.querySelector<HTMLElement>('.table')?.dataset.moves,
          ways: Array.from(document.querySelectorAll(clickable), (way) => ({
            sure: way.matches('.confirm .primary, .menu button'),
            flow: way.matches('.action.primary'),
            trade: way.closest('.actions') !== null && /trade|counter/i.test(way.textContent ?? ''),
          })),
        };
      }, CLICKABLE);
      if (now.over) return 'over';
      if (now.decision === null) continue;
      seen.add(now.decision);
      if (await until(now.decision)) return 'asked';
      const all = now.ways.map((way, i) => ({ ...way, i })).filter(({ trade }) => !trade);
      const sure = all.filter((way) => way.sure);
      const flow = all.filter((way) => way.flow);
      // Now and then the turn simply goes on, so that no way of passing the time lasts for ever.
      const choice = sure.length > 0 ? sure : flow.length > 0 && below(3) === 0 ? flow : all;
      if (choice.length === 0) throw new Error(`nothing to click in "${now.decision}"`);
      const { i } = choice[below(choice.length)];
      const way = page.locator(CLICKABLE).nth(i);
      const before = await page.locator('.table').getAttribute('data-moves');
      if (before !== now.moves) continue;
      await way.dispatchEvent('click');
      await settled(page, now.moves);
    }
    throw new Error(`not over after ${most} clicks`);
  };
  return { play, seen };
}

/** The click was answered: a move was made, or something asks to be confirmed. */
async function settled(page: Page, moves: string | undefined): Promise<void> {
  await page
    .waitForFunction(
      (was) =>
        document.querySelector<HTMLElement>('.table')?.dataset.moves !== was ||
        document.querySelector('.confirm, .menu, .action[aria-pressed="true"]') !== null,
      moves,
      { timeout: 1000, polling: 10 },
    )
    .catch(() => undefined);
}

/** Sets a row up through its page. */
export async function setUp(
  page: Page,
  row: string,
  wish: { seats?: number; points?: number; seed?: string } = {},
): Promise<void> {
  await page.goto(`/browse/${row}`);
  await page.waitForSelector('.set-up-board .hex');
  if (wish.seats) await page.click(`.seats .segments button:text-is("${wish.seats}")`);
  if (wish.points) {
    await page.click('.options summary');
    await page.getByLabel('Points needed to win').fill(String(wish.points));
  }
  await page.fill('.seed input', wish.seed ?? 'a fixed seed');
  await page.click('.set-up-form .action.big');
  await page.waitForSelector('.table');
}
