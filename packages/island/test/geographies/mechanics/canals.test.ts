import { expect, it } from 'vitest';
import { canals } from '../../../geographies/mechanics/canals.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const corner = (i: number) => ({ q: 0, r: 0, corner: i });
/** canal cities on the first, third and fifth corner of the middle hex; the sixth is a site */
const table = (): Table =>
  ground([canals({ mark: 'canal', sites: { mark: 'site', more: { mark: 'more', from: 5 } } })], {
    corners: { canal: [corner(0), corner(2), corner(4)], site: [corner(0), corner(2), corner(4), corner(5)] },
  });
const side = (t: Table, i: number): number => t.edge(0, 0, i);
const tokens = (t: Table, seat: number): number => t.hand(seat)['canal-token'] ?? 0;

it('neighbours along the canal that are newly joined bring a token, once', () => {
  const t = table();
  t.put(0, 'road', side(t, 1)).built(0, 'road', side(t, 2));
  expect([tokens(t, 0), t.field('canalToken', t.corner(0, 0, 0))]).toEqual([1, 0]);
  t.built(0, 'road', side(t, 3)).built(0, 'road', side(t, 4));
  expect(tokens(t, 0)).toBe(2);
});

it('the first and the last are no neighbours, and a site between ends the way', () => {
  const t = table();
  t.built(0, 'road', side(t, 0)).built(0, 'road', side(t, 5));
  expect(tokens(t, 0)).toBe(0);
});

it('what is only placed earns nothing, and a branch of it does not either', () => {
  const t = table();
  t.put(0, 'road', side(t, 1)).put(0, 'road', side(t, 2));
  const branch = t.b.walks.edgesAt[t.corner(0, 0, 1)].find(
    (edge) => ![side(t, 1), side(t, 2)].includes(edge),
  )!;
  expect(tokens(t.built(0, 'road', branch), 0)).toBe(0);
});

it('a token opens the canal for one turn', () => {
  const t = table();
  const seat = t.active;
  const rate = (): number => t.b.the.bank.rate(t.s, seat, t.b.good('ore'));
  expect(t.refusal(seat, 'open-canal')?.code).toBe('no-canal-token');
  t.give(seat, { 'canal-token': 1 }).play(seat, 'open-canal');
  expect([rate(), tokens(t, seat)]).toEqual([2, 0]);
  t.b.rules.beginTurn(t.s);
  expect(rate()).toBe(4);
});

it('bots are drawn to the shortest ways of the tokens that wait', () => {
  const t = table();
  const lures = (): number[] => {
    const edges = new Float64Array(t.b.topology.edges);
    t.b.the.hints.lures(t.s, 0, new Float64Array(t.b.topology.corners), edges);
    return [0, 1, 2, 3, 4, 5].filter((i) => edges[side(t, i)] > 0);
  };
  expect(lures()).toEqual([1, 2, 3, 4]);
  t.put(1, 'road', side(t, 1)).built(1, 'road', side(t, 2));
  expect(lures()).toEqual([3, 4]);
});
