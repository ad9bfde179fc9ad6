import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const table = (): Table =>
  new Table('seafarers/heading-for-new-shores', { modules: ['variant/catan-is-round'] })
    .started()
    .until('main', 0)
    .bare();
const west = (t: Table): readonly number[] => t.b.walks.edgesAt[t.b.topology.extraCorner('round-west')];
/** seat 0 has a ship that comes to the corner from which the edge leads around */
const coming = (t: Table, edge: number): Table => {
  const corner = t.b.walks.endsOf[edge].find((at) => at !== t.b.topology.extraCorner('round-west'))!;
  const near = t.b.walks.edgesAt[corner].find((other) => other !== edge)!;
  return t.put(0, 'ship', near);
};

// proves variant/catan-is-round: The two western corners of the board meet
// proves variant/catan-is-round: An edge leads from each corner
it('four edges lead to two points, for ships alone', () => {
  const t = table();
  const points = ['round-west', 'round-east'].map((name) => t.b.topology.extraCorner(name));
  expect(points.map((corner) => t.b.walks.edgesAt[corner].length)).toEqual([2, 2]);
  const [edge] = west(t);
  expect(['ship', 'road'].map((id) => t.b.rules.edgeFit(t.s, t.b.piece(id).index, edge))).toEqual([
    true,
    false,
  ]);
});

// proves variant/catan-is-round: A ship on one of these edges costs as much as three
// proves variant/catan-is-round: It takes one piece
it('costs three ships, takes one piece, counts as one, and joins both ends', () => {
  const t = table();
  const [one, other] = west(t);
  coming(t, one).give(0, { lumber: 2, wool: 2 });
  expect(t.refusal(0, 'ship', { edge: one })?.code).toBe('cannot-pay');
  const { index } = t.b.piece('ship');
  const left = t.field('supply', index);
  t.give(0, { lumber: 6, wool: 6 }).play(0, 'ship', { edge: one });
  expect([t.hand(0), t.field('supply', index), t.field('routeLength', 0)]).toEqual([
    { lumber: 3, wool: 3 },
    left - 1,
    2,
  ]);
  t.play(0, 'ship', { edge: other });
  expect([t.hand(0), t.field('routeLength', 0)]).toEqual([{}, 3]);
});

// proves variant/catan-is-round: No ship is moved there
it('no ship is moved there', () => {
  const t = table();
  const [edge] = west(t);
  expect(t.b.the.lanes.barGo(t.s, 0, 0, edge)?.code).toBe('round-moved');
});

// proves variant/catan-is-round: is never laid for free
it('is not laid by a card, and nothing is built on the points', () => {
  const t = table();
  const [edge] = west(t);
  coming(t, edge).give(0, { lumber: 9, wool: 9 }).cards(0, 'road-building').set('cardPlayed', 0, 0);
  t.play(0, 'play-card', { card: 'road-building' });
  expect(t.refusal(0, 'free-route', { piece: 'ship', edge })?.code).toBe('round-paid');
  expect(t.b.rules.cornerFit(t.s, t.b.topology.extraCorner('round-west'))).toBe(false);
});
