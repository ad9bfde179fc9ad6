import { expect, test } from 'vitest';
import { fairness, makeTopology, pips } from '../../board/index.ts';

const terrains = [
  { id: 'sea', land: false },
  { id: 'hills', gives: 'brick' },
  { id: 'fields', gives: 'grain' },
  { id: 'desert' },
];
/** two land hexes side by side, sea, and one more island */
const topology = makeTopology({ hexes: [0, 1, 2, 3].map((q) => ({ q, r: 0 })) });
const terrain = [1, 2, 0, 1];
const numbers = [1 << 6, 1 << 9, 0, (1 << 2) | (1 << 12)];

test('pips are the rolls of 36 that bring a number', () => {
  expect([2, 3, 6, 8, 11, 12].map(pips)).toEqual([1, 2, 5, 5, 2, 1]);
});

test('an island yields what its hexes do, by good', () => {
  const { islands } = fairness({ topology, terrain, numbers, terrains, seats: 2 });
  expect(islands).toEqual([
    { hex: 0, hexes: 2, pips: 9, goods: { brick: 5, grain: 4 }, places: 10, best: 9 },
    { hex: 3, hexes: 1, pips: 2, goods: { brick: 2 }, places: 6, best: 2 },
  ]);
});

test('a starting place yields what the hexes around it do', () => {
  const { starts } = fairness({ topology, terrain, numbers, terrains, seats: 2 });
  expect(starts[0]).toMatchObject({ pips: 9, goods: ['brick', 'grain'] });
  expect(starts.length).toBe(16);
  expect(starts.at(-1)!.pips).toBe(2);
});

test('barren land, open sea and places where nobody may start do not count', () => {
  const barren = fairness({ topology, terrain: [3, 2, 0, 0], numbers, terrains, seats: 1 });
  expect(barren.islands.map((island) => island.pips)).toEqual([4]);
  const only = topology.hexCorner[0];
  expect(
    fairness({ topology, terrain, numbers, terrains, seats: 1, mayStart: (c) => c === only }).starts,
  ).toEqual([{ corner: only, pips: 9, goods: ['brick', 'grain'] }]);
});

test('seats take the richest places in turn, forwards and then backwards, and keep their distance', () => {
  const { seats, gap } = fairness({ topology, terrain, numbers, terrains, seats: 2 });
  expect(seats.map((seat) => seat.places.map((place) => place.pips))).toEqual([
    [9, 4],
    [5, 5],
  ]);
  expect(gap).toBe(3);
  const [a, b] = seats.map((seat) => seat.places[0].corner);
  const near = topology.cornerCorner.subarray(topology.cornerCornerFrom[a], topology.cornerCornerFrom[a + 1]);
  expect(Array.from(near)).not.toContain(b);
});

test('the board yields by good what its islands do, and tells of goods that it has none of', () => {
  const more = [...terrains, { id: 'forest', gives: 'lumber' }];
  const { goods, even } = fairness({ topology, terrain, numbers, terrains: more, seats: 2 });
  expect(goods).toEqual({ brick: 7, grain: 4, lumber: 0 });
  expect(even).toBe(77);
});

test('reds and equal numbers side by side are named, where both hexes pay', () => {
  const beside = (numbers: readonly number[], lies = terrain) =>
    fairness({ topology, terrain: lies, numbers, terrains, seats: 1 }).beside;
  expect(beside([1 << 6, 1 << 8, 0, 0])).toEqual({ reds: [[0, 1]], equals: [] });
  expect(beside([1 << 4, (1 << 4) | (1 << 9), 0, 1 << 4])).toEqual({ reds: [], equals: [[0, 1]] });
  expect(beside([1 << 6, 1 << 6, 0, 0], [1, 3, 0, 1])).toEqual({ reds: [], equals: [] });
});
