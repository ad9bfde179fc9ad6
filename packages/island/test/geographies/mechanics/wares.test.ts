import { expect, it } from 'vitest';
import { wares } from '../../../geographies/mechanics/wares.ts';
import type { Table } from '../../table.ts';
import { ground } from './ground.ts';

const table = (): Table =>
  ground(
    [
      wares([
        { id: 'salt', called: 'salt', colour: '#ffffff', shape: 'sack' },
        { id: 'tar', called: 'tar', colour: '#222222', shape: 'barrel', bankBuys: false, supply: 5 },
      ]),
    ],
    {},
  );

it('they lie beside the hand', () => {
  const t = table();
  t.give(0, { salt: 9, wool: 2 });
  expect([t.field('handSize', 0), t.b.rules.discardCount(t.s, 0)]).toEqual([2, 0]);
});

it('the bank takes those that it may, and gives none', () => {
  const t = table();
  const seat = t.active;
  t.give(seat, { salt: 4, tar: 4 });
  expect(t.legal(seat, 'bank-trade').map(({ give, want }) => `${give} ${want}`)).toEqual([
    'salt brick',
    'salt lumber',
    'salt wool',
    'salt grain',
    'salt ore',
  ]);
});

it('there is no end of them, or as many as it says', () => {
  expect(table().bank('tar')).toBe(5);
  expect(table().bank('salt')).toBeGreaterThan(1000);
});

it('bots think something of each, but not of hoards', () => {
  const t = table();
  const worth = (salt: number): number => t.give(0, { salt }).b.the.hints.progress(t.s, 0);
  expect(worth(3)).toBeGreaterThan(worth(2));
  expect(worth(40)).toBe(worth(12));
});
