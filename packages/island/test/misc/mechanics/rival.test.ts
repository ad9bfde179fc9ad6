import { describe, expect, it } from 'vitest';
import { rivalScores, weighRival } from '../../../misc/mechanics/rival.ts';
import { isFenced } from '../../../misc/mechanics/wandering.ts';
import { Table } from '../../table.ts';

const table = () => new Table('misc/robin-hood', { seats: 1 }).started();

describe('a rival made of rules', () => {
  it('scores openly', () => {
    const t = table();
    t.s.events = [];
    rivalScores(t.b, t.s, 3);
    rivalScores(t.b, t.s, 0);
    expect(t.field('rivalPoints')).toBe(3);
    expect(t.s.events.map((event) => event.data)).toEqual([{ count: 3, at: 3 }]);
  });

  it('beats everybody when it gets to its goal', () => {
    const t = table().set('rivalPoints', 0, 14);
    t.b.settle(t.s);
    expect(t.over).toBe(false);
    t.set('rivalPoints', 0, 15);
    t.b.settle(t.s);
    expect(t.b.result(t.s).winners).toEqual([]);
  });

  it('is weighed against the seats: they need more than it has', () => {
    const weighed = (points: number) => {
      const t = table().set('rivalPoints', 0, points);
      weighRival(t.b, t.s);
      return t.b.result(t.s);
    };
    expect(weighed(1)).toMatchObject({ winners: [0], ending: 'condition' });
    expect(weighed(2)).toMatchObject({ winners: [], ending: 'defeat' });
  });
});

describe('a wandering blocker', () => {
  it('is fenced in by routes on all six sides', () => {
    const t = table().bare();
    for (let side = 0; side < 5; side++) t.put(0, 'road', t.edge(1, 0, side));
    expect(isFenced(t.b, t.s, t.hex(1, 0))).toBe(false);
    t.put(0, 'road', t.edge(1, 0, 5));
    expect(isFenced(t.b, t.s, t.hex(1, 0))).toBe(true);
  });

  it('stays off the board while it is not on it', () => {
    const t = table().set('blocker', 0, -1).give(0, {}).roll(7).nature('wander', { face: 3 });
    expect(t.field('blocker')).toBe(-1);
  });
});
