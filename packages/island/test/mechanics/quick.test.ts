import { setFlagsFromString } from 'node:v8';
import { expect, it } from 'vitest';
import type { Module } from '../../index.ts';
import { Table } from '../table.ts';

setFlagsFromString('--allow-natives-syntax');
const isQuick = new Function('it', 'return %HasFastProperties(it)') as (it: object) => boolean;

it('the points that parts amend are no slow dictionaries', () => {
  const slow: string[] = [];
  const look = (points: object, where: string): void => {
    if (!isQuick(points)) slow.push(where);
    for (const [name, group] of Object.entries(points))
      if (typeof group === 'object' && !isQuick(group)) slow.push(`${where}.${name}`);
  };
  // Comes after everything that a game is made of.
  const last: Module = {
    id: 'test/last',
    kind: 'variant',
    seats: [4],
    rules: (was) => {
      look(was, 'was');
      return {};
    },
    words: { name: '', summary: '', rules: [] },
  };
  for (const row of ['first-island/base', 'seafarers/new-world', 'cities-knights/with-seafarers']) {
    const { b } = new Table(row, { modules: ['test/last'], own: [last] });
    look(b.rules, row);
    look(b.the, row);
    for (const page of [b, b.fields, b.at]) if (!isQuick(page)) slow.push(`${row}: a page of the book`);
  }
  expect(slow).toEqual([]);
});
