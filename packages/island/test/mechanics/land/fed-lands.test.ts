import { expect, it } from 'vitest';
import { fedLands } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const own = trial({ parts: [fedLands({ from: 'hills', to: 'mountains' })] });

it('the number of each such hex also lies on one of the other kind, which then has two', () => {
  const t = new Table('trial', { own }).until('place-building');
  const hexes = (terrain: string): number[] =>
    [...t.b.layout.hexes.keys()].filter((hex) => t.field('terrain', hex) === t.b.terrain(terrain));
  const sources = hexes('hills').map((hex) => t.field('numbers', hex));
  const fed = hexes('mountains').map((hex) => t.field('numbers', hex));
  expect(fed).toHaveLength(3);
  for (const number of sources) expect(fed.some((all) => (all & number) === number)).toBe(true);
  expect(
    hexes('fields').every((hex) => (t.field('numbers', hex) & (t.field('numbers', hex) - 1)) === 0),
  ).toBe(true);
});

it('its own land gives nothing', () => {
  const t = new Table('trial', { own }).until('place-building');
  const hills = [...t.b.layout.hexes.keys()].find((hex) => t.field('terrain', hex) === t.b.terrain('hills'))!;
  expect(t.b.rules.hexGood(t.s, hills)).toBe(-1);
});
