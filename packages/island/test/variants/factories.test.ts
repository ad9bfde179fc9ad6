import { expect, it } from 'vitest';
import { Table } from '../table.ts';

/** a factory of seat 0 on a corner with hills (8), fields (5) and mountains (9) */
const table = (): Table => {
  const t = new Table('variant/factories').started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  const [a, b, c] = t.b.walks.hexesAt[t.corner(0, 0, 0)];
  t.lay(a, 'hills', 8).lay(b, 'fields', 5).lay(c, 'mountains', 9);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.set('blocker', t.b.blocker('robber'), t.hex(-2, 0)).put(0, 'factory', t.corner(0, 0, 0));
};

// proves variant/factories: A factory costs 1 of each good
// proves variant/factories: Everybody has one
it('costs one of each, stands where a settlement could, and each has one', () => {
  const t = new Table('variant/factories').started().until('main', 0).bare();
  const all = { brick: 1, lumber: 1, wool: 1, grain: 1, ore: 1 };
  t.give(0, all)
    .put(0, 'road', t.edge(0, 0, 0))
    .put(1, 'settlement', t.corner(0, 0, 1));
  expect(t.refusal(0, 'factory', { corner: t.corner(0, 0, 0) })?.code).toBe('too-near');
  const [move] = t.legal(0, 'factory');
  expect([move?.corner, t.play(0, move).hand(0)]).toEqual([t.corner(0, 0, 5), {}]);
  expect(t.give(0, all).refusal(0, 'factory', { corner: t.corner(0, 0, 3) })?.code).toBe('none-left');
});

// proves variant/factories: takes 1 good of any of the hexes around
// proves variant/factories: Factories take from the bank after all others
it('gives the good of any hex around it, after the others have been paid', () => {
  const t = table().put(1, 'settlement', t2).roll(8);
  expect([t.decision, t.hand(0)]).toEqual(['run-factory', {}]);
  expect(
    t
      .legal(0, 'run-factory')
      .map(({ good }) => good)
      .sort(),
  ).toEqual(['brick', 'grain', 'ore']);
  expect(t.refusal(0, 'run-factory', { good: 'wool' })?.code).toBe('not-around');
  t.play(0, 'run-factory', { good: 'ore' });
  expect([t.hand(0), t.decision]).toEqual([{ ore: 1 }, 'main']);
});

// proves variant/factories: A hex with the robber sets no factory going
it('a robbed hex neither sets it going nor gives its good', () => {
  const t = table();
  const hills = t.b.walks.hexesAt[t.corner(0, 0, 0)].find((hex) => t.field('numbers', hex) === 1 << 8)!;
  t.set('blocker', t.b.blocker('robber'), hills);
  expect(t.roll(8).decision).toBe('main');
  const other = table();
  other.set('blocker', other.b.blocker('robber'), hills).roll(5);
  expect(
    other
      .legal(0, 'run-factory')
      .map(({ good }) => good)
      .sort(),
  ).toEqual(['grain', 'ore']);
});

// proves variant/factories: A factory is worth no points
it('is worth no points and does not become a city', () => {
  const t = table();
  expect(t.points(0)).toBe(0);
  t.until('main', 0).give(0, { grain: 2, ore: 3 });
  expect(t.refusal(0, 'city', { corner: t.corner(0, 0, 0) })?.code).toBe('replaces-own');
});

// proves variant/factories: Otherwise it is like a settlement
it('keeps the distance, stops foreign roads, uses harbours and is robbed', () => {
  const t = table();
  expect(t.b.rules.tooNear(t.s, 1, t.corner(0, 0, 1))).toBe(true);
  expect(t.b.rules.cornerBlocks(t.s, 1, t.corner(0, 0, 0))).toBe(true);
  expect(t.b.the.blockers.touches(t.s, 0, t.b.blocker('robber'), t.hex(0, 0))).toBe(true);
  const harbour = Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i).find(
    (i) => t.field('harbour', i) === 0,
  )!;
  t.put(1, 'factory', t.b.harbourCorner[harbour * 2]);
  expect(t.b.the.bank.rate(t.s, 1, 0)).toBe(3);
});
const t2 = 0;
