import type { Page } from 'playwright-core';
import { until } from './until.ts';

/** Finds one of the card games in the list and sits down at it. */
export async function openRivals(
  page: Page,
  { game = 'introductory', seed = 'a fixed seed', guided = false } = {},
): Promise<void> {
  await page.goto('/browse');
  await page.click(`.rows a[href="/browse/rivals/${game}"]`);
  await page.waitForSelector('.rivals-example');
  await page.fill('.seed input', seed);
  if (guided) await page.click('.set-up-form .flag input');
  await page.selectOption('.begins select', '0');
  await page.click('.set-up-form .action.big');
  await page.waitForSelector('.card-table .land');
}

export async function turnOf(page: Page): Promise<number> {
  const words = await page.locator('.turn-number').allTextContents();
  return Number(/\d+/.exec(words[0] ?? '')?.[0] ?? 0);
}

const FIRST = ' >> nth=0';
const USABLE = ':not([aria-disabled="true"])';

/** Plays by looking and clicking until `until` says so at a decision of ours; answers what was asked on the way. */
export async function playRivals(page: Page, until: () => Promise<boolean>): Promise<Set<string>> {
  const seen = new Set<string>();
  for (let clicks = 0; clicks < 3000; clicks++) {
    await page.waitForSelector('.over, .decision.mine', { state: 'attached' });
    if ((await page.locator('.over').count()) > 0) return seen;
    const decision = (await page.locator('.ask').getAttribute('data-decision')) ?? '';
    seen.add(decision);
    if (decision === 'act' && (await until())) return seen;
    const before = await stampOf(page);
    const next = await nextClick(page, decision);
    // A question that has gone meanwhile is looked at anew.
    if (next === undefined && (await stampOf(page)) === before)
      throw new Error(`nothing to click at "${decision}"`);
    if (next === undefined) continue;
    await page.click(next, { timeout: 20_000 });
    await changed(page, before);
  }
  throw new Error('there was no end to the clicks');
}

/** What a person in a hurry would click: what is asked for, what can be built, and on with it. */
async function nextClick(page: Page, decision: string): Promise<string | undefined> {
  const there = async (selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;
  for (const selector of ['.confirm .action.primary', '.asking [data-place]', '.confirm .action.choice'])
    if (await there(selector)) return selector + FIRST;
  const build = `.action.affordable${USABLE}`;
  if (decision === 'act' && (await there(build))) return build + FIRST;
  const card = '.held .play-card.glow';
  if (decision === 'act' && (await there(card))) return card + FIRST;
  for (const selector of ['.flow-end .action', '.flow-on .action', `.moves .action${USABLE}`])
    if (await there(selector)) return selector + FIRST;
  return undefined;
}

const stampOf = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      `${document.querySelector<HTMLElement>('.table')?.dataset.moves} ${document.querySelector('.ask')?.textContent} ${
        document.querySelectorAll('.confirm button, .chosen, [aria-pressed="true"]').length
      }`,
  );

function changed(page: Page, before: string): Promise<void> {
  return until(`a change of ${before}`, async () => (await stampOf(page)) !== before, 8000);
}

/** What of a land cannot be touched where it is. */
export const outOfSight = (page: Page, land: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const parts = ['.prince-points', '.prince-hand', '.region', '.centre', '.site'];
    return parts.filter((part) =>
      [...document.querySelectorAll(`${selector} ${part}`)].some((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return ![0.1, 0.9].every((down) => {
          const found = document.elementFromPoint(x + width / 2, y + height * down);
          return found !== null && element.contains(found);
        });
      }),
    );
  }, land);
