import { expect, it } from 'vitest';
import { citySites } from '../../../geographies/mechanics/city-sites.ts';
import { waterways } from '../../../geographies/mechanics/waterways.ts';
import type { Table } from '../../table.ts';
import { ground, lengthOf, may } from './ground.ts';

const water = [1, 2].map((side) => ({ q: 0, r: 0, side }));
/** two waterways in a row along the middle hex: from corner 0 over corner 1 to corner 2 */
const table = (): Table => ground([waterways({ mark: 'water' })], { edges: { water } });
const side = (t: Table, i: number): number => t.edge(0, 0, i);
const corner = (t: Table, i: number): number => t.corner(0, 0, i);

it('no road lies on a waterway, not even at the start', () => {
  const t = table();
  t.put(0, 'settlement', corner(t, 0));
  const road = t.b.piece('road').index;
  expect(may(t, 0, 'road', side(t, 1))).toBe(false);
  expect(t.b.rules.barStartRoute(t.s, 0, road, side(t, 1), corner(t, 0))?.code).toBe('waterway');
  expect(t.b.rules.barBuild(t.s, 0, road, side(t, 1))?.code).toBe('waterway');
  expect(t.b.rules.barStartRoute(t.s, 0, road, side(t, 0), corner(t, 0))).toBeUndefined();
});

it('whoever has come to one end builds on from the other, however many waterways lie between', () => {
  for (const start of ['road', 'settlement']) {
    const t = table();
    const seat = t.active;
    expect(may(t, seat, 'road', side(t, 3))).toBe(false);
    t.put(seat, start, start === 'road' ? side(t, 0) : corner(t, 0));
    t.give(seat, { brick: 1, lumber: 1 });
    const places = t.legal(seat, 'road').map((move) => move.edge);
    expect(places).toContain(side(t, 3));
    expect(places).toContain(t.edge(0, -1, 0));
    t.play(seat, 'road', { edge: side(t, 3) });
    expect(t.hand(seat)).toEqual({});
  }
});

it('a settlement may be founded at the other end', () => {
  const t = table();
  t.put(0, 'road', side(t, 0));
  expect(may(t, 0, 'settlement', corner(t, 2))).toBe(true);
  expect(may(t, 0, 'settlement', corner(t, 3))).toBe(false);
});

it('any number of seats use one waterway', () => {
  const t = table();
  for (const seat of [0, 1, 2]) t.put(seat, 'road', [side(t, 0), t.edge(1, 0, 2), t.edge(0, -1, 0)][seat]);
  expect([0, 1, 2].map((seat) => may(t, seat, 'road', side(t, 3)))).toEqual([true, true, true]);
});

it('it adds nothing to the longest route and joins nothing for it', () => {
  const t = table();
  t.put(0, 'road', side(t, 0)).put(0, 'road', side(t, 3)).put(0, 'road', side(t, 4));
  expect(lengthOf(t, 0)).toBe(2);
});

it('a foreign building on the way stops it', () => {
  for (const at of [0, 1, 2]) {
    const t = table();
    t.put(0, 'road', side(t, 0)).put(1, 'settlement', corner(t, at));
    expect(may(t, 0, 'road', side(t, 3))).toBe(false);
  }
});

it('a site that is not built on stops it, but may itself be settled', () => {
  const parts = [citySites({ mark: 'site' }), waterways({ mark: 'water' })];
  for (const at of [0, 1, 2]) {
    const t = ground(parts, { edges: { water }, corners: { site: [{ q: 0, r: 0, corner: at }] } });
    t.put(0, 'road', side(t, 0));
    expect(may(t, 0, 'road', side(t, 3))).toBe(false);
    expect(may(t, 0, 'settlement', corner(t, at))).toBe(true);
    t.put(0, 'settlement', corner(t, at));
    expect(may(t, 0, 'road', side(t, 3))).toBe(true);
  }
});
