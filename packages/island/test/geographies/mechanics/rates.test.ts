import { describe, expect, it } from 'vitest';
import { bundlePaths } from '../../../geographies/mechanics/bundle-paths.ts';
import { peggedRate } from '../../../geographies/mechanics/pegged-rate.ts';
import { portSites } from '../../../geographies/mechanics/port-sites.ts';
import { setTrade } from '../../../geographies/mechanics/set-trade.ts';
import { siteTrades } from '../../../geographies/mechanics/site-trades.ts';
import { tradingPaths } from '../../../geographies/mechanics/trading-paths.ts';
import { wares } from '../../../geographies/mechanics/wares.ts';
import type { Part } from '../../../index.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const ware = { colour: '#ffffff', shape: 'sack' } as const;
const goods = wares([
  { id: 'salt', called: 'salt', ...ware },
  { id: 'tar', called: 'tar', ...ware, bankBuys: false },
]);
const marks = {
  corners: { port: [0, 2].map((corner) => ({ q: 0, r: 0, corner })) },
  edges: {
    gap: [{ q: 0, r: 0, side: 1 }],
    path: [
      { q: 0, r: 0, side: 2, value: 'any' },
      { q: 0, r: 0, side: 3, value: 'wool' },
    ],
  },
};
const paths = tradingPaths({ mark: 'path', signs: ['any', 'wool'] });
const table = (...parts: Part[]): Table => ground([goods, paths, ...parts], marks);
const rate = (t: Table, seat: number, good: string): number => t.b.the.bank.rate(t.s, seat, t.b.good(good));
const road = (t: Table, seat: number, side: number): Table => t.put(seat, 'road', t.edge(0, 0, side));

describe('a pegged rate', () => {
  it('follows the rate of the other good', () => {
    const t = table(peggedRate({ good: 'salt', to: 'wool' }));
    expect(rate(t, 0, 'salt')).toBe(4);
    road(t, 0, 2);
    expect(rate(t, 0, 'salt')).toBe(3);
    road(t, 0, 3);
    expect([rate(t, 0, 'salt'), rate(t, 0, 'ore'), rate(t, 1, 'salt')]).toEqual([2, 3, 4]);
  });
});

describe('port sites', () => {
  it('a building on one helps with its goods alone, and its owner alone', () => {
    const t = table(portSites({ mark: 'port', goods: ['salt'], rate: 2 }));
    t.put(0, 'settlement', t.corner(0, 0, 2)).put(1, 'settlement', t.corner(0, 0, 4));
    expect([rate(t, 0, 'salt'), rate(t, 0, 'wool'), rate(t, 1, 'salt')]).toEqual([2, 4, 4]);
  });

  it('it makes nothing worse, and lets the bank take nothing that it refuses', () => {
    const t = table(portSites({ mark: 'port', goods: ['wool', 'tar'], rate: 3 }));
    road(t, 0, 3).put(0, 'settlement', t.corner(0, 0, 0));
    expect([rate(t, 0, 'wool'), rate(t, 0, 'tar')]).toEqual([2, 0]);
  });
});

describe('bundle paths', () => {
  it('a road there trades each of the goods 2:1, until it is gone', () => {
    const t = road(table(bundlePaths({ mark: 'gap', goods: ['ore', 'grain'] })), 0, 1);
    const rates = (): number[] => ['ore', 'grain', 'wool', 'salt'].map((good) => rate(t, 0, good));
    expect(rates()).toEqual([2, 2, 4, 4]);
    t.b.rules.unbuild(t.s, t.b.piece('road').index, t.edge(0, 0, 1));
    expect(rates()).toEqual([4, 4, 4, 4]);
  });
});

describe('site trades', () => {
  const trading = (): Table => table(siteTrades({ mark: 'port', good: 'salt', give: 2 }));

  it('each building on a site trades once a turn', () => {
    const t = trading();
    const seat = t.active;
    t.put(seat, 'settlement', t.corner(0, 0, 0))
      .put(seat, 'city', t.corner(0, 0, 2))
      .give(seat, { salt: 6 });
    t.play(seat, 'site-trade', { want: 'ore' }).play(seat, 'site-trade', { want: 'wool' });
    expect(t.hand(seat)).toEqual({ salt: 2, ore: 1, wool: 1 });
    expect(t.refusal(seat, 'site-trade', { want: 'ore' })?.code).toBe('site-trades-used');
    t.b.rules.beginTurn(t.s);
    expect(t.refusal(seat, 'site-trade', { want: 'ore' })).toBeUndefined();
  });

  it('nobody else does, and not for wares', () => {
    const t = trading();
    const seat = t.active;
    t.give(seat, { salt: 2 });
    expect(t.refusal(seat, 'site-trade', { want: 'ore' })?.code).toBe('no-trading-site');
    t.put(seat, 'settlement', t.corner(0, 0, 0));
    expect(t.refusal(seat, 'site-trade', { want: 'tar' })?.code).toBe('bank-keeps');
    expect(t.legal(seat, 'site-trade')).toHaveLength(5);
  });

  it('a paired part of a turn has trades of its own', () => {
    const t = ground([goods, paths, siteTrades({ mark: 'port', good: 'salt', give: 2 })], marks, {
      options: { waiting: 'paired' },
    });
    const seat = t.active;
    const other = (seat + 2) % 4;
    t.put(seat, 'settlement', t.corner(0, 0, 0)).put(other, 'settlement', t.corner(0, 0, 2));
    t.give(seat, { salt: 2 }).give(other, { salt: 2 });
    t.play(seat, 'site-trade', { want: 'ore' }).play(seat, 'end-turn');
    expect(t.play(other, 'site-trade', { want: 'ore' }).hand(other)).toEqual({ ore: 1 });
  });
});

describe('set trade', () => {
  it('two of each, or two and one for whoever trades 3:1', () => {
    const t = table(setTrade({ goods: ['salt', 'tar'] }));
    const seat = t.active;
    t.give(seat, { salt: 2, tar: 2 });
    expect(t.legal(seat, 'trade-short-set')).toEqual([]);
    expect(t.legal(seat, 'trade-set')).toHaveLength(5);
    road(t, seat, 2);
    expect(t.refusal(seat, 'trade-set', { want: 'ore' })?.code).toBe('general-rate');
    t.play(seat, 'trade-short-set', { good: 'tar', want: 'ore' });
    expect(t.hand(seat)).toEqual({ salt: 1, ore: 1 });
    expect(t.refusal(seat, 'trade-short-set', { good: 'wool', want: 'ore' })?.code).toBe('not-either');
  });
});
