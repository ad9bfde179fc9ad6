import { describe, expect, test } from 'vitest';
import { defineModule, type Module, perilousWaters, supplyLines } from '../../../index.ts';
import { chartedBoard } from '../../../seafarers/boards/index.ts';
import { Table } from '../../table.ts';

/** Two shores and a strait with a number between them. */
const chart = {
  id: 'strait',
  name: 'A strait',
  key: { a: '#home', z: '#away' },
  rows: `
     0  0: hills4#a  fields5#a sea9 forest9#z hills10#z
     1 -1: forest6#a pasture3#a sea  sea5 fields4#z mountains8#z
     2 -1: fields2#a forest11#a ~  pasture9#z mountains12#z`,
  harbours: '',
  robber: 'off',
};
const strait: Module = defineModule({
  id: 'test/strait',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  parts: [
    perilousWaters({ piece: 'ship' }),
    supplyLines({ to: 'away', from: 'home', across: ['ship'], frail: ['ship'] }),
  ],
  board: () => chartedBoard(chart),
  words: { name: 'A strait', summary: '', rules: [] },
});
const open = () => new Table('test/strait', { own: [strait], seats: 3 }).started().until('main', 0).bare();
const shipAt = (t: Table, edge: number) => t.b.piece('ship').marks.get(t.s, edge) !== 0;

describe('perilous waters', () => {
  test('a number of the sea takes the ships around it, of everybody, and no roads or towns', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(2, 0, 2)).put(0, 'road', t.edge(2, 0, 3));
    t.put(0, 'ship', t.edge(2, 0, 2))
      .put(1, 'ship', t.edge(2, 0, 0))
      .put(1, 'ship', t.edge(1, 1, 5));
    t.play(0, 'end-turn').roll(9);
    expect([t.edge(2, 0, 2), t.edge(2, 0, 0), t.edge(1, 1, 5)].map((edge) => shipAt(t, edge))).toEqual([
      false,
      false,
      true,
    ]);
    expect(t.b.fields.building.get(t.s, t.corner(2, 0, 2))).not.toBe(0);
    expect(t.b.fields.route.get(t.s, t.edge(2, 0, 3))).not.toBe(0);
    expect(t.events.filter(({ kind }) => kind === 'lost-at-sea').map(({ data }) => data)).toEqual([
      { count: 2 },
    ]);
  });

  test('another number takes none and tells of none', () => {
    const t = open().put(0, 'ship', open().edge(2, 0, 2));
    t.play(0, 'end-turn').roll(8);
    expect(shipAt(t, t.edge(2, 0, 2))).toBe(true);
    expect(t.events.some(({ kind }) => kind === 'lost-at-sea')).toBe(false);
  });

  test('bots dread such edges by their odds', () => {
    const t = open();
    const dread = (edge: number) => {
      const before = t.b.the.hints.progress(t.s, 0);
      t.put(0, 'ship', edge);
      const after = t.b.the.hints.progress(t.s, 0);
      t.b.rules.unbuild(t.s, t.b.piece('ship').index, edge);
      return before - after;
    };
    expect(dread(t.edge(2, 0, 2))).toBeGreaterThan(0);
    expect(dread(t.edge(1, 1, 4))).toBe(0);
  });
});

describe('supply lines', () => {
  /** a town on either shore, joined along the north */
  const joined = () => {
    const t = open();
    return t
      .put(0, 'settlement', t.corner(2, 0, 2))
      .put(0, 'ship', t.edge(2, 0, 2))
      .put(0, 'ship', t.edge(2, 0, 1))
      .put(0, 'settlement', t.corner(2, 0, 0));
  };

  test('a town that is joined to an own town at home is supplied; another’s town is no home', () => {
    const t = joined();
    expect(t.field('unsupplied', t.corner(2, 0, 0))).toBe(0);
    const other = open();
    other.put(1, 'settlement', other.corner(2, 0, 2));
    other.put(0, 'ship', other.edge(2, 0, 2)).put(0, 'ship', other.edge(2, 0, 1));
    other.put(0, 'settlement', other.corner(2, 0, 0));
    expect(other.field('unsupplied', other.corner(2, 0, 0))).toBe(1);
  });

  test('it draws nothing once a piece of the line is gone, and its owner expands there no more', () => {
    const t = joined();
    const town = t.corner(2, 0, 0);
    const draws = () => t.b.rules.drawFrom(t.s, t.hex(3, 0), town, t.b.piece('settlement').index);
    const road = t.edge(3, 0, 2);
    t.give(0, { brick: 1, lumber: 1 });
    expect([draws(), t.refusal(0, 'road', { edge: road })]).toEqual([1, undefined]);
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, t.edge(2, 0, 1));
    expect([draws(), t.refusal(0, 'road', { edge: road })?.code]).toEqual([0, 'cut-off']);
    expect(t.refusal(0, 'road', { edge: t.edge(2, 0, 3) })).toBeUndefined();
  });

  test('bots want a line, and mind one that is cut', () => {
    const t = joined();
    const before = t.b.the.hints.progress(t.s, 0);
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, t.edge(2, 0, 1));
    expect(t.b.the.hints.progress(t.s, 0)).toBeLessThan(before);
  });
});
