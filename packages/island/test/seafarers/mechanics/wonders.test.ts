import { describe, expect, it } from 'vitest';
import { countOf, defineModule, victoryNeeds } from '../../../index.ts';
import { wonders } from '../../../seafarers/mechanics/wonders.ts';
import { Table } from '../../table.ts';

const towers = defineModule({
  id: 'test/towers',
  kind: 'variant',
  seats: [3, 4],
  needs: ['first-island/base'],
  parts: [
    wonders({
      stages: 2,
      wonders: [
        {
          id: 'tower',
          cost: { ore: 1 },
          needs: (b) => (s, seat) => countOf(b, s, seat, b.piece('city').index) > 0,
        },
        { id: 'garden', cost: { wool: 1 }, needs: () => () => true },
        { id: 'dome', cost: { wool: 1 }, needs: () => () => true, seats: [3] },
      ],
    }),
  ],
  words: { name: 'Towers', summary: 'A test.', rules: [] },
});

const table = (seats = 4): Table => {
  const t = new Table('test/towers', { own: [towers], seats }).started().bare().roll(2);
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  return t;
};
const why = (t: Table, wonder: string): string | undefined => t.refusal(0, `raise-${wonder}`)?.code;

describe('wonders', () => {
  it('are claimed with the first stage, one a seat and one seat each', () => {
    const t = table().give(0, { wool: 1, ore: 1 });
    expect([why(t, 'tower'), why(t, 'garden')]).toEqual(['wonder-needs', undefined]);
    t.play(0, 'raise-garden');
    expect([t.field('garden'), t.field('wonderOf'), t.field('wonderStages')]).toEqual([0, 1, 1]);
    expect([why(t, 'tower'), why(t, 'garden')]).toEqual(['wonder-other', 'cannot-pay']);
    t.set('garden', 0, 2).set('wonderOf', 0, -1);
    expect(why(t, 'garden')).toBe('wonder-taken');
  });

  it('are in play only with the seats they are for', () => {
    const names = (seats: number) => table(seats).b.moves.map(({ name }) => name);
    expect(names(4)).not.toContain('raise-dome');
    expect(names(3)).toContain('raise-dome');
  });

  it('the last stage wins', () => {
    const t = table().give(0, { wool: 2 }).play(0, 'raise-garden');
    expect(t.over).toBe(false);
    t.play(0, 'raise-garden');
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'condition' });
  });

  it('points win with the lead in stages alone', () => {
    const t = table().set('shown', 0, 10).give(0, { wool: 1, brick: 4, lumber: 4 });
    t.put(0, 'settlement', t.corner(0, 0, 0)).play(0, t.legal(0, 'road')[0]);
    expect(t.over).toBe(false);
    t.set('wonderStages', 1, 1).play(0, 'raise-garden');
    expect(t.over).toBe(false);
    t.set('wonderStages', 1, 0).play(0, t.legal(0, 'road')[0]);
    expect(t.b.result(t.s)).toMatchObject({ winners: [0], ending: 'points' });
  });
});

describe('a victory with a condition', () => {
  const chosen = defineModule({
    id: 'test/chosen',
    kind: 'variant',
    seats: [3, 4],
    needs: ['first-island/base'],
    fields: { chosen: { start: -1 } },
    parts: [victoryNeeds('test', (b) => (s, seat) => s.cells[b.field('chosen')] === seat)],
    words: { name: 'Chosen', summary: 'A test.', rules: [] },
  });

  it('is not won by points alone', () => {
    const t = new Table('test/chosen', { own: [chosen] }).started().roll(2).set('shown', 0, 12);
    t.give(0, { brick: 2, lumber: 2 }).play(0, t.legal(0, 'road')[0]);
    expect(t.over).toBe(false);
    t.set('chosen', 0, 0).play(0, t.legal(0, 'road')[0]);
    expect(t.b.result(t.s).winners).toEqual([0]);
  });
});
