import { describe, expect, it } from 'vitest';
import { defineModule, grounds, type Layout, owe } from '../../../index.ts';
import { Table } from '../../table.ts';

const quarries = (tiles: readonly number[]) =>
  defineModule({
    id: 'quarries',
    kind: 'variant',
    seats: [4],
    parts: [
      grounds({
        name: 'quarry',
        mark: 'quarry',
        edges: 1,
        tiles: () => tiles,
        owes: (b) => (_s, seat, count) => owe(b, seat, b.good('ore'), count),
      }),
    ],
    words: { name: '', summary: '', rules: [] },
  });

const table = (edges: Layout['marks']['edges'][string], tiles: readonly number[]) => {
  const { layout } = new Table('first-island/base').b;
  return new Table('quarries', {
    own: [quarries(tiles)],
    layout: { ...layout, marks: { ...layout.marks, edges: { quarry: edges } } },
  });
};

describe('grounds along edges', () => {
  it('give a good to the buildings at their ends, two to a city', () => {
    const t = table([{ q: 0, r: 0, side: 0, value: 12 }], [])
      .started()
      .bare();
    for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'forest', 3);
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(1, 'settlement', t.corner(0, 0, 5))
      .put(1, 'city', t.corner(0, 0, 5));
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.roll(12);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ ore: 1 }, { ore: 2 }, {}]);
  });

  it('are dealt to places without a printed number', () => {
    const t = table(
      [
        { q: 0, r: 0, side: 0 },
        { q: 0, r: 0, side: 3, value: 6 },
      ],
      [4, 9],
    ).until('lay-quarry');
    expect(t.legal(-1).map((move) => move.number)).toEqual([4, 9]);
    t.nature('lay-quarry', { number: 9 });
    expect([t.field('quarry', t.edge(0, 0, 0)), t.field('quarry', t.edge(0, 0, 3))]).toEqual([9, 6]);
    expect(t.decision).toBe('place-building');
  });

  it('are refused when there are fewer tiles than places', () => {
    expect(() => table([{ q: 0, r: 0, side: 0 }], [])).toThrow(
      '1 grounds have no number and there are 0 tiles',
    );
  });
});
