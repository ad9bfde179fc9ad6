import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rivalsModules } from '../index.ts';
import { Table } from './table.ts';

/** What docs/rivals-cards.md says of each card: set, kind, copies and cost. */
const told = readFileSync(new URL('../../../docs/rivals-cards.md', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 9 && /^\d+$/.test(cells[4]))
  .map((cells) => cells.slice(1, 6).join(' | '));

test('every card is in as many copies, of its set and kind and for the cost, as the list of cards tells', () => {
  const games = rivalsModules.filter(({ internal, kind }) => !internal && kind !== 'variant');
  const books = games.map(({ id }) => new Table(id).b);
  const cards = new Map<string, string>();
  for (const { cards: own, backs } of books)
    for (const { id, name, unit, city, kind, count, cost = {}, back } of own) {
      const price = Object.entries(cost).map(([good, n]) => `${n} ${good}`);
      const line = [name, backs[back], unit ?? (city ? 'city' : kind), count, price.join(', ')].join(' | ');
      if (!cards.has(id)) cards.set(id, line);
    }
  expect(told.length).toBeGreaterThan(90);
  expect([...cards.values()].sort()).toEqual([...told].sort());
});
