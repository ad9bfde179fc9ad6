import { type LayoutFile, makeTopology, parseDraft, parseLayout } from '@hexwright/island';
import { boardShapeOf } from '@hexwright/table';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { boardFrame, edgeLine, outward, SIZE } from '../../board/geometry.ts';
import { seamOf, shownAgain, windowOf } from '../../board/seam.ts';
import { placesAround } from '../../editor/canvas.ts';
import { type Draft, tidy } from '../../editor/draft.ts';
import type { Place } from '../../play/choices.ts';
import type { Sheet } from '../../table/sheet.ts';

const FIVE: LayoutFile = {
  format: 'hexwright-layout/1',
  id: 'tube',
  name: 'Tube',
  provenance: 'house',
  robber: null,
  hexes: [0, 1, 2, 3, 4].map((q) => ({ q, r: 0, terrain: q === 0 ? 'hills' : 'sea' })),
  glue: [{ q: 5, r: 0 }],
};

function drawn(file: LayoutFile) {
  const parsed = parseLayout(file);
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const { layout } = parsed;
  const topology = makeTopology(layout);
  return { layout, topology, board: boardShapeOf({ topology, layout, harbourKinds: ['any'] }) };
}

const { board, topology, layout } = drawn(FIVE);
const WIDE = Math.sqrt(3) * SIZE;

test('beyond each glued border the hex of the other end is seen, and the window holds it', () => {
  expect(board.ghosts?.map(({ hex }) => hex).sort()).toEqual([0, 4]);
  expect(
    seamOf(board)
      ?.shifts.map(({ x }) => Math.round(x / WIDE))
      .sort(),
  ).toEqual([-5, 5]);
  const { glue: _, ...open } = FIVE;
  const plain = drawn(open as LayoutFile).board;
  expect(plain.ghosts).toBeUndefined();
  expect(seamOf(plain)).toBeUndefined();
  expect(boardFrame(board).width).toBeGreaterThan(boardFrame(plain).width + 1.9 * WIDE - 60);
});

test('what lies on the seam is seen at both ends, and what lies in the middle once', () => {
  const edge = (q: number, side: number): Place => ({ on: 'edge', place: topology.edgeAt(q, 0, side) });
  expect(shownAgain(board, edge(0, 3))).toHaveLength(1);
  expect(shownAgain(board, edge(2, 3))).toHaveLength(0);
  // the far side of a hex that is seen beyond the border
  expect(shownAgain(board, edge(0, 0))).toHaveLength(1);
  expect(shownAgain(board, { on: 'corner', place: topology.cornerAt(0, 0, 2) })).toHaveLength(1);
  expect(shownAgain(board, { on: 'hex', place: 0 })).toHaveLength(1);
  expect(shownAgain(board, { on: 'hex', place: 2 })).toHaveLength(0);
});

test('beyond the border a piece on the rim is seen whole, and nothing of a pier that leads on from there', () => {
  const seam = seamOf(board)!;
  const circles = (shown: 'ground' | 'signs' | 'pieces') =>
    [...windowOf(board, seam, shown).matchAll(/M(-?[\d.]+),(-?[\d.]+)a([\d.]+),[\d.]+ 0 1,1/g)].map(
      ([, x, y, r]) => ({
        x: Number(x) + Number(r),
        y: Number(y),
      }),
    );
  const [ghost] = seam.ghosts;
  const away = ghost.x > 0 ? WIDE / 2 : -WIDE / 2;
  // the far corner of the hex that is seen beyond the border
  const atCorner = ({ x, y }: { x: number; y: number }) =>
    Math.hypot(x - (ghost.x + away), y - (ghost.y + SIZE / 2)) < 1;
  expect(
    ['ground', 'signs', 'pieces'].map((shown) => circles(shown as 'ground').filter(atCorner).length),
  ).toEqual([0, 0, 1]);
  expect([circles('ground').length, circles('signs').length]).toEqual([0, seam.lines.length]);
  // All turn alike: two that turn against each other would cut each other out.
  const [hex] = windowOf(board, seam, 'ground').match(/M[^Z]+/)!;
  const corners = hex
    .slice(1)
    .split('L')
    .map((point) => point.split(',').map(Number));
  const twice = corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length];
    return sum + x * nextY - nextX * y;
  }, 0);
  expect(twice).toBeGreaterThan(0);
});

test('every edge is as long as the side of a hex, also on the seam', () => {
  for (let edge = 0; edge < topology.edges; edge++) expect(edgeLine(board, edge).length).toBeCloseTo(SIZE, 3);
});

test('a pier on the seam leads away from its land', () => {
  const edge = topology.edgeAt(0, 0, 3);
  expect(outward(board, edge, (hex) => hex === 0).x).toBeCloseTo(-1);
  expect(outward(board, edge, (hex) => hex === 4).x).toBeCloseTo(1);
});

test('a place on the seam is one button, and can be pointed at wherever it is seen', () => {
  const sheet = {
    board,
    looks: {},
    terms: {},
    terrains: [
      { id: 'hills', land: true },
      { id: 'sea', land: false },
    ],
    pieces: [],
    blockers: [],
    fieldLooks: [],
    seats: 2,
  } as unknown as Sheet;
  const place: Place = { on: 'edge', place: topology.edgeAt(0, 0, 3) };
  const page = renderToStaticMarkup(
    createElement(Board, {
      sheet,
      fields: { terrain: [0, 1, 1, 1, 1], numbers: [6, 0, 0, 0, 0], harbour: [], blocker: [] },
      label: 'board',
      places: [place],
      describe: () => 'here',
      pick: () => undefined,
    }),
  );
  expect(page.match(/role="button"/g)).toHaveLength(1);
  expect(page.match(new RegExp(`data-again="edge ${place.place}"`, 'g'))).toHaveLength(1);
  expect(page.match(/<use[^>]*href="#[^"]*-ground"/g)).toHaveLength(2);
  for (const part of ['below', 'signs', 'pieces', 'above'])
    expect(page.match(new RegExp(`<use[^>]*href="#[^"]*-${part}"`, 'g'))).toHaveLength(2);
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the editor lays no hex where one is seen, and drops the glue of borders that do not meet', () => {
  const draft = layout as Draft;
  const around = placesAround(draft).map(({ q, r }) => `${q},${r}`);
  expect(around).not.toContain('5,0');
  expect(around).not.toContain('-1,0');
  expect(around).toHaveLength(10);
  expect(tidy(draft).glue).toEqual(FIVE.glue);
  const cut = tidy({ ...draft, hexes: draft.hexes.slice(1) });
  expect(cut.glue).toBeUndefined();
  expect(parseDraft(cut).ok).toBe(true);
});
