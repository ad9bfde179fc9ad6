import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Figures } from '../../board/Figures.tsx';
import { hexPoint, signPoint } from '../../board/geometry.ts';
import { seatFill } from '../../board/Patterns.tsx';
import { Pieces } from '../../board/Pieces.tsx';
import { Tokens } from '../../board/Tokens.tsx';
import type { RowSheet } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const library = openLibrary();

async function row(game: string): Promise<{ readonly sheet: Sheet; readonly fields: RowSheet['fields'] }> {
  const found = await rowSheet(library, { game, seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  return { sheet: asIsland(found.row.sheet), fields: found.row.fields };
}

/** where the figures of a drawing stand, each with its size */
const stands = (drawn: string): number[][] =>
  [...drawn.matchAll(/<[^>]*class="figure"[^>]*>/g)]
    .map(([figure]) => /translate\(([-\d.e]+)px, ([-\d.e]+)px\) scale\(([\d.]+)\)/.exec(figure)!)
    .map(([, ...at]) => at.map(Number));

test('ships on one path stand side by side around its middle, smaller than one that is alone', async () => {
  const { sheet, fields } = await row('explorers-pirates/land-ho');
  const units = 4 * 3;
  const drawnWith = (...at: number[]): number[][] => {
    const shipAt = new Array(units).fill(-1).map((none, unit) => at[unit] ?? none);
    return stands(renderToStaticMarkup(createElement(Figures, { sheet, fields: { ...fields, shipAt } })));
  };
  const [alone] = drawnWith(5);
  const [one, two] = drawnWith(5, 5);
  expect(alone[2]).toBe(1);
  expect(one[2]).toBeLessThan(1);
  expect((one[0] + two[0]) / 2).toBeCloseTo(alone[0]);
  expect(two[0] - one[0]).toBeGreaterThan(30);
});

test('a token lies in the middle of a hex without a number, and below the number of any other', async () => {
  const { sheet, fields } = await row('conquerors/chapter-1-resist');
  const numbers = fields.numbers as readonly number[];
  const heights = (hex: number): number => {
    const invader = sheet.board.hexes.map((_, at) => (at === hex ? 3 : 0));
    const bare = { ...sheet, looks: { ...sheet.looks, marks: {} } };
    const drawn = renderToStaticMarkup(
      createElement(Tokens, { sheet: bare, fields: { ...fields, invader } }),
    );
    const [token] = /<[^>]*class="token"[^>]*>/.exec(drawn) ?? [];
    const [, y] = /transform="translate\([-\d.e]+ ([-\d.e]+)\)/.exec(token ?? '') ?? [];
    return Number(y) - hexPoint(sheet.board, hex).y;
  };
  const numbered = numbers.findIndex((number) => number > 0);
  const plain = numbers.findIndex((number, hex) => !number && sheet.board.hexes[hex]);
  expect(heights(plain)).toBeCloseTo(0);
  expect(heights(numbered)).toBeGreaterThan(40);
});

test('settlers and crews have the colour of whose ship or harbour they are in, fish their own', async () => {
  const { sheet, fields } = await row('explorers-pirates/fish-for-catan');
  const [settler, fish] = [1, 3];
  const shipAt = new Array(12).fill(-1).with(3, 5);
  const shipHold = new Array(24).fill(0).with(6, settler).with(7, settler);
  const aboard = (hold: number[]): string =>
    renderToStaticMarkup(createElement(Figures, { sheet, fields: { ...fields, shipAt, shipHold: hold } }));
  const colours = (drawn: string): number => drawn.split(seatFill(1)).length;
  expect(colours(aboard(shipHold))).toBeGreaterThan(colours(aboard(new Array(24).fill(0))));
  expect(colours(aboard(shipHold.map((kind) => (kind === settler ? fish : kind))))).toBe(
    colours(aboard(new Array(24).fill(0))),
  );
});

test('a ship in the hex of a harbour leaves its sign to be read, and so does the pirate beside both', async () => {
  const { sheet, fields } = await row('historical/troy');
  const { board } = sheet;
  const kinds = fields.harbour as readonly number[];
  const land = (hex: number): boolean => sheet.terrains[(fields.terrain as readonly number[])[hex]]?.land;
  const ship = sheet.pieces.findIndex(({ id }) => id === 'trade-ship');
  const [pirate] = sheet.blockers.flatMap(({ id }, i) => (id === 'pirate' ? [i] : []));
  let looked = 0;
  for (const [i, { edge }] of board.harbours.entries()) {
    const hex = board.edges[edge].hexes.find((each) => !land(each));
    if (hex === undefined || kinds[i] < 0) continue;
    looked++;
    const layer = board.hexes.map((_, at) => (at === hex ? ship + 1 : 0));
    const set = {
      ...fields,
      [sheet.pieces[ship].layer]: layer,
      blocker: (fields.blocker as readonly number[]).with(pirate, hex),
    };
    const sign = signPoint(board, edge, land);
    const drawn = renderToStaticMarkup(createElement(Pieces, { sheet, fields: set }));
    const [, x, y] = /data-thing="piece [^"]*" transform="translate\((\S+) (\S+)\)/.exec(drawn)!;
    const lying = { x: Number(x), y: Number(y) };
    const [figureX, figureY] = stands(renderToStaticMarkup(createElement(Figures, { sheet, fields: set })))[
      pirate
    ];
    const apart = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
      Math.hypot(one.x - other.x, one.y - other.y);
    expect(apart(lying, sign)).toBeGreaterThan(50);
    expect(apart({ x: figureX, y: figureY }, sign)).toBeGreaterThan(50);
    expect(apart({ x: figureX, y: figureY }, lying)).toBeGreaterThan(40);
  }
  expect(looked).toBeGreaterThan(4);
});
