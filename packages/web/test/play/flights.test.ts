import { expect, test } from 'vitest';
import { flightsOf } from '../../play/moments/flying-goods.ts';
import { isWanted } from '../../play/motion-wanted.ts';
import type { TableView } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';

const sheet = {
  looks: { numbers: { rolled: { by: 'dice' } } },
  terrains: [{ id: 'forest', land: true, gives: 'lumber' }],
  pieces: [{ id: 'settlement', on: 'corner', layer: 'building' }],
  board: { corners: [{ hexes: [0, 1] }, { hexes: [1] }] },
} as unknown as Sheet;

const view = (events: readonly object[], eventsFrom = 3): TableView =>
  ({
    events,
    eventsFrom,
    fields: { terrain: [0, 0], numbers: [1 << 8, 1 << 5], building: [1, 2], blocker: [9] },
  }) as unknown as TableView;

test('goods fly from the hex of the number that the seat has built at, stolen cards from player to player', () => {
  const rolled = { kind: 'rolled', data: { number: 8 } };
  const produced = { kind: 'produced', data: { seat: 0, good: 'lumber', count: 1 } };
  expect(flightsOf(sheet, view([rolled, produced]))).toEqual([{ from: { hex: 0 }, to: 0, good: 'lumber' }]);
  const stolen = { kind: 'stolen', data: { seat: 1, from: 0 } };
  expect(flightsOf(sheet, view([stolen]))).toEqual([{ from: { seat: 0 }, to: 1, good: null }]);
  // Who comes back to a table is told everything at once: nothing flies then.
  expect(flightsOf(sheet, view([rolled, produced], 0))).toEqual([]);
  // What nobody has built at gives nothing.
  expect(flightsOf(sheet, view([{ kind: 'rolled', data: { number: 6 } }, produced]))).toEqual([]);
});

test('nothing flies where motion is not wanted, by what is set here or else by the system', () => {
  expect(isWanted('system', false)).toBe(true);
  expect(isWanted('system', true)).toBe(false);
  expect(isWanted('full', true)).toBe(true);
  expect(isWanted('reduced', false)).toBe(false);
});
