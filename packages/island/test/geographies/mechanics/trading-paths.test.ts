import { expect, it } from 'vitest';
import { tradingPaths } from '../../../geographies/mechanics/trading-paths.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const path = (sign: string | number, side: number) => ({ q: 0, r: 0, side, value: sign });
const parts = [tradingPaths({ mark: 'path', signs: ['any', 'brick', 'lumber', 'wool', 'grain', 'ore'] })];
const table = (): Table =>
  ground(parts, { edges: { path: [path('any', 1), path('wool', 2), path('ore', 3), path('grain', 3)] } });
const rates = (t: Table, seat: number): Record<string, number> =>
  Object.fromEntries(t.b.goods.map(({ id }, good) => [id, t.b.the.bank.rate(t.s, seat, good)]));

it('a road there gives its owner alone the rate of the sign', () => {
  const t = table();
  t.put(0, 'road', t.edge(0, 0, 1));
  expect(rates(t, 0)).toEqual({ brick: 3, lumber: 3, wool: 3, grain: 3, ore: 3 });
  t.put(1, 'road', t.edge(0, 0, 2));
  expect(rates(t, 1)).toEqual({ brick: 4, lumber: 4, wool: 2, grain: 4, ore: 4 });
  expect(rates(t, 2)).toEqual({ brick: 4, lumber: 4, wool: 4, grain: 4, ore: 4 });
});

it('the bank takes it', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'road', t.edge(0, 0, 2)).give(seat, { wool: 2 });
  t.play(seat, 'bank-trade', { give: 'wool', want: 'ore' });
  expect(t.hand(seat)).toEqual({ ore: 1 });
});

it('a building beside it gives nothing', () => {
  const t = table();
  t.put(0, 'settlement', t.corner(0, 0, 1));
  expect(rates(t, 0).wool).toBe(4);
});

it('an edge may carry several signs', () => {
  const t = table();
  t.put(0, 'road', t.edge(0, 0, 3));
  expect([rates(t, 0).ore, rates(t, 0).grain, rates(t, 0).wool]).toEqual([2, 2, 4]);
});

it('the rate goes with the road', () => {
  const t = table();
  t.put(0, 'road', t.edge(0, 0, 2));
  t.b.rules.unbuild(t.s, t.b.piece('road').index, t.edge(0, 0, 2));
  expect(rates(t, 0).wool).toBe(4);
});

it('a harbour built afterwards takes none of them away', () => {
  const t = table();
  t.put(0, 'road', t.edge(0, 0, 2)).put(0, 'settlement', t.b.harbourCorner[0]);
  expect(rates(t, 0).wool).toBe(2);
});

it('a sign for a good that does not exist is a mistake in the map', () => {
  expect(() => ground(parts, { edges: { path: [path('spice', 1)] } })).toThrow('but one has spice');
});
