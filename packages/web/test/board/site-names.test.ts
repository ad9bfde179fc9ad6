import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { i18n } from '../../words/i18n.ts';
import { atATable } from '../play/at-a-table.ts';

test('the names of towns lie over the pieces that stand there', () => {
  const { sheet, view } = atATable({ game: 'geographies/new-england' }, 60);
  const drawn = renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Board, { sheet, fields: view.fields, label: 'board' }),
    ),
  );
  const lastPiece = drawn.lastIndexOf('data-thing="piece ');
  expect(lastPiece).toBeGreaterThan(0);
  const towns = sheet.board.marks.filter(({ label }) => label === 'city-site');
  expect(towns).toHaveLength(28);
  for (const { value } of towns) {
    expect(drawn.split(`>${value}</text>`)).toHaveLength(2);
    expect(drawn.indexOf(`>${value}</text>`)).toBeGreaterThan(lastPiece);
  }
});
