import { reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import {
  cutOff,
  everyMap,
  harboursInland,
  placesLeft,
  redPairs,
  sharedHarbourCorners,
  waters,
} from './maps.ts';
import { besides, harbourHexes, isLand, terrainOf } from './second-islands/board.ts';
import { Table } from './table.ts';

const islands = (): Table => new Table('seafarers/four-islands').until('place-building');
const land = (t: Table, hex: number): boolean => isLand(t, hex);

test('every number of seats and every layout that can be chosen is a map of its own', () => {
  const titles = (rows: string) => everyMap(rows).map(({ title }) => title);
  expect(titles('seafarers/fog-islands').slice(0, 2)).toEqual([
    'seafarers/fog-islands for 3',
    'seafarers/fog-islands for 3, fog half',
  ]);
  expect(titles('seafarers/new-world')).toContain('seafarers/new-world for 6, map built');
  expect(titles('seafarers/pirate-islands')).toEqual(
    [3, 4, 5, 6].map((seats) => `seafarers/pirate-islands for ${seats}`),
  );
});

test('a harbour without land, or without water, is found', () => {
  const t = islands();
  const inner = t.b.layout.harbours.places.findIndex((_, place) => !harbourHexes(t, place).includes(-1));
  const [inside, outside] = harbourHexes(t, inner).sort((a, z) => Number(land(t, z)) - Number(land(t, a)));
  expect(harboursInland(t)).toEqual([]);
  t.lay(outside, 'hills', 5);
  expect(harboursInland(t)).toHaveLength(1);
  t.lay(outside, 'sea').lay(inside, 'sea');
  expect(harboursInland(t).length).toBeGreaterThan(0);
});

test('a corner with two harbours is found', () => {
  const t = islands();
  expect(sharedHarbourCorners(t)).toEqual([]);
  t.b.harbourCorner[0] = t.b.harbourCorner[2];
  expect(sharedHarbourCorners(t)).toHaveLength(1);
});

test('a 6 beside an 8 is found', () => {
  const t = islands();
  expect(redPairs(t)).toEqual([]);
  const hex = Array.from({ length: t.b.topology.hexes }, (_, at) => at).find((at) => land(t, at)) ?? 0;
  const next = besides(t, hex).find((at) => land(t, at)) ?? 0;
  t.lay(hex, terrainOf(t, hex), 6).lay(next, terrainOf(t, next), 8);
  expect(redPairs(t).length).toBeGreaterThan(0);
});

test('land that no ship reaches is found', () => {
  const t = islands();
  expect(cutOff(t)).toEqual([]);
  const { edgeFit } = t.b.rules;
  const ship = t.b.piece('ship').index;
  Object.assign(t.b.rules, {
    edgeFit: (...[s, piece, edge]: Parameters<typeof edgeFit>) => piece !== ship && edgeFit(s, piece, edge),
  });
  expect(cutOff(t).length).toBeGreaterThan(0);
});

test('too few places to start are found', () => {
  expect(placesLeft(islands())).toBeGreaterThan(0);
  const t = islands();
  const { barStartAt } = t.b.rules;
  const first = Array.from({ length: t.b.topology.corners }, (_, at) => at).filter(
    (at) => !barStartAt(t.s, 0, at),
  );
  Object.assign(t.b.rules, {
    barStartAt: (...[s, seat, at]: Parameters<typeof barStartAt>) =>
      first.slice(0, 10).includes(at) ? barStartAt(s, seat, at) : reason('elsewhere', 'not here'),
  });
  expect(placesLeft(t)).toBe(-1);
});

test('a lake is found', () => {
  const t = islands();
  expect(waters(t)).toHaveLength(1);
  const lake = t.hex(0, 0);
  for (const next of besides(t, lake)) t.lay(next, 'hills');
  t.lay(lake, 'sea');
  expect(waters(t).at(-1)).toBe(6);
});
