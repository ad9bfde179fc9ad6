import { expect, it } from 'vitest';
import { givesOnlyAt } from '../../../promo/mechanics/gives-only-at.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

/** a mine in the middle that gives at its top corner alone */
const ready = (): Table => {
  const places = (b: Table['b']) => [b.topology.cornerAt(0, 0, 1)];
  const own = trial({
    terrains: [{ id: 'mine', gives: 'any' }],
    parts: [givesOnlyAt({ terrain: 'mine', places })],
  });
  const t = new Table('trial', { own }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.lay(t.hex(0, 0), 'mine', 5).set('blocker', t.b.blocker('robber'), -1);
};

it('a hex gives only at its chosen places, a city there two', () => {
  const t = ready();
  t.put(1, 'city', t.corner(0, 0, 1))
    .put(2, 'city', t.corner(0, 0, 3))
    .roll(5);
  t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
  expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ ore: 2 }, {}, 'main']);
});

it('the same holds for the goods of the start', () => {
  const t = ready();
  t.b.rules.startGoods(t.s, 1, t.corner(0, 0, 3));
  expect(t.decision).toBe('roll');
  t.b.rules.startGoods(t.s, 1, t.corner(0, 0, 1));
  expect(t.decision).toBe('choose-good');
});

it('bots do not count on the other corners', () => {
  const t = ready();
  const gain = (corner: number) => t.b.the.hints.foundingGain(t.s, 0, corner);
  expect(gain(t.corner(0, 0, 3))).toBeLessThan(0);
  expect([gain(t.corner(0, 0, 1)), gain(t.corner(2, 0, 0))]).toEqual([0, 0]);
});
