import { expect, it } from 'vitest';
import { citySites } from '../../../geographies/mechanics/city-sites.ts';
import { offSite } from '../../../geographies/mechanics/off-site.ts';
import type { Table } from '../../table.ts';
import { ground, may } from './ground.ts';

const more = { mark: 'more', from: 5 };
/** a site on the first corner of the middle hex, and another with five seats on the third */
const table = (seats = 4): Table =>
  ground(
    [citySites({ mark: 'site', more }), offSite({ mark: 'site', more })],
    { corners: { site: [{ q: 0, r: 0, corner: 0 }], more: [{ q: 0, r: 0, corner: 2 }] } },
    { seats },
  );
/** where the seat may settle around the middle hex, with roads all around */
function settled(t: Table): number[] {
  for (let side = 0; side < 6; side++) t.put(0, 'road', t.edge(0, 0, side));
  return [0, 1, 2, 3, 4, 5].filter((i) => may(t, 0, 'settlement', t.corner(0, 0, i)));
}

it('corners beside a site stay free, those beside another mark only while that is a site', () => {
  expect(settled(table())).toEqual([0, 3, 4]);
  expect(settled(table(5))).toEqual([0, 2, 4]);
});

it('a settlement off the sites keeps others away and never grows', () => {
  const t = table().put(1, 'settlement', table().corner(0, 0, 4));
  expect(settled(t)).toEqual([0]);
  const seat = t.active;
  t.put(seat, 'settlement', t.corner(0, 0, 2)).give(seat, { ore: 3, grain: 2 });
  expect(t.refusal(seat, 'city', { corner: t.corner(0, 0, 2) })?.code).toBe('off-site');
});

it('nobody starts there', () => {
  const t = table();
  expect(t.b.rules.barStartAt(t.s, 0, t.corner(0, 0, 4))?.code).toBe('no-site');
});
