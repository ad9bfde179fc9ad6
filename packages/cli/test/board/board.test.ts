import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fairnessOf, laidBoard } from '@hexwright/island';
import { expect, test } from 'vitest';
import { onIsland, rowCalled, tableFrom } from '../../arguments.ts';
import { boardCommand } from '../../board/command.ts';
import { boardsText } from '../../board/fairness.ts';
import { hexwright } from '../running.ts';

test('the same seed shows the same board, as text and as a picture', () => {
  const board = (...args: string[]) => hexwright(['board', 'first-island/base', '--seats', '3', ...args]);
  const text = board('--seed', '5');
  expect(text.code).toBe(0);
  expect(text.out).toContain('desert');
  expect(board('--seed', '5').out).toBe(text.out);
  expect(board('--seed', '6').out).not.toBe(text.out);
  expect(board('--seed', '5', '--svg', '-').out).toMatch(/^<svg /);
  expect(board('--blank').out).not.toContain('desert');
});

test('a picture has the colours that the rules speak of: red paths trade, waterways are blue', () => {
  const { out } = hexwright(['board', 'geographies/new-england', '--seats', '4', '--svg', '-']);
  const bars = (colour: string) =>
    out.match(new RegExp(`<line [^>]*stroke="${colour}" stroke-width="0.16"`, 'g'));
  // eight of each on the board, one in the legend
  expect(bars('#d7263d')).toHaveLength(9);
  expect(bars('#1f6fd6')).toHaveLength(9);
});

test('the fairness report tells what islands, places and seats can expect', () => {
  const { code, out } = hexwright([
    'board',
    'seafarers/new-world',
    '--seats',
    '4',
    '--seed',
    '7',
    '--fairness',
  ]);
  expect(code).toBe(0);
  for (const head of [
    'island at',
    'richest places',
    'between the best and the worst seat',
    'red numbers side by side',
  ])
    expect(out).toContain(head);
});

test('bad input is refused with its field', async () => {
  await expect(boardCommand.run(['no/such'])).rejects.toThrow('ID: there is no game');
  await expect(boardCommand.run(['first-island/base', '--svg', 'no/such/folder.svg'])).rejects.toThrow(
    '--svg: cannot write',
  );
  await expect(boardCommand.run(['first-island/base', '--blank', '--fairness'])).rejects.toThrow(
    '--fairness: goes with',
  );
});

test('the board of the page is the one in the template, and it can be looked at and played on', async () => {
  const root = join(import.meta.dirname, '../../../..');
  const page = readFileSync(join(root, 'docs/boards.md'), 'utf8');
  const [, shown] = /```json\n(\{\n {2}"format"[\s\S]*?)```/.exec(page) ?? [];
  const file = join(root, 'docs/template/board.json');
  expect(JSON.parse(shown)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  const { game } = tableFrom({ row: rowCalled('first-island/base'), seats: '3', layout: file, options: [] });
  const book = onIsland(game);
  expect([book.topology.hexes, book.layout.harbours.places.length]).toEqual([7, 2]);
});

test('many boards are measured at once, and the most even ones are named by seeds that give them again', () => {
  const book = onIsland(tableFrom({ row: rowCalled('first-island/base'), seats: '4', options: [] }).game);
  const at = (seed: string | number) => laidBoard(book, seed);
  const text = boardsText(book, [0, 1, 2, 3, 4, 5, 6, 7], at);
  expect(text).toContain('8 boards, expected goods in 36 rolls');
  const [, seed, gap] = /most even, by seed and gap: (\d+) \((\d+)\)/.exec(text) ?? [];
  expect(fairnessOf(book, at(Number(seed))).gap).toBe(Number(gap));
  for (let i = 0; i < 8; i++) expect(fairnessOf(book, at(i)).gap).toBeGreaterThanOrEqual(Number(gap));
  // Reds never lie side by side in the base game.
  expect(text).toContain('red numbers side by side: 0.0% of the boards');
});

test.each([
  [['first-island/base', '--boards', '9'], '--boards: goes with --fairness'],
  [['first-island/base', '--fairness', '--boards', 'many'], '--boards: must be a whole number'],
  [['first-island/base', '--fairness', '--boards', '9', '--seed', 'tides'], '--seed: must be a whole number'],
])('%j is refused', async (args, told) => {
  await expect(boardCommand.run(args)).rejects.toThrow(told);
});
