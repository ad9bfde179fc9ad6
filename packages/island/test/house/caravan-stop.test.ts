import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

describe('the caravan stop', () => {
  const desertTable = (options = {}): { table: Table; corner: number } => {
    const table = new Table('house/caravan-stop', { options }).started().bare();
    const hex = Array.from({ length: 19 }, (_, i) => i).find(
      (i) => table.s.cells[table.b.at.terrain + i] === table.b.terrain('desert'),
    )!;
    return { table, corner: table.b.topology.hexCorner[hex * 6] };
  };

  // proves house/caravan-stop: When a 7 is rolled
  it('a seven lets a building at the desert take a good of choice', () => {
    const { table, corner } = desertTable();
    table.put(2, 'settlement', corner).give(2, {});
    table.roll(7);
    expect(table.decision).toBe('choose-good');
    table.play(2, 'choose-good', { good: 'ore' });
    expect(table.hand(2)).toEqual({ ore: 1 });
    expect(table.field('caravans', 2)).toBe(1);
    expect(table.decision).toBe('move-blocker');
  });

  // proves house/caravan-stop: before anybody discards
  it('the caravan comes before the discards', () => {
    const { table, corner } = desertTable();
    table.put(1, 'settlement', corner).give(1, { wool: 9 });
    table.roll(7);
    table.play(1, 'choose-good', { good: 'wool' });
    expect(table.decision).toBe('discard');
  });

  // proves house/caravan-stop: The caravan may bring 2 or 3
  // proves house/caravan-stop: Goods that a caravan brings
  it('an option lets it bring more', () => {
    const { table, corner } = desertTable({ caravanGoods: 2 });
    table.put(0, 'settlement', corner).give(0, {});
    table.roll(7);
    table.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'wool' });
    expect(table.hand(0)).toEqual({ ore: 1, wool: 1 });
  });

  it('no other number brings a caravan', () => {
    const { table, corner } = desertTable();
    table.put(0, 'settlement', corner);
    table.roll(12);
    expect(table.decision).toBe('main');
  });
});
