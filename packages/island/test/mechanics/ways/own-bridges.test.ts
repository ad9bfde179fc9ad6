import { describe, expect, it } from 'vitest';
import { bridges, defineModule, mostBridges, type OwnBridge } from '../../../index.ts';
import { Table } from '../../table.ts';

const ferries = (config: Partial<OwnBridge> = {}) =>
  defineModule({
    id: 'ferries',
    kind: 'variant',
    seats: [4],
    parts: bridges({
      piece: { cost: { brick: 1, lumber: 1 }, supply: { of: 'road' }, ...config },
      fork: true,
      removable: false,
      closeEnds: true,
    }),
    awards: [mostBridges({ min: 2, points: 2 })],
    words: { name: '', summary: '', rules: [] },
  });

/** the western channel: its edge 'across' joins a corner of the north to a corner of the south */
const table = (config?: Partial<OwnBridge>) => {
  const { layout } = new Table('second-islands/islands-of-catan').b;
  const t = new Table('ferries', { own: [ferries(config)], layout }).started().bare().until('main', 0);
  return t.bare().give(0, { brick: 4, lumber: 4, wool: 2, grain: 2 });
};
const across = (t: Table) => t.edge(-1, 0, 3);
const north = (t: Table) => t.corner(-1, 0, 2);
const south = (t: Table) => t.corner(-1, 0, 3);
const supply = (t: Table, piece: string) => t.s.cells[t.b.at.supply + t.b.piece(piece).index];

describe('bridges of their own', () => {
  it('lie on edges with water on both sides, where no road may lie', () => {
    const t = table();
    t.put(0, 'settlement', north(t));
    expect(t.refusal(0, 'road', { edge: across(t) })?.code).toBe('not-at-sea');
    expect(t.refusal(0, 'bridge', { edge: t.edge(-1, 0, 2) })?.code).toBe('not-on-land');
    expect(t.refusal(0, 'bridge', { edge: across(t) })).toBeUndefined();
  });

  // proves second-islands/seas-for-the-poor, second-islands/catan-plus: A bridge goes on from roads
  it('go on from what the seat has, and from nothing else', () => {
    const t = table();
    expect(t.refusal(0, 'bridge', { edge: across(t) })?.code).toBe('not-joined');
    t.put(1, 'settlement', north(t));
    expect(t.refusal(0, 'bridge', { edge: across(t) })?.code).toBe('not-joined');
    t.put(0, 'road', t.edge(-2, 1, 1));
    expect(t.refusal(0, 'bridge', { edge: across(t) })).toBeUndefined();
  });

  // proves second-islands/seas-for-the-poor: comes out of the 15 roads
  it('are made of road pieces, and given back as such', () => {
    const t = table();
    t.put(0, 'settlement', north(t)).play(0, 'bridge', { edge: across(t) });
    expect(supply(t, 'road')).toBe(14);
    t.b.rules.unbuild(t.s, t.b.piece('bridge').index, across(t));
    expect(supply(t, 'road')).toBe(15);
  });

  it('cannot be built without a road piece left', () => {
    const t = table();
    t.put(0, 'settlement', north(t));
    for (const piece of ['road', 'bridge']) t.s.cells[t.b.at.supply + t.b.piece(piece).index] = 0;
    expect(t.refusal(0, 'bridge', { edge: across(t) })).toMatchObject({
      code: 'none-left',
      details: { piece: 'bridge' },
    });
  });

  it('may have a supply of their own', () => {
    const t = table({ supply: 1 });
    t.put(0, 'settlement', north(t)).play(0, 'bridge', { edge: across(t) });
    expect(supply(t, 'road')).toBe(15);
    expect(t.refusal(0, 'bridge', { edge: t.edge(-2, 0, 1) })?.code).toBe('none-left');
  });

  // proves second-islands/seas-for-the-poor, second-islands/catan-plus: two neighbouring settlements may
  it('let buildings at their two ends stand side by side, and no others', () => {
    const t = table();
    t.put(1, 'settlement', north(t)).put(0, 'road', t.edge(-2, 1, 1));
    expect(t.refusal(0, 'settlement', { corner: south(t) })?.code).toBe('too-near');
    t.put(1, 'bridge', across(t));
    expect(t.refusal(0, 'settlement', { corner: south(t) })).toBeUndefined();
    t.put(2, 'settlement', t.corner(-2, 1, 0));
    expect(t.refusal(0, 'settlement', { corner: south(t) })?.code).toBe('too-near');
  });

  // proves second-islands/seas-for-the-poor, second-islands/catan-plus: and count for the Longest Road
  it('count for the longest route', () => {
    const t = table();
    t.put(0, 'road', t.edge(-1, 0, 2))
      .put(0, 'bridge', across(t))
      .put(0, 'road', t.edge(-2, 1, 1));
    expect(t.field('routeLength', 0)).toBe(3);
  });

  // proves second-islands/seas-for-the-poor, second-islands/catan-plus: Starting settlements come with roads
  it('never come with a starting building', () => {
    const t = new Table('second-islands/islands-of-catan').until('place-building', 0);
    t.play(0, 'place-building', { corner: north(t) });
    expect(t.legal(0, 'place-route').map((move) => move.piece)).toEqual(['road', 'road']);
  });

  it('most of them, at least two, earn an award that only strictly more take over', () => {
    const t = table();
    const holder = () => t.s.cells[t.b.at.award + t.b.award('most-bridges')];
    t.put(1, 'bridge', t.edge(-1, 0, 3));
    expect(holder()).toBe(-1);
    t.put(1, 'bridge', t.edge(-2, 0, 2));
    expect(holder()).toBe(1);
    t.put(2, 'bridge', t.edge(1, -1, 1)).put(2, 'bridge', t.edge(1, -1, 3));
    expect(holder()).toBe(1);
    t.put(2, 'bridge', t.edge(0, 1, 0));
    expect(holder()).toBe(2);
  });
});

it('bridges and walls of one seat come out of the same road pieces', () => {
  const t = new Table('second-islands/catan-plus', { modules: ['variant/settlers-with-walls'] })
    .started()
    .bare();
  const left = () => ['road', 'bridge', 'road-wall'].map((piece) => supply(t, piece));
  const all = left()[0];
  const { edges, edgeHex } = t.b.topology;
  const land = (hex: number) => hex >= 0 && t.b.land[t.field('terrain', hex)] === 1;
  const sides = (edge: number) => [0, 1].filter((i) => land(edgeHex[edge * 2 + i])).length;
  const any = (count: number) =>
    Array.from({ length: edges }, (_, edge) => edge).find((edge) => sides(edge) === count)!;
  t.put(0, 'bridge', any(0)).put(0, 'road', any(2)).put(0, 'road-wall', any(2));
  expect(left()).toEqual([all - 3, all - 3, all - 3]);
});
