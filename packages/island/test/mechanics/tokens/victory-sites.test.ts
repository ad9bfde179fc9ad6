import { expect, it } from 'vitest';
import { victorySites } from '../../../mechanics/tokens/victory-sites.ts';
import { ground, may } from '../../geographies/mechanics/ground.ts';
import type { Table } from '../../table.ts';

const parts = [victorySites({ mark: 'chit', upTo: 4 })];
const corners = { chit: [0, 2].map((corner) => ({ q: 0, r: 0, corner })) };
/** chits on two corners of the middle hex */
const table = (): Table => ground(parts, { corners });

it('the first road to come there takes the chit, which is a point', () => {
  const t = table();
  t.put(1, 'road', t.edge(0, 0, 1));
  expect([t.points(1), t.field('victoryChit', t.corner(0, 0, 0))]).toEqual([1, 0]);
  t.put(2, 'road', t.edge(0, 0, 0));
  expect([t.points(1), t.points(2)]).toEqual([1, 0]);
  expect(t.field('victoryChit', t.corner(0, 0, 2))).toBe(1);
});

it('it is told and stays when the road is gone', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'settlement', t.corner(0, 0, 3)).give(seat, { brick: 1, lumber: 1 });
  t.play(seat, 'road', { edge: t.edge(0, 0, 3) });
  expect(t.events).toContainEqual(expect.objectContaining({ kind: 'chit-taken' }));
  t.bare();
  expect(t.points(seat)).toBe(1);
});

it('a road that ends at two of them takes both, and the corners stop nobody', () => {
  const t = table();
  t.put(0, 'road', t.edge(0, 0, 1)).put(0, 'road', t.edge(0, 0, 2));
  expect(t.points(0)).toBe(2);
  expect(may(t, 0, 'road', t.edge(0, 0, 3))).toBe(true);
});

it('a settlement takes none', () => {
  const t = table();
  t.put(0, 'settlement', t.corner(0, 0, 0));
  expect(t.points(0)).toBe(1);
});

it('with more seats there are none', () => {
  const t = ground(parts, { corners }, { seats: 5 });
  t.put(0, 'road', t.edge(0, 0, 1));
  expect([t.field('victoryChit', t.corner(0, 0, 2)), t.points(0)]).toEqual([0, 0]);
});
