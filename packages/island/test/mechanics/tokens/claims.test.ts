import { describe, expect, it } from 'vitest';
import { closedLand, defineModule, type Layout } from '../../../index.ts';
import { claims } from '../../../mechanics/tokens/claims.ts';
import { Table } from '../../table.ts';

const withMarks = (was: Layout): Layout => ({
  ...was,
  hexes: was.hexes.map((hex) => (hex.q === 2 && hex.r === 0 ? { ...hex, region: 'east' } : hex)),
  marks: {
    hexes: {},
    edges: {},
    corners: {
      find: [
        { q: 0, r: 0, corner: 0, value: 'stone' },
        { q: 0, r: 0, corner: 3, value: 'shell' },
        { q: 0, r: 0, corner: 0, value: 'stone' },
      ],
    },
  },
});

/** stones lie on corners for whoever builds there; the east is closed but for one corner of seat 1 */
const finds = defineModule({
  id: 'test/finds',
  kind: 'variant',
  seats: [4],
  needs: ['first-island/base'],
  board: (was) => withMarks(was!),
  fields: { stonesFound: { per: ['seat'] } },
  parts: [
    claims({
      name: 'stone',
      mark: 'find',
      value: 'stone',
      on: 'corner',
      by: ['settlement'],
      gain: (b) => (s, seat) => {
        s.cells[b.field('stonesFound') + seat]++;
      },
    }),
    closedLand({
      regions: ['east'],
      unless: (b) => (seat, corner) => seat === 1 && corner === b.topology.cornerAt(2, 0, 0),
    }),
  ],
  words: { name: 'Finds', summary: 'A test.', rules: [] },
});

const table = (): Table => new Table('test/finds', { own: [finds] }).started().bare();

describe('claims', () => {
  it('whoever first builds on the place takes all that lies there', () => {
    const t = table();
    t.put(2, 'settlement', t.corner(0, 0, 0));
    expect([t.field('stonesFound', 2), t.field('stone', t.corner(0, 0, 0))]).toEqual([2, 0]);
  });

  it('only marks with the value count', () => {
    const t = table();
    t.put(2, 'settlement', t.corner(0, 0, 3));
    expect(t.field('stonesFound', 2)).toBe(0);
  });

  it('other pieces claim nothing', () => {
    const t = table();
    t.put(2, 'road', t.edge(0, 0, 0)).put(2, 'road', t.corner(0, 0, 0));
    expect(t.field('stonesFound', 2)).toBe(0);
  });
});

describe('closed land', () => {
  it('cannot be settled, at the start or later, but for the corners that are open to a seat', () => {
    const t = new Table('test/finds', { own: [finds] }).until('place-building', 0);
    expect(t.refusal(0, 'place-building', { corner: t.corner(2, 0, 1) })?.code).toBe('closed-land');
    const later = table().roll(2);
    const settlement = later.b.piece('settlement').index;
    for (const seat of [0, 1]) later.put(seat, 'road', later.edge(2, 0, seat));
    expect(later.b.rules.barBuild(later.s, 0, settlement, later.corner(2, 0, 0))).toBeDefined();
    expect(later.b.rules.barBuild(later.s, 1, settlement, later.corner(2, 0, 0))).toBeUndefined();
    expect(later.b.rules.barBuild(later.s, 1, settlement, later.corner(2, 0, 1))).toBeDefined();
  });

  it('what stands there may grow', () => {
    const t = table().roll(2);
    t.put(0, 'settlement', t.corner(2, 0, 0)).give(0, { grain: 2, ore: 3 });
    t.play(0, 'city', { corner: t.corner(2, 0, 0) });
    expect(t.points(0)).toBe(2);
  });
});
