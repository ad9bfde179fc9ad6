import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { rows } from '../packages/catalog/index.ts';
import { everybodyLeaves, PHONE, theBrowser, visitor } from './browser.ts';
import { belowBudget, measureTable, middleOfGame, type Seen } from './budget.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await theBrowser();
});
afterEach(() => everybodyLeaves(browser));

const DOC = new URL('../docs/web-measures.md', import.meta.url);

/** By row and size: what is known to be below the budget there, by its first word. */
function knownBelow(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(DOC, 'utf8').matchAll(
    /^\| ([\w-]+\/[\w-]+) +\| \d+ +\| (\d+×\d+) +\| (.+?) +\|$/gm,
  );
  return new Map([...lines].map(([, row, size, what]) => [`${row} ${size}`, what.split('; ').map(kindOf)]));
}

/** What it is that is below the budget, however far. */
const kindOf = (words: string): string => words.replace(/\d+/g, 'n').split(':')[0];

/** A row of every fourth family, each at another place of its own. */
function sample(): { readonly id: string; readonly seats: number }[] {
  const families = [...new Set(rows.map(({ id }) => id.split('/')[0]))];
  return families
    .map((name, i) => {
      const family = rows.filter(({ id }) => id.startsWith(`${name}/`));
      return family[(i * 7) % family.length];
    })
    .filter((_, i) => i % 4 === 0)
    .map(({ id, players }) => ({ id, seats: Math.max(...players) }));
}

test('what is below the budget is found, on either side of each bound', () => {
  const fine: Seen = { hex: 40, cut: [], lines: 3, covered: [], over: [] };
  const desk = [1280, 720] as const;
  expect(belowBudget(desk, fine)).toEqual([]);
  expect(belowBudget(desk, { ...fine, hex: 39.9 })).toEqual(['hex 39 of 40 px']);
  expect(belowBudget(desk, { ...fine, lines: 2 })).toEqual(['2 of 3 lines of log']);
  expect(belowBudget([390, 844], { ...fine, lines: 2 })).toEqual([]);
  expect(belowBudget([360, 640], { ...fine, hex: 28 })).toEqual([]);
  expect(belowBudget([360, 640], { ...fine, hex: 27 })).toEqual(['hex 27 of 28 px']);
  expect(belowBudget(desk, { ...fine, cut: ['Blue'], covered: ['Roll'], over: ['.toast'] })).toEqual([
    'not whole: Blue',
    'covered: Roll',
    'over hexes: .toast',
  ]);
});

test('tables keep to the budget of the layout at seven sizes, or are named with what they lack', async () => {
  const known = knownBelow();
  const { page, errors } = await visitor(browser);
  const surprises: string[] = [];
  let measured = 0;
  for (const { id, seats } of sample()) {
    const file = middleOfGame(id, seats);
    if (!file) continue;
    measured++;
    for (const { size, below } of await measureTable(page, file))
      for (const what of below)
        if (!known.get(`${id} ${size}`)?.includes(kindOf(what)))
          surprises.push(`${id} for ${seats} at ${size}: ${what}`);
  }
  expect(measured).toBeGreaterThan(3);
  expect(surprises).toEqual([]);
  expect(errors).toEqual([]);
});

test('how near the board was drawn is remembered, for as long as it is not shown whole again', async () => {
  const { page } = await visitor(browser, { viewport: PHONE });
  await page.goto('/');
  await page.click('.front .action.primary');
  const scene = page.locator('.table .board > svg > g').first();
  await page.click('.board-controls button[aria-label="Zoom in"]');
  const near = await scene.getAttribute('transform');
  expect(near).toContain('scale(1.3)');
  await page.reload();
  await expect.poll(() => scene.getAttribute('transform')).toBe(near);
  await page.click('.board-controls button[aria-label="Show the whole board"]');
  await page.reload();
  await expect.poll(() => scene.getAttribute('transform')).toContain('scale(1)');
});
