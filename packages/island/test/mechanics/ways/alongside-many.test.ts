import { expect, it } from 'vitest';
import { alongside, countOf } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const own = trial({ parts: [alongside({ piece: 'road', others: ['road-b', 'road-c'] })] });

/** Seats 0 to 3 have a settlement at one end of an edge each, as far as there is room; seat 0 trades and builds. */
function crossing(): { t: Table; edge: number } {
  const t = new Table('trial', { own }).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  t.roll(3);
  return { t, edge: t.edge(0, 0, 0) };
}

/** every seat gets to the edge by a road of its own on the next one */
function near(t: Table, edge: number): void {
  const [end] = t.b.walks.endsOf[edge];
  const [beside] = t.b.walks.edgesAt[end].filter((one) => one !== edge);
  for (const seat of [0, 1, 2]) t.put(seat, 'road', beside);
  t.give(0, { brick: 2, lumber: 2 });
}

it('several seats have a road each on one edge, out of the supply of their roads', () => {
  const { t, edge } = crossing();
  for (const seat of [1, 2]) t.put(seat, 'road', edge);
  near(t, edge);
  t.play(0, 'road', { edge });
  const road = t.b.piece('road');
  const third = t.b.piece('road-c');
  expect(t.b.ownerOf[third.marks.get(t.s, edge)]).toBe(0);
  expect([countOf(t.b, t.s, 0, road.index), countOf(t.b, t.s, 0, third.index)]).toEqual([1, 1]);
  expect(t.b.fields.supply.get(t.s, 0, road.index)).toBe(13);
  expect(t.legal(0, 'road-b')).toEqual([]);
});

it('nobody has two on one edge, whichever of them came first', () => {
  const { t, edge } = crossing();
  near(t, edge);
  t.put(1, 'road', edge).put(0, 'road', edge);
  expect(t.refusal(0, 'road', { edge })?.code).toBe('taken');
});

it('an edge is full when there is room for no more', () => {
  const { t, edge } = crossing();
  near(t, edge);
  for (const seat of [1, 2, 3]) t.put(seat, 'road', edge);
  expect(t.refusal(0, 'road', { edge })?.code).toBe('taken');
  expect(t.legal(0, 'road').some((move) => move.edge === edge)).toBe(false);
});

it('each goes on from its own, and from nobody else’s', () => {
  const { t, edge } = crossing();
  t.put(1, 'road', edge).give(0, { brick: 1, lumber: 1 });
  expect(t.refusal(0, 'road', { edge })?.code).toBe('not-joined');
  expect(t.b.field('routesAt')).toBeGreaterThan(0);
});
