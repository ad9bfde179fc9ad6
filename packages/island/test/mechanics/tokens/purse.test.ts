import { describe, expect, it } from 'vitest';
import { defineModule, purse } from '../../../index.ts';
import { Table } from '../../table.ts';

/** shells from the desert: two ones and a five, at most two to a purse, and nothing for sale but the sound of the sea */
const shells = purse({
  name: 'shell',
  tokens: [
    { id: 'one', worth: 1, count: () => 2 },
    { id: 'five', worth: 5, count: () => 1 },
  ],
  limit: 2,
  terrains: ['desert'],
  shortage: () => 'as-goods',
  purchases: [{ id: 'listen', price: 2, when: () => () => true, gain: () => () => {} }],
  spentIn: () => ['main'],
});
const beach = defineModule({
  id: 'beach',
  kind: 'variant',
  seats: [4],
  parts: [shells.part],
  words: { name: '', summary: '', rules: [] },
});

/** seat 0 and seat 1 have settlements at the desert, which answers to twelve and to no other hex */
const table = () => {
  const t = new Table('beach', { own: [beach] }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'forest', 3);
  t.lay(t.hex(0, 0), 'desert', 12);
  return t.put(0, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
};

describe('a purse of tokens', () => {
  it('is filled from a bag, in turn order', () => {
    const t = table().roll(12).nature('draw-shell', { token: 'five' });
    expect(t.refusal(-1, 'draw-shell', { token: 'five' })).toBeDefined();
    t.nature('draw-shell', { token: 'one' });
    expect([t.field('shell', 1), t.field('shell', 2)]).toEqual([1, 1]);
    expect(t.field('shellLeft')).toBe(1);
  });

  it('is mixed anew from what was spent, as soon as the bag is empty', () => {
    const t = table().roll(12).nature('draw-shell', { token: 'one' }).nature('draw-shell', { token: 'one' });
    t.play(0, 'end-turn').roll(12);
    expect(t.decision).toBe('main');
    t.put(0, 'city', t.corner(0, 0, 0)).play(1, 'end-turn');
    expect(t.field('shellLeft')).toBe(1);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, t.corner(0, 0, 2));
    t.roll(12).nature('draw-shell', { token: 'five' });
    expect([t.field('shellLeft'), t.field('shellCount', 0)]).toEqual([0, 2]);
    t.until('main', 0).play(0, 'listen').play(0, 'pay-shell', { token: 'five' });
    expect([t.field('shellLeft'), t.field('shellBag', 1), t.field('shellSpent', 1)]).toEqual([1, 1, 0]);
  });

  it('is mixed anew from every kind that was spent, the first one too', () => {
    const t = table().roll(12).nature('draw-shell', { token: 'five' }).nature('draw-shell', { token: 'one' });
    t.set('shellBag', 0, 0).set('shellLeft', 0, 0).set('shellSpent', 0, 2).set('shellSpent', 1, 1);
    t.until('main', 0).play(0, 'listen').play(0, 'pay-shell', { token: 'five' });
    expect([t.field('shellBag', 0), t.field('shellBag', 1), t.field('shellLeft')]).toEqual([2, 2, 4]);
    expect([t.field('shellSpent', 0), t.field('shellSpent', 1)]).toEqual([0, 0]);
  });

  it('wants its tokens in the order of their worth', () => {
    const wrong = [
      { id: 'five', worth: 5, count: () => 1 },
      { id: 'one', worth: 1, count: () => 1 },
    ];
    expect(() =>
      purse({
        name: 'x',
        tokens: wrong,
        limit: 1,
        shortage: () => 'nobody',
        purchases: [],
        spentIn: () => [],
      }),
    ).toThrow('order of their worth');
  });
});
