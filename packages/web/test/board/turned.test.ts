import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { boardFrame, edgeLine, hexOutline, hexPoint, placePoint } from '../../board/geometry.ts';
import { PrintedMarks } from '../../board/PrintedMarks.tsx';
import { standsBetterTurned, turnedBoard, turnedFrame } from '../../board/turned.ts';
import { atATable } from '../play/at-a-table.ts';

const { board } = atATable({ game: 'seafarers/great-crossing', seats: 6 }).sheet;
const turned = turnedBoard(board);

test('a turned board has its width for its height, and everything lies on it as before', () => {
  const [before, now] = [boardFrame(board), boardFrame(turned)];
  expect([now.width, now.height].map(Math.round)).toEqual([before.height, before.width].map(Math.round));
  for (const [edge, { a }] of board.edges.entries()) {
    expect(edgeLine(turned, edge).length).toBeCloseTo(edgeLine(board, edge).length);
    const corner = placePoint(board, 'corner', a);
    expect(placePoint(turned, 'corner', a).x).toBeCloseTo(-corner.y);
    expect(placePoint(turned, 'corner', a).y).toBeCloseTo(corner.x);
  }
  // What is a window onto a part of it shows the same part.
  const window = turnedFrame(before);
  expect([window.width, window.height]).toEqual([before.height, before.width]);
  const middle = hexPoint(turned, 0);
  expect(middle.x >= window.x && middle.x <= window.x + window.width).toBe(true);
});

test('its hexes lie on a side, and those of any other board stand on a point', () => {
  const highest = (outline: string): number =>
    Math.max(...outline.split(' ').map((at) => Number(at.split(',')[1])));
  expect(highest(hexOutline(100, board))).toBeCloseTo(100);
  expect(highest(hexOutline(100, turned))).toBeCloseTo(86.6);
});

test('a board is turned only where its hexes would be small, and would be larger by it', () => {
  expect(standsBetterTurned(board, { width: 390, height: 520 })).toBe(true);
  expect(standsBetterTurned(board, { width: 520, height: 390 })).toBe(false);
  expect(standsBetterTurned(board, { width: 1000, height: 1500 })).toBe(false);
});

test('districts turn with their board, and so do rivers', () => {
  const vienna = atATable({ game: 'promo/vienna-meets-catan', seats: 4 }).sheet.board;
  const [before, now] = [vienna, turnedBoard(vienna)].map((each) => each.hexes[0].outline![0]);
  expect([now.x, now.y]).toEqual([-before.y, before.x]);
  const { sheet, view } = atATable({ game: 'traders-barbarians/great-river', seats: 4 });
  const courses = (of: typeof sheet): string[] =>
    [
      ...renderToStaticMarkup(
        createElement(PrintedMarks, { sheet: of, terrain: view.fields.terrain }),
      ).matchAll(/rotate\((\d+)\)"[^>]*class="river"/g),
    ].map(([, angle]) => angle);
  expect(new Set(courses(sheet))).toEqual(new Set(['0']));
  expect(new Set(courses({ ...sheet, board: turnedBoard(sheet.board) }))).toEqual(new Set(['90']));
});
