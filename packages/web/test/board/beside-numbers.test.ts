import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { hexPoint } from '../../board/geometry.ts';
import { i18n } from '../../words/i18n.ts';
import { atATable } from '../play/at-a-table.ts';

/** An island with a hotel on every hex. */
const { sheet, view } = atATable({ game: 'promo/catan-austria' }, 60, (book, s) => {
  const { layerAt, places, index } = book.piece('hotel');
  s.cells.fill(book.mark(1, index), layerAt, layerAt + places);
});
const tokens = view.fields.numbers as readonly number[];
const RADIUS = 28;

const drawn = (more: object = {}): string =>
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Board, { sheet, fields: view.fields, label: 'board', ...more }),
    ),
  );
const asideOf = (hex: number, x: string, y: string): number => {
  const middle = hexPoint(sheet.board, hex);
  return Math.hypot(Number(x) - middle.x, Number(y) - middle.y);
};

test('a piece on a hex stands beside its number, and in the middle where there is none', () => {
  const hotels = [...drawn().matchAll(/data-thing="piece hotel (\d+)" transform="translate\((\S+) (\S+)\)/g)];
  expect(hotels).toHaveLength(sheet.board.hexes.length);
  for (const [, hex, x, y] of hotels) {
    const aside = asideOf(Number(hex), x, y);
    if (tokens[Number(hex)]) expect(aside).toBeGreaterThan(RADIUS + 15);
    else expect(aside).toBe(0);
  }
  expect(tokens.some((bits) => bits > 0) && tokens.some((bits) => !bits)).toBe(true);
});

test('a piece that is about to be built is shown where it will stand', () => {
  const place = tokens.findIndex((bits) => bits > 0);
  const ghost = { on: 'hex', place, shape: 'disc', fill: 'red', piece: true };
  const [, x, y] = /class="ghost"><g transform="translate\((\S+) (\S+)\)/.exec(drawn({ ghost }))!;
  expect(asideOf(place, x, y)).toBeGreaterThan(RADIUS + 15);
});
