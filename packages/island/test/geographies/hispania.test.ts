import { expect, it } from 'vitest';
import { Table } from '../table.ts';
import { may } from './mechanics/ground.ts';
import { cornerOf, edgeOf } from './named.ts';

const table = (): Table => new Table('geographies/hispania').started().bare().until('main').bare();
const [PALMA, VALENCIA, BARCELONA] = ['3,1/5', '3,0/4', '4,-1/5'];

it('from Valencia a ferry leads to Palma, which may be settled without a road', () => {
  const t = table();
  expect(may(t, 0, 'settlement', cornerOf(t, PALMA))).toBe(false);
  t.put(0, 'settlement', cornerOf(t, VALENCIA));
  expect(may(t, 0, 'settlement', cornerOf(t, PALMA))).toBe(true);
  expect(may(t, 0, 'road', edgeOf(t, '4,1|4'))).toBe(false);
  t.put(0, 'settlement', cornerOf(t, PALMA));
  expect(may(t, 0, 'road', edgeOf(t, '4,1|4'))).toBe(true);
});

it('from Barcelona a ferry leads to the north of Mallorca, from where roads go on', () => {
  const t = table();
  t.put(0, 'settlement', cornerOf(t, BARCELONA));
  expect(['4,1|1', '4,1|2'].map((edge) => may(t, 0, 'road', edgeOf(t, edge)))).toEqual([true, true]);
  expect(may(t, 0, 'settlement', cornerOf(t, PALMA))).toBe(false);
});

it('no road lies on the open sea', () => {
  const t = table();
  t.put(0, 'settlement', cornerOf(t, PALMA));
  expect(['3,1|5', '3,1|1', '4,0|0'].map((edge) => may(t, 0, 'road', edgeOf(t, edge)))).toEqual([
    false,
    false,
    false,
  ]);
});
