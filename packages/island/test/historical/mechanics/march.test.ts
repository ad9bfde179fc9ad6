import { describe, expect, it } from 'vitest';
import { march } from '../../../historical/mechanics/march.ts';
import { defineModule, layoutOf } from '../../../index.ts';
import { Table } from '../../table.ts';

/** once around the lower half of the middle hex; its last edge is slow */
const board = layoutOf({
  format: 'hexwright-layout/1',
  id: 'test-path',
  name: 'A path',
  provenance: 'house',
  hexes: [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ].map(([q, r]) => ({ q, r, terrain: 'hills', number: 12 })),
  marks: {
    corners: { path: [2, 3, 4, 5].map((corner, value) => ({ q: 0, r: 0, corner, value: 3 - value })) },
    edges: { slow: [{ q: 0, r: 0, side: 3 }] },
  },
  robber: null,
});

const king = defineModule({
  id: 'test/king',
  kind: 'scenario',
  seats: [3],
  needs: ['first-island/base'],
  board: () => board,
  fields: { calls: {}, ends: {} },
  parts: [march({ figure: 'king', path: 'path', slow: 'slow' })],
  rules: (was, b) => ({
    march: {
      marched: (s, corner, step) => {
        was.march.marched(s, corner, step);
        s.cells[b.field('calls')] = s.cells[b.field('calls')] * 10 + step + 1;
      },
      ended: (s) => {
        s.cells[b.field('ends')]++;
      },
    },
  }),
  words: { name: 'A king', summary: '', rules: [] },
});

const table = () => new Table('test/king', { seats: 3, own: [king] }).started();
/** plays this number and the rest of the turn; nobody holds more than a hand may */
function turn(t: Table, number: number): void {
  for (let seat = 0; seat < 3; seat++) t.give(seat, {});
  t.roll(number);
  while (t.decision !== 'main') t.anything();
  t.play(t.active, 'end-turn');
}

describe('a marching figure', () => {
  it('comes to the first corner of its path in the first turn, after the roll', () => {
    const t = table();
    expect(t.field('king')).toBe(-1);
    for (let seat = 0; seat < 3; seat++) t.give(seat, {});
    t.roll(3);
    expect(t.field('king')).toBe(t.corner(0, 0, 5));
    expect(t.field('calls')).toBe(1);
  });

  it('walks one corner a turn in the order of the numbers, and fires wherever it arrives', () => {
    const t = table();
    turn(t, 3);
    turn(t, 3);
    expect(t.field('king')).toBe(t.corner(0, 0, 4));
    turn(t, 7);
    expect(t.field('calls')).toBe(123);
  });

  it('passes a slow edge on a seven only, and ends there', () => {
    const t = table();
    for (let i = 0; i < 5; i++) turn(t, 3);
    expect(t.field('king')).toBe(t.corner(0, 0, 3));
    turn(t, 7);
    expect(t.field('king')).toBe(t.corner(0, 0, 2));
    expect(t.field('ends')).toBe(1);
    turn(t, 7);
    expect(t.field('ends')).toBe(1);
  });

  it('passes a slow edge on the tenth side where a die has ten, and not on a 7', () => {
    const t = new Table('test/king', {
      seats: 3,
      own: [king],
      modules: ['variant/stobie-number-tokens'],
    }).started();
    const ten = (number: number): void => {
      for (let seat = 0; seat < 3; seat++) t.give(seat, {});
      t.play(t.active, 'roll').nature('ten-die', { number });
      while (t.decision !== 'main') t.anything();
      t.play(t.active, 'end-turn');
    };
    for (let i = 0; i < 3; i++) ten(3);
    ten(7);
    expect(t.field('king')).toBe(t.corner(0, 0, 3));
    ten(10);
    expect([t.field('king'), t.field('ends')]).toEqual([t.corner(0, 0, 2), 1]);
  });

  it('refuses a board without its path', () => {
    const bare = layoutOf({ ...board, marks: { corners: {}, edges: {} } });
    expect(() => new Table('test/king', { seats: 3, own: [king], layout: bare })).toThrow(
      'that make a path along edges, but it has none',
    );
  });
});
