/**
 * Every row at every size, held to the budget of the layout: `npm run measure -- --layout [PIECE OF AN ID]`. What is below it is written into
 * docs/web-measures.md, where e2e/budget.test.ts reads it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { rows } from '../packages/catalog/index.ts';
import { type Measured, measureTable, middleOfGame, SIZES } from './budget.ts';
import { newcomer } from './chromium.ts';

const DOC = new URL('../docs/web-measures.md', import.meta.url);
const HEAD = '## The layout, row by row';

export async function measureLayout(browser: Browser, address: string, piece = ''): Promise<void> {
  const found: { readonly row: string; readonly seats: number; readonly all: readonly Measured[] }[] = [];
  for (const { id, players } of rows.filter((row) => row.id.includes(piece))) {
    // The most that sit down have the least room.
    const seats = Math.max(...players);
    const file = middleOfGame(id, seats);
    if (!file) continue;
    const page = await newcomer(browser, { baseURL: address });
    try {
      const all = await measureTable(page, file);
      found.push({ row: id, seats, all });
      const below = all.filter((each) => each.below.length > 0);
      console.log(
        `${id} for ${seats}: ${below.map(({ size, below: what }) => `${size} ${what.join('; ')}`).join(' | ') || 'within the budget'}`,
      );
    } catch (error) {
      console.log(`${id} for ${seats}: not measured (${String(error).split('\n')[0]})`);
    }
    await page.context().close();
  }
  if (piece === '') write(found);
}

const BUDGET = [
  'The budget: a hex of 40 pixels from side to side (28 at 360×640, where the browser remembers how near one has drawn the board), all players whole, three lines of',
  'log beside the board, no main button covered, nothing over a hex. A board that would be small is turned a quarter, so that a wide one stands upright',
  '([turned.ts](../packages/web/board/turned.ts)). [e2e/budget.test.ts](../e2e/budget.test.ts) takes a row of every fourth family and fails where one is below the',
  'budget in a way that does not stand here.',
];

function write(
  found: readonly { readonly row: string; readonly seats: number; readonly all: readonly Measured[] }[],
): void {
  const middle = (list: readonly number[]): number =>
    [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
  const sizes = SIZES.map(([width, height]) => `${width}×${height}`);
  const summary = sizes.map((size) => {
    const at = found.flatMap(({ all }) => all.filter((each) => each.size === size));
    const within = at.filter(({ below }) => below.length === 0).length;
    const hexes = at.map(({ hex }) => hex);
    return `| ${size} | ${within} of ${at.length} | ${Math.round(middle(hexes))} px | ${Math.floor(Math.min(...hexes))} px |`;
  });
  const below = found.flatMap(({ row, seats, all }) =>
    all
      .filter((each) => each.below.length > 0)
      .map(({ size, below: what }) => `| ${row} | ${seats} | ${size} | ${what.join('; ')} |`),
  );
  const text = [
    HEAD,
    '',
    `Taken by \`npm run measure -- --layout\`: each of ${found.length} rows, with as many players as it takes, in the middle of a game.`,
    ...BUDGET,
    '',
    '| size | rows within the budget | hex in the middle | smallest hex |',
    '| --- | --- | --- | --- |',
    ...summary,
    '',
    'Below it are:',
    '',
    '| row | players | size | what |',
    '| --- | --- | --- | --- |',
    ...below,
    '',
  ].join('\n');
  const doc = readFileSync(DOC, 'utf8');
  const from = doc.indexOf(HEAD);
  writeFileSync(DOC, `${(from < 0 ? doc : doc.slice(0, from)).trimEnd()}\n\n${text}`);
}
