import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { i18n } from '../../words/i18n.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const library = openLibrary();

describe('every island of the catalogue', () => {
  const islands = library.catalog.rows.filter(({ id }) => library.alike(id, 'first-island/base'));
  for (const { id, players } of islands)
    test(`${id} has a board that can be drawn from its declarations`, async () => {
      for (const seats of [players[0], players[players.length - 1]]) {
        const found = await rowSheet(library, { game: id, seats });
        if (!found.ok) throw new Error(found.reason.text);
        const { fields, ...row } = structuredClone(found.row);
        const sheet = asIsland(row.sheet);
        const board = createElement(Board, { sheet, fields, label: id });
        const drawn = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, board));
        expect(drawn.match(/class="hex /g)?.length).toBe(sheet.board.hexes.length);
        expect(drawn).not.toMatch(/NaN|undefined/);
      }
    });
});
