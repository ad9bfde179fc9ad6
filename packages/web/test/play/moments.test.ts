import { describe, expect, test } from 'vitest';
import { momentsOf } from '../../play/moments/moments.ts';
import type { TableView } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';

const sheet = {
  looks: { numbers: { rolled: { by: 'dice' }, drawn: { by: 'card' } } },
  blockers: [{ id: 'robber' }, { id: 'pirate' }],
} as unknown as Sheet;
const view = (events: readonly object[], blocker = [3, -1], eventsFrom = 5): TableView =>
  ({ events, eventsFrom, fields: { blocker } }) as unknown as TableView;
const before = view([]);
const moments = (events: readonly object[], blocker?: number[]) =>
  momentsOf(sheet, view(events, blocker), before);

describe('a moment is felt', () => {
  test('when dice are thrown, and not when a card tells the number', () => {
    const thrown = { kind: 'rolled', data: { seat: 1, number: 8 } };
    expect(moments([thrown])).toEqual([{ kind: 'thrown', by: 1, sum: 8 }]);
    expect(moments([{ kind: 'drawn', data: { seat: 1, number: 8 } }])).toEqual([]);
  });

  test('when a figure walks, and not when it comes or goes', () => {
    expect(moments([], [7, -1])).toEqual([{ kind: 'step', blocker: 0 }]);
    expect(moments([], [3, 9])).toEqual([]);
    expect(moments([], [-1, -1])).toEqual([]);
  });

  test('when those who were on their way have come, whoever wins', () => {
    expect(moments([{ kind: 'attack-lost', data: {} }])).toEqual([{ kind: 'landed', event: 0, held: false }]);
    expect(moments([{ kind: 'attack-held', data: {} }])).toEqual([{ kind: 'landed', event: 0, held: true }]);
  });

  test('when land is discovered, and when an award goes to somebody', () => {
    expect(moments([{ kind: 'discovered', data: { seat: 0, hex: 4 } }])).toEqual([
      { kind: 'discovered', hex: 4 },
    ]);
    expect(moments([{ kind: 'award', data: { award: 'longest-road', seat: 2 } }])).toEqual([
      { kind: 'award', event: 0, seat: 2 },
    ]);
    expect(moments([{ kind: 'award', data: { award: 'longest-road', seat: -1 } }])).toEqual([]);
  });
});

test('who comes back to a table is shown nothing of what has long happened', () => {
  const award = { kind: 'award', data: { award: 'longest-road', seat: 2 } };
  expect(momentsOf(sheet, view([award], [7, -1], 0), before)).toEqual([]);
  expect(momentsOf(sheet, view([], [7, -1]), null)).toEqual([]);
});
