import { expect, test } from 'vitest';
import { bridges, defineModule, type Module } from '../../../index.ts';
import { chartedBoard } from '../../../seafarers/boards/index.ts';
import { Table } from '../../table.ts';

/** Land in the west and in the east, two sea hexes between them, and more sea to the south. */
const chart = {
  id: 'two-banks',
  name: 'Two banks',
  rows: `
    0  0: hills4 fields5 ~ ~ forest9 hills10
    1  0: pasture3 mountains11 ~ ~ fields4
    2 -1: forest6 fields2 ~ ~ ~ mountains12`,
  harbours: '',
  robber: 'off',
};

const spanned: Module = defineModule({
  id: 'test/two-banks',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  changes: { pieces: { road: { edges: ['land', 'coast', 'sea'] } } },
  parts: bridges({ piece: 'road', fork: false, removable: true, closeEnds: false }),
  board: () => chartedBoard(chart),
  words: { name: 'Two banks', summary: '', rules: [] },
});

function banks(): Table {
  const t = new Table('test/two-banks', { own: [spanned], seats: 3 })
    .started()
    .bare()
    .roll(12)
    .until('main', 0);
  return t.put(0, 'settlement', t.corner(2, 0, 2)).give(0, { brick: 4, lumber: 4 });
}
/** along the north of the two sea hexes */
const span = (t: Table, i: number) => t.edge(i < 2 ? 2 : 3, 0, i % 2 === 0 ? 2 : 1);
/** the coastal edge beside the town */
const coast = (t: Table) => t.edge(2, 0, 3);
/** seat 0 has laid so many spans from west to east */
function spanning(count: number): Table {
  const t = banks();
  for (let i = 0; i < count; i++) t.put(0, 'road', span(t, i));
  return t;
}
const roads = (t: Table) => t.legal(0, 'road').map((move) => move.edge);

test('a route spans the water for its usual price', () => {
  const t = banks();
  t.play(0, 'road', { edge: span(t, 0) }).play(0, 'road', { edge: span(t, 1) });
  expect(t.hand(0)).toEqual({ brick: 2, lumber: 2 });
});

test('it does not fork at sea', () => {
  const t = spanning(2);
  // at the corner between the two sea hexes the line may go on, one way or the other
  expect(roads(t)).toContain(span(t, 2));
  expect(roads(t)).toContain(t.edge(2, 0, 0));
  t.put(0, 'road', span(t, 2));
  expect(roads(t)).not.toContain(t.edge(2, 0, 0));
});

test('it forks where land touches the corner', () => {
  const t = spanning(1);
  t.put(0, 'road', coast(t));
  expect(roads(t)).toContain(t.edge(1, 0, 1));
});

// proves seafarers/greater-catan-bridges: Bridges of several players
test('spans of different owners may meet at sea', () => {
  const t = spanning(2);
  t.put(1, 'road', span(t, 2));
  expect(roads(t)).toContain(t.edge(2, 0, 0));
});

test('the owner may tear a span down, also in the middle of a line, and gets the piece back but not the price', () => {
  const t = spanning(3);
  const supply = t.field('supply', t.b.piece('road').index);
  t.play(0, 'tear-down', { edge: span(t, 1) });
  expect(t.field('route', span(t, 1))).toBe(0);
  expect(t.field('supply', t.b.piece('road').index)).toBe(supply + 1);
  expect(t.hand(0)).toEqual({ brick: 4, lumber: 4 });
  expect(t.field('routeLength', 0)).toBe(1);
});

// proves seafarers/greater-catan-bridges: Roads along a coast
test('roads on land or along a coast, and those of others, stay', () => {
  const t = banks();
  t.put(0, 'road', coast(t));
  t.put(1, 'road', span(t, 3));
  expect(t.legal(0, 'tear-down')).toEqual([]);
  expect(t.refusal(0, 'tear-down', { edge: span(t, 3) })?.code).toBe('no-bridge');
});
