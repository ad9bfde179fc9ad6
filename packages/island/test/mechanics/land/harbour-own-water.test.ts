import { NATURE, toMove } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { harbourLaying, layoutOf, withHarbourStock } from '../../../index.ts';
import { harbourPlaces, harboursOf, harboursOnLand, harboursTouch } from '../../second-islands/board.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

/** a row of land, sea, land … as long as the word: `l` land, `s` sea */
const row = (word: string, stock: Record<string, number>) =>
  layoutOf(
    withHarbourStock(
      {
        format: 'hexwright-layout/1',
        id: 'row',
        name: 'A row',
        provenance: 'house',
        hexes: [...word].map((letter, q) => ({
          q,
          r: 0,
          terrain: letter === 'l' ? 'forest' : 'sea',
          number: 5,
        })),
        robber: null,
      },
      stock,
    ),
  );
const table = (word: string, stock: Record<string, number>, water: 'own' | 'hex' = 'hex') =>
  new Table('trial', {
    own: trial(harbourLaying({ by: 'nature', water, mayTouch: true })),
    layout: row(word, stock),
    seats: 3,
  });

describe('harbours with water of their own', () => {
  // proves second-islands/catan-plus: Every harbour is laid with both ends
  // proves second-islands/seas-for-the-poor: A harbour is laid with both ends on land
  it('are laid by nature with both ends on land', () => {
    const t = table('lslsl', { any: 1, ore: 1 });
    expect([toMove(t.s), t.decision]).toEqual([NATURE, 'draw-harbour']);
    t.nature('draw-harbour', { kind: 'ore' });
    expect(t.legal(NATURE, 'lay-harbour').length).toBe(4);
    t.until('place-building');
    expect(harboursOf(t)).toEqual({ any: 1, ore: 1 });
    expect(harboursOnLand(t)).toBe(true);
    expect(harboursTouch(t)).toBe(false);
  });

  // proves second-islands/catan-plus: While there is a choice, no two serve
  it('take one hex of water each, and what finds none stays out', () => {
    const t = table('lsl', { any: 3 }).until('place-building');
    expect(harboursOf(t)).toEqual({ any: 1 });
  });

  it('may face the water outside of the board where that is allowed', () => {
    const t = table('lsl', { any: 3 }, 'own').until('place-building');
    expect(harbourPlaces(t).length).toBe(3);
  });

  // proves second-islands/catan-plus, second-islands/seas-for-the-poor: While there is a choice, no two serve
  it('keep from neighbouring hexes while they can', () => {
    const t = table('lssssl', { any: 2 });
    t.nature('draw-harbour', { kind: 'any' }).nature('lay-harbour', { edge: t.edge(0, 0, 0) });
    t.nature('draw-harbour', { kind: 'any' });
    expect(t.legal(NATURE, 'lay-harbour')).toEqual([{ move: 'lay-harbour', edge: t.edge(5, 0, 3) }]);
  });

  it('may be laid by the seats', () => {
    const t = new Table('trial', {
      own: trial({
        ...harbourLaying({ by: 'seats', water: 'hex', mayTouch: false }),
        rules: () => ({
          harbourLaying: { laidBy: (_s, laid) => 1 << (2 - laid) },
        }),
      }),
      layout: row('lslsl', { any: 2 }),
      seats: 3,
    });
    t.nature('draw-harbour', { kind: 'any' });
    expect(t.refusal(2, 'lay-harbour', { edge: t.edge(0, 0, 3) })?.code).toBe('no-harbour-place');
    t.play(2, 'lay-harbour', { edge: t.edge(0, 0, 0) }).nature('draw-harbour', { kind: 'any' });
    expect(toMove(t.s)).toBe(1 << 1);
  });
});
