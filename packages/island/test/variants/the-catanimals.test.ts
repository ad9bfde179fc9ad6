import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/the-catanimals';
const table = (): Table => {
  const t = new Table(ID).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  return t;
};
const holder = (t: Table, good: string): number => t.s.cells[t.b.at.award + t.b.award(`catanimal-${good}`)];
const points = (t: Table, seat: number, good: string): number =>
  t.field('resourcePoints', seat * t.b.goods.length + t.b.good(good));

// proves variant/the-catanimals: A settlement has 1 resource point
it('hexes and special harbours give resource points, twice to a city', () => {
  const t = table().lay(0, 'hills', 8);
  const harbour = Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i).find(
    (i) => t.field('harbour', i) > 0,
  )!;
  const corner = t.b.harbourCorner[harbour * 2];
  const good = t.b.goods[t.field('harbour', harbour) - 1].id;
  t.put(0, 'settlement', corner);
  expect(points(t, 0, good)).toBe(1);
  t.put(0, 'city', corner).put(1, 'settlement', t.b.walks.cornersOf[0].find((at) => at !== corner)!);
  expect([points(t, 0, good) >= 2, points(t, 1, 'brick')]).toEqual([true, 1]);
});

// proves variant/the-catanimals: first player with 3 resource points
// proves variant/the-catanimals: It passes only to a player with more
// proves variant/the-catanimals: animal; in a tie you keep it
it('three points take the animal, strictly more take it over', () => {
  const t = table().lay(t0, 'hills', 8).lay(t1, 'hills', 8).lay(t2, 'hills', 8);
  const free = (hex: number): number =>
    t.b.walks.cornersOf[hex].find(
      (corner) =>
        t.b.walks.hexesAt[corner].every((h) => h === hex || ![t0, t1, t2].includes(h)) &&
        !t.b.harboursAt[corner].length &&
        t.field('building', corner) === 0,
    )!;
  t.put(0, 'settlement', free(t0)).put(0, 'settlement', free(t1));
  expect(holder(t, 'brick')).toBe(-1);
  const before = t.points(0);
  const last = free(t2);
  t.put(0, 'settlement', last);
  expect([holder(t, 'brick'), t.points(0)]).toEqual([0, before + 2]);
  t.put(1, 'settlement', free(t0)).put(1, 'settlement', free(t1)).put(1, 'settlement', free(t2));
  expect(holder(t, 'brick')).toBe(0);
  t.put(1, 'city', t.b.walks.cornersOf[t2].find((corner) => t.b.ownerOf[t.field('building', corner)] === 1)!);
  expect(holder(t, 'brick')).toBe(1);
});

// proves variant/the-catanimals: Hexes that give a free choice count for nothing
it('gold gives no resource points, and who falls below three loses the animal', () => {
  const t = new Table('seafarers/heading-for-new-shores', { modules: [ID] }).started().bare();
  const gold = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).find(
    (hex) => t.field('terrain', hex) === t.b.terrain('gold'),
  )!;
  const corner = t.b.walks.cornersOf[gold].find(
    (at) =>
      t.b.walks.hexesAt[at].every((hex) => hex === gold || !t.b.land[t.field('terrain', hex)]) &&
      !t.b.harboursAt[at].length,
  )!;
  t.put(0, 'settlement', corner);
  expect(t.b.goods.map((_, good) => t.field('resourcePoints', good)).every((n) => n === 0)).toBe(true);
});

// proves variant/the-catanimals: two more points than usual
it.each([
  [4, 12],
  [5, 11],
])('with %i players the goal is %i', (seats, goal) => {
  const t = new Table(ID, { seats });
  expect(t.b.rules.goal(t.s)).toBe(goal);
});
const [t0, t1, t2] = [0, 2, 11];
