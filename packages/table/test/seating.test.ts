import { describe, expect, test } from 'vitest';
import { seated } from '../seating.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => `seed ${i}`);
const sit = (begins: 'drawn' | number, order: 'listed' | 'drawn', seed: string): string =>
  seated(['A', 'B', 'C', 'D'], { begins, order }, seed).join('');

describe('who sits where', () => {
  test('whoever begins sits first, and the others follow as they are listed', () => {
    expect(sit(2, 'listed', 'x')).toBe('CDAB');
  });

  test('who begins is drawn from the seed: everybody comes to it, and the same seed draws the same', () => {
    const draw = (seed: string) => sit('drawn', 'listed', seed);
    expect(new Set(SEEDS.map(draw))).toEqual(new Set(['ABCD', 'BCDA', 'CDAB', 'DABC']));
    expect(SEEDS.map(draw)).toEqual(SEEDS.map(draw));
  });

  test('the order may be drawn too, with a beginner of choice', () => {
    const drawn = SEEDS.map((seed) => sit(1, 'drawn', seed));
    expect(drawn.every((order) => order.startsWith('B'))).toBe(true);
    expect(new Set(drawn).size).toBe(6);
  });
});
