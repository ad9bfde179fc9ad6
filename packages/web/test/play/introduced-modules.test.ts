import { expect, test } from 'vitest';
import { tourOf, withBoardCard } from '../../play/introduced-modules.ts';
import { atATable } from './at-a-table.ts';

test('a tour tells of what was not met yet, the core first, and of the base game nothing', () => {
  const { sheet } = atATable({ game: 'cities-knights/core', seats: 4 });
  const cards = tourOf(sheet, new Set());
  expect(cards[0]).toMatchObject({ module: 'cities-knights/core', title: 'Cities & Knights' });
  expect(cards.length).toBeGreaterThan(1);
  expect(cards.every(({ text }) => text.length < 400)).toBe(true);
  expect(tourOf(sheet, new Set(['cities-knights/core']))).toEqual([]);
  expect(tourOf(atATable({ game: 'first-island/base' }).sheet, new Set())).toEqual([]);
});

test('a card about the board follows what the game itself says first, and comes with no tour that is over', () => {
  const board = { title: 'The board', text: 'It goes on.' };
  const card = (module: string, text: string) => ({ module, title: module, text });
  const cards = [card('sea', 'ships'), card('sea', 'lanes'), card('row', 'summary'), card('row', 'rules')];
  expect(withBoardCard(cards, board).map(({ text }) => text)).toEqual([
    'ships',
    'lanes',
    'summary',
    'It goes on.',
    'rules',
  ]);
  expect(withBoardCard([], board)).toEqual([]);
});

test('only options in force are among the rules', () => {
  const words = (options: Record<string, unknown>): string =>
    atATable({ game: 'first-island/base', options })
      .sheet.rules.flatMap(({ lines }) => lines.map(({ text }) => text))
      .join(' ');
  expect(words({})).not.toContain('Strict order');
  expect(words({ tradeFirst: true })).toContain('Strict order');
});
