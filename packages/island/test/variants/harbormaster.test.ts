import { describe, expect, it } from 'vitest';
import type { Book } from '../../index.ts';
import { Table } from '../table.ts';

const bare = (options = {}): Table => new Table('variant/harbormaster', options).started().bare();
/** a corner beside each harbour, no two harbours sharing one */
const harbours = (t: Table): number[] =>
  Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => t.b.harbourCorner[i * 2]);
const holder = (t: Table): number => t.s.cells[t.b.at.award + t.b.award('harbormaster')];
const settle = (t: Table, seat: number, corners: readonly number[]): Table =>
  corners.reduce((table, corner) => table.put(seat, 'settlement', corner), t);
const raise = (t: Table, seat: number, corner: number): Table => t.put(seat, 'city', corner);

const isHarbour = (b: Book, at: { q: number; r: number; side: number }): boolean =>
  b.layout.harbours.places.some(({ q, r, side }) => q === at.q && r === at.r && side === at.side);

describe('the Harbormaster', () => {
  // proves variant/harbormaster: A settlement beside a harbour brings
  // proves variant/harbormaster: The most harbour points, at least 3
  it('a settlement beside a harbour brings 1 harbour point, a city 2', () => {
    const t = bare();
    const [a, z] = harbours(t);
    const points = t.b.awards[t.b.award('harbormaster')].of;
    settle(t, 0, [a]);
    expect(points(t.s, 0)).toBe(1);
    settle(t, 0, [z]);
    raise(t, 0, z);
    expect(points(t.s, 0)).toBe(3);
  });

  it('a building away from the harbours brings no harbour point', () => {
    const t = bare();
    const inland = t.b.harboursAt.findIndex((places) => places.length === 0);
    settle(t, 0, [inland]);
    expect(t.b.awards[t.b.award('harbormaster')].of(t.s, 0)).toBe(0);
  });

  // proves variant/harbormaster: first player with 3 harbour points
  // proves variant/harbormaster: The most harbour points, at least 3
  it('the first player with at least 3 harbour points takes the award', () => {
    const t = bare();
    const [a, c, e] = harbours(t);
    settle(t, 1, [a, c]);
    expect(holder(t)).toBe(-1);
    settle(t, 1, [e]);
    expect(holder(t)).toBe(1);
  });

  // proves variant/harbormaster: which is worth 2 points
  it('the award is worth 2 points', () => {
    const t = bare();
    settle(t, 1, harbours(t).slice(0, 3));
    expect(t.points(1)).toBe(5);
  });

  // proves variant/harbormaster: The award passes only
  it('the award passes only to a player with strictly more harbour points', () => {
    const t = bare();
    const places = harbours(t);
    settle(t, 0, places.slice(0, 3));
    settle(t, 1, places.slice(3, 6));
    expect(holder(t)).toBe(0);
    raise(t, 1, places[3]);
    expect(holder(t)).toBe(1);
  });

  // proves variant/harbormaster: keeps the award while nobody has more
  it('a holder who loses harbour points keeps the award in a tie and loses it when behind or below 3', () => {
    const t = bare();
    const places = harbours(t);
    const fall = (corner: number): void => {
      t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corner);
      t.b.rules.reviewAwards(t.s);
    };
    settle(t, 0, places.slice(0, 4));
    settle(t, 1, places.slice(4, 7));
    fall(places[0]);
    expect(holder(t)).toBe(0);
    fall(places[1]);
    expect(holder(t)).toBe(1);
    fall(places[4]);
    expect(holder(t)).toBe(-1);
  });

  // proves variant/harbormaster: one point more than usual
  it('one point more is needed to win', () => {
    expect(bare().b.rules.target(bare().s, 0)).toBe(11);
    const longer = bare({ options: { points: 13 } });
    expect(longer.b.rules.target(longer.s, 0)).toBe(13);
  });

  // proves variant/harbormaster: one point more than usual
  it('ten points do not win, eleven do', () => {
    const t = bare();
    const inland = t.b.harboursAt.flatMap((places, corner) => (places.length === 0 ? [corner] : []));
    for (const corner of inland.slice(0, 4)) raise(settle(t, 0, [corner]), 0, corner);
    settle(t, 0, inland.slice(4, 6));
    t.give(0, {}).roll(7);
    expect([t.points(0), t.over]).toEqual([10, false]);
    settle(t, 0, [inland[6]]);
    t.anything();
    expect(t.over).toBe(true);
  });
});

// proves variant/harbormaster: A building between two harbours counts once
it('a building between two harbours counts once', () => {
  const { b } = bare();
  const corner = b.harbourCorner[0];
  const { cornerEdge, cornerEdgeFrom, edgeHex } = b.topology;
  const coast = Array.from(cornerEdge.subarray(cornerEdgeFrom[corner], cornerEdgeFrom[corner + 1])).filter(
    (edge) => [0, 1].some((i) => edgeHex[edge * 2 + i] < 0),
  );
  const [, second] = b.layout.hexes
    .flatMap(({ q, r }) => [0, 1, 2, 3, 4, 5].map((side) => ({ q, r, side, kind: 'any' as const })))
    .filter(({ q, r, side }) => coast.includes(b.topology.edgeAt(q, r, side)))
    .sort((one, other) => Number(isHarbour(b, other)) - Number(isHarbour(b, one)));
  const { harbours: had } = b.layout;
  const t = bare({ layout: { ...b.layout, harbours: { ...had, places: [...had.places, second] } } });
  settle(t, 0, [corner]);
  expect(t.b.harboursAt[corner]).toHaveLength(2);
  expect(t.b.awards[t.b.award('harbormaster')].of(t.s, 0)).toBe(1);
});

// proves variant/harbormaster: What a harbour trades does not matter
it('general and special harbours count alike, unused as they are', () => {
  const t = bare();
  const points = t.b.awards[t.b.award('harbormaster')].of;
  for (const [i, corner] of harbours(t).entries()) {
    const seat = i % 4;
    const before = points(t.s, seat);
    settle(t, seat, [corner]);
    expect(points(t.s, seat)).toBe(before + 1);
  }
});

// proves variant/harbormaster: Otherwise it goes to the one player with the most
it('a holder who falls behind leaves the award to the one player with the most, and to nobody while several have', () => {
  const t = bare();
  const places = harbours(t);
  const fall = (corner: number): void => {
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corner);
    t.b.rules.reviewAwards(t.s);
  };
  settle(t, 0, places.slice(0, 3));
  settle(t, 1, places.slice(3, 6));
  settle(t, 2, places.slice(6, 9));
  expect(holder(t)).toBe(0);
  fall(places[0]);
  expect(holder(t)).toBe(-1);
  fall(places[3]);
  expect(holder(t)).toBe(2);
});
