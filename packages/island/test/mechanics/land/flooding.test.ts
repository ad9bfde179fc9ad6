import { describe, expect, it } from 'vitest';
import { defineModule } from '../../../index.ts';
import { flooding } from '../../../mechanics/index.ts';
import { Table } from '../../table.ts';

/** the sea rises slowly: seven markers everywhere, and blockers stay until their hex is gone */
const slowTide = defineModule({
  id: 'slow-tide',
  kind: 'variant',
  seats: [3, 4],
  parts: [
    flooding({
      coast: 7,
      inland: 7,
      markers: () => 100,
      endsAt: () => 8,
      refuge: 'desert',
      leavesEarly: false,
    }),
  ],
  words: { name: '', summary: '', rules: [] },
});

/** fives lie on the western hex alone, which has so many markers and the robber */
const table = (markers: number) => {
  const t = new Table('slow-tide', { own: [slowTide] }).started().bare();
  const hex = t.hex(-2, 0);
  for (let other = 0; other < t.b.topology.hexes; other++)
    if (t.s.cells[t.b.at.numbers + other] === 1 << 5) t.lay(other, 'forest', 12);
  t.lay(hex, 'hills', 5).set('flood', hex, markers);
  t.s.cells[t.b.at.blocker] = hex;
  return t;
};
const isSea = (t: Table) => t.s.cells[t.b.at.terrain + t.hex(-2, 0)] === t.b.terrain('sea');

describe('flooding', () => {
  it('leaves a blocker where it is until its hex drowns, if so configured', () => {
    const t = table(5).roll(5);
    expect(t.s.cells[t.b.at.blocker]).toBe(t.hex(-2, 0));
    expect(isSea(t)).toBe(false);
    t.play(0, 'end-turn').roll(5);
    expect(isSea(t)).toBe(true);
    expect(t.b.terrains[t.s.cells[t.b.at.terrain + t.s.cells[t.b.at.blocker]]].id).toBe('desert');
  });

  it('places one marker for each of several numbers of one turn', () => {
    const t = table(0);
    const hex = t.hex(2, 0);
    for (let other = 0; other < t.b.topology.hexes; other++)
      if (t.s.cells[t.b.at.numbers + other] === 1 << 9) t.lay(other, 'forest', 12);
    t.lay(hex, 'hills', 9)
      .set('floodNumbers', 0, 1 << 9)
      .roll(5);
    expect([t.field('flood', t.hex(-2, 0)), t.field('flood', hex)]).toEqual([1, 1]);
  });

  it('takes no hex that is sea already', () => {
    const t = table(0);
    t.lay(t.hex(-2, 0), 'sea', 5).roll(5);
    expect(t.field('flood', t.hex(-2, 0))).toBe(0);
  });
});
