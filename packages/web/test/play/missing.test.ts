import { expect, test } from 'vitest';
import { missingFrom, whyNot } from '../../play/missing.ts';
import type { TableView } from '../../table/protocol.ts';
import { atATable } from './at-a-table.ts';

const { sheet, view, speak } = atATable({ game: 'first-island/base' }, 0, (book, s) => {
  book.fields.hold.set(s, 0, 0, 1);
});
const game = { sheet, speak, view: view as TableView };

test('what is missing from a price is named, good by good', () => {
  expect(
    missingFrom(
      [
        ['brick', 1],
        ['ore', 3],
      ],
      (good) => (good === 'ore' ? 1 : 1),
    ),
  ).toEqual([['ore', 2]]);
  const reason = { code: 'cannot-pay', text: 'a settlement costs a lot' };
  const price = {
    move: 'settlement',
    affordable: false,
    bill: [
      ['brick', 1],
      ['lumber', 1],
      ['wool', 1],
      ['grain', 1],
    ] as const,
  };
  expect(whyNot(game, reason, price)).toBe('You still need 1 lumber, 1 wool, and 1 grain.');
});

test('a reason that names its cost is told as what is missing, any other as it is', () => {
  expect(whyNot(game, { code: 'jug-price', text: 'a jug', details: { cost: '1 lumber, 1 ore' } })).toBe(
    'You still need 1 lumber and 1 ore.',
  );
  expect(whyNot(game, { code: 'too-near', text: 'another building is too near' })).toMatch(
    /too (near|close)/i,
  );
});
