import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const { corners } = new Table('geographies/bavaria').b.layout.marks;
const cities = corners['city-site'].map(({ value }) => value);
const victories = corners['victory-site'].map(({ value }) => value);

it('the towns that are known to be city sites are', () => {
  expect(cities).toEqual(
    expect.arrayContaining(['Nürnberg', 'Altötting', 'Passau', 'Weiden', 'Regensburg', 'Aschaffenburg']),
  );
});

it('the towns that are known to be none are none', () => {
  const known = [...cities, ...victories];
  for (const town of ['Ulm', 'Fürth', 'Berchtesgaden']) expect(known).not.toContain(town);
});
