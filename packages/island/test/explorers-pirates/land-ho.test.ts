import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { voyage } from './voyage.ts';

describe('Land Ho!', () => {
  // proves explorers-pirates/land-ho: The first to 8 points on their own turn wins.
  test('eight points win', () => {
    const t = voyage();
    t.roll(2);
    for (const [q, r] of [
      [4, -2],
      [3, 2],
    ]) {
      t.lay(t.hex(q, r), 'fields', 9);
      t.put(0, 'harbour-settlement', t.corner(q, r, 1));
    }
    expect(t.points(0)).toBe(7);
    t.put(0, 'settlement', t.corner(4, -2, 4));
    t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: t.edge(-1, 2, 3) });
    expect(t.over).toBe(true);
  });

  // proves explorers-pirates/land-ho: on a 7 hands of more than 7 cards are halved, and nothing else happens
  test('a seven halves large hands, and nobody moves or steals anything', () => {
    const t = voyage();
    t.give(1, { ore: 9, gold: 9 });
    t.roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'ore' });
    expect(t.decision).toBe('main');
    expect(t.hand(1)).toEqual({ ore: 5, gold: 9 });
    expect(t.b.blockers).toHaveLength(0);
  });

  // proves explorers-pirates/land-ho: island, buildings, roads and ships lie as the manual shows them
  test('the recommended opening', () => {
    const t = new Table('explorers-pirates/land-ho', { options: { opening: 'placed' } }).started();
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([
      { gold: 2, grain: 1, ore: 1, wool: 1 },
      { gold: 2, brick: 1, lumber: 1, ore: 1 },
      { gold: 2, grain: 1, ore: 1, wool: 1 },
      { gold: 2, brick: 1, wool: 1 },
    ]);
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 3, 3]);
    expect(t.b.terrains[t.field('terrain', t.hex(-2, 0))].id).toBe('mountains');
  });

  // proves explorers-pirates/land-ho: Everybody chooses where to begin on a shuffled island
  test('otherwise the island is shuffled around its printed pasture, and its numbers stay', () => {
    const t = new Table('explorers-pirates/land-ho', { seed: 5 }).started();
    const island = t.b.layout.hexes.flatMap(({ region }, hex) => (region === 'start' ? [hex] : []));
    const terrains = island.map((hex) => t.b.terrains[t.field('terrain', hex)].id).sort();
    expect(terrains.filter((id) => id === 'pasture')).toHaveLength(4);
    expect(terrains.filter((id) => id === 'forest')).toHaveLength(4);
    expect(terrains.filter((id) => id === 'mountains')).toHaveLength(3);
    expect(t.b.terrains[t.field('terrain', t.hex(-3, 0))].id).toBe('pasture');
    const numbers = island.map((hex) => 31 - Math.clz32(t.field('numbers', hex))).sort((a, z) => a - z);
    expect(numbers).toEqual([3, 3, 4, 4, 5, 6, 6, 8, 8, 9, 10, 10, 11, 11, 12]);
  });
});
