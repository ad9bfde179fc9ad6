import { describe, expect, test } from 'vitest';
import { dayOf, daysUntil, readDay, seedOf } from '../../daily/days.ts';
import { scoreOf, scoreOfAll, squares } from '../../daily/score.ts';
import type { FirstPlace } from '../../review/reviewed.ts';

const noon = new Date(2026, 10, 19, 12);

describe('a day', () => {
  test('is that of the calendar of whoever plays, from its first minute to its last', () => {
    expect(dayOf(new Date(2026, 0, 2, 0, 0))).toBe('2026-01-02');
    expect(dayOf(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02');
  });

  test('of an address is one that there is, and has come', () => {
    expect(readDay('2026-11-19', noon)).toBe('2026-11-19');
    for (const wrong of ['2026-11-20', '2026-02-30', '2026-1-2', 'today', ''])
      expect(readDay(wrong, noon)).toBeUndefined();
  });

  test('has others before it, over the end of a month', () => {
    expect(daysUntil('2026-03-01', 3)).toEqual(['2026-03-01', '2026-02-28', '2026-02-27']);
  });

  test('has a board of its own', () => {
    expect(seedOf('2026-11-19')).not.toBe(seedOf('2026-11-18'));
  });
});

describe('the score', () => {
  const place = (chance: number, bestChance: number) => ({ chance, bestChance }) as FirstPlace;

  test('is the share of the best chance that a place leaves, and 100 for the best', () => {
    expect(scoreOf(place(0.3, 0.3))).toBe(100);
    expect(scoreOf(place(0.15, 0.3))).toBe(50);
    expect(scoreOf(place(0, 0.3))).toBe(0);
  });

  test('of a day is the mean of its places', () => {
    expect(scoreOfAll([place(0.3, 0.3), place(0.15, 0.3)])).toBe(75);
  });

  test('shows itself as squares, from both sides of each step', () => {
    expect(squares([95, 94, 80, 79, 60, 59])).toBe('🟩🟨🟨🟧🟧🟥');
  });
});
