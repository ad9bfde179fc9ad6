import { expect, test } from 'vitest';
import { printedStarts, startCorners } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const board = () => new Table('first-island/paper-and-pencil').b.layout;
const begin = (goods: 'last' | Record<string, number>, seats = 4) =>
  new Table('trial', { seats, layout: board(), own: trial(printedStarts({ goods }), ['first-island/base']) });

test('the pieces of the layout stand when the first turn begins', () => {
  const t = begin('last');
  expect(t.decision).toBe('roll');
  const corners = startCorners(t.b);
  board().starts.forEach(({ seat }, i) => {
    expect(t.b.ownerOf[t.s.cells[t.b.at.building + corners[i]]]).toBe(seat);
  });
});

test('roads are joined and harbours counted as if they had been built', () => {
  const t = begin('last');
  for (let seat = 0; seat < 4; seat++) expect(t.field('routeLength', seat)).toBe(1);
});

test('goods come from the last printed settlement, or are given', () => {
  expect(Object.keys(begin('last').hand(0)).length).toBeGreaterThan(0);
  expect(begin({ ore: 2, wool: 1 }).hand(3)).toEqual({ ore: 2, wool: 1 });
});

test('colours that nobody plays belong to nobody', () => {
  const t = begin('last', 2);
  const owners = startCorners(t.b).map((corner) => t.b.ownerOf[t.s.cells[t.b.at.building + corner]]);
  expect(owners).toEqual(board().starts.map(({ seat }) => Math.min(seat, t.b.neutral)));
});
