import { describe, expect, it } from 'vitest';
import { cornerShips, defineModule, makeStow, ownPortsOnly } from '../../../index.ts';
import { Table } from '../../table.ts';

const CARGO = [{ kind: 'salt', shape: 'sack', colour: '#ffffff' }] as const;
const one = cornerShips({ ships: 2, cost: { wool: 1 }, die: 'lower', hold: { slots: 2, kinds: CARGO } });
const two = cornerShips({
  ships: 2,
  cost: { wool: 1 },
  die: 'higher',
  abreast: 2,
  hold: { slots: 2, kinds: CARGO },
});
const game = (id: string, ships: typeof one, ports: boolean) =>
  defineModule({
    id,
    kind: 'variant',
    seats: [4],
    needs: ['first-island/base'],
    parts: [ships.part, ...(ports ? [ownPortsOnly()] : [])],
    words: { name: 'Ships', summary: 'A test.', rules: [] },
  });
const own = [game('test/one', one, true), game('test/two', two, false)];

const table = (id: string): Table => {
  const t = new Table(id, { own }).started();
  t.until('roll', 0);
  return t.bare();
};
const dice = (t: Table, red: number, yellow: number): Table => {
  t.play(0, 'roll').nature('dice', { red, yellow });
  while (t.decision !== 'main') t.anything();
  return t;
};
const goals = (t: Table, at: Record<string, number>): number[] => {
  const before = t.s.cells.slice();
  t.play(0, 'move-ship', at);
  const found = t.legal(0, 'ship-to').map(({ corner }) => Number(corner));
  t.s.cells.set(before);
  return found;
};

/** three corners along the coast, in a row */
const coast = (t: Table): readonly number[] => [t.corner(0, -2, 2), t.corner(0, -2, 1), t.corner(1, -2, 2)];

describe('ships on corners', () => {
  it('sail as far as the die says that they go by', () => {
    const lower = table('test/one');
    const [a, b, c] = coast(lower);
    one.of(lower.b).put(lower.s, 0, a);
    dice(lower, 1, 3).play(0, 'end-turn');
    expect(goals(lower, { corner: a })).toContain(b);
    expect(goals(lower, { corner: a })).not.toContain(c);
    const higher = table('test/two');
    two.of(higher.b).put(higher.s, 0, a);
    dice(higher, 1, 3).play(0, 'end-turn');
    expect(goals(higher, { corner: a, unit: 0 })).toContain(c);
  });

  it('keep to the water', () => {
    const t = table('test/two');
    const [a] = coast(t);
    two.of(t.b).put(t.s, 0, a);
    dice(t, 5, 5).play(0, 'end-turn');
    expect(goals(t, { corner: a, unit: 0 }).every((corner) => two.of(t.b).isWater(t.s, corner))).toBe(true);
    expect(two.of(t.b).isWater(t.s, t.corner(0, 0, 1))).toBe(false);
  });

  it('are built at an own building at the water, so many abreast as have room', () => {
    for (const [id, ships, room] of [
      ['test/one', one, 1],
      ['test/two', two, 2],
    ] as const) {
      const t = table(id);
      const [a] = coast(t);
      dice(t, 1, 2).give(0, { wool: 3 });
      expect(t.refusal(0, 'ship', { corner: a })?.code).toBe('no-berth');
      t.put(0, 'settlement', a).put(0, 'settlement', t.corner(0, 0, 1));
      expect(t.refusal(0, 'ship', { corner: t.corner(0, 0, 1) })?.code).toBe('no-sea-way');
      for (let i = 0; i < room; i++) t.play(0, 'ship', { corner: a });
      expect(t.refusal(0, 'ship', { corner: a })?.code).toBe(room === 2 ? 'ships-out' : 'corner-full');
      expect(ships.of(t.b).out(t.s, 0)).toBe(room);
    }
  });

  it('stop at foreign buildings only where a game lets them', () => {
    for (const [id, ships, at, may] of [
      ['test/one', one, {}, false],
      ['test/two', two, { unit: 0 }, true],
    ] as const) {
      const t = table(id);
      const [a, b, c] = coast(t);
      t.put(1, 'settlement', b);
      ships.of(t.b).put(t.s, 0, a);
      dice(t, 2, 2).play(0, 'end-turn');
      expect(goals(t, { corner: a, ...at }).includes(b)).toBe(may);
      expect(goals(t, { corner: a, ...at })).toContain(c);
    }
  });
});

describe('a stow', () => {
  it('keeps what lies in it in order, however it came there', () => {
    const t = table('test/one');
    const stow = makeStow(t.b.row('shipHold'), 2);
    stow.add(t.s, 1, 3);
    stow.add(t.s, 1, 0);
    expect([t.field('shipHold', 2), t.field('shipHold', 3)]).toEqual([1, 4]);
    expect([stow.size(t.s, 1), stow.room(t.s, 1), stow.count(t.s, 1, 3)]).toEqual([2, false, 1]);
    stow.remove(t.s, 1, 0);
    expect([t.field('shipHold', 2), t.field('shipHold', 3), stow.room(t.s, 1)]).toEqual([4, 0, true]);
    stow.clear(t.s, 1);
    expect([stow.size(t.s, 1), stow.size(t.s, 0)]).toEqual([0, 0]);
  });
});
