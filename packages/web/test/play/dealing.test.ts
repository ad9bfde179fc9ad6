import { describe, expect, test } from 'vitest';
import {
  type Draft,
  EMPTY,
  exchangesOf,
  fittingExchanges,
  giveOne,
  isReady,
  remembered,
  takeBack,
  wantOne,
} from '../../play/dealing.ts';
import type { TableView } from '../../table/protocol.ts';
import { atATable } from './at-a-table.ts';

const draft = (give: Draft['give'], want: Draft['want']): Draft => ({ give, want, to: null });

describe('a deal that is put together', () => {
  test('gives one card more with each press, and takes all back once there are no more', () => {
    let now = giveOne(EMPTY, 'ore', 2);
    expect(now.give).toEqual({ ore: 1 });
    now = giveOne(now, 'ore', 2);
    expect(now.give).toEqual({ ore: 2 });
    expect(giveOne(now, 'ore', 2).give).toEqual({});
  });

  test('never has the same good on both sides: the other side has one less', () => {
    expect(wantOne(draft({ ore: 2 }, {}), 'ore')).toEqual(draft({ ore: 1 }, {}));
    expect(giveOne(draft({}, { ore: 1 }), 'ore', 3)).toEqual(draft({}, {}));
  });

  test('takes back one of what was pressed, on the side where it was pressed', () => {
    expect(takeBack(draft({ ore: 2 }, { wool: 1 }), 'give', 'ore')).toEqual(draft({ ore: 1 }, { wool: 1 }));
    expect(takeBack(draft({ ore: 2 }, { wool: 1 }), 'want', 'wool')).toEqual(draft({ ore: 2 }, {}));
  });

  test('can be offered when both sides give something', () => {
    expect(
      [draft({ ore: 1 }, {}), draft({}, { ore: 1 }), draft({ ore: 1 }, { wool: 1 })].map(isReady),
    ).toEqual([false, false, true]);
  });

  test('is remembered once, the latest first, and three of them', () => {
    const [a, b, c, d] = ['brick', 'lumber', 'wool', 'grain'].map((good) => draft({ [good]: 1 }, { ore: 1 }));
    const list = [a, b, a, c].reduce(remembered, []);
    expect(list).toEqual([c, a, b]);
    expect(remembered(list, d)).toEqual([d, c, a]);
  });
});

describe('the bank', () => {
  const { sheet, view } = atATable({ game: 'first-island/base' }, 60);
  const legal = [
    { move: 'bank-trade', give: 'wool', want: 'ore' },
    { move: 'bank-trade', give: 'wool', want: 'brick' },
    { move: 'bank-trade', give: 'grain', want: 'ore' },
  ];
  const rates = sheet.goods.map(({ id }) => (id === 'wool' ? 2 : 4));
  const all = exchangesOf(sheet, { ...view, legal, rates } as unknown as TableView);

  test('trades at the rate of what is given', () => {
    expect(all.map(({ from, rate, to }) => `${rate} ${from} for ${to}`)).toEqual([
      '2 wool for ore',
      '2 wool for brick',
      '4 grain for ore',
    ]);
  });

  test('says what goes with what was pressed so far, and nothing before', () => {
    const fitting = (now: Draft): string[] =>
      fittingExchanges(all, now).map(({ from, to }) => `${from} ${to}`);
    expect(fitting(EMPTY)).toEqual([]);
    expect(fitting(draft({}, { ore: 1 }))).toEqual(['wool ore', 'grain ore']);
    expect(fitting(draft({ wool: 1 }, {}))).toEqual(['wool ore', 'wool brick']);
    expect(fitting(draft({ wool: 2 }, { brick: 1 }))).toEqual(['wool brick']);
    expect(fitting(draft({ grain: 1 }, { brick: 1 }))).toEqual([]);
  });
});
