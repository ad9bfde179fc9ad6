import { expect, it } from 'vitest';
import { landReserve } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const ready = (start: Readonly<Record<string, number>>): Table =>
  new Table('trial', { own: trial({ parts: [landReserve(start)] }) }).started().bare();
const left = (t: Table, id: string): number => t.b.the.landReserve.left(t.s, t.b.terrain(id));

it('land changes places with land of the reserve, and keeps its number', () => {
  const t = ready({ forest: 1 });
  t.lay(t.hex(0, 0), 'hills', 5);
  t.b.the.landReserve.lay(t.s, t.hex(0, 0), t.b.terrain('forest'));
  expect([t.field('terrain', t.hex(0, 0)), t.field('numbers', t.hex(0, 0))]).toEqual([
    t.b.terrain('forest'),
    1 << 5,
  ]);
  expect([left(t, 'forest'), left(t, 'hills')]).toEqual([0, 1]);
});

it('chance draws land, only such that gives something where it is asked for', () => {
  const t = ready({ forest: 1, desert: 3 });
  t.lay(t.hex(0, 0), 'desert');
  t.b.the.landReserve.draw(t.s, t.hex(0, 0), true);
  expect(t.decision).toBe('reserve-land');
  t.nature('reserve-land', { terrain: 'forest' });
  expect([t.field('terrain', t.hex(0, 0)), left(t, 'desert')]).toEqual([t.b.terrain('forest'), 4]);
  t.b.the.landReserve.draw(t.s, t.hex(1, 0), true);
  expect(t.decision).toBe('roll');
});
