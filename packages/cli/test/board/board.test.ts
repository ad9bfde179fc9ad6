import { expect, test } from 'vitest';
import { boardCommand } from '../../board/command.ts';
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
