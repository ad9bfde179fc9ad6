import { describe, expect, test } from 'vitest';
import { searched } from '../../catalogue/search.ts';

const rows = [
  { id: 'a/new-world', name: 'New World', summary: 'Random islands, laid by fishermen.' },
  { id: 'a/fishermen', name: 'The Fishermen of Catan', summary: 'Fish on the coast and in the lake.' },
  { id: 'a/friendly-robber', name: 'The Friendly Robber', summary: 'It leaves the poor alone.' },
  { id: 'a/wedding', name: 'The Wedding Tower', summary: 'A robber with manners.' },
  { id: 'a/catan-for-two', name: 'Kämpfe am Fluß', summary: 'A duel.' },
];
const found = (text: string): string[] => searched(rows, text).map(({ name }) => name);

describe('the search', () => {
  test('finds what stands in a name before what is only told of a row', () => {
    expect(found('fishermen')).toEqual(['The Fishermen of Catan', 'New World']);
    expect(found('robber')).toEqual(['The Friendly Robber', 'The Wedding Tower']);
  });

  test('takes the beginning of a word, and asks for every word', () => {
    expect(found('fish cat')).toEqual(['The Fishermen of Catan']);
    expect(found('fish robber')).toEqual([]);
  });

  test.each([
    ['a wrong letter', 'frisndly'],
    ['a missing one', 'freindly'],
    ['one too many', 'friiendly'],
    ['two that changed places', 'firendly'],
    ['the beginning of a mistyped word', 'fridn'],
  ])('forgives %s in a name', (_, text) => {
    expect(found(text)).toEqual(['The Friendly Robber']);
  });

  test('forgives one mistake in a word of four to seven letters, two in a longer one, none in a shorter one', () => {
    expect(found('towre')).toEqual(['The Wedding Tower']);
    expect(found('tuwra')).toEqual([]);
    expect(found('fisharmin')).toEqual(['The Fishermen of Catan']);
    expect(found('fashirmin')).toEqual([]);
    expect(found('nww')).toEqual([]);
  });

  test('minds neither accents nor capitals, and an id is as good as a name in another language', () => {
    expect(found('KAMPFE fluss')).toEqual(['Kämpfe am Fluß']);
    expect(found('for two')).toEqual(['Kämpfe am Fluß']);
  });

  test('leaves all as they stand while nothing is asked', () => {
    expect(found('  ')).toEqual(rows.map(({ name }) => name));
  });
});
