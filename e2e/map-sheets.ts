/**
 * Draws the maps of the sea games onto the sheets that docs/maps.md shows.
 *
 * Usage: npm run maps
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './chromium.ts';
import { smallPng } from './small-png.ts';

/** by sheet: the rows on it, each with the numbers of seats to draw */
const SHEETS: Readonly<Record<string, readonly (readonly [row: string, ...seats: number[]])[]>> = {
  'new-shores': [
    ['seafarers/heading-for-new-shores', 3, 4, 6],
    ['seafarers/four-islands', 3, 4, 6],
  ],
  'fog-and-desert': [
    ['seafarers/fog-islands', 3, 4, 6],
    ['seafarers/through-the-desert', 3, 4, 6],
  ],
  'tribes-and-pirates': [
    ['seafarers/forgotten-tribe', 4, 6],
    ['seafarers/cloth-for-catan', 4, 6],
    ['seafarers/pirate-islands', 4, 6],
    ['seafarers/wonders-of-catan', 4, 6],
  ],
  'far-lands': [
    ['seafarers/great-crossing', 4, 6],
    ['seafarers/greater-catan', 4, 6],
    ['seafarers/greater-catan-bridges', 4],
    ['seafarers/new-world', 4],
  ],
  'second-islands': [
    ['second-islands/islands-of-catan', 4, 6],
    ['second-islands/seas-for-the-poor', 4],
    ['second-islands/catan-plus', 4],
    ['second-islands/big-island', 8],
    ['second-islands/peanut-island', 8],
  ],
};
const WIDTH = 420;
const IN_A_ROW: Readonly<Record<string, number>> = { 'tribes-and-pirates': 2 };

const folder = fileURLToPath(new URL('../docs/maps/', import.meta.url));
mkdirSync(folder, { recursive: true });
const cli = fileURLToPath(new URL('../packages/cli/start.mjs', import.meta.url));
const drawn = mkdtempSync(join(tmpdir(), 'maps-'));
const browser = await openBrowser();
for (const [sheet, rows] of Object.entries(SHEETS)) {
  const wide = IN_A_ROW[sheet] ? 1.4 * WIDTH : WIDTH;
  const page = await browser.newPage({
    viewport: { width: (IN_A_ROW[sheet] ?? 3) * (wide + 8), height: 400 },
  });
  const pictures: string[] = [];
  for (const [row, ...seats] of rows)
    for (const n of seats) {
      const file = join(drawn, 'map.svg');
      const asked = ['board', row, '--seats', `${n}`, '--seed', '1', '--svg', file];
      execFileSync(process.execPath, [cli, ...asked]);
      pictures.push(readFileSync(file, 'utf8').replace(/ width="\d+" height="\d+"/, ` width="${wide}"`));
    }
  await page.setContent(
    `<style>body { margin: 0; background: #7db5d8; display: flex; flex-wrap: wrap; gap: 8px; align-items: center }</style>${pictures.join('')}`,
  );
  writeFileSync(`${folder}${sheet}.png`, smallPng(await page.screenshot({ fullPage: true })));
  await page.close();
  console.log(sheet);
}
await browser.close();
rmSync(drawn, { recursive: true });
