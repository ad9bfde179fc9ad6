import { expect, test } from 'vitest';
import { breakable } from '../../rivals/hyphens.ts';

const shown = (name: string): string => breakable(name).replaceAll('\u00ad', '-');

test('a long word of a card’s name may be broken between two syllables, a short one never', () => {
  expect(shown('Marketplace')).toBe('Market-place');
  expect(shown('Storehouse')).toBe('Store-house');
  expect(shown('Fairgrounds')).toBe('Fair-grounds');
  expect(shown('Merchant Guild')).toBe('Mer-chant Guild');
  expect(shown('Lumber Camp')).toBe('Lum-ber Camp');
  expect(shown('Abbey')).toBe('Abbey');
});

test('German words are broken before the consonants that begin a syllable', () => {
  const german = (name: string): string => breakable(name, 'de').replaceAll('\u00ad', '-');
  expect(german('Kaufmannsgilde')).toBe('Kaufmanns-gilde');
  expect(german('Zollbrücke')).toBe('Zoll-brücke');
  expect(german('Großes Handelsschiff')).toBe('Gro-ßes Handels-schiff');
  expect(german('Goldschmied')).toBe('Gold-schmied');
});
