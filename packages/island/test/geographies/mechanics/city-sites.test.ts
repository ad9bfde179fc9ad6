import { expect, it } from 'vitest';
import { citySites } from '../../../geographies/mechanics/city-sites.ts';
import type { Table } from '../../table.ts';
import { ground, lengthOf, may } from './ground.ts';

/** sites on three corners of the middle hex, and on one more with five seats and more */
const table = (seats = 4, pass = false): Table =>
  ground(
    [citySites({ mark: 'site', more: { mark: 'more', from: 5 }, pass: 'pass' })],
    {
      corners: {
        site: [0, 1, 3].map((corner) => ({ q: 0, r: 0, corner })),
        more: [{ q: 0, r: 0, corner: 5 }],
      },
    },
    { seats, options: { pass } },
  );
const corner = (t: Table, i: number): number => t.corner(0, 0, i);
/** the edge of the middle hex that leads to corner i from the one before */
const side = (t: Table, i: number): number => t.edge(0, 0, i);

it('a settlement may stand on a site and on no other corner', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'road', side(t, 2)).put(seat, 'road', side(t, 3));
  t.give(seat, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  const places = t.legal(seat, 'settlement').map((move) => move.corner);
  expect(places.sort()).toEqual([corner(t, 1), corner(t, 3)].sort());
  expect(may(t, seat, 'settlement', corner(t, 2))).toBe(false);
});

it('neighbouring sites may both be built on', () => {
  const t = table();
  t.put(1, 'settlement', corner(t, 0)).put(2, 'road', side(t, 2));
  expect(may(t, 2, 'settlement', corner(t, 1))).toBe(true);
});

it('no road goes on past a site that is not built on', () => {
  const t = table();
  t.put(0, 'settlement', corner(t, 3)).put(0, 'road', side(t, 3)).put(0, 'road', side(t, 2));
  const on = [side(t, 1), t.edge(0, -1, 0)];
  expect(on.map((edge) => may(t, 0, 'road', edge))).toEqual([false, false]);
  expect(may(t, 0, 'road', t.edge(-1, 0, 1))).toBe(true);
  t.put(0, 'settlement', corner(t, 1));
  expect(on.map((edge) => may(t, 0, 'road', edge))).toEqual([true, true]);
});

it('a road that comes from elsewhere may lead up to a site from each side', () => {
  const t = table();
  t.put(0, 'settlement', corner(t, 3)).put(0, 'settlement', corner(t, 0)).put(0, 'road', side(t, 3));
  expect([side(t, 1), side(t, 2)].map((edge) => may(t, 0, 'road', edge))).toEqual([true, true]);
});

it('roads that meet at a site are one route only when something is built there', () => {
  const t = table();
  t.put(0, 'road', side(t, 1)).put(0, 'road', side(t, 2)).put(0, 'road', side(t, 3));
  expect(lengthOf(t, 0)).toBe(2);
  t.put(0, 'settlement', corner(t, 1));
  expect(lengthOf(t, 0)).toBe(3);
});

it('what somebody else has built on a site stops roads, unless the option lets them pass', () => {
  for (const pass of [false, true]) {
    const t = table(4, pass);
    t.put(1, 'settlement', corner(t, 1)).put(0, 'road', side(t, 2));
    expect(may(t, 0, 'road', side(t, 1))).toBe(pass);
    t.put(0, 'road', side(t, 1));
    expect(lengthOf(t, 0)).toBe(pass ? 2 : 1);
  }
});

it('the additional sites are sites from so many seats on', () => {
  for (const seats of [4, 5, 6]) {
    const t = table(seats);
    t.put(0, 'road', side(t, 5));
    expect(may(t, 0, 'settlement', corner(t, 5))).toBe(seats >= 5);
    expect(may(t, 0, 'road', side(t, 0))).toBe(seats < 5);
  }
});

it('a refusal names the site', () => {
  const t = table();
  const seat = t.active;
  t.put(seat, 'road', side(t, 2)).give(seat, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  expect(t.refusal(seat, 'settlement', { corner: corner(t, 2) })?.code).toBe('no-site');
  expect(t.refusal(seat, 'road', { edge: side(t, 1) })?.code).toBe('unsettled-site');
  expect(t.b.rules.barStartAt(t.s, seat, corner(t, 2))?.code).toBe('no-site');
});
