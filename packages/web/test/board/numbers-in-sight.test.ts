import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { Board } from '../../board/Board.tsx';
import { i18n } from '../../words/i18n.ts';
import { atATable } from '../play/at-a-table.ts';

const { sheet, view } = atATable({ game: 'first-island/base' }, 400, (book, s) => {
  const numbered = Array.from({ length: book.topology.hexes }, (_, hex) => hex).findIndex(
    (hex) => book.fields.numbers.get(s, hex) !== 0,
  );
  book.fields.blocker.set(s, 0, numbered);
});
const drawn = (more: object): string =>
  renderToStaticMarkup(
    createElement(
      I18nextProvider,
      { i18n },
      createElement(Board, { sheet, fields: view.fields, label: 'board', idle: view.idle, ...more }),
    ),
  );

test('the hex that the robber blocks is dimmed, and so is its number, and no other', () => {
  expect(view.idle).toHaveLength(1);
  const board = drawn({});
  expect(board.match(/class="idle"/g)).toHaveLength(1);
  expect(board.match(/class="idle-number"/g)).toHaveLength(1);
  expect(drawn({ idle: [] })).not.toMatch(/class="idle/);
});

test('a hex that can be chosen glows around its number and not over it', () => {
  const numbers = view.fields.numbers as number[];
  const bare = numbers.indexOf(0);
  const numbered = numbers.findIndex((bits) => bits > 0);
  const glowAt = (place: number): number => {
    const board = drawn({ places: [{ on: 'hex', place }], describe: () => 'here', pick: () => {} });
    const [glow] = /<path[^>]*class="glow"[^>]*>/.exec(board)!;
    const [, path] = / d="([^"]+)"/.exec(glow)!;
    expect(glow).toContain('fill-rule="evenodd"');
    return path.match(/M/g)!.length;
  };
  // the outline of the hex, and the opening in its middle
  expect(glowAt(numbered)).toBe(2);
  expect(glowAt(bare)).toBe(1);
});
