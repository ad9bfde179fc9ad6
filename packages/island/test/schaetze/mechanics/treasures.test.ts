import { describe, expect, it } from 'vitest';
import { defineModule } from '../../../index.ts';
import { TREASURE, treasures, treasuresByRoute } from '../../../schaetze/mechanics/treasures.ts';
import { Table } from '../../table.ts';

const FRONTS = [1, 1, 1, 1, 1];

/** the base game with treasures on three corners, and two in the reserve */
const hoard = defineModule({
  id: 'test/hoard',
  kind: 'variant',
  seats: [4],
  needs: ['first-island/base'],
  board: (was) => ({
    ...was!,
    marks: {
      ...was!.marks,
      corners: {
        [TREASURE]: [
          { q: 0, r: 0, corner: 0 },
          { q: 0, r: 0, corner: 1 },
          { q: 0, r: 0, corner: 3 },
        ],
      },
    },
  }),
  parts: [treasures({ fronts: () => FRONTS }), treasuresByRoute()],
  words: { name: 'Hoard', summary: 'A test.', rules: [] },
});

function table(): Table {
  const t = new Table('test/hoard', { own: [hoard] }).started().bare();
  for (const corner of [0, 1, 3]) t.set('treasureAt', t.corner(0, 0, corner), 1);
  FRONTS.forEach((count, kind) => {
    t.set('treasuresClosed', kind, count);
  });
  t.set('treasuresSpare', 0, 2).roll(2);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}

describe('treasures', () => {
  it('lie on the marked corners, and what is left over is the reserve', () => {
    const t = new Table('test/hoard', { own: [hoard] }).until('place-building');
    expect([0, 1, 2, 3].map((corner) => t.field('treasureAt', t.corner(0, 0, corner)))).toEqual([1, 1, 0, 1]);
    expect(t.field('treasuresSpare')).toBe(2);
  });

  it('a route between two of them takes both, and each is turned over by chance', () => {
    const t = table().put(0, 'road', table().edge(0, 0, 1));
    expect(t.decision).toBe('treasure');
    t.nature('treasure', { front: 'good' }).play(0, 'choose-good', { good: 'ore' });
    expect(t.decision).toBe('treasure');
    expect(t.refusal(-1, 'treasure', { front: 'good' })).toBeDefined();
    t.nature('treasure', { front: 'materials' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { ore: 1, brick: 1, lumber: 1, wool: 1 }]);
  });

  it('a piece of nobody’s takes none', () => {
    const t = table();
    t.putNeutral('road', t.edge(0, 0, 1));
    expect([t.decision, t.field('treasureAt', t.corner(0, 0, 0))]).toEqual(['main', 1]);
  });

  it('an empty reserve gives nothing', () => {
    const t = table().set('treasuresSpare', 0, 1);
    t.b.the.treasures.takeSpare(t.s, 1);
    expect(t.decision).toBe('treasure');
    t.nature('treasure', { front: 'materials' });
    t.b.the.treasures.takeSpare(t.s, 1);
    expect([t.decision, t.field('treasuresSpare')]).toEqual(['main', 0]);
  });
});
