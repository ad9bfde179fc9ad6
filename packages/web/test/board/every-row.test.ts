import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { i18n } from '../../words/i18n.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';

const library = openLibrary();

describe('every island of the catalogue', () => {
  for (const { id, players } of library.catalog.rows)
    test(`${id} has a board that can be drawn from its declarations`, async () => {
      for (const seats of [players[0], players[players.length - 1]]) {
        const found = await rowSheet(library, { game: id, seats });
        if (!found.ok) throw new Error(found.reason.text);
        const { sheet, fields } = structuredClone(found.row);
        const board = createElement(Board, { sheet, fields, label: id });
        const drawn = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, board));
        expect(drawn.match(/class="hex /g)?.length).toBe(sheet.board.hexes.length);
        expect(drawn).not.toMatch(/NaN|undefined/);
      }
    });
});
