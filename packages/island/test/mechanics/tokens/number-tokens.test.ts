import { expect, test } from 'vitest';
import { besideRed } from '../../../mechanics/tokens/number-tokens.ts';
import { Table } from '../../table.ts';

test('a red number lies beside the six hexes around it, and no others', () => {
  const t = new Table('first-island/base').started();
  const { hexes } = t.b.topology;
  for (let red = 0; red < hexes; red++) {
    for (let hex = 0; hex < hexes; hex++) t.set('numbers', hex, 1 << 5);
    t.set('numbers', red, 1 << 8);
    const beside = Array.from({ length: hexes }, (_, hex) => hex).filter((hex) => besideRed(t.b, t.s, hex));
    expect(beside).toEqual([...t.b.walks.hexesBeside[red]].sort((a, z) => a - z));
    expect(beside.some((hex) => besideRed(t.b, t.s, hex, red))).toBe(false);
  }
});
