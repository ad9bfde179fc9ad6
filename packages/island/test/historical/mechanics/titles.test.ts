import { toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { titles } from '../../../historical/mechanics/titles.ts';
import { defineModule } from '../../../index.ts';
import { Table } from '../../table.ts';

const court = defineModule({
  id: 'test/court',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  fields: { favour: { per: ['seat'] } },
  parts: [
    titles({
      titles: [
        { id: 'duke', points: 4 },
        { id: 'count', points: 3, seats: [4] },
        { id: 'baron', points: 2 },
      ],
      min: 3,
      metric: (b) => {
        const favour = b.field('favour');
        return (s, seat) => s.cells[favour + seat];
      },
    }),
  ],
  words: { name: 'A court', summary: '', rules: [] },
});

const table = (seats = 4) => new Table('test/court', { seats, own: [court] }).started().until('main').bare();

/** the seat's favour rises to this */
function rise(t: Table, seat: number, favour: number): Table {
  t.set('favour', seat, favour);
  t.b.the.titles.review(t.s, seat);
  return t;
}

const holders = (t: Table) => ['duke', 'count', 'baron'].map((id) => t.field(id));

describe('ranked titles', () => {
  it('need the minimum', () => {
    expect(holders(rise(table(), 0, 2))).toEqual([-1, -1, -1]);
    expect(holders(rise(table(), 0, 3))).toEqual([0, -1, -1]);
  });

  it('are given from the best downwards, ties included', () => {
    const t = rise(rise(rise(table(), 0, 3), 1, 3), 2, 3);
    expect(holders(t)).toEqual([0, 1, 2]);
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([4, 3, 2, 0]);
  });

  it('leave those out that are not used with so few seats', () => {
    const t = rise(rise(rise(table(3), 0, 3), 1, 3), 2, 3);
    expect(holders(t)).toEqual([0, -1, 1]);
    expect(t.points(2)).toBe(0);
  });

  it('stay where they are on a tie', () => {
    const t = rise(rise(rise(table(), 0, 3), 1, 3), 2, 3);
    expect(holders(rise(t, 3, 3))).toEqual([0, 1, 2]);
  });

  it('change places with a seat of lower rank that has strictly more', () => {
    const t = rise(rise(rise(table(), 0, 5), 1, 4), 2, 3);
    expect(holders(rise(t, 2, 5))).toEqual([0, 2, 1]);
    expect(holders(rise(t, 2, 6))).toEqual([2, 0, 1]);
  });

  it('are lost to a seat without one, and nothing comes for it', () => {
    const t = rise(rise(rise(table(), 0, 5), 1, 5), 2, 3);
    expect(holders(rise(t, 3, 4))).toEqual([0, 1, 3]);
    expect(t.points(2)).toBe(0);
  });

  it('let a seat that could win several choose, and go on from there', () => {
    const tied = () => rise(rise(rise(rise(table(), 0, 3), 1, 3), 2, 3), 2, 4);
    const direct = tied();
    expect(direct.decision).toBe('choose-title');
    expect(toMove(direct.s)).toBe(1 << 2);
    expect(direct.legal(2).map((move) => move.title)).toEqual(['duke', 'count']);
    expect(holders(direct.play(2, 'choose-title', { title: 'duke' }))).toEqual([2, 1, 0]);
    expect(holders(tied().play(2, 'choose-title', { title: 'count' }))).toEqual([2, 0, 1]);
  });

  // proves historical/alexander-the-great: Nobody holds two titles
  it('never pass to a seat that already ranks higher', () => {
    const t = rise(rise(table(), 0, 3), 1, 3);
    expect(holders(rise(t, 0, 6))).toEqual([0, 1, -1]);
  });
});
