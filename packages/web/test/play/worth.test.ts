import { describe, expect, test } from 'vitest';
import type { Goods } from '../../play/deal.ts';
import { worthOf } from '../../play/worth.ts';
import type { TableView } from '../../table/protocol.ts';
import { atATable } from './at-a-table.ts';

const { sheet } = atATable({ game: 'first-island/base' });

/** Somebody with this hand looks at the prices of a road and a city. */
function looking(hand: Readonly<Record<string, number>>): TableView {
  return {
    seat: 0,
    fields: { hold: [sheet.goods.map(({ id }) => hand[id] ?? 0)] },
    prices: [
      {
        move: 'road',
        bill: [
          ['brick', 1],
          ['lumber', 1],
        ],
        affordable: false,
      },
      {
        move: 'city',
        bill: [
          ['grain', 2],
          ['ore', 3],
        ],
        affordable: false,
      },
      { move: 'free', bill: [], affordable: true },
    ],
  } as unknown as TableView;
}
const deal = (get: Goods, give: Goods) => ({ get, give });

describe('what a deal is worth to me', () => {
  test('is what I can pay for after it and could not before', () => {
    const view = looking({ brick: 1, wool: 1 });
    expect(worthOf(sheet, view, deal([['lumber', 1]], [['wool', 1]]))).toEqual({
      gains: ['road'],
      loses: [],
      nearer: null,
    });
  });

  test('is also what I can no longer pay for', () => {
    const view = looking({ brick: 1, lumber: 1, grain: 2, ore: 2 });
    expect(worthOf(sheet, view, deal([['ore', 1]], [['brick', 1]]))).toEqual({
      gains: ['city'],
      loses: ['road'],
      nearer: null,
    });
  });

  test('is what it brings nearer, where it brings nothing at once', () => {
    const view = looking({ grain: 1, ore: 1, wool: 2 });
    expect(worthOf(sheet, view, deal([['ore', 1]], [['wool', 1]])).nearer).toEqual({
      move: 'city',
      missing: [
        ['grain', 1],
        ['ore', 1],
      ],
    });
    expect(worthOf(sheet, view, deal([['wool', 1]], [['ore', 1]])).nearer).toBeNull();
  });
});
