import { expect, it } from 'vitest';
import { routeTokens } from '../../../geographies/mechanics/route-tokens.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

/** a route along five sides of the middle hex */
const table = (): Table =>
  ground([routeTokens({ mark: 'way', perPoint: 2, free: ['free-route'] })], {
    edges: { way: [0, 1, 2, 3, 4].map((side) => ({ q: 0, r: 0, side })) },
  });
const side = (t: Table, i: number): number => t.edge(0, 0, i);

it('a road that is paid for takes the token of its edge, and two make a point', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'settlement', t.corner(0, 0, 5)).give(seat, { brick: 4, lumber: 4 });
  for (const [i, points] of [1, 2, 2, 3].entries()) {
    t.play(seat, 'road', { edge: side(t, i) });
    expect([t.field('routeTokens', seat), t.points(seat)]).toEqual([i + 1, points]);
  }
  expect(t.field('routeToken', side(t, 0))).toBe(0);
});

it('a road beside the route takes none', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'settlement', t.corner(0, 0, 5)).give(seat, { brick: 1, lumber: 1 });
  t.play(seat, 'road', { edge: side(t, 5) });
  expect(t.field('routeTokens', seat)).toBe(0);
});

it('roads for nothing take none, but one that is paid for afterwards does', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'settlement', t.corner(0, 0, 5)).cards(seat, 'road-building');
  t.play(seat, 'play-card', { card: 'road-building' });
  for (const i of [0, 1]) t.play(seat, 'free-route', { piece: 'road', edge: side(t, i) });
  expect([t.field('routeTokens', seat), t.field('routeToken', side(t, 0))]).toEqual([0, 1]);
  t.give(seat, { brick: 1, lumber: 1 }).play(seat, 'road', { edge: side(t, 2) });
  expect(t.field('routeTokens', seat)).toBe(1);
});

it('what is only put there takes none, and an edge has one token', () => {
  const t = table();
  t.put(1, 'road', side(t, 0));
  expect(t.field('routeTokens', 1)).toBe(0);
  t.bare().built(1, 'road', side(t, 0)).bare().built(2, 'road', side(t, 0));
  expect([t.field('routeTokens', 1), t.field('routeTokens', 2)]).toEqual([1, 0]);
});
